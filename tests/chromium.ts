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
 * Finds Chromium: the program in CHROMIUM_PATH, an installed one, or the one that Playwright downloaded. The headless
 * shell is preferred to other installed programs because it opens pages at a third of the cost.
 *
 * @param fullBrowser whether to find only programs with a back/forward cache
 * @throws Error with installation instructions if there is none
 */
export function findChromium({fullBrowser = false} = {}): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named))
    throw new Error(
      `CHROMIUM_PATH is "${named}", but that file doesn't exist. Set it to the path of Chromium or Chrome, or unset it.`,
    );
  const found = [named, ...(fullBrowser ? [] : [SHELL]), ...CANDIDATES, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
  if (found === undefined) {
    throw new Error(
      `The browser tests need Chromium, but none is at ${CANDIDATES.join(', ')}. Install it (on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its path.`,
    );
  }
  return found;
}
