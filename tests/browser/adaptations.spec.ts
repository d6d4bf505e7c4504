import type {Page} from '@playwright/test';
import {addStyle, expect, test, visit} from './fixture';
import {stopsOf} from './focus';
import {lossesOf} from './reflow';

/** A page of each template. */
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

/** Puts markup before the first paragraph of a page. */
const plant = (page: Page, markup: string) =>
  page
    .locator('main p')
    .first()
    .evaluate((paragraph, html) => paragraph.insertAdjacentHTML('beforebegin', html), markup);

test.describe('with the system’s own few colors', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  /** Controls whose bounds or words are not to be seen, current items told by nothing but a color, and pictures in a color close to the background's. */
  const unseen = (page: Page) =>
    page.evaluate(() => {
      const nameOf = (element: Element) =>
        `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
      const shown = (element: Element) =>
        element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0;
      const problems: string[] = [];
      let looked = 0;
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      /** Brightness of a color, 0 to 255; undefined for what is not painted. */
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
        looked += 1;
        const style = getComputedStyle(control);
        // The browser draws its own boxes and circles; of what is there for screen readers alone, the label is seen.
        if (
          (control.matches('[type="checkbox"], [type="radio"]') && style.appearance !== 'none') ||
          control.clientWidth <= 1
        )
          continue;
        const bordered = ['Top', 'Bottom'].some(
          (side) => parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
        );
        const written =
          (control.textContent ?? '').trim() !== '' ||
          control.querySelector('svg, img') !== null ||
          ['::before', '::after'].some((part) => getComputedStyle(control, part).content !== 'none');
        if (!bordered && !written) problems.push(`${nameOf(control)} has no bounds and no words`);
      }
      for (const shape of [...document.querySelectorAll('a svg *, button svg *')].filter(
        (each) => each instanceof SVGGeometryElement && shown(each),
      )) {
        looked += 1;
        const {fill, stroke} = getComputedStyle(shape);
        const painted = [fill, stroke].map(brightness).filter((each) => each !== undefined);
        if (painted.length > 0 && painted.every((each) => Math.abs(each - ground) < 60))
          problems.push(
            `the icon of ${nameOf(shape.closest('a, button') ?? shape)} has the color of what is behind it`,
          );
      }
      // What is current is told by weight, a line, or a border, which other items of the same list do not have.
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
        looked += 1;
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
          problems.push(`${nameOf(current)} is current, and looks like ${nameOf(other)}`);
      }
      for (const block of [...document.querySelectorAll('main pre')].filter(shown)) {
        looked += 1;
        const bounds = (element: Element | null) =>
          element !== null && parseFloat(getComputedStyle(element).borderTopWidth) > 0;
        if (
          !bounds(block) &&
          !bounds(block.parentElement) &&
          !bounds(block.closest('.theme-code-block, figure, details'))
        )
          problems.push('a block of code has no bounds');
      }
      return {looked, problems};
    });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${TEMPLATES.length} templates show their controls, icons and current items, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      let sum = 0;
      for (const path of TEMPLATES) {
        await visit(page, path);
        const {looked, problems} = await unseen(page);
        expect.soft(problems, path).toEqual([]);
        sum += looked;
      }
      expect(sum).toBeGreaterThan(100);
      console.log(
        `forced colors, ${colorScheme}: ${TEMPLATES.length} templates, ${sum} controls, icons, current items and blocks of code`,
      );
    });
  }

  test('what is not seen is found', async ({page}) => {
    await visit(page, '/docs/pact');
    await plant(
      page,
      '<button id="planted" style="border: 0"></button><a href="/"><svg width="9" height="9"><path style="fill: Canvas" d="M0 0h9v9z"/></svg>Iconic</a>',
    );
    await addStyle(page, '.navbar__link--active { text-decoration: none !important; }');
    const {problems} = await unseen(page);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no bounds and no words'),
        expect.stringContaining('the icon of a "Iconic"'),
        expect.stringContaining('is current, and looks like'),
      ]),
    );
  });
});

test.describe('at 200 %', () => {
  test.use({viewport: {width: 720, height: 450}, deviceScaleFactor: 2});

  test(`nothing of ${TEMPLATES.length} templates is lost`, async ({page}) => {
    for (const path of TEMPLATES) {
      await visit(page, path);
      expect.soft(await lossesOf(page), path).toEqual([]);
    }
  });

  test('what is lost is found', async ({page}) => {
    await visit(page, '/docs/pact');
    expect(await lossesOf(page)).toEqual([]);
    await plant(
      page,
      `<div id="cut" style="overflow: hidden; height: 1em">${'Cut off. '.repeat(90)}</div><div id="scroll" style="overflow: auto"><div style="width: 900px">Wide</div></div><div id="wide" style="width: 1500px">Wider</div>`,
    );
    expect(await lossesOf(page)).toEqual([
      expect.stringMatching(/^the page is \d+ px wider than the window$/),
      expect.stringContaining('div#cut cuts off'),
      'div#scroll scrolls, and no key reaches it',
    ]);
  });
});

test.describe('for readers who do not want motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  const moving = (page: Page) =>
    page.evaluate(() => {
      const seconds = (list: string) =>
        Math.max(...list.split(', ').map((part) => parseFloat(part) / (part.endsWith('ms') ? 1000 : 1)));
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const {transitionDuration, animationDuration, animationIterationCount, animationName, scrollBehavior} =
            getComputedStyle(element, part);
          const problems = [
            seconds(transitionDuration) > 0.001 ? 'changes slowly' : '',
            animationName !== 'none' && (seconds(animationDuration) > 0.001 || animationIterationCount === 'infinite')
              ? 'moves'
              : '',
            scrollBehavior === 'auto' ? '' : 'scrolls slowly',
          ];
          return problems
            .filter((problem) => problem !== '')
            .map((problem) => `${element.localName}.${element.getAttribute('class') ?? ''}${part ?? ''} ${problem}`);
        }),
      );
    });

  test(`nothing moves on ${TEMPLATES.length} templates`, async ({page}) => {
    for (const path of TEMPLATES) {
      await visit(page, path);
      expect.soft(await moving(page), path).toEqual([]);
    }
  });

  test('what moves is found', async ({page}) => {
    await visit(page, '/docs/pact');
    await addStyle(page, 'main h1 { transition: color 1s !important; } main { scroll-behavior: smooth !important; }');
    expect(await moving(page)).toEqual([
      expect.stringMatching(/^main\..* scrolls slowly$/),
      expect.stringMatching(/^h1\..* changes slowly$/),
    ]);
  });
});

test.describe('the keyboard', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`goes through ${TEMPLATES.length} templates in the order of the eye, and is seen at each stop, ${colorScheme}, ${width} px`, async ({
        page,
      }) => {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.setViewportSize({width, height: 900});
        let sum = 0;
        for (const path of TEMPLATES) {
          await visit(page, path);
          const {count, problems} = await stopsOf(page);
          expect.soft(problems, path).toEqual([]);
          expect(count, path).toBeGreaterThan(10);
          sum += count;
        }
        console.log(`focus, ${colorScheme}, ${width} px: ${TEMPLATES.length} templates, ${sum} stops`);
      });
    }
  }

  test('a stop out of order, and one without a focus to see, are found', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, '/docs/pact');
    await plant(
      page,
      '<div style="display: flex; flex-direction: row-reverse; justify-content: space-between"><button>First</button><button>Second</button></div><button tabindex="3">Third</button><a href="/" id="dull">Fourth</a>',
    );
    await addStyle(page, '#dull { outline: none !important; }');
    expect((await stopsOf(page)).problems.sort()).toEqual([
      'button "Second" comes after button "First", and stands left of it',
      'button "Third" has tabindex 3',
      'the focus of a "Fourth" is not seen',
    ]);
  });

  test('the skip link is the first stop of every template, is seen there, and leads to the content', async ({page}) => {
    for (const path of TEMPLATES) {
      await visit(page, path);
      // The search page puts the focus into its field.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      if (path !== '/search') await page.keyboard.press('Tab');
      else await page.getByRole('link', {name: 'Skip to main content'}).focus();
      const skip = page.getByRole('link', {name: 'Skip to main content'});
      await expect(skip, path).toBeFocused();
      await expect(skip, path).toBeInViewport({ratio: 1});
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect
        .soft(
          await page.evaluate(
            () => document.activeElement?.closest('main, .main-wrapper, #__docusaurus_skipToContent_fallback') !== null,
          ),
          path,
        )
        .toBe(true);
    }
  });
});
