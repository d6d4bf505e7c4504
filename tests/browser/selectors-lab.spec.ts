import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {choose, expect, hydrated, test, visit} from './fixture';
import {openWithLateScripts, recordShifts} from './layoutShift';

const PAGE = '/learn/can-i-deploy';

const lab = (page: Page) => page.getByRole('region', {name: 'Which pacts does the build verify?'});
const result = (page: Page) => lab(page).getByRole('region', {name: 'Result of the build'});
const summary = (page: Page) => result(page).getByRole('status');
/** The messages about what the reader does. */
const message = (page: Page) => lab(page).getByRole('status').first();
const scenario = (page: Page) => lab(page).getByRole('combobox', {name: 'Scenario'});
const field = (page: Page) => lab(page).getByRole('textbox', {name: 'Consumer version selectors'});
const branch = (page: Page) => lab(page).getByRole('textbox', {name: 'Provider branch'});
const since = (page: Page) => lab(page).getByLabel('includeWipPactsSince');
const checkbox = (page: Page, name: string) => lab(page).getByRole('checkbox', {name, exact: true});
const button = (page: Page, name: string) => lab(page).getByRole('button', {name, exact: true});
const world = (page: Page) => lab(page).getByRole('table', {name: 'Pacts in the broker'});
const pact = (page: Page, name: string) =>
  result(page).getByRole('table', {name: 'What happens to each pact'}).getByRole('row', {name});
const code = (page: Page) => result(page).locator('.theme-code-block pre');

/** Opens the page with a scenario, and waits until the lab can be used. */
async function open(page: Page, id: string): Promise<void> {
  await visit(page, `${PAGE}#selectors=${id}`);
  await expect(scenario(page)).toHaveValue(id);
  await expect(field(page)).toBeEditable();
}

const follow = (page: Page, hash: string) => page.evaluate((to) => (window.location.hash = to), hash);

test.describe('the selectors lab', () => {
  test('shows the pacts in the broker, and why the build fails', async ({page}) => {
    await open(page, 'new-pact');
    await expect(lab(page)).toBeInViewport();
    await expect(world(page).getByRole('row')).toHaveCount(4);
    const published = world(page).getByRole('row', {name: 'mobile-app 1.0.0'});
    await expect(published).toContainText('production');
    await expect(published.getByRole('cell').last()).toHaveText('Yes');
    await expect(world(page).getByRole('row', {name: 'web-shop 1.1.0'}).getByRole('cell').last()).toHaveText(
      'No result',
    );
    await expect(summary(page)).toHaveText(
      '3 pacts fetched, 0 pending. The build fails: the pact of web-shop 1.1.0 fails and isn’t pending.',
    );
    await expect(result(page)).toContainText('Exit code of the verifier: 1');
    await expect(pact(page, 'web-shop 1.1.0').getByRole('cell')).toHaveText([
      'Selector 1',
      'Not enabled',
      'Fails',
      'Yes',
      /^Fetched: selector 1 matches version 1\.1\.0\. Not pending: .* The provider doesn’t return price\.$/,
    ]);
    await result(page).getByText('The broker’s notices').click();
    await expect(result(page)).toContainText('is being verified because the pact content belongs to');
  });

  for (const [id, text] of [
    [
      'pending',
      /^3 pacts fetched, 1 pending\. The build passes: the pact of web-shop 1\.1\.0 fails, but is pending\.$/,
    ],
    ['wip', /^3 pacts fetched, 1 pending\. The build passes/],
    ['no-pacts', /^0 pacts fetched, 0 pending\. The build fails, .*“No pacts found”\.$/],
    ['no-main-branch', /^1 pact fetched, 1 pending\. The build passes/],
    ['production', /^3 pacts fetched, .* The build fails: the pact of mobile-app 1\.0\.0 fails/],
  ] as const)
    test(`has the scenario ${id}`, async ({page}) => {
      await open(page, id);
      await expect(summary(page)).toHaveText(text);
    });

  test('answers when the reader edits selectors, and says what each one finds', async ({page}) => {
    await open(page, 'new-pact');
    await field(page).fill('[{"deployedOrReleased": true}, {"branch": "mian"}]');
    await expect(summary(page)).toHaveText('2 pacts fetched, 0 pending. The build passes: both pacts pass.');
    await expect(result(page)).toContainText('Exit code of the verifier: 0');
    await expect(pact(page, 'web-shop 1.1.0')).toContainText('Not fetched: no selector matches web-shop 1.1.0');
    await expect(result(page).getByRole('listitem').filter({hasText: '"branch"'})).toContainText(
      /finds nothing\. No version of web-shop is on branch mian\. Did you mean/,
    );
    await expect(code(page)).toHaveText(
      "consumerVersionSelectors: [{ deployedOrReleased: true }, { branch: 'mian' }],",
    );
  });

  test('names the line of each problem, and loses nothing that was typed', async ({page}) => {
    await open(page, 'new-pact');
    for (const [text, problem] of [
      ['[\n  {"mainBranch": true,}\n]', 'Error: Line 2: Invalid JSON: '],
      ['', 'Error: Line 1: The selectors are empty.'],
      ['{"mainBranch": true}', 'Error: Line 1: Put the selectors in square brackets'],
      ['[\n  {"mainBranch":\n    "true"}\n]', 'Error: Line 2: The value of mainBranch must be true, not a string.'],
      ['[\n  {"mainBranch": true},\n  {"environment": "produktion"}\n]', 'Error: Line 3: environment'],
    ] as const) {
      await field(page).fill(text);
      await expect(lab(page).getByRole('listitem').filter({hasText: problem})).toBeVisible();
      await expect(field(page)).toHaveAccessibleDescription(/^Error: Line \d: /);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveValue(text);
      await expect(code(page)).toHaveCount(0);
    }
    await expect(summary(page)).toHaveText(/the broker rejects the request/);
    await field(page).fill('[\n  {"mainBranch": ');
    await expect(summary(page)).toHaveText(/^There’s no result, because the selectors can’t be read\. Line 2: /);
    await page.reload();
    await hydrated(page);
    await expect(field(page)).toHaveValue('[\n  {"mainBranch": ');
    await field(page).fill('[{"mainBrnch": true}]');
    await expect(field(page)).toHaveAccessibleDescription(
      /^Error: Line 1: must specify a value .* Warning: Line 1: The broker ignores "mainBrnch", which isn’t a field of selectors\. Did you mean "mainBranch"\?/,
    );
    await field(page).fill('[{"mainBranch": true, "mainBrnch": true}]');
    await expect(field(page)).toHaveAccessibleDescription(/^Warning: Line 1: The broker ignores "mainBrnch"/);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  });

  test('changes pending pacts, WIP pacts, the branch, and what the provider returns', async ({page}) => {
    await open(page, 'wip');
    await expect(pact(page, 'web-shop 1.1.0').getByRole('cell').nth(0)).toHaveText('As a WIP pact');
    await checkbox(page, 'enablePending').uncheck();
    await expect(summary(page)).toHaveText(/The build fails/);
    await expect(result(page)).toContainText('A WIP pact can fail this build. Set enablePending as well.');
    await checkbox(page, 'enablePending').check();
    await since(page).fill('2026-11-01');
    await expect(pact(page, 'web-shop 1.1.0')).toContainText('it was published before 2026-11-01');
    await since(page).fill('');
    await expect(pact(page, 'web-shop 1.1.0')).toContainText('With includeWipPactsSince, the broker would add it');
    await since(page).fill('2026-10-01');
    await branch(page).fill('');
    await expect(result(page)).toContainText('includeWipPactsSince has no effect');
    await branch(page).fill('main');
    await checkbox(page, 'rating').check();
    await expect(summary(page)).toHaveText('3 pacts fetched, 1 pending. The build passes: all 3 pacts pass.');
    await checkbox(page, 'type').uncheck();
    await expect(summary(page)).toHaveText(
      /The build fails: the pact of mobile-app 1\.0\.0 fails and isn’t pending\.$/,
    );
  });

  test('publishes what the scenario suggests, once, and undoes it', async ({page}) => {
    await open(page, 'pending');
    const publish = button(page, 'Publish the results of a build that returns a price');
    await publish.click();
    await expect(message(page)).toHaveText(/^Done: /);
    await expect(summary(page)).toHaveText(/^3 pacts fetched, 0 pending\. The build fails/);
    await expect(world(page).getByRole('row', {name: 'web-shop 1.1.0'}).getByRole('cell').last()).toHaveText('Yes');
    await publish.click();
    await expect(message(page)).toHaveText(/^Already done: /);
    await button(page, 'Undo').click();
    await expect(summary(page)).toHaveText(/^3 pacts fetched, 1 pending\. The build passes/);
    await button(page, 'Undo').click();
    await expect(message(page)).toHaveText('There’s nothing to undo.');
  });

  test('keeps the changes to each scenario, and resets them', async ({page}) => {
    await open(page, 'new-pact');
    const initial = await field(page).inputValue();
    await field(page).fill('[]');
    await expect(result(page)).toContainText('Without selectors, the broker uses default selectors.');
    await scenario(page).selectOption('wip');
    await expect(page).toHaveURL(/#selectors=wip$/);
    await checkbox(page, 'enablePending').uncheck();
    await visit(page, '/docs/pact');
    await open(page, 'new-pact');
    await expect(field(page)).toHaveValue('[]');
    await scenario(page).selectOption('wip');
    await expect(checkbox(page, 'enablePending')).not.toBeChecked();
    await scenario(page).selectOption('new-pact');
    await button(page, 'Reset').click();
    await expect(field(page)).toHaveValue(initial);
    await button(page, 'Undo').click();
    await expect(field(page)).toHaveValue('[]');
  });

  test('shows code in the language of the tabs, and copies it', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/docs/which-pacts-are-verified');
    await page.getByRole('tab', {name: 'Python', exact: true}).first().click();
    await open(page, 'new-pact');
    const language = lab(page).getByRole('combobox', {name: 'These selectors in'});
    await expect(language).toHaveValue('python');
    await expect(code(page)).toContainText('.consumer_version(main_branch=True)');
    await language.selectOption('Java');
    await expect(code(page)).toContainText('new SelectorBuilder().mainBranch().deployedOrReleased()');
    await result(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('new SelectorBuilder().mainBranch().deployedOrReleased()');
    await visit(page, '/docs/which-pacts-are-verified');
    await expect(page.getByRole('tab', {name: 'Java', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('shares the settings in a link, and asks before a link replaces others', async ({page, browser}) => {
    await open(page, 'production');
    await field(page).fill('[{"mainBranch": true}] // draft');
    await button(page, 'Share').click();
    await expect(lab(page)).toContainText('Browsers don’t send this part to a server');
    const link = new URL(await lab(page).getByRole('textbox', {name: 'Link'}).inputValue());
    expect(link.hash).toMatch(/^#selectors-lab=lab\./);
    const context = await browser.newContext();
    const other = await context.newPage();
    await visit(other, link.href);
    await expect(message(other)).toHaveText('Opened the settings from the link.');
    await expect(field(other)).toHaveValue('[{"mainBranch": true}] // draft');
    await expect(scenario(other)).toHaveValue('production');
    await field(other).fill('[{"mainBranch": true}]');
    await expect(summary(other)).toHaveText(/^2 pacts fetched, .* The build passes/);
    await follow(other, link.hash);
    await expect(message(other)).toHaveText(/^This link contains other settings than yours\./);
    await button(other, 'Keep my settings').click();
    await expect(field(other)).toHaveValue('[{"mainBranch": true}]');
    await follow(other, link.hash);
    await button(other, 'Open the settings from the link').click();
    await expect(field(other)).toHaveValue('[{"mainBranch": true}] // draft');
    await button(other, 'Undo').click();
    await expect(field(other)).toHaveValue('[{"mainBranch": true}]');
    await context.close();
  });

  test('says that a link is damaged, and keeps the reader’s settings', async ({page}) => {
    await visit(page, `${PAGE}#selectors-lab=lab.damaged`);
    await expect(message(page)).toHaveText(/^The link is damaged\. .* Your settings are unchanged\.$/);
    await checkbox(page, 'price').check();
    await expect(summary(page)).toHaveText(/all 3 pacts pass/);
    await follow(page, '#selectors=unknown');
    await expect(message(page)).toHaveText(/^The link is damaged\./);
    await expect(checkbox(page, 'price')).toBeChecked();
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
    await open(page, 'new-pact');
    await context.setOffline(true);
    await checkbox(page, 'enablePending').check();
    await scenario(page).selectOption('wip');
    await expect(summary(page)).toHaveText(/^3 pacts fetched, 1 pending/);
    await scenario(page).selectOption('new-pact');
    await expect(checkbox(page, 'enablePending'), 'the other scenario keeps its changes').toBeChecked();
    await lab(page).getByRole('combobox', {name: 'These selectors in'}).selectOption('Go');
    await expect(code(page)).toContainText('provider.ConsumerVersionSelector{MainBranch: true}');
    await button(page, 'Share').click();
    await expect(message(page)).toHaveText(/^The link couldn’t be created\. Check your connection, and try again\./);
    await context.setOffline(false);
    await button(page, 'Share').click();
    await expect(message(page)).toHaveText('The link is ready.');
  });

  test('works with the keyboard only', async ({page}) => {
    await open(page, 'new-pact');
    await scenario(page).focus();
    await choose(scenario(page), 'A WIP pact');
    await expect(page).toHaveURL(/#selectors=wip$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(lab(page).getByText('Set the date to 2026-11-01.')).toBeVisible();
    await field(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('[{"branch": "feat/rating"}]');
    await expect(summary(page)).toHaveText(/^1 pact fetched, 1 pending/);
    await expect(field(page), 'the field keeps the focus').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(checkbox(page, 'enablePending')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(summary(page)).toHaveText(/The build fails/);
    await button(page, 'Undo').focus();
    await page.keyboard.press('Enter');
    await expect(checkbox(page, 'enablePending')).toBeChecked();
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(/mainBranch/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(message(page)).toHaveText('The link is ready.');
    await expect(button(page, 'Share')).toBeFocused();
  });

  test('loads less than 60 kB of scripts for a link to a scenario', async ({page}) => {
    const common = new Set<string>();
    const sizes: Promise<number>[] = [];
    const isScript = (url: string) => new URL(url).pathname.endsWith('.js');
    page.on('request', (request) => void (isScript(request.url()) && common.add(request.url())));
    await visit(page, '/docs/pact');
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('request');
    page.on('response', (response) => {
      if (isScript(response.url()) && !common.has(response.url()))
        sizes.push(response.body().then((body) => brotliCompressSync(body).length));
    });
    await open(page, 'wip');
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(60_000);
  });

  for (const fragment of ['', '#selectors', '#selectors=no-pacts'])
    test(`doesn’t move anything while it loads (${fragment || 'no fragment'})`, async ({page}) => {
      await recordShifts(page);
      expect(await openWithLateScripts(page, PAGE + fragment)).toEqual([]);
    });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page shows the first scenario, and explains all of them', async ({page}) => {
    await page.goto(PAGE);
    await expect(lab(page).locator('noscript p')).toContainText('Changing the settings requires JavaScript');
    await expect(world(page).getByRole('row')).toHaveCount(4);
    await expect(summary(page)).toHaveText(/^3 pacts fetched, 0 pending\. The build fails/);
    await expect(field(page)).toBeHidden();
    for (const title of ['A new pact breaks the build', 'deployedOrReleased protects production'])
      await expect(page.getByRole('listitem').filter({hasText: `${title}.`})).toBeVisible();
  });
});

test('axe reports no violation in the lab, and it fits a phone', async ({page}) => {
  await visitWithAxe(page, `${PAGE}#selectors=wip`);
  await field(page).fill('[{"mainBranch": true}, {"branch": "x", "fallbackBranch": "main"}]');
  await expect(lab(page)).toContainText('Warning: Line 1: The broker accepts fallbackBranch but ignores it.');
  for (const summaryText of await lab(page).locator('summary').all()) await summaryText.click();
  await button(page, 'Share').click();
  await expect(message(page)).toHaveText('The link is ready.');
  for (const view of VIEWS) {
    await setView(page, view);
    const {violations, overflow} = await audit(page, new Set(), view.rules);
    expect(violations).toEqual([]);
    expect(overflow).toBe(0);
  }
  await field(page).fill('[');
  await expect(summary(page)).toHaveText(/^There’s no result/);
  const {violations} = await audit(page, new Set());
  expect(violations).toEqual([]);
});
