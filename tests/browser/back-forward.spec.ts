import type {Page} from '@playwright/test';
import {findChromium} from '../chromium';
import {expect, hydrated, test, visit} from './fixture';

// Playwright turns off the back/forward cache, which is what these tests are about.
test.use({
  launchOptions: {
    executablePath: findChromium({fullBrowser: true}),
    args: ['--disable-background-networking', '--disable-component-update', '--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const search = (page: Page) => page.getByRole('dialog', {name: 'Search'});

/** One page for each template. */
const PAGES = [
  '/docs/pact',
  '/docs/examples',
  '/notices',
  '/oas/products',
  '/search?q=pact',
  '/docs/on-premises/installation/checklist',
];

/** Leaves a page for another document, as a link does that the router doesn't handle. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => window.location.assign('/1.x'));
  await expect(page).toHaveURL('/1.x');
}

/** Goes back and returns `restored` when the page came from the cache, and otherwise the browser's reason. */
async function comeBack(page: Page): Promise<string> {
  // A restored page doesn't load, so there's no load event to wait for.
  await page.goBack({waitUntil: 'commit'});
  await hydrated(page);
  return page.evaluate(() => {
    if (document.documentElement.dataset.kept === 'yes') return 'restored';
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? 'no reason given');
  });
}

async function visitAndMark(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // The browser doesn't keep a page that still has a request in progress, such as the search page that loads its index.
  if (path.startsWith('/search')) await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({persisted}) => {
      if (persisted) document.documentElement.dataset.kept = 'yes';
    }),
  );
}

for (const path of PAGES) {
  test(`${path} is restored from the back/forward cache and works`, async ({page}) => {
    await visitAndMark(page, path);
    await leave(page);
    expect(await comeBack(page)).toBe('restored');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click();
    await expect(page).toHaveURL('/docs/workshops');
    await expect(page.getByRole('heading', {level: 1})).toContainText('University');
  });
}

test('a restored page has no open search or menu, and has the color mode that was selected in another tab', async ({
  page,
  context,
}) => {
  await visitAndMark(page, '/docs/pact');
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await page.keyboard.press('/');
  await search(page).getByRole('combobox', {name: 'Search'}).fill('log4j');
  await expect(search(page).getByRole('option').first()).toBeVisible();
  await leave(page);
  const elsewhere = await context.newPage();
  await visit(elsewhere, '/docs/examples');
  const toggle = elsewhere.getByRole('button', {name: /Switch between dark and light mode/});
  for (
    let presses = 0;
    presses < 3 && (await elsewhere.locator('html').getAttribute('data-theme')) === before;
    presses++
  )
    await toggle.click();
  expect(await comeBack(page)).toBe('restored');
  await expect(search(page)).toHaveCount(0);
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');
  await expect(page.locator('.dropdown--show')).toHaveCount(0);
});

test('an interactive part of the content keeps its state in the back/forward cache, and works', async ({page}) => {
  await visitAndMark(page, '/docs/permissions');
  const rows = page.getByRole('table', {name: 'Permissions by area'}).locator('tbody tr:visible');
  const filter = page.getByRole('searchbox', {name: 'Filter permissions'});
  await filter.fill('bulk created');
  await expect(rows).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await leave(page);
  expect(await comeBack(page)).toBe('restored');
  await expect(rows).toHaveCount(1);
  await filter.fill('');
  await expect(rows).toHaveCount(40);
});
