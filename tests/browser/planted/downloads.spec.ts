import {readFileSync} from 'node:fs';
import {expectDownloads} from '../downloads';
import {expect, test, visit} from '../fixture';

// The build has analytics on; here it is not the subject.
test.beforeEach(({page}) => page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'})));

test('zips are offered under the base URL, and are saved by their name', async ({page, request}) => {
  await visit(page, '/preview/planted/workshop');
  expect(await expectDownloads(page, request)).toBe(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: 'Download planted-step-1.zip'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('planted-step-1.zip');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(page.getByText('cd planted-step-1')).toBeVisible();
});

test('a difference keeps its signs, and colors added and deleted lines apart', async ({page}) => {
  await visit(page, '/preview/planted/workshop');
  const block = page.locator('.theme-code-block');
  await expect(block).toContainText("-export const greeting = 'hello';");
  await expect(block).toContainText("+export const greeting = 'good day';");
  const colorOf = (kind: string) =>
    block
      .locator(`.code-${kind}`)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf('inserted')).not.toBe(await colorOf('deleted'));
  await expect(page.getByRole('link', {name: 'Exact difference'})).toHaveAttribute(
    'href',
    '/preview/docs/reference/code-proofs#difference',
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('zips are offered all the same', async ({page, request}) => {
    await page.goto('/preview/planted/workshop');
    expect(await expectDownloads(page, request)).toBe(2);
  });
});
