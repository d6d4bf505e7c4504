import {readFileSync} from 'node:fs';
import type axe from 'axe-core';
import type {Page} from '@playwright/test';
import {addStyle, expect, visit} from './fixture';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The compressed file does the same, and is read in half the time. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Color mode and width that a page is looked at in. */
export interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
  /** Names, roles and structure change with the width and not with the color mode, so all rules in one look of each width are enough; colors are looked at in all four. */
  rules: 'all' | 'color';
}

/** In this order each step changes one thing. */
export const LOOKS: readonly Look[] = [
  {colorScheme: 'light', width: 1440, rules: 'all'},
  {colorScheme: 'dark', width: 1440, rules: 'color'},
  {colorScheme: 'dark', width: 390, rules: 'all'},
  {colorScheme: 'light', width: 390, rules: 'color'},
];

export interface Audit {
  /** `rule: place: what to mend`, one for each place. */
  violations: string[];
  /** Rules that found something to look at and nothing to mend. */
  passed: number;
  /** Texts and links whose colors were computed now, and all elements with text. */
  computed: number;
  texts: number;
  /** Pixels by which the page is wider than the screen. */
  wider: number;
}

/** The color mode that each page has now: to set it anew would lay out the page again. */
const schemes = new WeakMap<Page, Look['colorScheme']>();

/** Sets color mode and width, as the system's setting and the window's edge would. */
async function setLook(page: Page, {colorScheme, width}: Look): Promise<void> {
  if (schemes.get(page) !== colorScheme) await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  schemes.set(page, colorScheme);
  if (page.viewportSize()?.width !== width) await page.setViewportSize({width, height: 900});
}

/** Shows a loaded page in another color mode and width, and waits for what follows from that. */
export async function show(page: Page, look: Look): Promise<void> {
  await setLook(page, look);
  const shown = await page.evaluate(async (colorScheme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = performance.now() + 10_000;
    while (document.documentElement.dataset.theme !== colorScheme && performance.now() < end) await frame();
    // The page hears of its new width before the next frame is drawn, and what it changes then is drawn in the one after.
    for (let drawn = 0; drawn < 2; drawn++) await frame();
    return document.documentElement.dataset.theme;
  }, look.colorScheme);
  expect(shown).toBe(look.colorScheme);
}

/** Goes to a page in the first look, and gives it axe. */
export async function visitWithAxe(page: Page, path: string): Promise<void> {
  const [first] = LOOKS;
  if (first !== undefined) await setLook(page, first);
  await visit(page, path);
  // Transitions of what elements inherit start one after the other, however short they are: colors would be looked at on their way.
  await addStyle(page, '*, ::before, ::after { transition: none !important; }');
  for (const frame of page.frames()) await frame.evaluate(SOURCE);
}

/**
 * Runs axe's rules on a page as it is shown now. All of them look at all of it, save the two about colors, which would take two thirds of the time: contrast is computed once for texts
 * that cannot differ in it, and so is whether a link in a text can be told without its color. Such texts have one color, size and weight, on the same backgrounds, with nothing painted over
 * or under what is seen of them but their ancestors; such links have, moreover, one typeface, decoration and border, in blocks that have one of each, too.
 * @param sound texts and links that were found sound, kept from call to call; an empty set computes all
 */
export async function audit(page: Page, sound: Set<string>, rules: Look['rules'] = 'all'): Promise<Audit> {
  const {soundKeys, ...found} = await page.evaluate(
    async ({tags, known, all}) => {
      /** A short name for a text, with few enough collisions (53 bits) for the texts of a site. */
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
      interface Ground {
        /** What an element and those around it put behind a text. */
        key: string;
        /** Whether an element around it lets nothing of it be seen. */
        faded: boolean;
        /** The part of the page outside of which it is cut off, by elements that scroll. */
        clip: Box | null;
      }
      const NOTHING: Ground = {key: '', faded: false, clip: null};
      const meet = (one: Box, other: Box): Box => ({
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      });
      const painted: {element: Element; boxes: Box[]}[] = [];
      const grounds = new Map<Element, Ground>();
      const ground = (element: Element | null): Ground => {
        const told = element === null ? NOTHING : grounds.get(element);
        if (told !== undefined || element === null) return told ?? NOTHING;
        const around = ground(element.parentElement);
        const style = getComputedStyle(element);
        const paint = (from: CSSStyleDeclaration) =>
          `${from.backgroundColor} ${from.backgroundImage} ${from.backgroundClip}`;
        const pseudo = ['::before', '::after']
          .map((name) => getComputedStyle(element, name))
          .map((from) => (from.content === 'none' ? '' : `${from.position} ${paint(from)}`));
        const key = hash(
          [
            around.key,
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
        // What is taken out of the flow may stand outside of what scrolls around it.
        let clip = /absolute|fixed/.test(style.position) ? null : around.clip;
        if (!root && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
          const box = element.getBoundingClientRect();
          clip = clip === null ? box : meet(clip, box);
        }
        const faded = around.faded || style.opacity === '0';
        grounds.set(element, {key, faded, clip});
        const transparent = /^rgba\(.*, 0\)$/.test(style.backgroundColor) && style.backgroundImage === 'none';
        const seen = !faded && style.visibility === 'visible';
        if (!root && seen && (!transparent || element.matches(REPLACED)))
          painted.push({element, boxes: [...element.getClientRects()]});
        return grounds.get(element) ?? NOTHING;
      };
      for (const element of elements) ground(element);

      const empty = (box: Box) => box.left >= box.right || box.top >= box.bottom;
      const within = (inner: Box, outer: Box) =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      const meets = (one: Box, other: Box) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1;
      /** Whether something is written there; a joint without a width is nothing. */
      const written = (node: Node) => /[^\s\u200b]/.test(node.textContent ?? '');
      const textsOf = (element: Element) =>
        [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && written(node));
      const BLOCK = /^(block|list-item|table.*|flex|grid|inline-block)$/;
      const blockOf = (element: Element): Element | null => {
        const {parentElement} = element;
        return parentElement === null || BLOCK.test(getComputedStyle(parentElement).display)
          ? parentElement
          : blockOf(parentElement);
      };
      /** Where lines of text are, and what is seen of them. */
      const linesOf = (nodes: readonly Node[], clip: Box | null) => {
        const lines = nodes.flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
        return {
          lines,
          seen: lines.map((line) => (clip === null ? line : meet(line, clip))).filter((line) => !empty(line)),
        };
      };
      const width = document.documentElement.scrollWidth;
      const onPage = (line: Box) => line.right > 0 && line.left < width && line.bottom > 0;
      const plain = (lines: readonly Box[], element: Element, nodes: readonly Node[]) =>
        lines.every((line) =>
          painted.every((other) =>
            other.element.contains(element)
              ? other.boxes.some((box) => within(line, box))
              : nodes.some((node) => node.contains(other.element)) || !other.boxes.some((box) => meets(line, box)),
          ),
        );
      /** Styles of a text that decide on its contrast. */
      const textStyle = ({
        color,
        fontSize,
        fontWeight,
        textShadow,
        webkitTextStroke,
        webkitTextFillColor,
      }: CSSStyleDeclaration) =>
        [color, fontSize, fontWeight, textShadow, webkitTextStroke, webkitTextFillColor].join('|');
      /** Styles that tell a link from the text around it. */
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

      /** For each rule about colors: the mark of what it must look at now, and whose results hold for others, by their key. */
      const COLOR = {
        'color-contrast': {mark: 'data-contrast-due', speaking: new Map<Element, string>()},
        'link-in-text-block': {mark: 'data-link-due', speaking: new Map<Element, string>()},
      };
      /** Texts of which axe cannot say what is behind them: in a drawing, whose shapes have no background, and outside of what is seen. */
      const untold = new Set<Element>();
      const seenKeys = new Set(known);
      let texts = 0;
      let computed = 0;
      /** Marks an element for a rule, unless another one has spoken for it, or does. */
      const consider = (
        rule: keyof typeof COLOR,
        element: Element,
        nodes: readonly Node[],
        look: readonly string[],
      ) => {
        const {key: behind, clip} = ground(element);
        const {lines, seen} = linesOf(nodes, clip);
        // What is seen whole speaks for all of its kind. What is cut off, or not seen at all, speaks only for its like.
        const whole = seen.some(onPage) && (clip === null || lines.every((line) => within(line, clip)));
        const keyOf = (kind: string) => hash([rule, kind, behind, ...look].join('|'));
        const keys =
          element.matches('input, select, textarea, option') || !plain(seen, element, nodes)
            ? []
            : whole
              ? [keyOf('whole')]
              : [keyOf(seen.some(onPage) ? 'cut' : 'unseen'), keyOf('whole')];
        if (keys.some((key) => seenKeys.has(key))) return;
        const [own] = keys;
        if (own !== undefined) {
          seenKeys.add(own);
          COLOR[rule].speaking.set(element, own);
        }
        if (rule === 'color-contrast' && (!seen.some(onPage) || element.closest('svg') !== null)) untold.add(element);
        element.setAttribute(COLOR[rule].mark, '');
        computed += 1;
      };

      for (const element of elements) {
        const own = textsOf(element);
        const isText = own.length > 0 || element.matches('input, select, textarea, option');
        if (isText) texts += 1;
        // Rules about colors look at nothing that is hidden.
        if (!element.checkVisibility({visibilityProperty: true})) continue;
        const style = getComputedStyle(element);
        if (isText) consider('color-contrast', element, own, [textStyle(style)]);
        // Their rule is about links that flow with a text.
        if (!element.matches('a[href], [role=link]') || BLOCK.test(style.display) || !written(element)) continue;
        const block = blockOf(element);
        if (block === null || block.textContent?.trim() === element.textContent?.trim()) continue;
        const pseudo = ['::before', '::after'].map((name) => getComputedStyle(element, name).content);
        consider(
          'link-in-text-block',
          element,
          [element],
          [linkStyle(style), ...pseudo, ground(block).key, linkStyle(getComputedStyle(block))],
        );
      }

      window.axe.configure({rules: Object.entries(COLOR).map(([id, {mark}]) => ({id, selector: `[${mark}]`}))});
      // To name each place that passes would take as long as many a rule; the few that do not are named below.
      const run = (options: axe.RunOptions) =>
        window.axe.run(document, {...options, elementRef: true, selectors: false});
      // In one run, all rules share what axe finds out about the page: which elements there are, and what lies on top of what.
      const resultTypes: axe.RunOptions['resultTypes'] = ['violations', 'passes', 'incomplete'];
      const found = all
        ? await run({runOnly: tags, resultTypes})
        : computed === 0
          ? null
          : await run({runOnly: {type: 'rule', values: Object.keys(COLOR)}, resultTypes});
      for (const {mark} of Object.values(COLOR))
        for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      const keysIn = (
        results: readonly axe.Result[],
        rule: string,
        speaking: ReadonlyMap<Element, string>,
        counts: (element: Element) => boolean,
      ): string[] =>
        results
          .filter(({id}) => id === rule)
          .flatMap(({nodes}) =>
            nodes.flatMap(({element}) =>
              element instanceof Element && counts(element) ? (speaking.get(element) ?? []) : [],
            ),
          );
      const violated = found?.violations ?? [];
      if (violated.length > 0) window.axe.setup(document);
      const violations = violated.flatMap(({id, nodes}) =>
        nodes.map(
          ({element, failureSummary}) =>
            `${id}: ${element instanceof Element ? (window.axe.utils as unknown as {getSelector: (of: Element) => string}).getSelector(element) : 'the page'}: ${failureSummary ?? ''}`,
        ),
      );
      if (violated.length > 0) window.axe.teardown();
      return {
        violations,
        passed: all ? (found?.passes.length ?? 0) : 0,
        soundKeys: Object.entries(COLOR).flatMap(([rule, {speaking}]) => [
          ...keysIn(found?.passes ?? [], rule, speaking, () => true),
          ...keysIn(found?.incomplete ?? [], rule, speaking, (element) => untold.has(element)),
        ]),
        computed,
        texts,
        wider: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      };
    },
    {tags: TAGS, known: [...sound], all: rules === 'all'},
  );
  for (const key of soundKeys) sound.add(key);
  return found;
}
