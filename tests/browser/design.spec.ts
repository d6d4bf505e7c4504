import type {Page} from '@playwright/test';
import {expect, test, visit} from './fixture';

const PHONE = {width: 390, height: 844};

test('the search box on the home page opens the search dialog, with the mouse and with the keyboard', async ({
  page,
}) => {
  await visit(page, '/');
  const box = page.getByRole('link', {name: 'Search by task, error message, or command'});
  const field = page.getByRole('combobox', {name: 'Search'});
  await box.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('former anchors of the home page lead to the tutorial', async ({page}) => {
  for (const [hash, url] of [
    ['first-contract-in-ten-minutes', '/docs/first-contract'],
    ['7-share-the-contract', '/docs/first-contract#share-the-contract'],
  ] as const) {
    await page.goto(`/#${hash}`);
    await expect(page).toHaveURL(url);
  }
});

test('a language on the home page selects the tab of the page that it leads to', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('link', {name: 'Python', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/write-and-verify\?language=python$/);
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('at most 120 px are above the heading', async ({page}) => {
    for (const path of [
      '/docs/pact',
      '/docs/workshops',
      '/docs/on-premises',
      '/docs/reference/cli/broker/can-i-deploy',
      '/docs/user-interface/settings/api-tokens',
    ]) {
      await visit(page, path);
      const {top, text} = await page
        .locator('h1')
        .evaluate((heading) => ({top: heading.getBoundingClientRect().top, text: heading.textContent}));
      expect.soft(top, `${path}: ${text}`).toBeLessThanOrEqual(120);
    }
  });

  test('the table of contents opens above the page, and nothing moves', async ({page}) => {
    await visit(page, '/docs/pact');
    const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await top();
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByRole('button').click();
    await expect(contents.getByRole('link', {name: 'What a pact proves'})).toBeVisible();
    expect(await top()).toBe(before);
  });

  test('the menu of a section has links to all sections', async ({page}) => {
    await visit(page, '/docs/pact');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sections = page.getByRole('navigation', {name: 'Sections'});
    for (const name of ['Docs', 'University', 'Examples', 'On-Premises', 'Notices'])
      await expect(sections.getByRole('link', {name, exact: true})).toBeVisible();
    await sections.getByRole('link', {name: 'Examples', exact: true}).click();
    await expect(page).toHaveURL('/docs/examples');
    await expect(sections).toBeHidden();
  });

  test('no part of a shell command is outside of its code block', async ({page}) => {
    for (const path of ['/docs/cid-polling-bdc', '/docs/reference/cli/broker/can-i-deploy', '/docs/first-contract']) {
      await visit(page, path);
      const blocks = page.locator('.theme-code-block[data-wrapped]:visible pre');
      expect(await blocks.count(), path).toBeGreaterThan(0);
      expect
        .soft(
          await blocks.evaluateAll((all) =>
            all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map(({textContent}) => textContent),
          ),
          path,
        )
        .toEqual([]);
    }
  });
});

/** The largest number of characters in a line of the page's paragraphs. */
const longestLine = (page: Page): Promise<number> =>
  page.locator('.markdown > p').evaluateAll((paragraphs) =>
    Math.max(
      ...paragraphs.map((paragraph) => {
        const lines = new Map<number, number>();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const {top, bottom, height} = range.getBoundingClientRect();
            // Such as the definition of a term, which isn't open.
            if (height === 0) continue;
            const middle = Math.round((top + bottom) / 40);
            lines.set(middle, (lines.get(middle) ?? 0) + 1);
          }
        return Math.max(...lines.values());
      }),
    ),
  );

for (const width of [1440, 1920]) {
  test(`lines of text have at most 90 characters in a window of ${width} px, and code uses the rest`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/docs/pact');
    expect(await longestLine(page)).toBeLessThanOrEqual(90);
    expect(await longestLine(page)).toBeGreaterThan(60);
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().width);
    expect(await widthOf('.markdown .theme-code-block')).toBeGreaterThan((await widthOf('.markdown > p')) + 100);
  });
}

test('the links to the previous and next pages show titles', async ({page}) => {
  await visit(page, '/docs/bi-directional-contract-testing/consumer');
  const link = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first();
  await expect(link).toContainText('Bi-directional contract testing');
});
