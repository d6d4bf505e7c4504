import {expect, test, visit} from './fixture';

test('the list starts with the latest notice, and notices open', async ({page}) => {
  await visit(page, '/notices');
  const titles = page.locator('article h2 a');
  await expect(titles.first()).toHaveText('On-premises release v2.3.0');
  await titles.first().click();
  await expect(page).toHaveURL('/notices/2025-10-21-on-premises-2.3.0');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('On-premises release v2.3.0');
  await expect(page.locator('time').first()).toHaveAttribute('datetime', /^2025-10-21/);
});

test('tags have kebab-case URLs and their own lists', async ({page}) => {
  await visit(page, '/notices/2021-12-16-log4j-security-advisory');
  await page.getByRole('main').getByRole('link', {name: 'log4j', exact: true}).click();
  await expect(page).toHaveURL('/notices/tags/log-4-j');
  await expect(page.getByRole('heading', {level: 1})).toContainText('log4j');
  await visit(page, '/notices/tags');
  for (const tag of ['on-premises', 'release', 'security', 'log4j'])
    await expect(page.getByRole('main').getByRole('link', {name: new RegExp(`^${tag}`)})).toBeVisible();
});

test('the archive has every year with a notice', async ({page}) => {
  await visit(page, '/notices/archive');
  for (const year of ['2025', '2021']) await expect(page.getByRole('heading', {name: year})).toBeVisible();
});
