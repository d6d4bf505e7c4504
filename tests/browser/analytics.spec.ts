import {expect, test, visit} from './fixture';

test('nothing is loaded or prepared where no analytics id is set', async ({page}) => {
  // The fixture fails on any request to another site.
  await visit(page, '/docs/pact');
  await page.getByRole('region', {name: 'Page rating'}).getByRole('button', {name: 'Yes'}).click();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await page.content()).not.toContain('googletagmanager');
});
