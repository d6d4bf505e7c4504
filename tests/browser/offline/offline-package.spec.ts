import type {Page} from '@playwright/test';
import {readRouteTable} from '../../checks/routeTable';
import {expect, test, visit} from '../fixture';

const {routes} = readRouteTable();
const pages = routes.filter((route) => route.kind !== 'redirect');

/** Blocks all other hosts. A request to one of them also fails the test, see `fixture.ts`. */
async function blockOtherHosts(page: Page, baseURL: string | undefined): Promise<void> {
  await page.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => route.abort('internetdisconnected'),
  );
}
test.beforeEach(({page, baseURL}) => blockOtherHosts(page, baseURL));

test(`all ${pages.length} pages are available on a host that only serves folders`, async ({baseURL}) => {
  expect(pages.length).toBeGreaterThan(100);
  // fetch takes a tenth of the time of Playwright's request context.
  for (const {path} of pages) {
    const response = await fetch(new URL(path, baseURL));
    expect.soft(response.status, path).toBe(200);
    expect.soft(await response.text(), path).toContain('<main');
  }
});

test('a page becomes interactive at its clean URL, links work, and the page can be reloaded', async ({page}) => {
  await visit(page, '/docs/pact?q=1#where-to-go-next');
  await expect(page).toHaveURL('/docs/pact?q=1#where-to-go-next');
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/docs\/pact/);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1, name: /Pact/})).toBeVisible();
  await expect(page).toHaveURL('/docs/pact?q=1#where-to-go-next');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
});

test('search finds a page and opens it', async ({page}) => {
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('combobox', {name: 'Search'}).fill('log4j');
  await expect(dialog.getByRole('option').first()).toContainText('Log4j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notices\/2021-12-16-log4j-security-advisory/);
  await visit(page, '/search?q=log4j');
  await expect(page.getByRole('main').getByRole('link', {name: /Log4j/}).first()).toBeVisible();
});

test('the configuration builder works', async ({page}) => {
  const path = '/docs/on-premises-2x/docker-compose-example';
  await visit(page, path);
  await page
    .getByRole('group', {name: 'Database', exact: true})
    .getByRole('radio', {name: 'PostgreSQL in this file'})
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`${path}?database=external`);
  await expect(page.locator('.theme-code-block', {hasText: 'compose.yaml'}).locator('pre').first()).not.toContainText(
    'image: postgres',
  );
});

test('the API reference shows its operations', async ({page}) => {
  await visit(page, '/oas/products');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('/products').first()).toBeVisible();
});

test('an old URL redirects to the new one', async ({page}) => {
  await page.goto('/docs/getting-started?q=1');
  await expect(page).toHaveURL('/?q=1');
});
