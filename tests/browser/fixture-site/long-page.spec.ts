import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixture';

// The fixture site has analytics, which these tests turn off.
test.beforeEach(({page}) => page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'})));

/** The number of steps in which a page is scrolled. */
const STEPS = 10;

interface Work {
  /** How often the browser computed layout and styles. */
  layouts: number;
  styles: number;
  /** How often scripts read the position of an element. */
  measured: number;
  elements: number;
}

/** Opens a page with many headings, scrolls through it, and counts the browser's work. */
async function scrollThrough(page: Page, headings: number): Promise<Work> {
  await page.addInitScript(() => {
    const original = Element.prototype.getBoundingClientRect;
    Object.assign(window, {measured: 0});
    Element.prototype.getBoundingClientRect = function () {
      (window as unknown as {measured: number}).measured += 1;
      return original.call(this);
    };
  });
  await visit(page, `/preview/fixture/headings-${headings}`);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const metrics = async () =>
    new Map((await browser.send('Performance.getMetrics')).metrics.map(({name, value}) => [name, value]));
  const before = await metrics();
  const measured = await page.evaluate(async (steps) => {
    const count = window as unknown as {measured: number};
    count.measured = 0;
    for (let step = 1; step <= steps; step += 1) {
      window.scrollTo({top: (document.documentElement.scrollHeight * step) / (steps + 1), behavior: 'instant'});
      await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    }
    return count.measured;
  }, STEPS);
  const after = await metrics();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return {
    layouts: grown('LayoutCount'),
    styles: grown('RecalcStyleCount'),
    measured,
    elements: await page.locator('*').count(),
  };
}

test('the work of scrolling grows at most linearly from 250 to 1,000 headings', async ({browser, baseURL}) => {
  const works: Work[] = [];
  for (const headings of [250, 1000]) {
    const page = await browser.newPage({baseURL});
    works.push(await scrollThrough(page, headings));
    await page.close();
  }
  const [few, many] = works as [Work, Work];
  console.log(`250 headings: ${JSON.stringify(few)}; 1,000: ${JSON.stringify(many)}`);
  expect(few.measured).toBeGreaterThan(STEPS);
  expect(many.measured / few.measured).toBeLessThan(5);
  expect(many.elements / few.elements).toBeLessThan(5);
  // The number of layouts doesn't depend on the length of the page.
  expect(many.layouts).toBeLessThanOrEqual(few.layouts * 2);
  expect(many.styles).toBeLessThanOrEqual(few.styles * 2);
});

test('each of 1,000 headings can be linked to, highlighted in the table of contents, and searched', async ({page}) => {
  await visit(page, '/preview/fixture/headings-1000#echidna-777-of-1000');
  const heading = (number: number) => page.locator(`#echidna-${number}-of-1000`);
  await expect(heading(777)).toBeInViewport();
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link')).toHaveCount(1000);
  const current = contents.locator('.table-of-contents__link--active');
  await expect(current).toHaveText(/^Echidna 77\d of 1000$/);
  expect(
    new Set(await page.locator('main h2[id], main h3[id]').evaluateAll((elements) => elements.map(({id}) => id))).size,
  ).toBe(1000);

  const last = contents.getByRole('link', {name: 'Echidna 1000 of 1000', exact: true});
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL(/#echidna-1000-of-1000$/);
  await expect(heading(1000)).toBeInViewport();
  await expect(current).toHaveText(/^Echidna (?:99\d|1000) of 1000$/);

  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search'}).fill('echidna 613');
  await expect(page.getByRole('option', {name: /Echidna 613 of 1000/}).first()).toHaveAttribute(
    'href',
    '/preview/fixture/headings-1000#echidna-613-of-1000',
  );
});
