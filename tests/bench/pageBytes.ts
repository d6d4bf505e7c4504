import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../chromium';

export type Kind = 'HTML' | 'CSS' | 'JS' | 'fonts' | 'images' | 'other';

export interface PageBytes {
  /** Bytes on the wire by kind, as the server compressed them, until the page is alive. */
  bytes: Record<Kind, number>;
  requests: number;
  /** Bytes fetched ahead for the links in view, once the page is alive. */
  prefetched: number;
}

const KINDS: Record<string, Kind> = {Document: 'HTML', Stylesheet: 'CSS', Script: 'JS', Font: 'fonts', Image: 'images'};

/** Opens a page with an empty cache and adds up what crosses the wire. */
export async function measurePage(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<Kind, number> = {HTML: 0, CSS: 0, JS: 0, fonts: 0, images: 0, other: 0};
  let requests = 0;
  let prefetched = 0;
  session.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = kinds.get(requestId) ?? 'Other';
    if (type === 'Prefetch') {
      prefetched += encodedDataLength;
      return;
    }
    requests += 1;
    bytes[KINDS[type] ?? 'other'] += encodedDataLength;
  });
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  await context.close();
  return {bytes, requests, prefetched};
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update']});
}
