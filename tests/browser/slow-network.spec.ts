import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixture';

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Holds all scripts back until it is told to let them through, and notes what moves on the page. */
async function holdScripts(page: Page): Promise<{release: () => void; held: () => number}> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; sources: {node: Node | null}[]})[])
        window.shifts.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent))).join(', ')}`,
        );
    }).observe({type: 'layout-shift', buffered: true});
  });
  let release = (): void => undefined;
  let count = 0;
  const waiting = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    count += 1;
    await waiting;
    await route.fallback();
  });
  return {release, held: () => count};
}

for (const [device, viewport] of [
  ['a desktop', {width: 1440, height: 900}],
  ['a phone', {width: 390, height: 844}],
] as const) {
  test.describe(`before the scripts have come, on ${device}`, () => {
    test.use({viewport});

    for (const path of [
      '/docs/pact',
      '/',
      '/docs/examples',
      '/docs/on-premises-2x/docker-compose-example',
      '/notices',
    ]) {
      test(`${path} can be read, offers nothing dead, and does not move when they come`, async ({page}) => {
        const {release, held} = await holdScripts(page);
        await page.goto(path, {waitUntil: 'commit'});
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.locator('.theme-layout-footer')).toBeAttached();
        expect(held()).toBeGreaterThan(5);
        const offered = await page
          .locator('.needs-script')
          .evaluateAll(
            (elements) => elements.filter((element) => element.checkVisibility({visibilityProperty: true})).length,
          );
        expect(offered).toBe(0);
        for (const toggle of await page.getByRole('button', {name: /Switch between dark and light mode/}).all())
          await expect(toggle).toBeDisabled();
        release();
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => window.shifts)).toEqual([]);
      });
    }
  });
}

test('links, folds and anchors work before the scripts have come', async ({page}) => {
  const {release, held} = await holdScripts(page);
  await page.goto('/docs/pact', {waitUntil: 'commit'});
  await page
    .locator('.theme-doc-toc-desktop')
    .getByRole('link', {name: 'When to use Pact, and when not', exact: true})
    .click();
  await expect(page.getByRole('heading', {name: 'When to use Pact, and when not'})).toBeInViewport();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Notices'}).click({noWaitAfter: true});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL('/notices');
  expect(held()).toBeGreaterThan(10);
  release();
  await hydrated(page);
});

test('on a connection with two seconds of latency, the page is there before its scripts', async ({page, context}) => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/docs/pact', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main')).toContainText('What a pact proves');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click({noWaitAfter: true});
  await expect(page).toHaveURL('/docs/workshops');
  await expect(page.getByRole('heading', {level: 1})).toContainText('University');
});
