import {load} from 'cheerio';
import {expect, type Page} from '@playwright/test';

interface Download {
  href: string;
  /** The size in KB that the page states. */
  statedSize: string;
}

const LINKS = 'a[download][href*="/downloads/"]';
const SIZE = /(\d+) KB/;

/** The zip files that the HTML of a page links to. */
export function downloadsIn(html: string): Download[] {
  const $ = load(html);
  return $(LINKS)
    .toArray()
    .map((link) => ({
      href: $(link).attr('href') ?? '',
      statedSize: SIZE.exec($(link).parent().text())?.[1] ?? '',
    }));
}

/** The zip files that an open page links to. */
export async function downloadsOn(page: Page): Promise<Download[]> {
  const links = await page
    .locator(LINKS)
    .evaluateAll((all) =>
      all.map((link) => ({href: link.getAttribute('href') ?? '', text: link.parentElement?.textContent ?? ''})),
    );
  return links.map(({href, text}) => ({href, statedSize: SIZE.exec(text)?.[1] ?? ''}));
}

/** Requests zip files, and compares each with the size that its page states. */
export async function expectDownloads(downloads: readonly Download[], baseURL: string | undefined): Promise<void> {
  for (const {href, statedSize} of downloads) {
    const response = await fetch(new URL(href, baseURL));
    expect.soft(response.status, href).toBe(200);
    expect.soft(response.headers.get('content-type'), href).toBe('application/zip');
    const body = Buffer.from(await response.arrayBuffer());
    expect.soft(String(Math.max(1, Math.round(body.length / 1000))), href).toBe(statedSize);
    // The signature of a zip file. A missing file would return the 404 page instead.
    expect.soft(body.subarray(0, 4).toString('latin1'), href).toBe('PK\u0003\u0004');
  }
}
