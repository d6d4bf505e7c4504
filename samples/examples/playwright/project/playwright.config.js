import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/browser.js';

export default defineConfig({
  testDir: 'test',
  // All tests write to one pact, so they run in one process.
  workers: 1,
  reporter: 'list',
  use: { launchOptions: { executablePath: findBrowser() } },
});
