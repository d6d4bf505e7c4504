import type {Page} from '@playwright/test';
import {expect, test, visit} from './fixture';

/** Workers, the WebAssembly module, and the chunks with what the labs' actions need. They load with the first use. */
const LATER = /comparator\.|worker|\.wasm$|\/(?:cla|mla|lbsh)\./;

const LABS = ['/fix', '/learn/can-i-deploy', '/lab/compare', '/lab/match', '/lab/pipeline'];

/** The scripts and modules that a page loads after this call, with their sizes as transferred, in bytes. */
function recordScripts(page: Page): () => Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const {pathname} = new URL(request.url());
    if (/\.(?:js|wasm)$/.test(pathname))
      sizes.set(
        pathname,
        request.sizes().then(({responseBodySize}) => responseBodySize),
      );
  });
  return async () => new Map(await Promise.all([...sizes].map(async ([path, size]) => [path, await size] as const)));
}

for (const lab of LABS)
  test(`${lab} loads at most 60 kB of scripts before its first use, beyond those of every page`, async ({page}) => {
    const scripts = recordScripts(page);
    await visit(page, '/docs/pact');
    const shared = await scripts();
    await visit(page, lab);
    const island = page.locator('[data-island]').first();
    await island.scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('data-island-waiting');
    await page.waitForLoadState('networkidle');
    const own = [...(await scripts())].filter(([path]) => !shared.has(path));
    const bytes = own.reduce((sum, [, size]) => sum + size, 0);
    expect(bytes, JSON.stringify(own)).toBeGreaterThan(1_000);
    expect(bytes, JSON.stringify(own)).toBeLessThanOrEqual(60_000);
    expect(own.map(([path]) => path).filter((path) => LATER.test(path))).toEqual([]);
  });
