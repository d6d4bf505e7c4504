import {expect, type Page} from '@playwright/test';
import {hydrated} from './fixture';

export interface Shift {
  /** The browser's score: the fraction of the window that moved, multiplied by the distance. */
  value: number;
  /** Each element that moved, with its previous and current position. */
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

/** Makes every page that opens from now on record its layout shifts, starting with the first frame. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element === null
        ? 'a removed element'
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

/** Returns all layout shifts of a page so far, including those of pending frames. */
export async function recordedShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A change is drawn in the next frame and reported in the frame after it.
    for (let frames = 0; frames < 3; frames++) await frame();
    const {entries, observer} = window.layoutShifts;
    (observer as PerformanceObserver & {flush(): void}).flush();
    return entries;
  });
}

/**
 * Opens a page, holds its scripts back until it's drawn without them, and returns the layout shifts from then on until
 * the page is interactive and complete. Shifts before that point are ignored: a browser can draw a page while it's
 * still parsing the HTML, and on a busy machine it does so in the middle of a component.
 * @param beforeScripts what to check on the drawn page while its scripts are held back
 */
export async function openWithLateScripts(
  page: Page,
  path: string,
  beforeScripts: (requestedScripts: number) => Promise<void> = () => Promise.resolve(),
): Promise<Shift[]> {
  let release: () => void = () => undefined;
  let requested = 0;
  const drawn = new Promise<void>((resolve) => (release = resolve));
  const scripts = '**/assets/js/*.js';
  await page.route(scripts, async (route) => {
    requested += 1;
    await drawn;
    await route.continue();
  });
  await page.goto(path, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForFunction(() => document.readyState !== 'loading');
  // An inline script adds the scripts after the page is painted.
  const added = page.locator('script[src*="/assets/js/"]');
  await added.first().waitFor({state: 'attached'});
  const count = await added.count();
  await expect.poll(() => requested).toBeGreaterThanOrEqual(count);
  await beforeScripts(requested);
  const before = (await recordedShifts(page)).length;
  release();
  await hydrated(page);
  await page.unroute(scripts);
  await page.waitForLoadState('networkidle');
  return (await recordedShifts(page)).slice(before);
}
