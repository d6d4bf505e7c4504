import type {Page} from '@playwright/test';
import {redirects} from '../../src/data/redirects';
import {pagesOf} from '../gates/routes';
import {audit, LOOKS, show, visitWithAxe, type Look} from './axe';
import {addStyle, expect, test} from './fixture';
import {lossesOf} from './reflow';

/** Every built page, redirect pages aside: they hold no content. */
const pages = [...pagesOf('build')].filter((path) => !redirects.some(({from}) => from === path)).sort();
/** Few enough for all workers to have their share. */
const PORTION = 40;
/** Texts and links whose colors a test of this worker found sound: each kind is computed once a worker, and not once a test. */
const soundHere = new Set<string>();

const nameOf = ({colorScheme, width}: Look) => `${colorScheme}, ${width} px`;

/** Looks at a loaded page in both color modes at both widths. */
async function auditLooks(page: Page, sound: Set<string>) {
  const violations: string[] = [];
  const wider: string[] = [];
  let computed = 0;
  let texts = 0;
  for (const look of LOOKS) {
    await show(page, look);
    const found = await audit(page, sound, look.rules);
    if (look.rules === 'all') expect(found.passed).toBeGreaterThan(10);
    if (found.wider > 0) wider.push(`${nameOf(look)}: ${found.wider} px`);
    violations.push(...found.violations.map((violation) => `${nameOf(look)}: ${violation}`));
    computed += found.computed;
    texts += found.texts;
  }
  return {violations, wider, computed, texts};
}

test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(15));

for (let from = 0; from < pages.length; from += PORTION) {
  const portion = pages.slice(from, from + PORTION);
  test(`axe finds nothing, and nothing is wider than the screen or lost at 320 px, on pages ${from + 1} to ${from + portion.length} of ${pages.length}, light and dark, 1440 and 390 px`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(60_000 + portion.length * 20_000);
    if (portion.includes('/404')) {
      problems.provoke(/status 404: .*\/404$/);
      problems.provoke(/console: Failed to load resource.*404/);
    }
    const sum = {computed: 0, texts: 0};
    for (const path of portion) {
      await visitWithAxe(page, path);
      const {violations, wider, computed, texts} = await auditLooks(page, soundHere);
      expect.soft(violations, path).toEqual([]);
      expect.soft(wider, `${path} is wider than the screen`).toEqual([]);
      expect(texts, path).toBeGreaterThan(20);
      await show(page, {colorScheme: 'light', width: 320, rules: 'color'});
      expect.soft(await lossesOf(page), `${path} at 320 px`).toEqual([]);
      sum.computed += computed;
      sum.texts += texts;
    }
    console.log(
      `axe: ${portion.length} pages, ${LOOKS.length} looks at each; colors of ${sum.texts} texts, ${sum.computed} computed`,
    );
  });
}

test.describe('a defect is found in the one look that has it, on a page that was sound before', () => {
  /** A page with a text that has a link, and little else. */
  const SMALL = '/notices/2025-07-10-on-premises-2.1.0';
  /** What a test of this worker found sound on that page without a defect. */
  const soundWithout = new Set<string>();
  const PLANTED: [name: string, look: Look, css: string, html: string, expected: RegExp][] = [
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
      'a panel that lies under the text of others',
      {colorScheme: 'dark', width: 390, rules: 'all'},
      '#planted { display: none; } main article { position: relative; } main p { position: relative; z-index: 1; } @media (width <= 996px) { [data-theme="dark"] #planted { background: #ddd; display: block; inset: 0; position: absolute; z-index: 0; } }',
      '<div id="planted"></div>',
      /color-contrast/,
    ],
    [
      'a link told by its color alone',
      {colorScheme: 'light', width: 1440, rules: 'all'},
      '@media (width > 996px) { [data-theme="light"] main p a { color: #1c1e21 !important; text-decoration: none !important; } }',
      '',
      /link-in-text-block/,
    ],
    [
      'a link told by its color alone',
      {colorScheme: 'dark', width: 390, rules: 'all'},
      '@media (width <= 996px) { [data-theme="dark"] main p a { color: #e3e3e3 !important; text-decoration: none !important; } }',
      '',
      /link-in-text-block/,
    ],
    [
      'faint text that a block cuts off',
      {colorScheme: 'light', width: 390, rules: 'color'},
      '#planted { height: 1.5rem; overflow: hidden; } @media (width <= 996px) { [data-theme="light"] #planted { color: #bbb; } }',
      `<div id="planted">${'Cut off. '.repeat(80)}</div>`,
      /color-contrast: #planted/,
    ],
    [
      'a panel that is hidden in the other looks',
      {colorScheme: 'light', width: 1440, rules: 'all'},
      '#planted { background: #767676; inset: 0; position: absolute; visibility: hidden; z-index: 0; } main article { position: relative; } main p { position: relative; z-index: 1; } @media (width > 996px) { [data-theme="light"] #planted { visibility: visible; } }',
      '<div id="planted"></div>',
      /color-contrast/,
    ],
    [
      'a button without a name',
      {colorScheme: 'dark', width: 390, rules: 'all'},
      '#planted { display: none; } @media (width <= 996px) { [data-theme="dark"] #planted { display: block; } }',
      '<button id="planted"></button>',
      /button-name: #planted/,
    ],
    [
      'an image without alt text',
      {colorScheme: 'light', width: 1440, rules: 'all'},
      '#planted { display: none; } @media (width > 996px) { [data-theme="light"] #planted { display: block; } }',
      '<img id="planted" src="/img/logo.svg" width="9" height="9">',
      /image-alt: #planted/,
    ],
  ];

  for (const [name, look, css, html, expected] of PLANTED) {
    test(`${name}, ${nameOf(look)}`, async ({page}) => {
      test.setTimeout(120_000);
      await visitWithAxe(page, SMALL);
      if (soundWithout.size === 0) expect((await auditLooks(page, soundWithout)).violations).toEqual([]);
      expect(soundWithout.size).toBeGreaterThan(10);
      const sound = new Set(soundWithout);
      await addStyle(page, css);
      await page
        .locator('main p')
        .filter({has: page.locator('a')})
        .first()
        .evaluate((paragraph, markup) => paragraph.insertAdjacentHTML('beforebegin', markup), html);
      const {violations} = await auditLooks(page, sound);
      expect(violations.filter((violation) => expected.test(violation)).length).toBeGreaterThan(0);
      expect(violations.filter((violation) => !violation.startsWith(`${nameOf(look)}: `))).toEqual([]);
      // What was found sound before, on this page without the defect, hides nothing.
      await show(page, look);
      expect((await audit(page, sound)).violations).toEqual((await audit(page, new Set())).violations);
    });
  }
});
