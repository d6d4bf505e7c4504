import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixture';

/** Holds all scripts back until `release` is called. */
async function holdScripts(page: Page): Promise<{release: () => void; held: () => number}> {
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

// What readers see and can use on each template before its scripts arrive is tested in layout-shift.spec.ts.

test('links and anchors work before the scripts arrive', async ({page}) => {
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
  await expect.poll(held).toBeGreaterThan(10);
  release();
  await hydrated(page);
});

test('with two seconds of latency, the page is readable before its scripts arrive', async ({page, context}) => {
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
