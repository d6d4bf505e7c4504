import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser from CHROMIUM_PATH, the system's Chromium or Chrome, or the one that Playwright has downloaded.
 *
 * @returns {string} path of the program
 * @throws {Error} that explains how to get one
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  const found = (named ? [named] : [...PLACES, chromium.executablePath()]).find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(`No browser at ${named ?? PLACES.join(', ')}. Install Chrome or Chromium, run "npx playwright install chromium", or name a browser in CHROMIUM_PATH.`);
  }
  return found;
}
