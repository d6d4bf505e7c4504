import {expect, test, visit} from '../fixture';

// The build has analytics on; here it is not the subject.
test.beforeEach(({page}) => page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'})));

test('25 notices stand on a page, in the sidebar and under a tag, and pages lead on', async ({page}) => {
  for (const [path, next] of [['/preview/notices', '/preview/notices/page/2'], ['/preview/notices/tags/release', '/preview/notices/tags/release/page/2']] as const) {
    await visit(page, path);
    await expect(page.locator('article')).toHaveCount(25);
    await page.getByRole('link', {name: /Older/}).click();
    await expect(page).toHaveURL(next);
    await expect(page.locator('article')).toHaveCount(25);
    await page.getByRole('link', {name: /Older/}).click();
    await expect(page.locator('article')).not.toHaveCount(25);
    expect(await page.locator('article').count()).toBeGreaterThan(0);
  }
  await visit(page, '/preview/notices');
  await expect(page.getByRole('navigation', {name: 'Blog recent posts navigation'}).getByRole('listitem').filter({has: page.getByRole('link')}).locator('a')).toHaveCount(25);
});
