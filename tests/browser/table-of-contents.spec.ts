import type {Page} from '@playwright/test';
import {expect, test, visit} from './fixture';

/** Pages whose components render headings, each with the level of one of them. */
const PAGES = [
  {path: '/docs/on-premises-2x/environment-variables', id: 'pactflow_base_url'},
  {path: '/docs/on-premises/environment-variables/jwt', id: 'pactflow_jwt_bearer_token_auth_enabled'},
  {path: '/docs/on-premises-2x/installation/checklist', id: 'network-and-tls'},
  {path: '/docs/on-premises/docker-compose-example', id: 'environment-file'},
  {path: '/docs/on-premises/releases', id: 'all-releases'},
  {path: '/oas/products', id: 'addProduct'},
  {path: '/1.x/docs/on-premises/environment-variables', id: 'pactflow_http_port'},
];

/** The ids of all headings at levels 2 to 4 in the article. */
const headingIds = (page: Page) =>
  page.locator('article :is(h2, h3, h4)[id]').evaluateAll((headings) => {
    // Components may be articles inside the article of the page.
    return [...new Set(headings.map(({id}) => id))];
  });

const entries = (page: Page, contents: string) =>
  page
    .locator(`${contents} a.table-of-contents__link`)
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '')));

test('the table of contents has all headings at levels 2 to 4, those of components included', async ({page}) => {
  for (const {path, id} of PAGES) {
    await visit(page, path);
    const ids = await headingIds(page);
    if (!path.startsWith('/oas')) expect(ids, path).toContain(id);
    expect(ids.length, path).toBeGreaterThan(2);
    expect(await entries(page, '.theme-doc-toc-desktop'), path).toEqual(ids);
  }
});

test('an entry leads to the heading of a component, and becomes the active one', async ({page}) => {
  await visit(page, '/docs/on-premises-2x/environment-variables');
  const entry = page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'PACTFLOW_HTTP_PORT', exact: true});
  await entry.click();
  await expect(page).toHaveURL(/#pactflow_http_port$/);
  await expect(page.locator('#pactflow_http_port')).toBeInViewport();
  await expect(entry).toHaveClass(/table-of-contents__link--active/);
});

test('an entry leads to a variable that the filter has hidden', async ({page}) => {
  await visit(page, '/docs/on-premises-2x/environment-variables');
  await page.getByRole('searchbox').first().fill('redis');
  await expect(page.locator('#pactflow_http_port')).toBeHidden();
  await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'PACTFLOW_HTTP_PORT', exact: true}).click();
  await expect(page.locator('#pactflow_http_port')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the collapsed table of contents has the headings of components', async ({page}) => {
    await visit(page, '/docs/on-premises-2x/installation/checklist');
    await page.getByRole('button', {name: 'On this page'}).click();
    expect(await entries(page, '.theme-doc-toc-mobile')).toEqual(await headingIds(page));
    await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Network and TLS'}).click();
    await expect(page.locator('#network-and-tls')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const width of [390, 1440]) {
    test(`the table of contents leads to the headings of components at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.goto('/docs/on-premises-2x/installation/checklist');
      await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
      const contents = page.locator('.theme-doc-toc-desktop');
      await expect(contents).toBeVisible();
      if (width === 390) {
        const above = await contents.boundingBox();
        const below = await page.getByRole('navigation', {name: 'Breadcrumbs'}).boundingBox();
        expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
      }
      await contents.getByRole('link', {name: 'Network and TLS'}).click();
      await expect(page).toHaveURL(/#network-and-tls$/);
      await expect(page.locator('#network-and-tls')).toBeInViewport();
    });
  }
});
