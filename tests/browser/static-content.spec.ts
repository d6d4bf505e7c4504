import type {Page} from '@playwright/test';
import {expect, interceptRequests, test, visit} from './fixture';

const PAGE = '/docs/permissions';
const SCRIPTS = '**/assets/js/*.js';

const table = (page: Page) => page.getByRole('table', {name: 'Permissions by area'});
const rows = (page: Page) => table(page).locator('tbody tr:visible');
const filter = (page: Page) => page.getByRole('searchbox', {name: 'Filter permissions'});
const sort = (page: Page) => page.getByRole('button', {name: /^Scope/});
const waiting = (page: Page) => page.locator('[data-island="PermissionTable"][data-island-waiting]');

/** Records the scripts that the page requests from now on. */
function scripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  return requested;
}

/** Holds all scripts that the page requests from now on. @returns a function that lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Scrolls to the table, so that the browser requests its script. */
async function requestTable(page: Page): Promise<void> {
  const request = page.waitForRequest(SCRIPTS);
  await filter(page).scrollIntoViewIfNeeded();
  await request;
}

test.describe('an island', () => {
  test.beforeEach(async ({page}) => {
    await page.setViewportSize({width: 1280, height: 600});
    await interceptRequests(page);
  });

  test('loads nothing until it is near the window, and then its own script', async ({page}) => {
    await visit(page, PAGE);
    await page.waitForLoadState('networkidle');
    await expect(waiting(page)).toHaveCount(1);
    const requested = scripts(page);
    await filter(page).scrollIntoViewIfNeeded();
    await expect(waiting(page)).toHaveCount(0);
    expect(requested.length).toBeGreaterThan(0);
    await sort(page).click();
    await expect(page.getByRole('columnheader', {name: /^Scope/})).toHaveAttribute('aria-sort', 'ascending');
  });

  test('keeps what the reader types, selects, and presses while its script is loading', async ({page}) => {
    await visit(page, PAGE);
    const release = await holdScripts(page);
    await requestTable(page);
    await expect(rows(page)).toHaveCount(40);
    await filter(page).pressSequentially('read');
    await page.getByRole('combobox', {name: 'Area'}).selectOption('Contract data');
    await page.getByRole('checkbox', {name: /^Own teams/}).check();
    await sort(page).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(40);
    release();
    await expect(page).toHaveURL(/permissions-q=read/);
    await expect(page).toHaveURL(/permissions-area=Contract\+data/);
    await expect(page).toHaveURL(/permissions-reach=Own\+teams/);
    await expect(page).toHaveURL(/permissions-sort=reach/);
    await expect(filter(page)).toHaveValue('read');
    await expect(page.getByRole('checkbox', {name: /^Own teams/})).toBeChecked();
    await expect(sort(page)).toBeFocused();
    expect(await rows(page).count()).toBeLessThan(40);
  });

  test('stays readable if its script is missing, and works after the next touch', async ({page, problems}) => {
    problems.provoke(/request failed: .*\/assets\/js\//);
    problems.provoke(/console: Failed to load resource/);
    problems.provoke(/console: ChunkLoadError/);
    await visit(page, PAGE);
    await page.route(SCRIPTS, (route) => route.abort('connectionfailed'));
    const failed = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'));
    await filter(page).scrollIntoViewIfNeeded();
    await failed;
    await expect(rows(page)).toHaveCount(40);
    await page.unroute(SCRIPTS);
    await filter(page).fill('bulk');
    await expect(page).toHaveURL(/permissions-q=bulk/);
    await expect(waiting(page)).toHaveCount(0);
  });

  test('stays readable if it throws an error', async ({page, problems}) => {
    problems.provoke(/console: SyntaxError/);
    const lab = '/docs/workshops/introduction/hands-on/step-5';
    await page.route(lab, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // The component reads its files from this property.
      const damaged = html.replace(/(data-island=ConsumerTest [^>]*?&quot;source&quot;:&quot;)/, '$1damaged');
      expect(damaged.length).toBeGreaterThan(html.length);
      await route.fulfill({response, body: damaged});
    });
    await visit(page, lab);
    const editor = page.getByRole('textbox', {name: /^Pact test/});
    const text = await editor.inputValue();
    expect(text).toContain('new Pact(');
    const failed = page.waitForEvent('console', (message) => message.text().includes('SyntaxError'));
    await editor.scrollIntoViewIfNeeded();
    await failed;
    await expect(editor).toHaveValue(text);
    // The rest of the page works, including the other islands.
    await page.getByRole('button', {name: 'Mark chapter as done'}).click();
    await expect(page.getByRole('button', {name: 'Mark as not done'})).toBeVisible();
  });

  test('is hydrated without being visible if the URL has a filter', async ({page}) => {
    await visit(page, `${PAGE}?permissions-q=bulk+created`);
    await expect(rows(page)).toHaveCount(1);
  });
});

test.describe('the content of the first page', () => {
  test('is shown again after another page without a request, and works', async ({page}) => {
    await visit(page, PAGE);
    await filter(page).fill('bulk created');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Examples', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Examples');
    await page.waitForLoadState('networkidle');
    const requested = scripts(page);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Permissions');
    await expect(rows(page)).toHaveCount(1);
    await expect(filter(page)).toHaveValue('bulk created');
    await filter(page).fill('');
    await expect(rows(page)).toHaveCount(40);
    expect(requested).toEqual([]);
  });

  test('has links that the router follows, and modified clicks that the browser handles', async ({page, context}) => {
    await visit(page, '/docs/pact');
    const link = page.locator('.theme-doc-markdown a[href^="/docs/"]').first();
    const opened = context.waitForEvent('page');
    await link.click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    await expect(page).toHaveURL('/docs/pact');
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/docs\/pact$/);
  });
});
