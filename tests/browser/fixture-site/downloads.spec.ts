import {readFileSync} from 'node:fs';
import {downloadsOn, expectDownloads} from '../downloads';
import {expect, test, visit} from '../fixture';

// The fixture site has analytics, which these tests turn off.
test.beforeEach(({page}) => page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'})));

test('zip files are linked under the base URL and saved under their name', async ({page, baseURL}) => {
  await visit(page, '/preview/fixture/workshop');
  const downloads = await downloadsOn(page);
  expect(downloads).toHaveLength(2);
  await expectDownloads(downloads, baseURL);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: 'Download fixture-step-1.zip'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('fixture-step-1.zip');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(page.getByText('unzip fixture-step-1.zip')).toBeVisible();
});

test('a diff keeps its signs and has different colors for added and deleted lines', async ({page}) => {
  await visit(page, '/preview/fixture/workshop');
  const block = page.locator('.theme-code-block');
  await expect(block).toContainText("-export const greeting = 'hello';");
  await expect(block).toContainText("+export const greeting = 'good day';");
  const colorOf = (kind: string) =>
    block
      .locator(`.code-${kind}`)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf('inserted')).not.toBe(await colorOf('deleted'));
  await block.getByRole('button', {name: 'How this code was tested'}).click();
  await expect(block.getByText('Exact difference')).toBeVisible();
  await expect(block.getByRole('link', {name: 'What this means'})).toHaveAttribute(
    'href',
    '/preview/docs/reference/code-proofs#difference',
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('zip files are linked', async ({page, baseURL}) => {
    await page.goto('/preview/fixture/workshop');
    const downloads = await downloadsOn(page);
    expect(downloads).toHaveLength(2);
    await expectDownloads(downloads, baseURL);
  });
});
