import {expect, type APIRequestContext, type Page} from '@playwright/test';

/** The zips that an open page offers: the address of each, and the size that the page states. */
async function offered(page: Page): Promise<{href: string; stated: string}[]> {
  return page
    .locator('a[download][href*="/downloads/"]')
    .evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        stated: /(\d+) KB/.exec(link.parentElement?.textContent ?? '')?.[1] ?? '',
      })),
    );
}

/** Asks for each zip that an open page offers, and holds the answer against what the page says. @returns how many */
export async function expectDownloads(page: Page, request: APIRequestContext): Promise<number> {
  const links = await offered(page);
  for (const {href, stated} of links) {
    const answer = await request.get(href);
    expect.soft(answer.status(), href).toBe(200);
    expect.soft(answer.headers()['content-type'], href).toBe('application/zip');
    const body = await answer.body();
    expect.soft(String(Math.max(1, Math.round(body.length / 1000))), href).toBe(stated);
    // The signature of the first entry: it is a zip, and not the page for what is not there.
    expect.soft(body.subarray(0, 4).toString('latin1'), href).toBe('PK\u0003\u0004');
  }
  return links.length;
}
