import {readFileSync} from 'node:fs';
import type axe from 'axe-core';
import type {Page} from '@playwright/test';
import {addStyle, expect, visit} from './fixture';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified build does the same and loads in half the time. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The color mode and window width in which a page is audited. */
export interface View {
  colorScheme: 'light' | 'dark';
  width: number;
  /**
   * Names, roles, and structure depend on the width but not on the color mode, so one view of each width runs all
   * rules. The color rules run in all four views.
   */
  rules: 'all' | 'color';
}

/** In this order, each step changes one thing only. */
export const VIEWS: readonly View[] = [
  {colorScheme: 'light', width: 1440, rules: 'all'},
  {colorScheme: 'dark', width: 1440, rules: 'color'},
  {colorScheme: 'dark', width: 390, rules: 'all'},
  {colorScheme: 'light', width: 390, rules: 'color'},
];

export interface Audit {
  /** `rule: element: how to fix it`, one for each element. */
  violations: string[];
  /** The number of rules that applied to something and found no violation. */
  passed: number;
  /** The number of texts and links whose colors axe computed in this run. */
  computed: number;
  /** The number of elements that contain text. */
  texts: number;
  /** How many pixels the page is wider than the window. */
  overflow: number;
}

/** The current color mode of each page. Setting the same mode again would lay out the page again. */
const schemes = new WeakMap<Page, View['colorScheme']>();

/** Sets the color mode as the operating system would, and the width of the window. */
async function emulateView(page: Page, {colorScheme, width}: View): Promise<void> {
  if (schemes.get(page) !== colorScheme) await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  schemes.set(page, colorScheme);
  if (page.viewportSize()?.width !== width) await page.setViewportSize({width, height: 900});
}

/** Changes the color mode and width of a loaded page, and waits until the page has reacted to both. */
export async function setView(page: Page, view: View): Promise<void> {
  await emulateView(page, view);
  const shown = await page.evaluate(async (colorScheme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = performance.now() + 10_000;
    while (document.documentElement.dataset.theme !== colorScheme && performance.now() < end) await frame();
    // Resize handlers run before the next frame, and their changes are drawn in the frame after it.
    for (let drawn = 0; drawn < 2; drawn++) await frame();
    return document.documentElement.dataset.theme;
  }, view.colorScheme);
  expect(shown).toBe(view.colorScheme);
}

/** Loads axe into the page that's open. */
async function loadAxe(page: Page): Promise<void> {
  // Transitions of inherited properties start one after another, however short they are, so axe could read a color in
  // transition.
  await addStyle(page, '*, ::before, ::after { transition: none !important; }');
  for (const frame of page.frames()) await frame.evaluate(SOURCE);
}

/** Opens a page in the first view and loads axe into it. */
export async function visitWithAxe(page: Page, path: string): Promise<void> {
  const [first] = VIEWS;
  if (first !== undefined) await emulateView(page, first);
  await visit(page, path);
  await loadAxe(page);
}

const SCRIPTS = /\/assets\/js\/[^/]+\.js$/;

/**
 * Opens a page in a view, and loads axe into it. The site's script files are empty, so the page stays as the server
 * sent it, which takes half the time. Only inline scripts run, which set the color mode.
 */
export async function visitServedWithAxe(page: Page, path: string, view: View): Promise<void> {
  await emulateView(page, view);
  await page.route(SCRIPTS, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', view.colorScheme);
  await loadAxe(page);
}

/** Makes the scripts of pages run again after `visitServedWithAxe`. */
export const runScripts = (page: Page): Promise<void> => page.unroute(SCRIPTS);

/**
 * Runs axe's rules on a page in its current view. Every rule examines the complete page, except the two color rules,
 * which would take two thirds of the time. Contrast is computed once for all texts that can't differ in it: texts with
 * the same color, size, weight, and backgrounds, and with nothing but their ancestors painted over or under the visible
 * part of them. The same goes for links that must be distinguishable without color, if they also have the same
 * typeface, decoration, and border, in blocks that have the same, too.
 * @param verified keys of the texts and links that passed in earlier calls. `audit` adds to the set, so pass the same
 *   one each time. With an empty set, axe examines every text and link.
 */
export async function audit(page: Page, verified: Set<string>, rules: View['rules'] = 'all'): Promise<Audit> {
  const {passedKeys, ...found} = await page.evaluate(
    async ({tags, known, all}) => {
      /** A 53-bit hash: collisions are rare enough for the texts of one site. */
      const hash = (text: string): string => {
        let high = 0xdeadbeef;
        let low = 0x41c6ce57;
        for (let at = 0; at < text.length; at++) {
          high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
          low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
        }
        return (4294967296 * (2097151 & (low ^ (low >>> 15))) + ((high ^ (high >>> 13)) >>> 0)).toString(36);
      };
      const REPLACED = 'img, svg, canvas, video, iframe, object, embed, input, select, textarea';
      const elements = [...document.body.querySelectorAll('*')];

      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      interface Background {
        /** Identifies what an element and its ancestors paint behind a text. */
        key: string;
        /** Whether the element or an ancestor is fully transparent. */
        transparent: boolean;
        /** The visible part of the page, when an ancestor that scrolls clips the element. */
        clip: Box | null;
      }
      const NOTHING: Background = {key: '', transparent: false, clip: null};
      const intersect = (one: Box, other: Box): Box => ({
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      });
      /** The boxes of each element that paints something. */
      const painted = new Map<Element, readonly Box[]>();
      const backgrounds = new Map<Element, Background>();
      const backgroundOf = (element: Element | null): Background => {
        const cached = element === null ? NOTHING : backgrounds.get(element);
        if (cached !== undefined || element === null) return cached ?? NOTHING;
        const parent = backgroundOf(element.parentElement);
        const style = getComputedStyle(element);
        const paint = (from: CSSStyleDeclaration) =>
          `${from.backgroundColor} ${from.backgroundImage} ${from.backgroundClip}`;
        const pseudo = ['::before', '::after']
          .map((name) => getComputedStyle(element, name))
          .map((from) => (from.content === 'none' ? '' : `${from.position} ${paint(from)}`));
        const key = hash(
          [
            parent.key,
            paint(style),
            style.opacity,
            style.filter,
            style.mixBlendMode,
            style.visibility,
            style.boxShadow,
            ...pseudo,
          ].join('|'),
        );
        const root = element === document.body || element === document.documentElement;
        // A positioned element can be outside its scrolling ancestors.
        let clip = /absolute|fixed/.test(style.position) ? null : parent.clip;
        if (!root && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
          const box = element.getBoundingClientRect();
          clip = clip === null ? box : intersect(clip, box);
        }
        const transparent = parent.transparent || style.opacity === '0';
        backgrounds.set(element, {key, transparent, clip});
        const empty = /^rgba\(.*, 0\)$/.test(style.backgroundColor) && style.backgroundImage === 'none';
        const visible = !transparent && style.visibility === 'visible';
        if (!root && visible && (!empty || element.matches(REPLACED)))
          painted.set(element, [...element.getClientRects()]);
        return backgrounds.get(element) ?? NOTHING;
      };
      // Elements that aren't rendered, for example those in a closed menu, paint nothing.
      for (const element of elements) if (element.checkVisibility()) backgroundOf(element);

      const isEmpty = (box: Box) => box.left >= box.right || box.top >= box.bottom;
      const within = (inner: Box, outer: Box) =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      const overlaps = (one: Box, other: Box) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1;
      /** Whether a node has visible text. A zero-width space doesn't count. */
      const hasText = (node: Node) => /[^\s\u200b]/.test(node.textContent ?? '');
      const textsOf = (element: Element) =>
        [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && hasText(node));
      const BLOCK = /^(block|list-item|table.*|flex|grid|inline-block)$/;
      const blockOf = (element: Element): Element | null => {
        const {parentElement} = element;
        return parentElement === null || BLOCK.test(getComputedStyle(parentElement).display)
          ? parentElement
          : blockOf(parentElement);
      };
      /** The boxes of the lines of a text, and their visible parts. */
      const linesOf = (nodes: readonly Node[], clip: Box | null) => {
        const lines = nodes.flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
        return {
          lines,
          seen: lines.map((line) => (clip === null ? line : intersect(line, clip))).filter((line) => !isEmpty(line)),
        };
      };
      const width = document.documentElement.scrollWidth;
      const onPage = (line: Box) => line.right > 0 && line.left < width && line.bottom > 0;
      /**
       * The elements other than ancestors that are painted over or under a text, and the ancestors that aren't behind
       * all of it.
       */
      const obstaclesOf = (lines: readonly Box[], element: Element, nodes: readonly Node[]): Element[] => {
        const ancestors = new Set<Element>();
        for (let at: Element | null = element; at !== null; at = at.parentElement) ancestors.add(at);
        return [...painted]
          .filter(([other, boxes]) =>
            ancestors.has(other)
              ? !lines.every((line) => boxes.some((box) => within(line, box)))
              : boxes.some((box) => lines.some((line) => overlaps(line, box))) &&
                !nodes.some((node) => node.contains(other)),
          )
          .map(([other]) => other);
      };
      const describeBoxes = (boxes: readonly Box[]) =>
        boxes.map(({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round).join(' ')).join(', ');
      /** Everything that decides which of two elements is painted over the other. */
      const stackingOf = (element: Element): string => {
        const levels: string[] = [];
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          const {position, zIndex, transform, opacity, visibility} = getComputedStyle(at);
          // The class of the root element names the page.
          const name = at === document.documentElement ? '' : at.getAttribute('class');
          levels.push([at.localName, name, position, zIndex, transform, opacity, visibility].join(' '));
        }
        return levels.join('<');
      };
      /** The styles that affect the contrast of a text. */
      const textStyle = ({
        color,
        fontSize,
        fontWeight,
        textShadow,
        webkitTextStroke,
        webkitTextFillColor,
      }: CSSStyleDeclaration) =>
        [color, fontSize, fontWeight, textShadow, webkitTextStroke, webkitTextFillColor].join('|');
      /** The styles that distinguish a link from the text around it. */
      const linkStyle = (style: CSSStyleDeclaration) =>
        [
          textStyle(style),
          style.fontFamily,
          style.fontStyle,
          style.textDecoration,
          style.borderTop,
          style.borderBottom,
          style.outline,
          style.display,
        ].join('|');

      /**
       * For each color rule: the attribute that marks the elements to check now, and the key under which each result is
       * reused.
       */
      const COLOR = {
        'color-contrast': {mark: 'data-contrast-due', representatives: new Map<Element, string>()},
        'link-in-text-block': {mark: 'data-link-due', representatives: new Map<Element, string>()},
      };
      /**
       * Texts whose background axe can't determine: texts in SVG drawings, whose shapes have no background, and clipped
       * texts.
       */
      const undetermined = new Set<Element>();
      /** Texts that overlap other elements. axe can't always determine their background. */
      const obstructed = new Set<Element>();
      /** Texts outside the visible part of the page, which axe skips. */
      const invisible = new Set<Element>();
      const seenKeys = new Set(known);
      let texts = 0;
      let computed = 0;
      /** Marks an element for a rule, unless an equivalent element represents it. */
      const consider = (
        rule: keyof typeof COLOR,
        element: Element,
        nodes: readonly Node[],
        style: readonly string[],
      ) => {
        const {key: backgroundKey, clip} = backgroundOf(element);
        const {lines, seen} = linesOf(nodes, clip);
        // A text that overlaps other elements represents only texts with the same position among the same elements.
        // A fully visible text represents all texts of its kind. A clipped or invisible text represents only clipped or
        // invisible ones.
        const complete = seen.some(onPage) && (clip === null || lines.every((line) => within(line, clip)));
        const obstacles = obstaclesOf(seen, element, nodes);
        const describe = (other: Element) =>
          [backgroundOf(other).key, describeBoxes(painted.get(other) ?? []), stackingOf(other)].join('|');
        const keyOf = (kind: string) => hash([rule, kind, backgroundKey, ...style].join('|'));
        const keys = element.matches('input, select, textarea, option')
          ? []
          : obstacles.length > 0
            ? [
                keyOf(
                  `exact|${describeBoxes(lines)}|${describeBoxes(seen)}|${[element, ...obstacles].map(describe).join('|')}`,
                ),
              ]
            : complete
              ? [keyOf('complete')]
              : [keyOf(seen.some(onPage) ? 'clipped' : 'invisible'), keyOf('complete')];
        if (keys.some((key) => seenKeys.has(key))) return;
        const [own] = keys;
        if (obstacles.length > 0) obstructed.add(element);
        if (own !== undefined) {
          seenKeys.add(own);
          COLOR[rule].representatives.set(element, own);
        }
        if (rule === 'color-contrast' && (!seen.some(onPage) || element.closest('svg') !== null))
          undetermined.add(element);
        if (!seen.some(onPage)) invisible.add(element);
        element.setAttribute(COLOR[rule].mark, '');
        computed += 1;
      };

      /** Whether only screen readers get the text of an element, which its styles reduce to one pixel. */
      const isVisuallyHidden = (element: Element) =>
        element instanceof HTMLElement && element.offsetWidth === 1 && element.offsetHeight === 1;
      const hasTextOutsideLinks = (node: Node): boolean =>
        node instanceof Element
          ? !node.matches('a[href], [role=link]') &&
            !isVisuallyHidden(node) &&
            [...node.childNodes].some(hasTextOutsideLinks)
          : node.nodeType === Node.TEXT_NODE && hasText(node);
      for (const element of elements) {
        const own = textsOf(element);
        const isText = own.length > 0 || element.matches('input, select, textarea, option');
        if (isText) texts += 1;
        // The color rules ignore hidden elements.
        if (!element.checkVisibility({visibilityProperty: true})) continue;
        const style = getComputedStyle(element);
        if (isText) consider('color-contrast', element, own, [textStyle(style)]);
        // The link rule applies only to inline links.
        if (!element.matches('a[href], [role=link]') || BLOCK.test(style.display) || !hasText(element)) continue;
        const block = blockOf(element);
        if (block === null || block.textContent?.trim() === element.textContent?.trim()) continue;
        // The rule skips links in a block that contains only links.
        if (!hasTextOutsideLinks(block)) continue;
        const pseudo = ['::before', '::after'].map((name) => getComputedStyle(element, name).content);
        consider(
          'link-in-text-block',
          element,
          [element],
          [linkStyle(style), ...pseudo, backgroundOf(block).key, linkStyle(getComputedStyle(block))],
        );
      }

      const TARGET_MARK = 'data-target-due';
      // A target of 24 by 24 pixels that no other target overlaps is always large enough.
      const targets = [
        ...document.querySelectorAll(
          'a, area, button, input, select, textarea, summary, details, iframe, object, embed, audio, video, ' +
            '[tabindex], [role], [contenteditable]',
        ),
      ].map((element) => ({element, box: element.getBoundingClientRect()}));
      const isLarge = ({element, box}: {element: Element; box: DOMRect}) =>
        box.width >= 24 &&
        box.height >= 24 &&
        targets.every((other) => other.element === element || other.box.width === 0 || !overlaps(box, other.box));
      for (const target of all ? targets : []) if (!isLarge(target)) target.element.setAttribute(TARGET_MARK, '');
      window.axe.configure({
        rules: [
          ...Object.entries(COLOR).map(([id, {mark}]) => ({id, selector: `[${mark}]`})),
          {id: 'target-size', selector: `[${TARGET_MARK}]`},
        ],
      });
      // Computing a selector for each element that passes takes as long as a rule. The selectors of violations are
      // computed below.
      const run = (options: axe.RunOptions) =>
        window.axe.run(document, {...options, elementRef: true, selectors: false});
      // In a single run, all rules share what axe computes about the page, such as the list of elements and the
      // stacking order.
      const resultTypes: axe.RunOptions['resultTypes'] = ['violations', 'passes', 'incomplete'];
      const found = all
        ? await run({runOnly: tags, resultTypes})
        : computed === 0
          ? null
          : await run({runOnly: {type: 'rule', values: Object.keys(COLOR)}, resultTypes});
      for (const mark of [TARGET_MARK, ...Object.values(COLOR).map((rule) => rule.mark)])
        for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      const keysIn = (
        results: readonly axe.Result[],
        rule: string,
        representatives: ReadonlyMap<Element, string>,
        counts: (element: Element) => boolean,
      ): string[] =>
        results
          .filter(({id}) => id === rule)
          .flatMap(({nodes}) =>
            nodes.flatMap(({element}) =>
              element instanceof Element && counts(element) ? (representatives.get(element) ?? []) : [],
            ),
          );
      const violated = found?.violations ?? [];
      const reported = new Set(
        [...violated, ...(found?.passes ?? []), ...(found?.incomplete ?? [])]
          .filter(({id}) => id === 'color-contrast')
          .flatMap(({nodes}) => nodes.map(({element}) => element)),
      );
      // axe also skips other invisible texts of the same kind.
      const skippedKeys = [...COLOR['color-contrast'].representatives].flatMap(([element, key]) =>
        invisible.has(element) && !reported.has(element as HTMLElement) ? key : [],
      );
      if (violated.length > 0) window.axe.setup(document);
      const violations = violated.flatMap(({id, nodes}) =>
        nodes.map(
          ({element, failureSummary}) =>
            `${id}: ${element instanceof Element ? (window.axe.utils as unknown as {getSelector: (of: Element) => string}).getSelector(element) : 'page'}: ${failureSummary ?? ''}`,
        ),
      );
      if (violated.length > 0) window.axe.teardown();
      return {
        violations,
        passed: all ? (found?.passes.length ?? 0) : 0,
        passedKeys: [
          ...skippedKeys,
          ...Object.entries(COLOR).flatMap(([rule, {representatives}]) => [
            ...keysIn(found?.passes ?? [], rule, representatives, () => true),
            ...keysIn(
              found?.incomplete ?? [],
              rule,
              representatives,
              (element) => undetermined.has(element) || obstructed.has(element),
            ),
          ]),
        ],
        computed,
        texts,
        overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      };
    },
    {tags: TAGS, known: [...verified], all: rules === 'all'},
  );
  for (const key of passedKeys) verified.add(key);
  return found;
}
