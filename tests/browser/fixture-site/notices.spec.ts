import {expect, test, visit} from '../fixture';

// The fixture site has analytics, which these tests turn off.
test.beforeEach(({page}) => page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'})));

test('lists, tags, and the sidebar show 25 notices, and pages link to the next page', async ({page}) => {
  for (const path of ['/preview/notices', '/preview/notices/tags/release']) {
    await visit(page, path);
    const older = page.getByRole('link', {name: /Older/});
    let number = 1;
    for (; (await older.count()) > 0; number += 1) {
      await expect(page.locator('article')).toHaveCount(25);
      const href = await older.getAttribute('href');
      await older.click();
      await expect(page).toHaveURL(`${path}/page/${number + 1}`);
      // The URL changes before the page does. A different link to older notices, or none, shows that the page has
      // changed.
      await expect
        .poll(() => older.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        .not.toContain(href);
    }
    expect(number).toBeGreaterThan(2);
    const last = await page.locator('article').count();
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThanOrEqual(25);
  }
  await visit(page, '/preview/notices');
  await expect(
    page
      .getByRole('navigation', {name: 'Blog recent posts navigation'})
      .getByRole('listitem')
      .filter({has: page.getByRole('link')})
      .locator('a'),
  ).toHaveCount(25);
});
