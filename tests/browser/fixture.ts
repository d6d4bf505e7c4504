import {test as base, expect, type Locator, type Page} from '@playwright/test';

/** What went wrong on a page, as the browser told it. */
interface Problems {
  /** Announces a problem that the test provokes on purpose; it must then really happen. */
  provoke(pattern: RegExp): void;
}

interface Fixtures {
  problems: Problems;
  /**
   * Whether pages fetch what the links in view lead to, 80 files and more a page. Off, as for a reader who saves data, where no test is about that; `navigation.spec.ts` and `policy.spec.ts`
   * have it on.
   */
  fetchAhead: boolean;
}

/**
 * Collects console errors, page errors, failed requests, error statuses and requests to other sites, and fails the test for each that was not provoked.
 * Requests that the browser itself gave up because the page moved on (`net::ERR_ABORTED`) are no failure.
 */
function watch(page: Page, baseURL: string): string[] {
  const seen: string[] = [];
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
  return seen;
}

export const test = base.extend<Fixtures>({
  fetchAhead: [false, {option: true}],
  page: async ({page, fetchAhead}, use) => {
    if (!fetchAhead)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: {saveData: true, effectiveType: '4g'},
          configurable: true,
        }),
      );
    await use(page);
  },
  problems: [
    async ({page, baseURL}, use) => {
      const seen = watch(page, baseURL ?? 'http://localhost');
      const provoked: RegExp[] = [];
      await use({provoke: (pattern) => provoked.push(pattern)});
      const unprovoked = seen.filter((problem) => !provoked.some((pattern) => pattern.test(problem)));
      const missing = provoked.filter((pattern) => !seen.some((problem) => pattern.test(problem)));
      expect(unprovoked, 'problems that the test did not provoke').toEqual([]);
      expect(missing.map(String), 'problems that the test announced and that never came').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until the page is alive: React has taken over what the server rendered. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Goes to an address and waits until the page is alive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Gives a page more CSS, as a sheet that scripts may make: a style element is what the site's policy refuses. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Goes by key from the first entry of a focused list to another. Typed letters would be put together by time: on a slow machine the second counts as a first. */
export async function choose(list: Locator, option: string): Promise<void> {
  const options = await list.locator('option').allTextContents();
  const at = options.findIndex((text) => text.startsWith(option));
  expect(at, `offered are ${options.join(', ')}`).toBeGreaterThanOrEqual(0);
  await list.press('Home');
  for (let step = 0; step < at; step += 1) await list.press('ArrowDown');
}
