import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {expect, test, visit} from './fixture';

const PAGE = '/learn/can-i-deploy';

const lab = (page: Page) => page.getByRole('region', {name: 'Can I deploy?'});
const status = (page: Page) => lab(page).getByRole('status');
const goal = (page: Page) => lab(page).getByRole('region', {name: 'Goal'});
const shelf = (page: Page, environment: string) => lab(page).getByRole('region', {name: `Environment ${environment}`});
const output = (page: Page) => lab(page).getByRole('region', {name: 'Command and output'});
const row = (page: Page) => lab(page).getByRole('region', {name: 'Selected row'});
const button = (page: Page, name: string) => lab(page).getByRole('button', {name, exact: true});
const application = (page: Page, name: string) => lab(page).getByRole('group', {name, exact: true});
const action = (page: Page, name: string, label: string) =>
  application(page, name).getByRole('button', {name: label, exact: true});
const choose = (page: Page, title: string) =>
  lab(page).getByLabel('Scenario or challenge').selectOption({label: title});

const reader = (page: Page) => page.getByRole('region', {name: 'Output reader'});
const explanation = (page: Page) => reader(page).getByRole('region', {name: 'Explanation'});

/** Scrolls to the reader, which works as soon as it's in view. */
async function showReader(page: Page): Promise<void> {
  await reader(page).scrollIntoViewIfNeeded();
  await expect(reader(page).getByRole('textbox')).toBeEditable();
}

const recorded = (name: string): string =>
  /=== stdout ===\n([\s\S]*?)=== stderr ===/.exec(readFileSync(`samples/pact-cli/output/${name}.txt`, 'utf8'))?.[1] ??
  '';

test.describe('the can-i-deploy lab', () => {
  test('deploys two applications for the first time, with the output of the command', async ({page}) => {
    await visit(page, PAGE);
    await expect(shelf(page, 'production')).toContainText('Empty');
    await expect(output(page)).toContainText(
      '$ pact broker can-i-deploy --pacticipant CatalogueWeb --version 1.0.0 --to-environment production',
    );
    await expect(output(page)).toContainText('no version is currently recorded as deployed/released');
    await expect(lab(page)).toContainText('Exit code: 1');
    await action(page, 'ProductAPI', 'Verify pacts').click();
    await expect(status(page)).toHaveText('Verified pacts with ProductAPI 2.0.0: CatalogueWeb 1.0.0 passed.');
    await action(page, 'ProductAPI', 'Deploy').click();
    await expect(output(page)).toContainText('All required verification results are published and successful');
    await expect(lab(page)).toContainText('Exit code: 0');
    await action(page, 'CatalogueWeb', 'Deploy').click();
    await expect(status(page)).toHaveText(/and recorded it\. You’ve reached the goal\.$/);
    await expect(goal(page)).toContainText('Goal reached.');
    await expect(shelf(page, 'production')).toContainText('Works');
  });

  test('explains each result, and which row decided', async ({page}) => {
    await visit(page, `${PAGE}#scenario=renamed-field`);
    await expect(row(page)).toContainText('it doesn’t return price. This row decided the result');
    const cells = lab(page).getByRole('table').getByRole('button');
    await expect(cells).toHaveText(['Passed', 'Failed, blocks']);
    await cells.first().click();
    await expect(cells.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page)).toContainText('The check doesn’t need this row, because it’s about ProductAPI 2.1.0.');
  });

  test('shows what a forgotten record causes, and what breaks in production', async ({page}) => {
    await visit(page, `${PAGE}#scenario=wrong-yes`);
    await expect(shelf(page, 'production')).toContainText('ProductAPI 2.1.0 (runs, but not recorded)');
    await expect(shelf(page, 'production')).toContainText('ProductAPI 2.0.0 (recorded, but no longer runs)');
    await expect(output(page)).toContainText('Computer says yes');
    await action(page, 'CatalogueWeb', 'Deploy').click();
    await expect(shelf(page, 'production')).toContainText('Broken: CatalogueWeb 1.1.0 reads stock');
    await expect(goal(page)).toContainText('Step 1 broke production');
    await button(page, 'Undo').click();
    await expect(status(page)).toHaveText(/^Undone: Deployed CatalogueWeb 1\.1\.0/);
    await expect(shelf(page, 'production')).toContainText('Works');
    await action(page, 'ProductAPI', 'Record only').click();
    await expect(output(page)).toContainText('Computer says no');
    await action(page, 'ProductAPI', 'Record only').click();
    await expect(status(page)).toHaveText('ProductAPI 2.1.0 is already recorded in production.');
  });

  test('publishes another version with other fields, and forgets to record it if the reader wants to', async ({
    page,
  }) => {
    await visit(page, `${PAGE}#scenario=renamed-field`);
    const api = application(page, 'ProductAPI');
    await api.locator('summary').click();
    await api.getByRole('checkbox', {name: 'price'}).check();
    await api.getByRole('button', {name: 'Publish 2.2.0'}).click();
    await expect(status(page)).toHaveText('Published ProductAPI 2.2.0 from branch main.');
    await action(page, 'ProductAPI', 'Verify pacts').click();
    await expect(status(page)).toHaveText('Verified pacts with ProductAPI 2.2.0: CatalogueWeb 1.0.0 passed.');
    await lab(page).getByLabel('Record deployments and releases').uncheck();
    await action(page, 'ProductAPI', 'Deploy').click();
    await expect(shelf(page, 'production')).toContainText('ProductAPI 2.2.0 (runs, but not recorded)');
    await action(page, 'ProductAPI', 'Roll back').click();
    await expect(status(page)).toHaveText(/^Rolled back ProductAPI to 2\.0\.0/);
  });

  test('releases, ends support, merges, waits, prints JSON, and checks a commit together', async ({page}) => {
    await visit(page, `${PAGE}#scenario=mobile-releases`);
    await expect(output(page)).toContainText('one of the versions of CatalogueApp currently in production (1.0.0)');
    await application(page, 'CatalogueApp')
      .getByRole('combobox', {name: /^Version/})
      .selectOption('1.0.0');
    await action(page, 'CatalogueApp', 'End support').click();
    await expect(output(page)).toContainText('Computer says yes');
    await choose(page, 'Result unknown, then retry');
    await expect(output(page)).toContainText('--retry-while-unknown 30 --retry-interval 10');
    await expect(lab(page)).toContainText('the command prints nothing yet');
    await button(page, 'Verify this pact, as a webhook does').click();
    await expect(output(page)).toContainText('Computer says yes');
    await choose(page, 'Feature branch');
    await expect(output(page)).toContainText('$ pact broker can-i-merge --pacticipant CatalogueWeb --version 1.1.0');
    await action(page, 'CatalogueWeb', 'Merge').click();
    await expect(goal(page)).toContainText('ignored a failing can-i-merge');
    await choose(page, 'Monorepo');
    await lab(page).getByLabel('Print JSON').check();
    await expect(output(page)).toContainText('{"matrix":[');
    await expect(lab(page)).toContainText('Exit code: 0 (with JSON');
    await lab(page).getByLabel('Check all applications of the commit together').check();
    await expect(output(page)).toContainText('--pacticipant CatalogueWeb --version 1.1.0 --to-environment');
  });

  test('replays, can be canceled, shows an earlier step, and shows a solution', async ({page}) => {
    await visit(page, `${PAGE}#scenario=provider-first`);
    await button(page, 'Replay').click();
    await expect(status(page)).toHaveText('There’s nothing to replay yet.');
    await button(page, 'Show a solution').click();
    await expect(status(page)).toHaveText('Replaying from the start.');
    await expect(button(page, 'Replay')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Cancel').click();
    await expect(status(page)).toHaveText('Canceled the replay. All steps are shown.');
    await expect(goal(page)).toContainText('Goal reached.');
    await button(page, 'Replay').click();
    await expect(status(page)).toHaveText('Deployed CatalogueWeb 1.1.0 to production, and recorded it.');
    await expect(button(page, 'Cancel')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Deployed ProductAPI 2.1.0 to production, and recorded it.').click();
    await expect(shelf(page, 'production')).toContainText('CatalogueWeb 1.0.0');
    await expect(action(page, 'CatalogueWeb', 'Deploy')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Show all steps').click();
    await expect(shelf(page, 'production')).toContainText('CatalogueWeb 1.1.0');
  });

  test('keeps the steps of each scenario in the URL and in storage, and resets them', async ({page}) => {
    await visit(page, PAGE);
    await action(page, 'ProductAPI', 'Verify pacts').click();
    await expect(page).toHaveURL(/#scenario=first-deployment&steps=verify,ProductAPI,2\.0\.0$/);
    await choose(page, 'Monorepo');
    await expect(page).toHaveURL(/#scenario=monorepo$/);
    await visit(page, '/docs/pact');
    await visit(page, PAGE);
    await expect(lab(page).getByLabel('Scenario or challenge'), 'the scenario is stored').toHaveValue('monorepo');
    await choose(page, 'First deployment');
    await expect(lab(page).getByRole('table').getByRole('button')).toHaveText('Passed');
    await button(page, 'Reset').click();
    await expect(lab(page).getByRole('table').getByRole('button')).toHaveText('No result');
    await button(page, 'Undo reset').click();
    await expect(lab(page).getByRole('table').getByRole('button')).toHaveText('Passed');
  });

  test('shares the steps in a link, and asks before a link replaces others', async ({page, browser}) => {
    await visit(page, `${PAGE}#scenario=provider-first`);
    await action(page, 'ProductAPI', 'Deploy').click();
    await button(page, 'Share').click();
    const link = new URL(await lab(page).getByRole('textbox', {name: 'Link'}).inputValue());
    expect(link.hash).toMatch(/^#can-i-deploy=lab\./);
    const context = await browser.newContext();
    const other = await context.newPage();
    await visit(other, link.href);
    await expect(status(other)).toHaveText('Opened the steps from the link.');
    await expect(shelf(other, 'production')).toContainText('ProductAPI 2.1.0');
    await action(other, 'CatalogueWeb', 'Deploy').click();
    await other.evaluate((hash) => (window.location.hash = hash), link.hash);
    await expect(status(other)).toHaveText(/^This link contains other steps than yours\./);
    await button(other, 'Keep my steps').click();
    await expect(shelf(other, 'production')).toContainText('CatalogueWeb 1.1.0');
    await other.evaluate((hash) => (window.location.hash = hash), link.hash);
    await button(other, 'Open the steps from the link').click();
    await expect(shelf(other, 'production')).toContainText('CatalogueWeb 1.0.0');
    await context.close();
  });

  test('says that a link is damaged, and keeps the reader’s steps', async ({page}) => {
    await visit(page, `${PAGE}#scenario=first-deployment&steps=deploy,Nothing,1`);
    await expect(status(page)).toHaveText(/^The link is damaged\. .* Your steps are unchanged\.$/);
    await action(page, 'ProductAPI', 'Verify pacts').click();
    await page.evaluate(() => (window.location.hash = '#can-i-deploy=lab.damaged'));
    await expect(status(page)).toHaveText(/^The link is damaged\./);
    await expect(lab(page).getByRole('table').getByRole('button')).toHaveText('Passed');
  });

  test('works without storage, and offline', async ({page, context, problems}) => {
    problems.provoke(/request failed: .*\/assets\/js\//);
    problems.provoke(/console: Failed to load resource/);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await visit(page, PAGE);
    await showReader(page);
    await action(page, 'ProductAPI', 'Verify pacts').click();
    await context.setOffline(true);
    await action(page, 'ProductAPI', 'Deploy').click();
    await expect(output(page)).toContainText('Computer says yes');
    await button(page, 'Share').click();
    await expect(status(page)).toHaveText(/^The link couldn’t be created\. Check your connection, and try again\./);
    await reader(page).getByRole('button', {name: 'Try an example'}).click();
    await expect(reader(page).getByRole('status')).toHaveText(/^The reader couldn’t be loaded\./);
    await context.setOffline(false);
    await button(page, 'Share').click();
    await expect(status(page)).toHaveText('The link is ready.');
  });

  test('works with the keyboard only', async ({page}) => {
    await visit(page, PAGE);
    const verify = action(page, 'ProductAPI', 'Verify pacts');
    await verify.focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/^Verified pacts/);
    await expect(verify, 'the button keeps the focus').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(action(page, 'ProductAPI', 'Deploy')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(shelf(page, 'production')).toContainText('ProductAPI 2.0.0');
    const cell = lab(page).getByRole('table').getByRole('button').first();
    await cell.focus();
    await page.keyboard.press('Enter');
    await expect(row(page)).toContainText('ProductAPI 2.0.0 verified the pact of CatalogueWeb 1.0.0 successfully.');
    await page.keyboard.press('Tab');
    await expect(lab(page).getByLabel('Wait while a result is missing')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(output(page)).toContainText('--retry-while-unknown');
  });
});

test('selects the version that the output is about', async ({page}) => {
  await visit(page, PAGE);
  await choose(page, 'Repair production');
  await expect(output(page)).toContainText('--pacticipant ProductAPI --version 2.0.0');
  const version = application(page, 'ProductAPI').getByRole('combobox').first();
  await expect(version).toHaveValue('2.0.0');
  await version.selectOption('2.1.0');
  await action(page, 'ProductAPI', 'Can I deploy?').click();
  await expect(output(page)).toContainText('--pacticipant ProductAPI --version 2.1.0');
  await expect(version).toHaveValue('2.1.0');
});

test.describe('a scenario in another page', () => {
  test('loads when the reader starts it, and leaves the URL alone', async ({page}) => {
    await visit(page, '/docs/bi-directional-contract-testing/deploying');
    const start = page.getByRole('button', {name: 'Start the simulation'});
    await start.scrollIntoViewIfNeeded();
    await start.click();
    const embedded = page.getByRole('region', {name: 'Can I deploy? Forgotten record'});
    await expect(embedded).toContainText('runs, but not recorded');
    await embedded.getByRole('button', {name: 'Record only'}).last().click();
    await expect(embedded.getByRole('status')).toHaveText('Recorded that ProductAPI 2.1.0 runs in production.');
    expect(new URL(page.url()).hash).toBe('');
  });
});

test.describe('the output reader', () => {
  test('explains a recorded table with several rows, and JSON', async ({page}) => {
    await visit(page, PAGE);
    await showReader(page);
    const field = reader(page).getByRole('textbox');
    await field.fill(recorded('can-i-deploy-several-releases'));
    await reader(page).getByRole('button', {name: 'Explain'}).click();
    await expect(reader(page).getByRole('status')).toHaveText(
      'can-i-deploy failed. 1 of 2 rows blocks the deployment.',
    );
    const rows = explanation(page).getByRole('row');
    await expect(rows.nth(1)).toContainText('CatalogueWeb 1.1.0, ProductAPI 2.0.0 (line 4)');
    await expect(rows.nth(1)).toContainText('No result');
    await expect(rows.nth(2)).toContainText('Passed');
    await expect(rows.nth(1).getByRole('link', {name: 'How to fix it'})).toHaveAttribute(
      'href',
      '/docs/fix-can-i-deploy#several-versions',
    );
    await field.fill(recorded('can-i-deploy-json-no'));
    await reader(page).getByRole('button', {name: 'Explain'}).click();
    await expect(rows.nth(1)).toContainText('Failed');
    await field.fill(recorded('can-i-deploy-yes'));
    await reader(page).getByRole('button', {name: 'Explain'}).click();
    await expect(reader(page).getByRole('status')).toHaveText(
      'can-i-deploy succeeded. The row doesn’t block the deployment.',
    );
  });

  test('explains pasted output immediately and keeps what the reader types afterward', async ({page}) => {
    await visit(page, PAGE);
    await showReader(page);
    const field = reader(page).getByRole('textbox');
    await field.focus();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
      document.execCommand('insertText', false, text);
    }, recorded('can-i-deploy-yes'));
    await field.pressSequentially(' ');
    await expect(reader(page).getByRole('status')).toHaveText(
      'can-i-deploy succeeded. The row doesn’t block the deployment.',
    );
    await expect(field).toHaveValue(`${recorded('can-i-deploy-yes')} `);
  });

  test('says why it can’t read an empty, unknown, damaged, or too large text', async ({page}) => {
    await visit(page, PAGE);
    await showReader(page);
    const explain = reader(page).getByRole('button', {name: 'Explain'});
    const field = reader(page).getByRole('textbox');
    for (const [text, message] of [
      ['', /^Paste the output of can-i-deploy first\.$/],
      ['all good', /^No table, JSON, or known sentence/],
      ['{\n"matrix": [,]}', /^Line 2 isn’t valid JSON\./],
      ['x'.repeat(1_000_001), /^The text has 1,000,001 characters, but the limit is 1,000,000\./],
    ] as const) {
      await field.fill(text);
      await explain.click();
      await expect(reader(page).getByRole('status')).toHaveText(message);
      await expect(field).toHaveValue(text);
    }
    await expect(explanation(page)).toHaveCount(0);
  });

  test('explains an output with the keyboard only', async ({page}) => {
    await visit(page, PAGE);
    await showReader(page);
    await reader(page).getByRole('textbox').focus();
    await page.keyboard.insertText(recorded('can-i-deploy-unknown'));
    await page.keyboard.press('Control+Enter');
    await expect(explanation(page).getByRole('row').nth(1)).toContainText('CatalogueWeb 1.1.0');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(reader(page).getByRole('button', {name: 'Try an example'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(explanation(page).getByRole('row')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(reader(page).getByRole('status')).toHaveText('Cleared.');
    await expect(reader(page).getByRole('textbox')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page explains how can-i-deploy decides', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('noscript p', {hasText: 'The simulation requires JavaScript'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'How can-i-deploy decides'})).toBeVisible();
    await expect(page.getByRole('cell', {name: 'ProductAPI 2.0.0, in production'}).first()).toBeVisible();
    await expect(page.getByText('A rename takes three deployments').first()).toBeVisible();
  });
});

test('axe reports no violation in the lab and the reader, and both fit a phone', async ({page}) => {
  await visitWithAxe(page, `${PAGE}#scenario=wrong-yes`);
  await action(page, 'CatalogueWeb', 'Deploy').click();
  await expect(goal(page)).toContainText('Step 1 broke production');
  await application(page, 'ProductAPI').locator('summary').click();
  await button(page, 'Share').click();
  await expect(status(page)).toHaveText('The link is ready.');
  await showReader(page);
  await reader(page).getByRole('button', {name: 'Try an example'}).click();
  await expect(explanation(page)).toBeVisible();
  for (const view of VIEWS) {
    await setView(page, view);
    const {violations, overflow} = await audit(page, new Set(), view.rules);
    expect(violations).toEqual([]);
    expect(overflow).toBe(0);
  }
});
