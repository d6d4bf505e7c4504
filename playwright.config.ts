import {defineConfig} from '@playwright/test';
import {findChromium} from './tests/chromium';
import {PACKAGE_SITE} from './tests/builds/offlinePackage';
import {PORTS} from './tests/ports';

/**
 * The tests run against five sites: the built site, a build with fixture pages and other settings, a build with hosted
 * search, the offline package, and the built site on a host without URL rules.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails once is a bug in the product or in the test, so tests are never retried.
  retries: 0,
  // One more worker than a small machine has cores, because browsers spend part of the time waiting.
  workers: 3,
  // Long enough for a busy machine. This doesn't slow passing tests down, because they wait for states.
  timeout: 240_000,
  expect: {timeout: 45_000},
  reporter: [['list', {printSteps: false}], ['./tests/checks/browserReporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium(),
      // The first two disable the browser's own requests to Google, which fail repeatedly on a closed network.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-sandbox',
        '--disable-gpu',
        // Whether a page's first view has the site's fonts depends on how fast they load, so tests use the fallback
        // fonts, which are wider.
        '--disable-remote-fonts',
        // Pages live for seconds, so optimizing compilers and background threads cost more than they save: the
        // accessibility tests take 13% less processor time without them.
        '--js-flags=--no-opt --no-maglev --single-threaded',
      ],
    },
    viewport: {width: 1440, height: 900},
    locale: 'en-US',
    // An action that can't be done fails with the state of its element, before the test's own time is up.
    actionTimeout: 60_000,
  },
  projects: [
    {
      name: 'site',
      testIgnore: ['fixture-site/**', 'plain-host/**', 'hosted/**', 'offline/**'],
      use: {baseURL: `http://localhost:${PORTS.site}`},
    },
    {name: 'fixture-site', testMatch: 'fixture-site/**', use: {baseURL: `http://localhost:${PORTS.fixtureSite}`}},
    {name: 'hosted', testMatch: 'hosted/**', use: {baseURL: `http://localhost:${PORTS.hosted}`}},
    {name: 'offline', testMatch: 'offline/**', use: {baseURL: `http://localhost:${PORTS.offline}`}},
    {name: 'plain-host', testMatch: 'plain-host/**', use: {baseURL: `http://localhost:${PORTS.plainHost}`}},
  ],
  webServer: [
    {
      command: `node scripts/run.cjs deploy/serve.ts --port ${PORTS.site}`,
      url: `http://localhost:${PORTS.site}/`,
      reuseExistingServer: false,
    },
    {
      command: `node scripts/run.cjs deploy/serve.ts --port ${PORTS.fixtureSite} --directory .generated/fixture-site/build`,
      env: {DOCS_BASE_URL: '/preview/'},
      url: `http://localhost:${PORTS.fixtureSite}/preview/`,
      reuseExistingServer: false,
    },
    {
      command: `node scripts/run.cjs deploy/serve.ts --port ${PORTS.hosted} --directory .generated/fixture-site/build-hosted`,
      url: `http://localhost:${PORTS.hosted}/`,
      reuseExistingServer: false,
    },
    {
      command: `node scripts/run.cjs tests/plainHost.ts ${PORTS.offline} ${PACKAGE_SITE} folders`,
      url: `http://localhost:${PORTS.offline}/`,
      reuseExistingServer: false,
    },
    {
      command: `node scripts/run.cjs tests/plainHost.ts ${PORTS.plainHost} build`,
      url: `http://localhost:${PORTS.plainHost}/`,
      reuseExistingServer: false,
    },
  ],
});
