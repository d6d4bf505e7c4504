import type {Page} from '@playwright/test';
import {expect, test, visit} from './fixture';

/** The version menu in the navigation bar. */
const choice = (page: Page) => page.locator('.navbar__item.dropdown', {hasText: /^(?:Cloud & 2|1)\.x/});

/**
 * Selects a version with the mouse, and waits until the version menu shows it. A jump to a heading hides the navigation
 * bar, as scrolling down does, and scrolling up shows it again. The bar can still disappear between two steps, even
 * while the mouse button is down, so all steps are repeated until the page changes.
 */
async function choose(page: Page, releaseLine: '1.x' | 'Cloud & 2.x') {
  const link = choice(page).getByRole('link', {name: releaseLine, exact: true});
  const top = () => page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().top);
  const label = choice(page).locator('> a');
  await expect(async () => {
    if ((await label.textContent())?.trim() === releaseLine) return;
    if ((await top()) < 0) await page.mouse.wheel(0, -20);
    await choice(page).hover({timeout: 1000});
    await link.click({timeout: 1000});
    await expect(label).toHaveText(releaseLine, {timeout: 5000});
  }).toPass();
}

test('switching versions keeps the page and the heading, in both directions', async ({page}) => {
  await visit(page, '/docs/pact#what-a-pact-proves');
  await choose(page, '1.x');
  await expect(page).toHaveURL('/1.x/docs/pact#what-a-pact-proves');
  await expect.poll(async () => (await page.locator('#what-a-pact-proves').boundingBox())?.y ?? -1).toBeLessThan(200);
  await choose(page, 'Cloud & 2.x');
  await expect(page).toHaveURL('/docs/pact#what-a-pact-proves');
});

test("switching versions drops a hash that the other version doesn't have", async ({page}) => {
  await visit(page, '/docs/permissions/predefined-roles#organization-administrator');
  await choose(page, '1.x');
  await expect(page).toHaveURL('/1.x/docs/permissions/predefined-roles');
  await expect(page.getByRole('heading', {level: 3, name: 'Guest'})).toBeVisible();
});

test('On-Premises pages of 2.x and 1.x link to each other', async ({page}) => {
  await visit(page, '/docs/on-premises-2x/database');
  await choose(page, '1.x');
  await expect(page).toHaveURL('/docs/on-premises/database');
  await expect(choice(page).locator('> a')).toHaveText('1.x');
  await choose(page, 'Cloud & 2.x');
  await expect(page).toHaveURL('/docs/on-premises-2x/database');
  await expect(choice(page).locator('> a')).toHaveText('Cloud & 2.x');
});

for (const path of ['/docs/on-premises/database', '/1.x/docs/on-premises/database'])
  test(`${path} says that 1.x is unsupported, and links to 2.x`, async ({page}) => {
    await visit(page, path);
    await expect(choice(page).locator('> a')).toHaveText('1.x');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/\/[^/]+\/docs\/on-premises\/database$/);
    await page.getByRole('link', {name: 'current version of this page'}).click();
    await expect(page).toHaveURL('/docs/on-premises-2x/database');
  });

test('the landing page of On-Premises belongs to both release lines', async ({page}) => {
  await visit(page, '/docs/on-premises');
  await expect(choice(page).locator('> a')).toHaveText('Cloud & 2.x');
  await expect(page.getByRole('note').filter({hasText: 'no longer actively maintained'})).toHaveCount(0);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('button', {name: 'On-Premises 2.x'})).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.getByRole('button', {name: 'On-Premises 1.x (unsupported)'})).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test("a page that the other version doesn't have leads to the start page without the hash", async ({page}) => {
  await visit(page, '/docs/on-premises-2x/redis#next');
  await choose(page, '1.x');
  await expect(page).toHaveURL('/1.x');
});

test('the version menu works with the keyboard', async ({page}) => {
  await visit(page, '/docs/pact');
  const opener = choice(page).locator('> a');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(choice(page).getByRole('link', {name: '1.x', exact: true})).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: '1.x', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/1.x/docs/pact');
});

test('an archived page is labeled for readers and search engines', async ({page, request}) => {
  await visit(page, '/1.x/docs/pact');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[name="docusaurus_tag"]')).toHaveAttribute('content', 'docs-default-1.x');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/\/[^/]+\/docs\/pact$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/\/[^/]+\/docs\/pact$/);
  const banner = page.getByRole('note').filter({hasText: 'This page applies to 1.x, which is'});
  await expect(banner.getByRole('link', {name: 'current version of this page'})).toHaveAttribute('href', '/docs/pact');
  const list = await (await request.get('/llms.txt')).text();
  expect(list).toMatch(/\[[^\]]*\(On-Premises 1\.x\)\]\([^)]*\/1\.x\/docs\/pact\.md\)/);
  expect(await (await request.get('/llms-full.txt')).text()).not.toContain('/1.x/docs/pact.md');
});

test('the canonical URL of the 1.x start page is the current start page', async ({page}) => {
  await visit(page, '/1.x');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/);
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});
  test('the version menu opens with the pointer and the keyboard and links to the same page', async ({page}) => {
    await page.goto('/docs/pact');
    const link = choice(page).locator('a[href="/1.x/docs/pact"]').last();
    await choice(page).locator('> a').focus();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL('/1.x/docs/pact');
    await expect(page.getByRole('link', {name: 'current version of this page'})).toHaveAttribute('href', '/docs/pact');
  });
  test('on a narrow screen, the versions are plain links', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('/docs/pact');
    await page.getByRole('navigation', {name: 'Sections'}).getByRole('link', {name: '1.x'}).click();
    await expect(page).toHaveURL('/1.x/docs/pact');
  });
});
