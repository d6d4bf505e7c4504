import {readRouteTable} from '../gates/routeTable';
import {expect, test} from './fixture';

const {routes, pending} = readRouteTable();
const waiting = new Set(pending);
const pages = routes
  .filter((route) => route.kind !== 'redirect' && !waiting.has(route.path))
  .map((route) => route.path);

test.use({javaScriptEnabled: false});

test('there are pages to read', () => expect(pages.length).toBeGreaterThan(15));

/** Enough to share the pages out, few enough that starting a test is not what takes the time. */
const PORTION = 100;

for (let from = 0; from < pages.length; from += PORTION) {
  const portion = pages.slice(from, from + PORTION);
  test(`pages ${from + 1} to ${from + portion.length} of ${pages.length} read without JavaScript`, async ({page}) => {
    test.setTimeout(30_000 + portion.length * 5000);
    for (const path of portion) {
      // Without scripts, what stands in the HTML is all that will come; no image is waited for.
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      const {headings, main} = await page.evaluate(() => ({
        headings: [...document.querySelectorAll('h1')].filter(
          (heading) => heading.checkVisibility({visibilityProperty: true}) && heading.getClientRects().length > 0,
        ).length,
        main: document.querySelector('main')?.innerText ?? '',
      }));
      expect.soft(headings, path).toBe(1);
      expect.soft(main.length, path).toBeGreaterThan(50);
      expect.soft(main, path).not.toMatch(/^\s*loading\b|\bloading\s*(…|\.\.\.)/im);
    }
  });
}

test('menus link', async ({page}) => {
  await page.goto('/docs/on-premises-2x');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('link', {name: 'Notices'}).click();
  await expect(page).toHaveURL('/notices');
  await page.goto('/docs/on-premises-2x');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: '2.3.0'}).click();
  await expect(page).toHaveURL('/docs/on-premises/releases/2.3.0');
});

test('controls that need a script are not offered', async ({page}) => {
  await page.goto('/docs/pact');
  await expect(page.getByRole('button', {name: 'Yes'})).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the other pages can be reached', async ({page}) => {
    await page.goto('/docs/pact');
    await page.getByRole('navigation', {name: 'Areas'}).getByRole('link', {name: 'University'}).click();
    await expect(page).toHaveURL('/docs/workshops');
  });
});
