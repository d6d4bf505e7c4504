import type {Page} from '@playwright/test';
import {hydrated} from './fixture';

export interface Shift {
  /** As the browser scores it: the share of the window that moved, times how far. */
  value: number;
  /** What moved, each with where it was and came to. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts: {entries: Shift[]; observer: PerformanceObserver};
  }
  interface PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
  }
}

/** Has every page that is opened from now on note what moves without the reader's doing, from its first frame on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element === null
        ? 'something that is gone'
        : `<${element.localName}${element.id === '' ? '' : ` id="${element.id}"`} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 30) ?? ''}`;
    };
    const place = ({x, y, width, height}: DOMRectReadOnly): string =>
      `${Math.round(width)}x${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
    const entries: Shift[] = [];
    const note = (list: PerformanceEntry[]): void => {
      for (const {value, sources} of list)
        entries.push({
          value,
          moved: sources.map(
            ({node, previousRect, currentRect}) => `${nameOf(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
          ),
        });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    window.layoutShifts = {entries, observer: Object.assign(observer, {flush: () => note(observer.takeRecords())})};
  });
}

/** All that has moved on the page so far, what is yet to be drawn included. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A change is drawn in the next frame, and told in the one after.
    for (let frames = 0; frames < 3; frames++) await frame();
    const {entries, observer} = window.layoutShifts;
    (observer as PerformanceObserver & {flush(): void}).flush();
    return entries;
  });
}

/**
 * Opens a page whose scripts come only when it has been drawn without them, and gives what moved from then on until it was alive and complete. A browser may draw a page while it
 * still reads its HTML, on a busy machine in the middle of a bar; that is not the scripts' doing, and differs from time to time.
 */
export async function openSlowly(page: Page, address: string): Promise<Shift[]> {
  let release: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => (release = resolve));
  const scripts = '**/assets/js/*.js';
  await page.route(scripts, async (route) => {
    await drawn;
    await route.continue();
  });
  await page.goto(address, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForFunction(() => document.readyState !== 'loading');
  const before = (await shiftsOf(page)).length;
  release();
  await hydrated(page);
  await page.unroute(scripts);
  await page.waitForLoadState('networkidle');
  return (await shiftsOf(page)).slice(before);
}
