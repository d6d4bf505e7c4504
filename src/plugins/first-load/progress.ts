/**
 * A bar at the top of the window while a page is slow to load: what the theme asks of the package `nprogress`, in a tenth of its code, and without its timers.
 * The theme's style sheet draws it.
 */
let shown: HTMLElement | undefined;

/** From almost nothing to almost all, ever slower: nobody knows how long it takes. */
const STEPS = [{transform: 'translateX(-92%)'}, {transform: 'translateX(-4%)'}];
const PACE = {duration: 15_000, easing: 'cubic-bezier(0, 0.7, 0.2, 1)', fill: 'forwards'} as const;

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
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) bar.animate(STEPS, PACE);
}

function done(): void {
  shown?.remove();
  shown = undefined;
}

export default {configure: (): void => undefined, start, done};
