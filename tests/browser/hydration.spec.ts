// Preact doesn't report when a component renders something different in the browser than during the build. It replaces
// the element or the text, which can move the rest of the page. So these tests compare the page with the build's HTML.
import type {Page} from '@playwright/test';
import {expect, test, visit} from './fixture';

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs/pact',
  '/docs/on-premises',
  '/docs/on-premises-2x/environment-variables',
  '/docs/workshops/introduction/hands-on/step-5',
  '/docs/workshops/quick_starts/bdc',
  '/docs/reference/cli/broker/can-i-deploy',
  '/docs/examples',
  '/1.x/docs/pact',
  '/oas/products',
  '/notices',
  '/notices/2021-12-16-log4j-security-advisory',
  '/notices/tags',
  '/search',
];

/**
 * Elements that are left out: those that only readers without scripts see, the search form, the preloaded images that
 * React adds before the site, and the logo, which has an image for each color mode until the mode is known.
 */
const LEFT_OUT = 'noscript, form[role="search"], link[rel="preload"], img[class*="themedComponent"]';

/** Attributes that components change as soon as they run in a browser. */
const CHANGED_ATTRIBUTES: Record<string, string> = {
  // Without scripts, the title of a category opens its first page.
  href: '.menu__link--sublist',
  // Categories get these styles for their animation.
  style: '.menu__list',
  // The color mode can't be changed without scripts.
  disabled: '[class*="toggleButton"]',
  // The table of contents highlights the current section.
  class: '[class*="toggleButton"], .table-of-contents__link',
  'data-island-waiting': '[data-island]',
  // With scripts, each toolbar of a code block has a single tab stop.
  tabindex: '[data-code="details"]',
};

/** The elements and texts of a page, except those of islands: one line for each, with its attributes. */
function describePage(page: Page, source: 'browser' | 'build'): Promise<string[]> {
  return page.evaluate(
    async ({source: from, leftOut, changed}) => {
      const html = from === 'build' ? await (await fetch(window.location.href)).text() : '';
      const root = from === 'build' ? new DOMParser().parseFromString(html, 'text/html') : document;
      const lines: string[] = [];
      const addText = (text: string, indent: string): void => {
        const last = lines.at(-1) ?? '';
        // The HTML has comments between the texts of an element, and they divide its text into several nodes.
        if (last.startsWith(`${indent}"`)) lines[lines.length - 1] = `${last.slice(0, -1)}${text}"`;
        else if (text !== '') lines.push(`${indent}"${text}"`);
      };
      const add = (node: Node, depth: number): void => {
        const indent = '  '.repeat(depth);
        if (node instanceof Text) addText(node.data, indent);
        if (!(node instanceof Element) || node.matches(leftOut)) return;
        const attributes = [...node.attributes]
          .filter(({name}) => changed[name] === undefined || !node.matches(changed[name]))
          .map(({name, value}) => `${name}=${JSON.stringify(value)}`);
        lines.push([`${indent}<${node.localName}`, ...attributes.sort()].join(' '));
        if (!node.matches('[data-island]')) for (const child of node.childNodes) add(child, depth + 1);
      };
      const site = root.getElementById('__docusaurus');
      if (site !== null) add(site, 0);
      return lines;
    },
    {source, leftOut: LEFT_OUT, changed: CHANGED_ATTRIBUTES},
  );
}

for (const path of PAGES)
  test(`${path} is the same in the browser as in the build's HTML`, async ({page}) => {
    await visit(page, path);
    const built = await describePage(page, 'build');
    expect(built.length).toBeGreaterThan(50);
    expect(await describePage(page, 'browser')).toEqual(built);
  });

test('a component that renders something else in the browser is reported', async ({page}) => {
  await page.route('**/docs/pact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('>University</a>', '>Courses</a>');
    await route.fulfill({response, body});
  });
  await visit(page, '/docs/pact');
  const built = await describePage(page, 'build');
  const shown = await describePage(page, 'browser');
  expect(built.filter((line) => !shown.includes(line)).map((line) => line.trim())).toEqual(['"Courses"']);
});

/** The parts of a page. */
const PARTS = '#__docusaurus > *, nav, aside, main, article, footer, h1';

test("no part of a page is moved or replaced while the page is being hydrated, and the title doesn't change", async ({
  page,
}) => {
  await page.addInitScript((selector) => {
    const changes: string[] = [];
    Object.assign(window, {changes});
    document.addEventListener('DOMContentLoaded', () => {
      const {title} = document;
      new MutationObserver((records) => {
        if (document.title !== title) changes.push(`the title is "${document.title}" instead of "${title}"`);
        for (const {removedNodes} of records)
          for (const node of removedNodes)
            if (node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null))
              changes.push(node.outerHTML.slice(0, 100));
      }).observe(document, {childList: true, subtree: true});
    });
  }, PARTS);
  for (const path of PAGES.filter((one) => one !== '/search')) {
    await visit(page, path);
    expect(await page.locator(PARTS).count()).toBeGreaterThan(5);
    expect(await page.evaluate(() => (window as unknown as {changes: string[]}).changes), path).toEqual([]);
  }
});

test('controls appear when all parts of the page are hydrated', async ({page}) => {
  await visit(page, '/docs/pact');
  const search = page.getByRole('button', {name: 'Search'});
  await expect(search).toBeVisible();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-hydrating', true));
  await expect(search).toBeHidden();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-hydrating', false));
  await expect(search).toBeVisible();
});

test.describe('in a narrow window', () => {
  test.use({viewport: {width: 390, height: 844}});

  test("the menu's links are added when the menu opens, and then stay", async ({page}) => {
    await visit(page, '/docs/pact');
    const links = page.locator('.navbar-sidebar a');
    await expect(links).toHaveCount(0);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    expect(count).toBeGreaterThan(10);
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(links.first()).toBeHidden();
    await expect(links).toHaveCount(count);
  });
});
