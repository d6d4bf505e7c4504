import {readRouteTable} from '../checks/routeTable';
import {expect, test} from './fixture';

const {routes} = readRouteTable();
const pages = routes.filter((route) => route.kind !== 'redirect').map((route) => route.path);

test.use({javaScriptEnabled: false});

test('the route table has pages to read', () => expect(pages.length).toBeGreaterThan(15));

/** The number of pages in each test: few enough to share the pages evenly among the workers. */
const PORTION = 100;

for (let from = 0; from < pages.length; from += PORTION) {
  const portion = pages.slice(from, from + PORTION);
  test(`pages ${from + 1} to ${from + portion.length} of ${pages.length} are readable without JavaScript`, async ({
    page,
  }) => {
    test.setTimeout(30_000 + portion.length * 5000);
    for (const path of portion) {
      // Without scripts, the HTML is the complete content, so there's no need to wait for images.
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

test('menu items are links', async ({page}) => {
  await page.goto('/docs/on-premises-2x');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('link', {name: 'Notices'}).click();
  await expect(page).toHaveURL('/notices');
  await page.goto('/docs/on-premises-2x');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: '2.3.0'}).click();
  await expect(page).toHaveURL('/docs/on-premises/releases/2.3.0');
});

test('controls that need a script are hidden', async ({page}) => {
  await page.goto('/docs/pact');
  await expect(page.getByRole('button', {name: 'Yes'})).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('links lead to the other sections', async ({page}) => {
    await page.goto('/docs/pact');
    await page.getByRole('navigation', {name: 'Sections'}).getByRole('link', {name: 'University'}).click();
    await expect(page).toHaveURL('/docs/workshops');
  });
});
