import type {Page} from '@playwright/test';
import {expect, hydrated, test, visit} from './fixture';

/** Pages that belong to no version of the docs. */
const UNVERSIONED = ['/notices', '/search', '/oas/products', '/notices/archive'];

const dropdown = (page: Page) =>
  page.locator('.navbar__item.dropdown', {hasText: /^(?:Cloud & 2|1)\.x/}).locator('> a');
const navbarItem = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

/** Stores a version as a reader does: by selecting it in the dropdown. */
async function store(page: Page, version: '1.x' | 'Cloud & 2.x'): Promise<void> {
  await visit(page, '/docs/pact');
  await dropdown(page).hover();
  await page.locator('.dropdown__menu').getByRole('link', {name: version, exact: true}).click();
  await expect(page).toHaveURL(version === '1.x' ? '/1.x/docs/pact' : '/docs/pact');
}

test('pages that belong to no version show the stored one', async ({page}) => {
  await store(page, '1.x');
  for (const path of UNVERSIONED) {
    await visit(page, path);
    await expect(dropdown(page)).toHaveText('1.x');
    await expect(dropdown(page)).toHaveAttribute('href', '/1.x');
    await expect(navbarItem(page, 'On-Premises')).toHaveAttribute('href', '/1.x/docs/on-premises');
  }
  await store(page, 'Cloud & 2.x');
  await visit(page, '/notices');
  await expect(dropdown(page)).toHaveText('Cloud & 2.x');
  await expect(navbarItem(page, 'On-Premises')).toHaveAttribute('href', '/docs/on-premises');
});

test('pages that belong to no version show the latest one while nothing is stored', async ({page}) => {
  for (const path of UNVERSIONED) {
    await visit(page, path);
    await expect(dropdown(page)).toHaveText('Cloud & 2.x');
  }
});

test('a page of the docs shows its own version, whichever is stored', async ({page}) => {
  await store(page, '1.x');
  await visit(page, '/docs/pact');
  await expect(dropdown(page)).toHaveText('Cloud & 2.x');
  await navbarItem(page, 'Notices').click();
  await expect(page).toHaveURL('/notices');
  await expect(dropdown(page)).toHaveText('1.x');
});

test('a reader without stored version and without access to storage sees the latest one', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The test denies storage.', 'SecurityError');
      },
    });
  });
  await visit(page, '/notices');
  await expect(dropdown(page)).toHaveText('Cloud & 2.x');
});

test('the stored version replaces the latest one without moving anything', async ({page}) => {
  await store(page, '1.x');
  const boxes = () =>
    page
      .locator('nav.navbar')
      .locator('a:visible, button:visible')
      .evaluateAll((items) =>
        items.map((item) => {
          const {x, y, width} = item.getBoundingClientRect();
          return [x, y, width].map((value) => Math.round(value * 10) / 10).join(' ');
        }),
      );
  // Without its scripts, the page looks as it does before hydration.
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({status: 200, contentType: 'text/javascript', body: ''}),
  );
  await page.goto('/notices');
  await expect(dropdown(page)).toHaveText('Cloud & 2.x');
  const before = await boxes();
  await page.unroute('**/assets/js/**');
  await page.reload();
  await hydrated(page);
  await expect(dropdown(page)).toHaveText('1.x');
  // The search button needs JavaScript, and its place is kept until then.
  expect(await boxes()).toEqual(expect.arrayContaining(before));
});
