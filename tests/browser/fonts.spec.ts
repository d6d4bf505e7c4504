import {findChromium} from '../chromium';
import {expect, test, visit} from './fixture';

// The other tests disable fonts: see playwright.config.ts.
test.use({launchOptions: {executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']}});

test('the first page that a reader visits loads the fonts, and nothing moves', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await visit(page, '/docs/pact');
  await page.evaluate(() => document.fonts.ready);
  const fonts = await page.evaluate(() =>
    [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family.replaceAll('"', '')),
  );
  expect(fonts).toEqual(expect.arrayContaining(['Geist', 'Geist Mono']));
  expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
});
