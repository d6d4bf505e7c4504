import {findChromium} from '../chromium';
import {expect, test, visit} from './fixture';

// Playwright hides scrollbars, which take space on most desktop computers.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-remote-fonts'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('the page keeps its width and its scroll position while the search dialog is open', async ({page}) => {
  await visit(page, '/docs/pact');
  const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(scrollbar).toBeGreaterThan(0);
  const measure = () =>
    page.evaluate(() => ({
      top: window.scrollY,
      edges: ['.navbar', 'main h1', '.table-of-contents'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().right,
      ),
    }));
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await measure()).top).toBeGreaterThan(500);
  const before = await measure();
  expect(before.edges).not.toContain(undefined);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  expect(await measure()).toEqual(before);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await measure()).toEqual(before);
});
