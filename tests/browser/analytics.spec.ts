import {expect, test, visit} from './fixture';

test('nothing is loaded or prepared without an analytics ID', async ({page}) => {
  // fixture.ts fails the test on any request to another site.
  await visit(page, '/docs/pact');
  await page.getByRole('region', {name: 'Page rating'}).getByRole('button', {name: 'Yes'}).click();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await page.content()).not.toContain('googletagmanager');
});
