import {readRouteTable} from '../gates/routeTable';
import {expect, test} from './fixture';

const {routes, pending} = readRouteTable();
const waiting = new Set(pending);
const pages = routes.filter((route) => route.kind !== 'redirect' && !waiting.has(route.path)).map((route) => route.path);

test.use({javaScriptEnabled: false});

test(`all ${pages.length} pages read without JavaScript`, async ({page}) => {
  test.setTimeout(180_000);
  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', {level: 1}), path).toBeVisible({timeout: 1000});
    const main = await page.locator('main').innerText({timeout: 1000});
    expect.soft(main.length, path).toBeGreaterThan(50);
    expect.soft(main, path).not.toMatch(/^\s*loading\b|\bloading\s*(…|\.\.\.)/im);
  }
});

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
