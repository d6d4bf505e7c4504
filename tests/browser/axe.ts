import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {expect, visit} from './fixture';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

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
  /** Elements with text whose contrast was computed now, and all those with text. */
  computed: number;
  texts: number;
}

/** Sets color mode and width, as the system's setting and the window's edge would. */
async function setLook(page: Page, {colorScheme, width}: Look): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 900});
}

/** Shows a loaded page in another color mode and width, and waits for what follows from that. */
export async function show(page: Page, look: Look): Promise<void> {
  await setLook(page, look);
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.colorScheme);
  // The page hears of its new width before the next frame is drawn, and what it changes then is drawn in the one after.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Goes to a page in the first look, and gives it axe. */
export async function visitWithAxe(page: Page, path: string): Promise<void> {
  const [first] = LOOKS;
  if (first !== undefined) await setLook(page, first);
  await visit(page, path);
  // Transitions of what elements inherit start one after the other, however short they are: colors would be looked at on their way.
  await page.addStyleTag({content: '*, ::before, ::after { transition: none !important; }'});
  for (const frame of page.frames()) await frame.evaluate(axe.source);
}

/**
 * Runs axe's rules on a page as it is shown now. All of them look at all of it, save one: contrast takes two thirds of the time, and is computed once for texts
 * that cannot differ in it. Those are texts of one color, size and weight, on the same backgrounds, with nothing painted over or under them but their ancestors.
 * @param sound texts whose contrast was found sufficient, kept from call to call; an empty set computes all
 */
export async function audit(page: Page, sound: Set<string>, rules: Look['rules'] = 'all'): Promise<Audit> {
  const {passedKeys, ...found} = await page.evaluate(
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
      const painted: {element: Element; box: DOMRect}[] = [];
      const grounds = new Map<Element | null, string>();
      /** What an element and those around it put behind a text. */
      const ground = (element: Element | null): string => {
        const told = grounds.get(element);
        if (told !== undefined || element === null) return told ?? '';
        const style = getComputedStyle(element);
        const paint = (from: CSSStyleDeclaration) => `${from.backgroundColor} ${from.backgroundImage} ${from.backgroundClip}`;
        const pseudo = ['::before', '::after'].map((name) => getComputedStyle(element, name)).map((from) => (from.content === 'none' ? '' : `${from.position} ${paint(from)}`));
        const key = hash([ground(element.parentElement), paint(style), style.opacity, style.filter, style.mixBlendMode, style.visibility, style.boxShadow, ...pseudo].join('|'));
        grounds.set(element, key);
        const transparent = /^rgba\(.*, 0\)$/.test(style.backgroundColor) && style.backgroundImage === 'none';
        if (element !== document.body && element !== document.documentElement && (!transparent || element.matches(REPLACED))) painted.push({element, box: element.getBoundingClientRect()});
        return key;
      };
      for (const element of elements) ground(element);

      const within = (inner: DOMRect, outer: DOMRect) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
      const meets = (one: DOMRect, other: DOMRect) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      const keys = new Map<Element, string>();
      const seen = new Set(known);
      const MARK = 'data-contrast-due';
      let texts = 0;
      let computed = 0;
      for (const element of elements) {
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
        const control = element.matches('input, select, textarea, option');
        if (own.length === 0 && !control) continue;
        texts += 1;
        if (!control) {
          const lines = own.flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()];
          });
          const plain = lines.every((line) => painted.every((other) => (other.element.contains(element) ? within(line, other.box) : !meets(line, other.box))));
          if (plain) {
            const {color, fontSize, fontWeight, textShadow, webkitTextStroke, webkitTextFillColor} = getComputedStyle(element);
            keys.set(element, hash([grounds.get(element), color, fontSize, fontWeight, textShadow, webkitTextStroke, webkitTextFillColor].join('|')));
          }
        }
        const key = keys.get(element);
        if (key !== undefined && seen.has(key)) continue;
        // The first of its kind on the page speaks for the others: where it fails, they do too.
        if (key !== undefined) seen.add(key);
        element.setAttribute(MARK, '');
        computed += 1;
      }

      window.axe.configure({rules: [{id: 'color-contrast', selector: `[${MARK}]`}]});
      const contrast = await window.axe.run(document, {runOnly: {type: 'rule', values: ['color-contrast']}, elementRef: true, resultTypes: ['violations', 'passes']});
      for (const element of elements) element.removeAttribute(MARK);
      const others = await window.axe.run(document, all ? {runOnly: tags, rules: {'color-contrast': {enabled: false}}, resultTypes: ['violations']} : {runOnly: {type: 'rule', values: ['link-in-text-block']}, resultTypes: ['violations']});
      const passedKeys = contrast.passes.flatMap(({nodes}) => nodes).flatMap(({element}) => (element instanceof Element ? (keys.get(element) ?? []) : []));
      return {
        violations: [...contrast.violations, ...others.violations].flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`)),
        passed: others.passes.length,
        passedKeys,
        computed,
        texts,
      };
    },
    {tags: TAGS, known: [...sound], all: rules === 'all'},
  );
  for (const key of passedKeys) sound.add(key);
  return found;
}
