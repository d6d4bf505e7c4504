import type {Page} from '@playwright/test';
import {sections} from '../../src/data/sections';
import {expect, test, visit} from './fixture';

const navbarItem = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

/** Expects that the top navigation marks this item as the current one, and no other. */
async function expectActive(page: Page, name: string): Promise<void> {
  const active = page.locator('.theme-layout-navbar-left .navbar__link--active');
  await expect(active).toHaveText([name]);
}

test('the On-Premises item leads to the landing page for both release lines', async ({page}) => {
  await visit(page, '/');
  await expect(navbarItem(page, 'On-Premises')).toHaveAttribute('href', '/docs/on-premises');
  await navbarItem(page, 'On-Premises').click();
  await expect(page).toHaveURL('/docs/on-premises');
  await expectActive(page, 'On-Premises');
});

test('the On-Premises item is active on the pages of both release lines', async ({page}) => {
  for (const path of [
    '/docs/on-premises-2x',
    '/docs/on-premises-2x/upgrading',
    '/docs/on-premises/upgrading',
    '/docs/on-premises/releases/2.3.0',
    '/1.x/docs/on-premises/upgrading',
  ]) {
    await visit(page, path);
    await expectActive(page, 'On-Premises');
  }
  await visit(page, '/docs/pact');
  await expectActive(page, 'Docs');
});

test('in the archived version, the items lead to its sections where it has them', async ({page}) => {
  await visit(page, '/1.x/docs/pact');
  await expect(navbarItem(page, 'Docs')).toHaveAttribute('href', '/1.x');
  await expect(navbarItem(page, 'On-Premises')).toHaveAttribute('href', '/1.x/docs/on-premises');
  await expect(navbarItem(page, 'University')).toHaveAttribute('href', '/docs/workshops');
});

test('the footer and the page for unknown URLs lead to the same landing pages', async ({page, problems}) => {
  problems.provoke(/status 404/);
  problems.provoke(/console: .*404/);
  await visit(page, '/docs/nothing-here');
  const footer = page.getByRole('contentinfo').last();
  for (const {label, to, sidebarId, footerLabel} of sections) {
    await expect(footer.getByRole('link', {name: footerLabel ?? label, exact: true})).toHaveAttribute('href', to);
    if (sidebarId !== undefined)
      await expect(page.getByRole('main').locator(`a[href="${to}"]`, {hasText: label})).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu leads to the landing page', async ({page}) => {
    await visit(page, '/notices');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await page.locator('.navbar-sidebar .menu__link', {hasText: /^On-Premises$/}).click();
    await expect(page).toHaveURL('/docs/on-premises');
  });
});
