import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../tests/chromium';

export type Kind = 'HTML' | 'CSS' | 'JS' | 'fonts' | 'images' | 'other';

export interface PageBytes {
  /** Compressed bytes of content by kind, without headers. */
  bytes: Record<Kind, number>;
  requests: number;
  /** Bytes prefetched for visible links after the page has hydrated. */
  prefetched: number;
}

const KINDS: Record<string, Kind> = {Document: 'HTML', Stylesheet: 'CSS', Script: 'JS', Font: 'fonts', Image: 'images'};

/** Opens a page with an empty cache and adds up the bytes that the server sends. */
export async function measurePage(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const ahead = new Set<string>();
  const headers = new Map<string, number>();
  const bytes: Record<Kind, number> = {HTML: 0, CSS: 0, JS: 0, fonts: 0, images: 0, other: 0};
  let requests = 0;
  let prefetched = 0;
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    kinds.set(requestId, type);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (
      Object.entries(request.headers).some(
        ([name, value]) => /^(sec-)?purpose$/i.test(name) && value.startsWith('prefetch'),
      )
    )
      ahead.add(requestId);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const size = Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
    if (ahead.has(requestId)) {
      prefetched += size;
      return;
    }
    if (size > 0) requests += 1;
    bytes[KINDS[kinds.get(requestId) ?? ''] ?? 'other'] += size;
  });
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]:not([data-hydrating])').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  await context.close();
  return {bytes, requests, prefetched};
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}
