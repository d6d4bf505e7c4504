import {expect, interceptRequests, test, visit} from './fixture';
import type {Page} from '@playwright/test';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test.describe('the color mode', () => {
  test('is light by default', async ({page}) => {
    await page.emulateMedia({colorScheme: null});
    await visit(page, '/docs/pact');
    expect(await theme(page)).toBe('light');
  });

  test('follows the system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await visit(page, '/docs/pact');
    expect(await theme(page)).toBe('dark');
  });

  test('a stored choice overrides the system and applies before the first paint', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await visit(page, '/docs/pact');
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    for (let presses = 0; presses < 3 && (await theme(page)) !== 'dark'; presses++) await toggle.click();
    expect(await theme(page)).toBe('dark');
    // With empty script files, only the HTML can set the mode.
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({status: 200, contentType: 'text/javascript', body: ''}),
    );
    await page.reload();
    expect(await theme(page)).toBe('dark');
  });
});

test('code is highlighted before any script runs, in both color modes, and stays highlighted', async ({page}) => {
  const keyword = page.locator('.theme-code-block .code-keyword').first();
  const color = () => keyword.evaluate((element) => getComputedStyle(element).color);
  const seen: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await interceptRequests(page);
    await visit(page, '/docs/ai/quick-start');
    seen.push(await color());
    // With empty script files, only the HTML can set the colors.
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({status: 200, contentType: 'text/javascript', body: ''}),
    );
    await page.reload();
    expect(await color()).toBe(seen.at(-1));
    await page.unroute('**/assets/js/**');
  }
  expect(seen).toEqual(['rgb(122, 47, 143)', 'rgb(216, 166, 234)']);
});

test('the announcement has no close button', async ({page}) => {
  await visit(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('AI test generation');
  await expect(bar.getByRole('link')).toHaveAttribute('href', /^https:\/\/pactflow\.io\/ai/);
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('the footer has links to the community, other links, and the year', async ({page}) => {
  await visit(page, '/docs/pact');
  const footer = page.getByRole('contentinfo').last();
  for (const name of ['Pact on Slack', 'Stack Overflow', 'PactFlow main site', 'Roadmap', 'Notices'])
    await expect(footer.getByRole('link', {name: new RegExp(`^${name}`)})).toBeVisible();
  await expect(footer).toContainText('© 2025');
});

test('the printed page has the text without the navigation', async ({page}) => {
  await visit(page, '/docs/pact');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const frame of [
    '.navbar',
    '.theme-announcement-bar',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.pagination-nav',
    '.footer',
  ]) {
    await expect(page.locator(frame).first()).toBeHidden();
  }
});

test('nothing moves for readers who prefer reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, li')].map((element) => getComputedStyle(element).transitionDuration),
  );
  expect(durations.length).toBeGreaterThan(20);
  for (const duration of durations)
    for (const part of duration.split(', '))
      expect(parseFloat(part) * (part.endsWith('ms') ? 1 : 1000)).toBeLessThanOrEqual(1);
});

test("printed tables don't break words across lines", async ({page}) => {
  // The width of an A4 page without its margins.
  await page.setViewportSize({width: 718, height: 1000});
  await page.emulateMedia({media: 'print'});
  await visit(page, '/docs/pact');
  const words = await page.locator('.markdown table td:first-child').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      return [...(text?.textContent ?? '').matchAll(/\w+/g)].map(({0: word, index}) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return {word, lines: range.getClientRects().length};
      });
    }),
  );
  expect(words.map(({word}) => word)).toContain('Pacticipant');
  expect(words.filter(({lines}) => lines !== 1)).toEqual([]);
});
