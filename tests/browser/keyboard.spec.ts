import type {Locator, Page} from '@playwright/test';
import {addStyle, expect, test, visit} from './fixture';

// Keyboard tests of components that no other spec file covers. tests/checks/keyboardCoverage.ts lists the tests for
// each component.

const PAGE = '/docs/pact';
const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/**
 * Expects a menu of the navigation bar to be open. Its links can't be focused until its transition has started, a frame
 * after its class changes.
 */
async function expectOpen(menu: Locator): Promise<void> {
  await expect(menu).toHaveClass(/dropdown--show/);
  await expect(menu.locator('ul a').first()).toBeVisible();
}

/** Focuses an element and presses a key, as a reader who uses the Tab key does. */
async function press(element: Locator, key: string): Promise<void> {
  await element.focus();
  await expect(element).toBeFocused();
  await element.press(key);
}

test('the color mode is changed', async ({page}) => {
  await visit(page, PAGE);
  const toggle = bar(page).getByRole('button', {name: /Switch between dark and light mode/});
  for (const [key, mode] of [
    ['Enter', 'dark'],
    ['Space', 'light'],
    ['Enter', 'dark'],
  ] as const) {
    await press(toggle, key);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  }
});

test('a version is selected in the version menu, and the banner links back', async ({page}) => {
  await visit(page, PAGE);
  const menu = page.locator('.dropdown').filter({has: page.getByText('Cloud & 2.x', {exact: true})});
  await press(menu.locator('a').first(), 'Enter');
  await expectOpen(menu);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', {name: '1.x', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/1.x${PAGE}`);
  await press(page.getByRole('link', {name: 'current version of this page'}), 'Enter');
  await expect(page).toHaveURL(PAGE);
});

test('the sections in the menu of a narrow window are links, and one of them leads to its section', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, PAGE);
  await press(page.getByRole('button', {name: 'Toggle navigation bar'}), 'Enter');
  const sections = page.getByRole('navigation', {name: 'Sections'});
  await press(sections.getByRole('link', {name: 'Examples', exact: true}), 'Enter');
  await expect(page).toHaveURL('/docs/examples');
  await expect(sections).toBeHidden();
});

test('the language menu opens, and closes when it loses focus', async ({page}) => {
  await visit(page, PAGE);
  const menu = page.locator('.dropdown').filter({has: page.getByText('English')});
  await press(bar(page).getByRole('button', {name: 'English'}), 'Enter');
  await expectOpen(menu);
  await page.keyboard.press('Tab');
  await expect(menu.locator('ul a').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveClass(/dropdown--show/);
});

test('a sidebar category closes and opens', async ({page}) => {
  await visit(page, PAGE);
  const category = page.locator('.theme-doc-sidebar-menu [aria-expanded="true"]').first();
  const name = (await category.innerText()).trim();
  const entry = page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('button', {name})
    .or(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true}))
    .first();
  await press(entry, 'Enter');
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await press(entry, 'Enter');
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
});

test('the sidebar is hidden and shown', async ({page}) => {
  await visit(page, PAGE);
  await press(page.getByRole('button', {name: 'Collapse sidebar'}), 'Enter');
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeHidden();
  await press(page.getByRole('button', {name: 'Expand sidebar'}), 'Enter');
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
});

test('code is copied, and its lines wrap', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 600, height: 900});
  await visit(page, '/docs/bi-directional-contract-testing/publishing');
  const blocks = page.locator('.theme-code-block');
  const block = blocks.nth(
    await blocks.evaluateAll((all) =>
      all.findIndex((each) =>
        [...each.querySelectorAll('pre')].some(({scrollWidth, clientWidth}) => scrollWidth > clientWidth),
      ),
    ),
  );
  await block.scrollIntoViewIfNeeded();
  const wrap = block.getByRole('button', {name: 'Wrap lines'});
  const isClipped = () => block.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await press(wrap, 'Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await isClipped()).toBe(false);
  await press(wrap, 'Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await isClipped()).toBe(true);
  const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
  await press(copy, 'Enter');
  await expect(block.getByRole('button', {name: 'Copied'})).toBeFocused();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim().length).toBeGreaterThan(10);
});

test('a code block has two tab stops, and the arrow keys move between its buttons', async ({page}) => {
  await visit(page, '/docs/workshops/quick_starts/bdc');
  const block = page.locator('.theme-code-block', {has: page.locator('[data-code=details]')}).first();
  const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
  const wrap = block.getByRole('button', {name: 'Wrap lines'});
  const details = block.getByRole('button', {name: 'How this code was tested'});
  const source = block.getByRole('link', {name: 'What this means'});
  await copy.focus();
  for (const [key, button] of [
    ['ArrowLeft', wrap],
    ['ArrowLeft', details],
    ['ArrowLeft', copy],
    ['ArrowRight', details],
    ['End', copy],
    ['Home', details],
  ] as const) {
    await page.keyboard.press(key);
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(block.locator('pre')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(details).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await block.evaluate((element) => element.contains(document.activeElement))).toBe(false);

  await press(details, 'Enter');
  await expect(source).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(source).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(source).toBeHidden();
  await expect(details).toBeFocused();
});

test('a collapsible section opens and closes', async ({page}) => {
  await visit(page, '/docs/messages');
  const section = page.locator('.markdown > details').first();
  for (const key of ['Enter', 'Space']) {
    const open = await section.evaluate((element) => (element as HTMLDetailsElement).open);
    await press(section.locator('summary').first(), key);
    await expect(section).toHaveJSProperty('open', !open);
  }
});

test('the PowerShell commands of a download open and close', async ({page}) => {
  await visit(page, '/docs/examples/js/provider');
  const commands = page.locator('main details', {hasText: 'Expand-Archive'}).first();
  for (const [key, open] of [
    ['Enter', true],
    ['Space', false],
  ] as const) {
    await press(commands.locator('summary'), key);
    await expect(commands).toHaveJSProperty('open', open);
  }
});

test('the hints of a task open one after another, and its solution at any time', async ({page}) => {
  await visit(page, '/docs/workshops/bi-directional/step10');
  const hints = page.locator('main details', {has: page.locator('> summary', {hasText: /^Hint \d$/})});
  // The first task of the page has only one hint. The next one has two.
  const [first, second] = [hints.nth(1), hints.nth(2)];
  await expect(first.locator('> summary')).toHaveText('Hint 1');
  await expect(second).toBeHidden();
  await press(first.locator('> summary'), 'Enter');
  await expect(first).toHaveJSProperty('open', true);
  await expect(second.locator('> summary')).toHaveText('Hint 2');
  await press(second.locator('> summary'), 'Space');
  await expect(second).toHaveJSProperty('open', true);
  const solution = page.locator('main details', {has: page.locator('> summary', {hasText: /^Solution$/})}).first();
  await press(solution.locator('> summary'), 'Enter');
  await expect(solution).toHaveJSProperty('open', true);
  await page.emulateMedia({media: 'print'});
  for (const hint of await hints.all()) await expect(hint).toBeVisible();
});

test('sections of the API reference open and close', async ({page}) => {
  await visit(page, '/oas/products');
  const section = page.locator('main details').first();
  const open = await section.evaluate((element) => (element as HTMLDetailsElement).open);
  await press(section.locator('summary').first(), 'Enter');
  await expect(section).toHaveJSProperty('open', !open);
  await press(section.locator('summary').first(), 'Space');
  await expect(section).toHaveJSProperty('open', open);
});

test('a list is copied as Markdown, and the button keeps focus', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/docs/on-premises/installation/checklist');
  const copy = page
    .locator('main')
    .getByRole('button', {name: /^Copy (?!page)/})
    .first();
  await press(copy, 'Enter');
  await expect(
    page
      .locator('main')
      .getByRole('status')
      .filter({hasText: /copied/i})
      .first(),
  ).toBeVisible();
  await expect(copy).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/- \[ \] /);
});

test('a table that is wider than its column is a tab stop and scrolls', async ({page}) => {
  await visit(page, '/docs/user-interface/settings/webhooks');
  // No table of the site is as wide as that, because wide tables become cards on phones.
  await addStyle(page, 'main table { min-width: 3000px; }');
  await page.setViewportSize({width: 1400, height: 844});
  const table = page.getByRole('group', {name: 'Table, scrolls horizontally'}).first();
  await press(table, 'ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('the back-to-top button appears when scrolling up and scrolls to the top', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, PAGE);
  const top = () => page.evaluate(() => window.scrollY);
  const toEnd = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  // A browser on a busy machine can drop a key press that should scroll, so each key is pressed until it has worked.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(toEnd, {timeout: 3000}).toBeLessThan(2);
  }).toPass();
  expect(await top()).toBeGreaterThan(1000);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeHidden();
  await expect(async () => {
    await page.keyboard.press('PageUp');
    await expect(button).toBeVisible({timeout: 3000});
  }).toPass();
  await press(button, 'Enter');
  await expect.poll(top).toBe(0);
});

test('moving through the navigation bar does not scroll the page', async ({page}) => {
  await visit(page, PAGE);
  await page.locator('main h2').nth(1).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).waitFor();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', {name: /Search/})).toBeFocused();
  const before = await page.evaluate(() => window.scrollY);
  for (let key = 0; key < 4; key += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = bar(page).locator(':focus');
    await expect(focused).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
});

test('after a search result or a link to a section, the Tab key continues in the section', async ({page}) => {
  await visit(page, PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('create webhook');
  const result = page.locator('dialog a[href="/docs/user-interface/settings/webhooks#create-a-webhook"]');
  await expect(result).toBeVisible();
  await result.click();
  await expect(page).toHaveURL('/docs/user-interface/settings/webhooks#create-a-webhook');
  const section = page.locator('#create-a-webhook');
  await expect(section).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Tab');
  const order = await section.evaluate((heading) =>
    document.activeElement === null ? 0 : heading.compareDocumentPosition(document.activeElement),
  );
  // Node.DOCUMENT_POSITION_FOLLOWING, which includes descendants.
  expect(order & 4).not.toBe(0);
  await expect(section).not.toHaveAttribute('tabindex');
});

test('the outline of a focused tab is not cut off', async ({page}) => {
  await visit(page, '/docs/which-pacts-are-verified');
  const tab = page.getByRole('tab').first();
  await tab.scrollIntoViewIfNeeded();
  await page.keyboard.press('Tab');
  await tab.focus();
  const outline = await tab.evaluate((element) => {
    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(element);
    return {outlineStyle, outside: parseFloat(outlineWidth) + parseFloat(outlineOffset)};
  });
  expect(outline).toEqual({outlineStyle: 'solid', outside: 0});
});

test('the table of contents links to a heading', async ({page}) => {
  await visit(page, PAGE);
  const entry = page.locator('.table-of-contents').getByRole('link').nth(2);
  const hash = (await entry.getAttribute('href')) ?? '';
  await press(entry, 'Enter');
  await expect(page).toHaveURL(`${PAGE}${hash}`);
  await expect(page.locator(hash)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the mobile menu opens, shows both of its panels, and closes', async ({page}) => {
    await visit(page, PAGE);
    const sidebar = page.locator('.navbar-sidebar');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await press(toggle, 'Enter');
    await expect(sidebar.getByRole('link', {name: 'Pact', exact: true})).toBeVisible();
    await press(sidebar.getByRole('button', {name: /Back to main menu/}), 'Enter');
    const versions = sidebar
      .getByRole('button', {name: /2\.x|versions/i})
      .or(sidebar.getByRole('link', {name: /2\.x|versions/i}))
      .first();
    // The list of versions is open from the start, because it contains the current version.
    const version = sidebar.getByRole('link', {name: '1.x', exact: true});
    await expect(version).toBeVisible();
    await press(versions, 'Enter');
    await expect(version).toBeHidden();
    await press(versions, 'Enter');
    await expect(version).toBeVisible();
    await press(sidebar.getByRole('button', {name: 'Close navigation bar'}), 'Enter');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('the mobile table of contents opens and links to a heading', async ({page}) => {
    await visit(page, PAGE);
    await press(page.getByRole('button', {name: 'On this page'}), 'Enter');
    const entry = page.locator('.theme-doc-toc-mobile').getByRole('link').nth(1);
    await expect(entry).toBeVisible();
    const hash = (await entry.getAttribute('href')) ?? '';
    await press(entry, 'Enter');
    await expect(page).toHaveURL(`${PAGE}${hash}`);
  });
});

test('the list of feeds opens, and its first link follows', async ({page}) => {
  await visit(page, '/notices');
  const summary = page.getByText('Subscribe to a feed');
  const first = page.getByRole('link', {name: 'RSS feed of all notices'});
  await expect(first).toBeHidden();
  await press(summary, 'Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
});
