import {readdirSync, readFileSync} from 'node:fs';
import {expect, test, visit} from './fixture';

/** The notices, from their files. */
const notices = readdirSync('notices')
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => {
    const source = readFileSync(`notices/${name}`, 'utf8');
    const field = (key: string): string => new RegExp(`^${key}: *"?(.*?)"?$`, 'm').exec(source)?.[1] ?? '';
    return {title: field('title'), slug: field('slug'), date: field('date')};
  });

test('the list starts with the latest notice, and notices open', async ({page}) => {
  const latestDay = notices
    .map(({date}) => date)
    .sort()
    .at(-1);
  await visit(page, '/notices');
  const first = page.locator('article h2 a').first();
  const title = await first.innerText();
  // Notices from the same day can be in any order.
  const latest = notices.find((notice) => notice.title === title && notice.date === latestDay);
  expect(latest, `“${title}” is a notice from ${latestDay}`).toBeDefined();
  await first.click();
  await expect(page).toHaveURL(`/notices/${latest?.slug}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.locator('time').first()).toHaveAttribute('datetime', new RegExp(`^${latestDay}`));
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
  const years = new Set(notices.map(({date}) => date.slice(0, 4)));
  expect(years.size).toBeGreaterThan(1);
  for (const year of years) await expect(page.getByRole('heading', {name: year})).toBeVisible();
});
