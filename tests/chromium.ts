import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** First the one without windows, which opens a page for a third of the cost. */
const CANDIDATES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

/**
 * Where a Chromium is: the one that CHROMIUM_PATH names, the system's, or the one that Playwright downloaded.
 * @throws Error that says how to get one
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", and no file is there. Name a Chromium or Chrome, or unset it.`);
  const found = [named, ...CANDIDATES, chromium.executablePath()].find((path) => path !== undefined && path !== '' && existsSync(path));
  if (found === undefined) {
    throw new Error(`The browser tests need Chromium, and none is at ${CANDIDATES.join(', ')}. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name one in CHROMIUM_PATH.`);
  }
  return found;
}
