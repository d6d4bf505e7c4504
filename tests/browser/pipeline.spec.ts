import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {expect, hydrated, interceptRequests, settle, test, visit} from './fixture';
import {reflowProblems} from './reflow';

const PAGE = '/lab/pipeline';

const file = (page: Page, path: string) =>
  page
    .locator('.theme-code-block', {has: page.getByText(path, {exact: true})})
    .locator('pre')
    .first();
const status = (page: Page) => page.locator('.markdown').getByRole('status');
const group = (page: Page, name: string) => page.getByRole('group', {name, exact: true});
const list = (page: Page, name: string) => page.getByRole('combobox', {name, exact: true});
const field = (page: Page, name: string) => page.getByRole('textbox', {name, exact: true});
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

test.describe('the pipeline lab', () => {
  test('starts with a complete example', async ({page}) => {
    await visit(page, PAGE);
    await expect(file(page, '.github/workflows/build.yml')).toContainText('pact broker publish pacts');
    await expect(page.getByRole('row', {name: /PACT_BROKER_TOKEN/})).toContainText('Yes');
    await page.getByRole('main').getByRole('link', {name: 'Publish the pacts', exact: true}).click();
    await expect(page).toHaveURL('/docs/reference/cli/broker/publish');
  });

  test('works with the keyboard only, announces changes, and stores choices in the URL', async ({page}) => {
    await visit(page, PAGE);
    await group(page, 'Role of your application').getByRole('radio', {name: 'Consumer'}).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${PAGE}?role=provider`);
    await expect(status(page)).toContainText('Role of your application: Provider.');
    await expect(status(page)).toContainText('The files are updated: 4 files.');
    await expect(group(page, 'Role of your application').getByRole('radio', {name: 'Provider'})).toBeFocused();
    await expect(file(page, '.github/workflows/verify-changed-pact.yml')).toContainText('repository_dispatch');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${PAGE}?role=provider&approach=bi-directional`);
    await expect(group(page, 'Changed pacts are verified by')).toHaveCount(0);
    await expect(file(page, '.github/workflows/build.yml')).toContainText('publish-provider-contract openapi.yaml');
    await page.keyboard.press('Tab');
    await expect(list(page, 'Language')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list(page, 'CI system')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list(page, 'CI system')).toHaveValue('gitlab');
    await expect(status(page)).toHaveText('CI system: GitLab CI/CD. The files are updated: 1 file.');
    await expect(file(page, '.gitlab-ci.yml')).toContainText('resource_group: production');
  });

  test('starts with the reader’s preferences, which the URL then contains', async ({page}) => {
    await visit(page, '/docs/pact');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Preferences', exact: true}).click();
    const panel = page.getByRole('dialog', {name: 'Preferences'});
    await panel.getByRole('combobox', {name: 'Language'}).selectOption('java');
    await panel.getByRole('combobox', {name: 'CI system'}).selectOption('gitlab');
    await visit(page, PAGE);
    await expect(page).toHaveURL(`${PAGE}?language=java&ci=gitlab`);
    await expect(list(page, 'Language')).toHaveValue('java');
    await expect(file(page, '.gitlab-ci.yml')).toContainText('mvn');
    await expect(status(page)).toHaveText(
      'Some choices are preselected based on your preferences. You can change them here.',
    );
    await list(page, 'CI system').selectOption('azure');
    await expect(status(page)).toHaveText('CI system: Azure Pipelines. The files are updated: 1 file.');
    // A link means the same for everyone.
    await visit(page, `${PAGE}?ci=jenkins`);
    await expect(list(page, 'Language')).toHaveValue('js');
  });

  test('restores a shared URL, goes back, starts over, and undoes that', async ({page}) => {
    await visit(page, `${PAGE}?role=both&language=go&ci=jenkins&environments=qa%2C+live`);
    await expect(list(page, 'CI system')).toHaveValue('jenkins');
    await expect(field(page, 'Environments')).toHaveValue('qa, live');
    await expect(file(page, 'Jenkinsfile')).toContainText("stage('Deploy to live') {");
    await expect(file(page, 'setup-pact.sh')).toContainText('create-environment --name live --production');
    await list(page, 'CI system').selectOption('buildkite');
    await expect(file(page, '.buildkite/pipeline.yml')).toContainText('"$$PACTICIPANT"');
    await page.goBack();
    await expect(file(page, 'Jenkinsfile')).toBeVisible();
    await button(page, 'Start over').click();
    await expect(page).toHaveURL(PAGE);
    await expect(button(page, 'Start over')).toBeFocused();
    await expect(file(page, '.github/workflows/build.yml')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(file(page, 'Jenkinsfile')).toBeVisible();
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  });

  test('explains a damaged URL at its control, and shows no files until it’s corrected', async ({page}) => {
    await visit(page, `${PAGE}?ci=travis&broker=none`);
    await expect(list(page, 'CI system')).toHaveAccessibleDescription(/contains “travis”, which isn’t available/);
    await expect(list(page, 'CI system')).toHaveValue('');
    await expect(group(page, 'Broker').getByRole('radio', {checked: true})).toHaveCount(0);
    await expect(page.locator('.markdown pre')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', {name: 'Broker', exact: true}).click();
    await expect(group(page, 'Broker')).toBeInViewport();
    await group(page, 'Broker').getByRole('radio', {name: 'PactFlow Cloud'}).check();
    await list(page, 'CI system').selectOption('azure');
    await expect(file(page, 'azure-pipelines.yml')).toBeVisible();
  });

  test('keeps an invalid text, and says at its field what to change', async ({page}) => {
    await visit(page, PAGE);
    const name = field(page, 'Application name');
    await name.fill('shop $HOME');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription(/contains \$, which CI systems replace or remove/);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(status(page)).toHaveText(/^No files\. The name contains/);
    await expect(page.locator('.markdown pre')).toHaveCount(0);
    await expect(name).toHaveValue('shop $HOME');
    await page.reload();
    await hydrated(page);
    await expect(name).toHaveValue('shop $HOME');

    await name.fill(`Bob's "best" shop`);
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription(/^The files quote this name\./);
    await expect(file(page, '.github/workflows/build.yml')).toContainText(String.raw`"Bob's \"best\" shop"`);

    const environments = field(page, 'Environments');
    await environments.fill('');
    await environments.press('Enter');
    await expect(environments).toHaveAccessibleDescription(/^Not valid\. Enter at least one environment\./);
    await expect(environments).toHaveValue('');
    await expect(environments).toBeFocused();
    await environments.fill('production');
    await environments.press('Enter');

    const branch = field(page, 'Main branch');
    await branch.fill('feat/*');
    await branch.press('Enter');
    await expect(branch).toHaveAccessibleDescription(/contains \*.*CI systems read others as patterns/);
    await branch.fill('release/2.x');
    await branch.press('Enter');
    await expect(file(page, '.github/workflows/build.yml')).toContainText('branches: [release/2.x]');
  });

  test('keeps what the reader types while the files change', async ({page}) => {
    await visit(page, PAGE);
    const branch = field(page, 'Main branch');
    // Types more at the moment at which the page shows the first text's files: before React runs the effects of this
    // change, which on a slow computer is a noticeable time.
    await branch.evaluate((input: HTMLInputElement) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.markdown')?.textContent.includes('branches: [release]')) return;
        observer.disconnect();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'release/2.x');
        input.dispatchEvent(new Event('input', {bubbles: true}));
      });
      observer.observe(document.body, {subtree: true, childList: true, characterData: true});
    });
    await branch.fill('release');
    await expect(file(page, '.github/workflows/build.yml')).toContainText('branches: [release/2.x]');
    await expect(branch).toHaveValue('release/2.x');
  });

  test('explains why the open-source broker can’t compare contracts', async ({page}) => {
    await visit(page, `${PAGE}?broker=pact-broker`);
    await expect(page.getByRole('row', {name: /PACT_BROKER_PASSWORD/})).toBeVisible();
    await group(page, 'Approach').getByRole('radio', {name: 'Bi-directional'}).check();
    await expect(group(page, 'Broker')).toHaveAccessibleDescription(/doesn’t compare contracts/);
    await expect(page.locator('.markdown pre')).toHaveCount(0);
  });

  test('copies and downloads single files, all files, and the link', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, `${PAGE}?role=provider`);
    await button(page, 'Copy build.yml').click();
    await expect(status(page)).toHaveText('Copied build.yml.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Tests every commit/);
    const single = page.waitForEvent('download');
    await button(page, 'Download build.yml').click();
    expect(readFileSync(await (await single).path(), 'utf8')).toBe(copied);
    const all = page.waitForEvent('download');
    await button(page, 'Download all as ZIP').click();
    const download = await all;
    expect(download.suggestedFilename()).toBe('pipeline.zip');
    const files = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(files)).toEqual([
      '.github/workflows/build.yml',
      '.github/workflows/verify-changed-pact.yml',
      'setup-pact.sh',
      'webhook-body.json',
    ]);
    expect(new TextDecoder().decode(files['.github/workflows/build.yml'])).toBe(copied);
    await button(page, 'Copy link to these choices').click();
    await expect(status(page)).toHaveText('Copied the link to these choices.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('works without storage and offline, except for the ZIP file, which can be downloaded later', async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await interceptRequests(page);
    await settle(page, PAGE);
    problems.provoke(/^console: Failed to load resource: net::ERR_FAILED/);
    problems.provoke(/^request failed: .*\/assets\/js\//);
    await page.route(/\/assets\/js\//, (route) => route.abort('failed'));
    await list(page, 'CI system').selectOption('circleci');
    await expect(file(page, '.circleci/config.yml')).toContainText('version: 2.1');
    await button(page, 'Download all as ZIP').click();
    await expect(status(page)).toHaveText(/couldn’t be loaded\. Check your connection, and try again\.$/);
    await page.unroute(/\/assets\/js\//);
    const waiting = page.waitForEvent('download');
    await button(page, 'Download all as ZIP').click();
    await waiting;
    await expect(status(page)).toHaveText('Downloaded pipeline.zip.');
  });

  test('remembers choices, and adds them to those of a URL on request', async ({page}) => {
    await visit(page, PAGE);
    await list(page, 'Language').selectOption('python');
    await expect(file(page, '.github/workflows/build.yml')).toContainText('pytest');
    await visit(page, `${PAGE}?ci=gitlab`);
    await expect(file(page, '.gitlab-ci.yml')).toContainText('npm test');
    await button(page, 'Restore earlier choices').click();
    await expect(page).toHaveURL(`${PAGE}?ci=gitlab&language=python`);
    await expect(file(page, '.gitlab-ci.yml')).toContainText('pytest');
  });

  test('fits phones and both color modes, and axe reports no violation in errors and results', async ({page}) => {
    for (const search of [
      '?role=both&language=java&broker=on-premises-ca',
      '?ci=travis&application=%24&environments=',
    ]) {
      await visitWithAxe(page, `${PAGE}${search}`);
      for (const view of VIEWS) {
        await setView(page, view);
        expect(
          (await audit(page, new Set(), view.rules)).violations,
          `${search} ${view.colorScheme} ${view.width}`,
        ).toEqual([]);
        expect(await reflowProblems(page), `${search} ${view.width}`).toEqual([]);
      }
      await page.goto('about:blank');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('shows the complete example, and a message says why nothing can be selected', async ({page}) => {
      await page.goto(PAGE);
      await expect(page.locator('noscript p', {hasText: 'Changing these choices requires JavaScript.'})).toBeVisible();
      await expect(file(page, '.github/workflows/build.yml')).toContainText('pact broker publish pacts');
      await expect(page.getByRole('link', {name: 'Publish the pacts', exact: true})).toBeVisible();
      await expect(button(page, 'Copy build.yml')).toBeHidden();
    });
  });
});
