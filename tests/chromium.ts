import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The headless shell. It has no back/forward cache. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Where a Chromium is: the one that CHROMIUM_PATH names, the system's, or the one that Playwright downloaded.
 * The one without windows comes before the system's others, since it opens a page for a third of the cost.
 * @param whole whether it must be a browser in full, with a back/forward cache
 * @throws Error that says how to get one
 */
export function findChromium({whole = false} = {}): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named))
    throw new Error(
      `CHROMIUM_PATH is "${named}", but that file does not exist. Set it to the path of Chromium or Chrome, or unset it.`,
    );
  const found = [named, ...(whole ? [] : [SHELL]), ...CANDIDATES, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
  if (found === undefined) {
    throw new Error(
      `The browser tests need Chromium, and none is at ${CANDIDATES.join(', ')}. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name one in CHROMIUM_PATH.`,
    );
  }
  return found;
}
