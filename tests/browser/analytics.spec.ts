import {expect, test, visit} from './fixture';

test('nothing is loaded or prepared without an analytics ID', async ({page}) => {
  // fixture.ts fails the test on any request to another site.
  await visit(page, '/docs/pact');
  await page.getByRole('region', {name: 'Page rating'}).getByRole('button', {name: 'Yes'}).click();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await page.content()).not.toContain('googletagmanager');
});

test('a reason for a rating is neither sent nor stored without an analytics ID', async ({page}) => {
  await visit(page, '/docs/pact');
  await page.waitForLoadState('networkidle');
  const rating = page.getByRole('region', {name: 'Page rating'});
  await rating.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await rating.getByRole('button', {name: 'No'}).click();
  await rating.getByRole('textbox').fill('A secret reason');
  await rating.getByRole('button', {name: 'Send'}).click();
  await expect(rating.getByText('Thanks for explaining!')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  const stored = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie]));
  expect(stored).not.toContain('secret');
  await page.reload();
  await expect(rating.getByText('Is this page useful?')).toBeVisible();
});
