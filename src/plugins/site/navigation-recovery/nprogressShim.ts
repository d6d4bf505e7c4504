/**
 * Replaces the package `nprogress`, which shows a bar at the top of the window while a page loads slowly. This has the
 * functions that the theme calls, in a tenth of the code and without timers. The theme's style sheet styles the bar.
 */
let shown: HTMLElement | undefined;

/** The bar moves from almost empty to almost full, slower and slower, because the duration is unknown. */
const KEYFRAMES = [{transform: 'translateX(-92%)'}, {transform: 'translateX(-4%)'}];
const TIMING = {duration: 15_000, easing: 'cubic-bezier(0, 0.7, 0.2, 1)', fill: 'forwards'} as const;

const box = (className: string, ...children: HTMLElement[]): HTMLElement => {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
};

function start(): void {
  if (shown !== undefined) return;
  const bar = box('bar', box('peg'));
  shown = box('', bar);
  shown.id = 'nprogress';
  document.body.append(shown);
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) bar.animate(KEYFRAMES, TIMING);
}

function done(): void {
  shown?.remove();
  shown = undefined;
}

export default {configure: (): void => undefined, start, done};
