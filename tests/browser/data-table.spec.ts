import type {Page} from '@playwright/test';
import {expect, test, visit} from './fixture';

const PAGE = '/docs/permissions';
const rows = (page: Page) => page.getByRole('table', {name: 'Permissions by area'}).locator('tbody tr:visible');
const firstPermission = (page: Page) => rows(page).first().getByRole('rowheader').locator('code');

test('a table is filtered, announces the number of rows, and stores the filter in the URL', async ({page}) => {
  await visit(page, `${PAGE}?language=java`);
  const status = page.getByRole('status').filter({hasText: 'permissions'});
  await expect(status).toHaveText('40 of 40 permissions');
  await page.getByRole('searchbox', {name: 'Filter permissions'}).pressSequentially('bulk created');
  await expect(rows(page)).toHaveCount(1);
  await expect(status).toHaveText('1 of 40 permissions');
  await expect(page).toHaveURL(/language=java&permissions-q=bulk\+created/);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', {name: 'Area'}).selectOption('Contract data');
  await page.getByRole('checkbox', {name: /^Own teams \(2\)/}).check();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(page).toHaveURL(`${PAGE}?language=java`);
  await expect(rows(page)).toHaveCount(40);
});

test('a heading sorts with the keyboard and restores the original order', async ({page}) => {
  await visit(page, PAGE);
  const heading = page.getByRole('columnheader', {name: 'Permission', exact: true});
  await expect(heading).not.toHaveAttribute('aria-sort');
  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Space');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(firstPermission(page)).toHaveText('webhook:manage:team');
  await page.keyboard.press('Space');
  await expect(heading).not.toHaveAttribute('aria-sort');
  await expect(firstPermission(page)).toHaveText('ai:*');
});

test('a link to a row shows the row even when a filter hides it', async ({page}) => {
  await visit(page, `${PAGE}?permissions-q=webhook#userinvite`);
  await expect(page.locator('#userinvite')).toBeInViewport();
  await expect(page).toHaveURL(`${PAGE}#userinvite`);
  await page.locator('#userinvite').getByRole('link', {name: 'Direct link to user:invite'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}#userinvite`);
});

test('an empty result is announced, and the printed page has every row', async ({page}) => {
  await visit(page, `${PAGE}?permissions-q=nonsense`);
  await expect(page.getByText('No permissions match.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(rows(page)).toHaveCount(40);
  await expect(page.getByRole('searchbox', {name: 'Filter permissions'})).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table is complete and has no control that needs a script', async ({page}) => {
    await page.goto(PAGE);
    await expect(rows(page)).toHaveCount(40);
    await expect(page.getByRole('searchbox', {name: 'Filter permissions'})).toBeHidden();
    await expect(page.getByRole('table', {name: 'Permissions by area'}).getByRole('button')).toHaveCount(0);
  });
});
