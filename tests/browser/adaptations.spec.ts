import type {Page} from '@playwright/test';
import {setView, VIEWS} from './axe';
import {addStyle, expect, test, visit} from './fixture';
import {tabStops} from './focus';
import {reflowProblems} from './reflow';

/** One page for each template. */
const TEMPLATES = [
  '/docs/pact',
  '/docs/bi-directional-contract-testing/publishing',
  '/',
  '/notices',
  '/notices/2025-10-21-on-premises-2.3.0',
  '/oas/products',
  '/search',
  '/docs/examples',
  '/docs/on-premises/installation/checklist',
];

/** Inserts markup before the first paragraph of a page. */
const inject = (page: Page, markup: string) =>
  page
    .locator('main p')
    .first()
    .evaluate((paragraph, html) => paragraph.insertAdjacentHTML('beforebegin', html), markup);

test.describe('in forced-colors mode', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  /**
   * Finds controls without a visible border or label, current items distinguished only by color, and icons whose color
   * is close to the background color.
   */
  const invisibleParts = (page: Page) =>
    page.evaluate(() => {
      const nameOf = (element: Element) =>
        `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
      const shown = (element: Element) =>
        element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0;
      const problems: string[] = [];
      let checked = 0;
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      /** The brightness of a color, from 0 to 255, or undefined when nothing is painted. */
      const brightness = (color: string): number | undefined => {
        if (canvas === null || color === 'none' || color === 'transparent' || /, 0\)$/.test(color)) return undefined;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return 0.3 * red + 0.59 * green + 0.11 * blue;
      };
      const ground =
        brightness(getComputedStyle(document.documentElement).backgroundColor) ?? brightness('Canvas') ?? 0;
      for (const control of [...document.querySelectorAll('button, input, select, textarea, [role="tab"]')].filter(
        shown,
      )) {
        checked += 1;
        const style = getComputedStyle(control);
        // The browser draws native checkboxes and radio buttons itself. Inputs that are only for screen readers have a
        // visible label.
        if (
          (control.matches('[type="checkbox"], [type="radio"]') && style.appearance !== 'none') ||
          control.clientWidth <= 1
        )
          continue;
        const bordered = ['Top', 'Bottom'].some(
          (side) => parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
        );
        const labeled =
          (control.textContent ?? '').trim() !== '' ||
          control.querySelector('svg, img') !== null ||
          ['::before', '::after'].some((part) => getComputedStyle(control, part).content !== 'none');
        if (!bordered && !labeled) problems.push(`${nameOf(control)} has no visible border and no label`);
      }
      for (const shape of [...document.querySelectorAll('a svg *, button svg *')].filter(
        (each) => each instanceof SVGGeometryElement && shown(each),
      )) {
        checked += 1;
        const {fill, stroke} = getComputedStyle(shape);
        const painted = [fill, stroke].map(brightness).filter((each) => each !== undefined);
        if (painted.length > 0 && painted.every((each) => Math.abs(each - ground) < 60))
          problems.push(
            `the icon of ${nameOf(shape.closest('a, button') ?? shape)} has nearly the color of its background`,
          );
      }
      // A current item has a font weight, underline, or border that the other items of its list don't have.
      for (const current of [
        ...document.querySelectorAll(
          'a[aria-current="page"]:not([aria-haspopup]), a.navbar__link--active, .table-of-contents__link--active, [role="tab"][aria-selected="true"]',
        ),
      ].filter(shown)) {
        const other = [
          ...(current
            .closest('ul, [role="tablist"], .navbar__items')
            ?.querySelectorAll(`${current.localName}[class]`) ?? []),
        ].find(
          (each) =>
            shown(each) &&
            each.classList[0] === current.classList[0] &&
            !each.matches('[aria-current="page"], [aria-selected="true"], [class*="--active"]'),
        );
        if (other === undefined) continue;
        checked += 1;
        const marks = (element: Element) => {
          const style = getComputedStyle(element);
          return [
            style.fontWeight,
            style.textDecorationLine,
            style.borderTopWidth,
            style.borderBottomWidth,
            style.borderInlineStartWidth,
            style.borderBottomColor,
            style.outlineStyle,
          ].join('|');
        };
        if (marks(current) === marks(other))
          problems.push(`${nameOf(current)} is current but looks like ${nameOf(other)}`);
      }
      for (const block of [...document.querySelectorAll('main pre')].filter(shown)) {
        checked += 1;
        const hasBorder = (element: Element | null) =>
          element !== null && parseFloat(getComputedStyle(element).borderTopWidth) > 0;
        if (
          !hasBorder(block) &&
          !hasBorder(block.parentElement) &&
          !hasBorder(block.closest('.theme-code-block, figure, details'))
        )
          problems.push('a code block has no border');
      }
      return {checked, problems};
    });

  test(`${TEMPLATES.length} templates show their controls, icons, and current items, light and dark`, async ({
    page,
  }) => {
    let sum = 0;
    for (const path of TEMPLATES) {
      await visit(page, path);
      // The colors of links change in a transition, so a color read right after the mode changed could be the old one.
      await addStyle(page, '*, ::before, ::after { transition: none !important; }');
      for (const colorScheme of ['light', 'dark'] as const) {
        await setView(page, {colorScheme, width: 1440, rules: 'color'});
        const {checked, problems} = await invisibleParts(page);
        expect.soft(problems, `${path}, ${colorScheme}`).toEqual([]);
        sum += checked;
      }
    }
    expect(sum).toBeGreaterThan(200);
    console.log(`forced colors: ${TEMPLATES.length} templates, ${sum} controls, icons, current items, and code blocks`);
  });

  test('finds injected parts that are invisible', async ({page}) => {
    await visit(page, '/docs/pact');
    await inject(
      page,
      '<button id="injected" style="border: 0"></button><a href="/"><svg width="9" height="9"><path style="fill: Canvas" d="M0 0h9v9z"/></svg>Iconic</a>',
    );
    await addStyle(page, '.navbar__link--active { text-decoration: none !important; }');
    const {problems} = await invisibleParts(page);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no visible border and no label'),
        expect.stringContaining('the icon of a "Iconic"'),
        expect.stringContaining('is current but looks like'),
      ]),
    );
  });
});

test.describe('at 200% zoom', () => {
  test.use({viewport: {width: 720, height: 450}, deviceScaleFactor: 2});

  test(`${TEMPLATES.length} templates lose no content`, async ({page}) => {
    for (const path of TEMPLATES) {
      await visit(page, path);
      expect.soft(await reflowProblems(page), path).toEqual([]);
    }
  });

  test('finds injected content that is lost', async ({page}) => {
    await visit(page, '/docs/pact');
    expect(await reflowProblems(page)).toEqual([]);
    await inject(
      page,
      `<div id="cut" style="overflow: hidden; height: 1em">${'Cut off. '.repeat(90)}</div><div id="scroll" style="overflow: auto"><div style="width: 900px">Wide</div></div><div id="wide" style="width: 1500px">Wider</div>`,
    );
    expect(await reflowProblems(page)).toEqual([
      expect.stringMatching(/^the page is \d+ px wider than the window$/),
      expect.stringContaining('div#cut clips'),
      "div#scroll scrolls, but the keyboard can't reach it",
    ]);
  });
});

test.describe('with reduced motion and the keyboard', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  /** Finds elements that animate, change over time, or scroll smoothly. */
  const movingElements = (page: Page) =>
    page.evaluate(() => {
      const seconds = (list: string) =>
        Math.max(...list.split(', ').map((part) => parseFloat(part) / (part.endsWith('ms') ? 1000 : 1)));
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const {transitionDuration, animationDuration, animationIterationCount, animationName, scrollBehavior} =
            getComputedStyle(element, part);
          const problems = [
            seconds(transitionDuration) > 0.001 ? 'has a transition' : '',
            animationName !== 'none' && (seconds(animationDuration) > 0.001 || animationIterationCount === 'infinite')
              ? 'is animated'
              : '',
            scrollBehavior === 'auto' ? '' : 'scrolls smoothly',
          ];
          return problems
            .filter((problem) => problem !== '')
            .map((problem) => `${element.localName}.${element.getAttribute('class') ?? ''}${part ?? ''} ${problem}`);
        }),
      );
    });

  test('the color mode changes everywhere at once', async ({page}) => {
    await visit(page, '/docs/pact');
    const {checked, late} = await page.evaluate(async () => {
      // Links and buttons have a transition of their own.
      const elements = [...document.querySelectorAll('article *')].filter((element) => !element.closest('a, button'));
      const colors = () =>
        elements.map((element) => {
          const {color, backgroundColor} = getComputedStyle(element);
          return `${color} on ${backgroundColor}`;
        });
      const light = colors();
      document.documentElement.dataset.theme = 'dark';
      const first = colors();
      for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const last = colors();
      return {
        checked: last.filter((color, at) => color !== light[at]).length,
        late: elements.filter((_, at) => first[at] !== last[at]).map((element) => element.localName),
      };
    });
    expect(late).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });

  for (const path of TEMPLATES) {
    test(`${path}: the skip link comes first, nothing moves, and focus is visible and in visual order`, async ({
      page,
    }) => {
      await visit(page, path);

      await test.step('the skip link is the first tab stop and leads to the content', async () => {
        const skip = page.getByRole('link', {name: 'Skip to main content'});
        // The search page moves the focus to its input.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        if (path !== '/search') await page.keyboard.press('Tab');
        else await skip.focus();
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ratio: 1});
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(
            () => document.activeElement?.closest('main, .main-wrapper, #__docusaurus_skipToContent_fallback') !== null,
          ),
        ).toBe(true);
      });

      await test.step('nothing moves', async () => expect.soft(await movingElements(page)).toEqual([]));

      for (const view of VIEWS) {
        await setView(page, view);
        const {count, problems} = await tabStops(page);
        expect.soft(problems, `${view.colorScheme}, ${view.width} px`).toEqual([]);
        expect(count).toBeGreaterThan(10);
      }
    });
  }

  test('finds injected motion', async ({page}) => {
    await visit(page, '/docs/pact');
    await addStyle(page, 'main h1 { transition: color 1s !important; } main { scroll-behavior: smooth !important; }');
    expect(await movingElements(page)).toEqual([
      expect.stringMatching(/^main\..* scrolls smoothly$/),
      expect.stringMatching(/^h1\..* has a transition$/),
    ]);
  });

  test('finds an injected tab stop out of order and one without visible focus', async ({page}) => {
    await visit(page, '/docs/pact');
    await inject(
      page,
      '<div style="display: flex; flex-direction: row-reverse; justify-content: space-between"><button>First</button><button>Second</button></div><button tabindex="3">Third</button><a href="/" id="dull">Fourth</a>',
    );
    await addStyle(page, '#dull { outline: none !important; }');
    expect((await tabStops(page)).problems.sort()).toEqual([
      'a "Fourth" has no visible focus',
      'button "Second" comes after button "First" but is to the left of it',
      'button "Third" has tabindex 3',
    ]);
  });
});
