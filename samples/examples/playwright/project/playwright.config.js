import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/browser.js';

export default defineConfig({
  testDir: 'test',
  // All tests write to one pact, so one process runs them.
  workers: 1,
  reporter: 'list',
  use: { launchOptions: { executablePath: findBrowser() } },
});
