import {test as base, expect, type Locator, type Page} from '@playwright/test';
import {SHOW_STORED_CHOICES} from '../../src/components/StaticContent/islands';

/** The problems that the browser reports on the pages of a test. */
interface Problems {
  /** Announces a problem that the test causes on purpose. The test fails if the problem doesn't occur. */
  provoke(pattern: RegExp): void;
}

interface Fixtures {
  problems: Problems;
  /**
   * Whether pages prefetch the targets of the links in view, 80 files or more per page. Off by default, as for readers
   * with data saver. `navigation.spec.ts` and `policy.spec.ts` turn it on.
   */
  prefetch: boolean;
}

/**
 * Collects console errors, page errors, failed requests, error statuses, and requests to other sites. Requests that the
 * browser canceled because the page changed (`net::ERR_ABORTED`) don't count.
 */
function watch(page: Page, baseURL: string, seen: string[]): void {
  const origin = new URL(baseURL).origin;
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) seen.push(`off site: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`status ${response.status()}: ${response.url()}`);
  });
}

export const test = base.extend<Fixtures>({
  prefetch: [false, {option: true}],
  page: async ({page, prefetch}, use) => {
    if (!prefetch)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: {saveData: true, effectiveType: '4g'},
          configurable: true,
        }),
      );
    await use(page);
    // A page can still load files when a test ends. A handler of such a request would fail when the page closes.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  problems: [
    async ({page, context, baseURL}, use) => {
      const seen: string[] = [];
      const watchPage = (opened: Page) => watch(opened, baseURL ?? 'http://localhost', seen);
      watchPage(page);
      // Tabs that the test opens, too.
      context.on('page', watchPage);
      const provoked: RegExp[] = [];
      await use({provoke: (pattern) => provoked.push(pattern)});
      const unprovoked = seen.filter((problem) => !provoked.some((pattern) => pattern.test(problem)));
      const missing = provoked.filter((pattern) => !seen.some((problem) => pattern.test(problem)));
      expect(unprovoked, 'problems that the test did not cause on purpose').toEqual([]);
      expect(missing.map(String), 'problems that the test announced but that did not occur').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until the page has been hydrated and is interactive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]:not([data-hydrating])').waitFor({state: 'attached'});
}

/**
 * Makes the browser check with the test before it sends any request of a page, from the very first one. Call it before
 * `visit` if the test adds a handler with `page.route` later: without it, a request sent right after that could get
 * through before the handler takes effect.
 */
export async function interceptRequests(page: Page): Promise<void> {
  await page.route('**/never-requested', (route) => route.continue());
}

/** Opens a page and waits until it's interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Opens a page and waits until all scripts that it loads by itself have arrived: those of navigation recovery, and of
 * the islands that don't wait for the reader. Call it instead of `visit` before a test blocks scripts, which would
 * otherwise also affect these.
 */
export async function settle(page: Page, path: string): Promise<void> {
  const recovery = page.waitForResponse(/\/assets\/js\/recovery\.\w+\.js$/);
  await visit(page, path);
  await (await recovery).finished();
  const waiting = () =>
    page.locator('[data-island-waiting]').evaluateAll(
      (islands, stored) =>
        islands.filter((island) => {
          if (stored.includes(island.getAttribute('data-island') ?? '')) return true;
          // Islands less than 200 pixels outside the window are hydrated, too (`MARGIN` in hydrateIslands.tsx).
          const box = island.firstElementChild?.getBoundingClientRect();
          return box !== undefined && box.height > 0 && box.top < window.innerHeight + 200 && box.bottom > -200;
        }).length,
      [...SHOW_STORED_CHOICES] as string[],
    );
  await expect.poll(waiting).toBe(0);
}

/** Adds CSS to a page as a constructed style sheet, because the site's policy blocks style elements. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/**
 * Selects an option of a focused list with the arrow keys. Browsers combine typed letters by time, so on a slow machine
 * the second letter can count as the first.
 */
export async function choose(list: Locator, option: string): Promise<void> {
  const options = await list.locator('option').allTextContents();
  const at = options.findIndex((text) => text.startsWith(option));
  expect(at, `options: ${options.join(', ')}`).toBeGreaterThanOrEqual(0);
  await list.press('Home');
  for (let step = 0; step < at; step += 1) await list.press('ArrowDown');
}
