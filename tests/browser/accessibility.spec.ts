import type {Page} from '@playwright/test';
import {redirects} from '../../src/data/redirects';
import {coverKinds, readKinds} from '../checks/elementKinds';
import {pagesOf} from '../checks/routes';
import {audit, runScripts, setView, VIEWS, visitServedWithAxe, visitWithAxe, type View} from './axe';
import {addStyle, expect, test, visit} from './fixture';
import {hiddenColumns, reflowProblems, smallLabels, tablesThatScroll, widthBeyondWindow} from './reflow';

/** Every built page except redirect pages, which have no content. */
const pages = [...pagesOf('build')].filter((path) => !redirects.some(({from}) => from === path)).sort();
/** The kinds of elements on each page. */
const kinds = readKinds('build', pages);
/** On how many pages each kind of element is audited in all views, if that many pages have it. */
const PAGES_PER_KIND = 3;
/**
 * Pages that are audited in all views. The others are audited on a phone only, where their texts have the least space:
 * in the other views, they show the same elements as these.
 */
const inAllViews = coverKinds(kinds, PAGES_PER_KIND);
/** The view on a phone in which all rules run. */
const PHONE_VIEWS = VIEWS.filter(({width, rules}) => width === 390 && rules === 'all');
/** Interactive components, and tables, which scripts make focusable where they scroll. */
const CHANGED_BY_SCRIPTS = /\[data-(?:island|table-frame)\]/;
/**
 * Pages that are audited after their scripts have run. On the others, scripts change only what all pages have, such as
 * the navigation, so those are audited as the server sends them.
 */
const withScripts = new Set(
  pages.filter(
    (path) => inAllViews.has(path) || [...(kinds.get(path) ?? [])].some((kind) => CHANGED_BY_SCRIPTS.test(kind)),
  ),
);
/**
 * How many tests share the pages. With several times as many tests as workers, no worker is idle for long at the end.
 */
const SHARES = 15;
/** Widths at which tables are neither cards nor as wide as in a large window. */
const TABLE_WIDTHS = [768, 1024];
/**
 * Colors that passed in an earlier test of this worker, so that each kind is computed once per worker instead of once
 * per test.
 */
const verifiedColors = new Set<string>();

const nameOf = ({colorScheme, width}: View) => `${colorScheme}, ${width} px`;

/** Audits a loaded page, by default in both color modes and at both widths. */
async function auditViews(page: Page, verified: Set<string>, views: readonly View[] = VIEWS) {
  const violations: string[] = [];
  const overflows: string[] = [];
  const labels: string[] = [];
  let computed = 0;
  let texts = 0;
  for (const view of views) {
    await setView(page, view);
    const found = await audit(page, verified, view.rules);
    if (view.rules === 'all') expect(found.passed).toBeGreaterThan(10);
    if (found.overflow > 0) overflows.push(`${nameOf(view)}: ${found.overflow} px`);
    labels.push(...(await smallLabels(page)).map((label) => `${nameOf(view)}: ${label}`));
    violations.push(...found.violations.map((violation) => `${nameOf(view)}: ${violation}`));
    computed += found.computed;
    texts += found.texts;
  }
  return {violations, overflows, labels, computed, texts};
}

test('the build has pages to audit, and those in all views have every kind of element', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(PHONE_VIEWS).toHaveLength(1);
  const counts = (chosen: readonly string[]) => {
    const found = new Map<string, number>();
    for (const path of chosen) for (const kind of kinds.get(path) ?? []) found.set(kind, (found.get(kind) ?? 0) + 1);
    return found;
  };
  const everywhere = counts(pages);
  const covered = counts([...inAllViews]);
  expect(everywhere.size).toBeGreaterThan(500);
  expect(withScripts.size).toBeGreaterThan(inAllViews.size);
  expect(withScripts.size).toBeLessThan(pages.length / 2);
  expect([...everywhere].filter(([kind, count]) => (covered.get(kind) ?? 0) < Math.min(PAGES_PER_KIND, count))).toEqual(
    [],
  );
});

for (let share = 0; share < SHARES; share += 1) {
  // Neighbors in the list are similar, so taking every nth page makes the shares equally large.
  const own = pages.filter((_, index) => index % SHARES === share);
  test(`axe reports no violation and every page fits 1440, 390, and 320 px, light and dark: share ${share + 1} of ${SHARES}`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(60_000 + own.length * 20_000);
    if (own.includes('/404')) {
      problems.provoke(/status 404: .*\/404$/);
      problems.provoke(/console: Failed to load resource.*404/);
    }
    const sum = {computed: 0, texts: 0, tables: 0};
    for (const path of own) {
      const views = inAllViews.has(path) ? VIEWS : PHONE_VIEWS;
      const [first] = views;
      if (first === undefined) throw new Error('There is no view on a phone.');
      if (withScripts.has(path)) {
        await runScripts(page);
        await visitWithAxe(page, path);
      } else await visitServedWithAxe(page, path, first);
      const {violations, overflows, labels, computed, texts} = await auditViews(page, verifiedColors, views);
      // Changing the color mode takes longer than changing the width.
      const colorScheme = views.at(-1)?.colorScheme ?? 'light';
      expect.soft(violations, path).toEqual([]);
      expect.soft(overflows, `${path} is wider than the window`).toEqual([]);
      expect.soft(labels, `${path} has figures with small labels`).toEqual([]);
      expect(texts, path).toBeGreaterThan(20);
      expect.soft(await tablesThatScroll(page), `${path} has tables that scroll at 390 px`).toEqual([]);
      const tables = await page.locator('table').count();
      for (const width of tables > 0 ? TABLE_WIDTHS : []) {
        await setView(page, {colorScheme, width, rules: 'color'});
        expect.soft(await hiddenColumns(page), `${path} has tables that hide columns at ${width} px`).toEqual([]);
      }
      if (views === PHONE_VIEWS) {
        await setView(page, {colorScheme, width: 1440, rules: 'color'});
        expect.soft(await widthBeyondWindow(page), `${path} is wider than 1440 px`).toBe(0);
        expect.soft(await smallLabels(page), `${path} has figures with small labels at 1440 px`).toEqual([]);
      }
      await setView(page, {colorScheme, width: 320, rules: 'color'});
      expect.soft(await reflowProblems(page), `${path} at 320 px`).toEqual([]);
      sum.computed += computed;
      sum.texts += texts;
      sum.tables += tables;
    }
    console.log(
      `axe: ${own.length} of ${pages.length} pages, ${own.filter((path) => withScripts.has(path)).length} of them with scripts, and ${own.filter((path) => inAllViews.has(path)).length} in ${VIEWS.length} views; colors of ${sum.texts} texts, ${sum.computed} computed; ${sum.tables} tables at ${TABLE_WIDTHS.join(' and ')} px`,
    );
  });
}

test.describe('an injected defect is found only in the view that has it', () => {
  /** A short page with a paragraph that contains a link. */
  const SMALL = '/notices/2025-07-10-on-premises-2.1.0';
  /** The colors that passed on that page before a defect was injected. */
  const verifiedWithout = new Set<string>();
  const INJECTED: [name: string, view: View, css: string, html: string, expected: RegExp][] = [
    [
      'faint text',
      {colorScheme: 'dark', width: 390, rules: 'all'},
      '@media (width <= 996px) { [data-theme="dark"] main p { color: #444 !important; } }',
      '',
      /color-contrast/,
    ],
    [
      'faint text',
      {colorScheme: 'light', width: 1440, rules: 'all'},
      '@media (width > 996px) { [data-theme="light"] main p { color: #bbb !important; } }',
      '',
      /color-contrast/,
    ],
    [
      'a panel under the text of other elements',
      {colorScheme: 'dark', width: 390, rules: 'all'},
      '#injected { display: none; } main article { position: relative; } main p { position: relative; z-index: 1; } @media (width <= 996px) { [data-theme="dark"] #injected { background: #ddd; display: block; inset: 0; position: absolute; z-index: 0; } }',
      '<div id="injected"></div>',
      /color-contrast/,
    ],
    [
      'a link distinguished only by color',
      {colorScheme: 'light', width: 1440, rules: 'all'},
      '@media (width > 996px) { [data-theme="light"] main p a { color: #1c1e21 !important; text-decoration: none !important; } }',
      '',
      /link-in-text-block/,
    ],
    [
      'a link distinguished only by color',
      {colorScheme: 'dark', width: 390, rules: 'all'},
      '@media (width <= 996px) { [data-theme="dark"] main p a { color: #e3e3e3 !important; text-decoration: none !important; } }',
      '',
      /link-in-text-block/,
    ],
    [
      'faint text in a block that clips it',
      {colorScheme: 'light', width: 390, rules: 'color'},
      '#injected { height: 1.5rem; overflow: hidden; } @media (width <= 996px) { [data-theme="light"] #injected { color: #bbb; } }',
      `<div id="injected">${'Cut off. '.repeat(80)}</div>`,
      /color-contrast: #injected/,
    ],
    [
      'a panel that is hidden in the other views',
      {colorScheme: 'light', width: 1440, rules: 'all'},
      '#injected { background: #767676; inset: 0; position: absolute; visibility: hidden; z-index: 0; } main article { position: relative; } main p { position: relative; z-index: 1; } @media (width > 996px) { [data-theme="light"] #injected { visibility: visible; } }',
      '<div id="injected"></div>',
      /color-contrast/,
    ],
    [
      'a button without a name',
      {colorScheme: 'dark', width: 390, rules: 'all'},
      '#injected { display: none; } @media (width <= 996px) { [data-theme="dark"] #injected { display: block; } }',
      '<button id="injected"></button>',
      /button-name: #injected/,
    ],
    [
      'targets that are too small and too close',
      {colorScheme: 'dark', width: 390, rules: 'all'},
      '#injected { display: none; } #injected button { border: 0; height: 10px; padding: 0; width: 10px; } @media (width <= 996px) { [data-theme="dark"] #injected { display: flex; } }',
      '<div id="injected"><button aria-label="One"></button><button aria-label="Two"></button></div>',
      /target-size/,
    ],
    [
      'a large target that another one covers',
      {colorScheme: 'light', width: 1440, rules: 'all'},
      '#injected { display: none; height: 40px; position: relative; } #injected button { height: 40px; left: 0; position: absolute; top: 0; width: 60px; } #injected button + button { left: 15px; } @media (width > 996px) { [data-theme="light"] #injected { display: block; } }',
      '<div id="injected"><button aria-label="One"></button><button aria-label="Two"></button></div>',
      /target-size/,
    ],
    [
      'an image without alt text',
      {colorScheme: 'light', width: 1440, rules: 'all'},
      '#injected { display: none; } @media (width > 996px) { [data-theme="light"] #injected { display: block; } }',
      '<img id="injected" src="/img/logo.svg" width="9" height="9">',
      /image-alt: #injected/,
    ],
  ];

  for (const [name, view, css, html, expected] of INJECTED) {
    test(`${name}, ${nameOf(view)}`, async ({page}) => {
      test.setTimeout(120_000);
      await visitWithAxe(page, SMALL);
      if (verifiedWithout.size === 0) expect((await auditViews(page, verifiedWithout)).violations).toEqual([]);
      expect(verifiedWithout.size).toBeGreaterThan(10);
      const verified = new Set(verifiedWithout);
      await addStyle(page, css);
      await page
        .locator('main p')
        .filter({has: page.locator('a')})
        .first()
        .evaluate((paragraph, markup) => paragraph.insertAdjacentHTML('beforebegin', markup), html);
      const {violations} = await auditViews(page, verified);
      expect(violations.filter((violation) => expected.test(violation)).length).toBeGreaterThan(0);
      expect(violations.filter((violation) => !violation.startsWith(`${nameOf(view)}: `))).toEqual([]);
      // Reusing the results from before the defect hides nothing.
      await setView(page, view);
      expect((await audit(page, verified)).violations).toEqual((await audit(page, new Set())).violations);
    });
  }
});

test('a table that scrolls on a phone is found', async ({page}) => {
  await visitWithAxe(page, '/docs/troubleshooting/apihub');
  await setView(page, {colorScheme: 'light', width: 390, rules: 'color'});
  expect(await tablesThatScroll(page)).toEqual([]);
  await addStyle(page, 'main table { min-width: 30rem !important; }');
  expect((await tablesThatScroll(page)).length).toBeGreaterThan(0);
});

test('a table that hides columns without showing it is found', async ({page}) => {
  await visitWithAxe(page, '/docs/which-pacts-are-verified');
  await setView(page, {colorScheme: 'light', width: 1024, rules: 'color'});
  expect(await hiddenColumns(page)).toEqual([]);
  await addStyle(page, '[data-table-frame]::after { animation: none !important; }');
  expect(await hiddenColumns(page)).toEqual([expect.stringMatching(/^Tool \| Pending pacts .*: no edge shows that/)]);
  await addStyle(page, '[data-table-frame] tr > :first-child { position: static !important; }');
  expect(await hiddenColumns(page)).toContainEqual(expect.stringMatching(/"Pact JS" scrolls out of view$/));
});

test('a label that is too small is found', async ({page}) => {
  await visitWithAxe(page, '/docs/choose-an-approach');
  expect(await smallLabels(page)).toEqual([]);
  await addStyle(page, '.diagram svg { width: 50%; height: auto; }');
  expect(await smallLabels(page)).toEqual([expect.stringMatching(/has a label of \d\.\d px; expected at least 12$/)]);
});

test("on a phone, the rows of a table that doesn't fit are cards with labels", async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await visit(page, '/docs/bi-directional-contract-testing/compatibility-checks');
  const table = page.locator('main table.card-table').first();
  const row = table.getByRole('row').nth(1);
  await expect(row.getByRole('cell').last()).toHaveAttribute('data-label', 'Meaning');
  const tops = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  await page.setViewportSize({width: 1440, height: 900});
  const wide = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(wide).size).toBe(1);
});
