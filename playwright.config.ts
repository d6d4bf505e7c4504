import {defineConfig} from '@playwright/test';
import {findChromium} from './tests/chromium';
import {EDITION} from './tests/builds/edition';
import {PORTS} from './tests/ports';

/** The site as built, a build with planted pages and settings, one with hosted search, the offline edition, and the first on a host that knows no rules. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One second try: hundreds of tests drive a real browser, and a busy machine can lose a frame. What needed it is named at the end, and more than a few fail the run.
  retries: 1,
  // One more than the cores of a small machine: while a browser waits for its next frame, or for the test to ask it something, another one works.
  workers: 3,
  // For a machine that is busy with other things; a test that passes waits for states, and so for none of this.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['list', {printSteps: false}], ['./tests/gates/browserReporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium(),
      // The first two keep the browser from talking to its maker, whose hosts a closed network refuses one by one.
      args: ['--disable-background-networking', '--disable-component-update', '--no-sandbox', '--disable-gpu'],
    },
    viewport: {width: 1440, height: 900},
    locale: 'en-US',
  },
  projects: [
    {
      name: 'site',
      testIgnore: ['planted/**', 'plain-host/**', 'hosted/**', 'offline/**'],
      use: {baseURL: `http://localhost:${PORTS.site}`},
    },
    {name: 'planted', testMatch: 'planted/**', use: {baseURL: `http://localhost:${PORTS.planted}`}},
    {name: 'hosted', testMatch: 'hosted/**', use: {baseURL: `http://localhost:${PORTS.hosted}`}},
    {name: 'offline', testMatch: 'offline/**', use: {baseURL: `http://localhost:${PORTS.offline}`}},
    {name: 'plain-host', testMatch: 'plain-host/**', use: {baseURL: `http://localhost:${PORTS.plainHost}`}},
  ],
  webServer: [
    {
      command: `node deploy/run.cjs deploy/serve.ts --port ${PORTS.site}`,
      url: `http://localhost:${PORTS.site}/`,
      reuseExistingServer: false,
    },
    {
      command: `node deploy/run.cjs deploy/serve.ts --port ${PORTS.planted} --directory .generated/planted/build`,
      env: {DOCS_BASE_URL: '/preview/'},
      url: `http://localhost:${PORTS.planted}/preview/`,
      reuseExistingServer: false,
    },
    {
      command: `node deploy/run.cjs deploy/serve.ts --port ${PORTS.hosted} --directory .generated/planted/build-hosted`,
      url: `http://localhost:${PORTS.hosted}/`,
      reuseExistingServer: false,
    },
    {
      command: `node deploy/run.cjs tests/plainHost.ts ${PORTS.offline} ${EDITION} folders`,
      url: `http://localhost:${PORTS.offline}/`,
      reuseExistingServer: false,
    },
    {
      command: `node deploy/run.cjs tests/plainHost.ts ${PORTS.plainHost} build`,
      url: `http://localhost:${PORTS.plainHost}/`,
      reuseExistingServer: false,
    },
  ],
});
