import type {Page, Route} from '@playwright/test';
import {PORTS} from '../ports';
import {readRouteTable} from '../checks/routeTable';
import {expect, hydrated, interceptRequests, settle, test, visit} from './fixture';

/** All scripts and style sheets of a build. The search index isn't one of them: each tab fetches it again. */
const FILES = /\/assets\/(?:js|css)\//;

const title = (page: Page) => page.getByRole('heading', {level: 1});
const failure = (page: Page) => page.getByRole('alertdialog', {name: 'Page not loaded'});
/** The error that a page shows if its own scripts fail to load. */
const loadError = (page: Page) => page.getByRole('alert').filter({has: page.getByRole('button', {name: 'Retry'})});
const search = (page: Page) => page.getByRole('dialog', {name: 'Search'});

/** The response of a server for a file that a new deployment has removed. */
const gone = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Page not found</title>',
  });

/** The URLs of the documents that the browser requests from now on, without the origin. */
function pageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(request.url().slice(new URL(request.url()).origin.length));
  });
  return loads;
}

/** Navigates like the browser's back and forward buttons: the router handles it without loading a document. */
async function goByHistory(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, url);
}

const WINDOWS = [
  ['desktop', {width: 1440, height: 900}],
  ['phone', {width: 390, height: 844}],
] as const;

const SCRIPTS: readonly [what: string, file: RegExp][] = [
  ['the bundler’s runtime', /\/runtime~main\.\w+\.js$/],
  ['the main script', /\/main\.\w+\.js$/],
  ['the script of a route group', /\/routes-docs\.\w+\.js$/],
  // Not the scripts of islands, which the HTML doesn't contain: islands request them again when they're used.
  ['the scripts of the page', /\/assets\/js\/(?!(?:runtime~)?main\.|routes-|src_components_)[^/]+\.js$/],
];

/** Fails the first requests for each file, and counts all of them by URL. */
async function failRequests(page: Page, files: RegExp, times = Infinity): Promise<Map<string, number>> {
  const requests = new Map<string, number>();
  await page.route(files, (route) => {
    const url = route.request().url();
    const count = (requests.get(url) ?? 0) + 1;
    requests.set(url, count);
    return count > times ? route.fallback() : gone(route);
  });
  return requests;
}

/** Checks that each failing script in the HTML of a page has been requested exactly twice. */
async function expectTwoRequests(page: Page, path: string, requests: ReadonlyMap<string, number>): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const failed = [...requests].filter(([url]) => html.includes(new URL(url).pathname));
  expect(failed.length).toBeGreaterThan(0);
  for (const [url, count] of failed) expect(count, url).toBe(2);
}

/** Waits for the error of a page whose scripts have failed, and checks that it leaves the page readable. */
async function expectLoadError(page: Page): Promise<void> {
  await expect(loadError(page)).toContainText('This page could not be loaded.');
  await expect(loadError(page)).toBeInViewport();
  await expect(loadError(page).getByRole('button', {name: 'Retry'})).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(title(page)).toBeInViewport();
  await expect(
    page.getByRole('link', {name: 'University', exact: true}).filter({visible: true}).first(),
  ).toBeInViewport();
}

for (const [name, viewport] of WINDOWS) {
  test.describe(`on a ${name}, if a script in the HTML of a page fails to load`, () => {
    test.use({viewport});
    test.beforeEach(({problems}) => {
      problems.provoke(/status 404: .*\/assets\/js\//);
      problems.provoke(/console: .*(?:404|MIME type)/);
    });

    for (const [what, file] of SCRIPTS) {
      test(`it is requested once more: ${what}`, async ({page}) => {
        const requests = await failRequests(page, file, 1);
        await visit(page, '/docs/pact');
        await expect(loadError(page)).toHaveCount(0);
        await expectTwoRequests(page, '/docs/pact', requests);
      });

      test(`and fails again, the page stays readable and shows an error: ${what}`, async ({page}) => {
        const loads = pageLoads(page);
        const requests = await failRequests(page, file);
        await page.goto('/docs/pact');
        await expectLoadError(page);
        await page.waitForLoadState('networkidle');
        await expectTwoRequests(page, '/docs/pact', requests);
        await expect(page.getByRole('main')).toContainText('What a pact proves');
        // Controls that wouldn't work are hidden.
        await expect(page.getByRole('region', {name: 'Page rating'})).toBeHidden();
        await expect(page.getByRole('button', {name: 'Search'})).toBeHidden();
        expect(loads).toEqual(['/docs/pact']);
        await page.unrouteAll();
        await page.getByRole('link', {name: 'University', exact: true}).filter({visible: true}).first().click();
        await hydrated(page);
        await expect(page).toHaveURL('/docs/workshops');
        expect(loads).toEqual(['/docs/pact', '/docs/workshops']);
      });
    }

    test('Retry loads the page again', async ({page}) => {
      const loads = pageLoads(page);
      await failRequests(page, /\/main\.\w+\.js$/);
      await page.goto('/docs/pact');
      await loadError(page).getByRole('button', {name: 'Retry'}).click();
      await expectLoadError(page);
      await page.unrouteAll();
      await loadError(page).getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(loadError(page)).toHaveCount(0);
      expect(loads).toEqual(['/docs/pact', '/docs/pact', '/docs/pact']);
    });

    test('after a failed route change and one reload, the page shows the same error', async ({page}) => {
      await settle(page, '/docs/pact');
      const loads = pageLoads(page);
      // The tab already has the runtime and the main script. The scripts of the page fail after the reload too.
      await failRequests(page, /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/);
      await goByHistory(page, '/docs/workshops');
      await expectLoadError(page);
      await expect(title(page)).toContainText('University');
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual(['/docs/workshops']);
    });
  });
}

test('without style sheets and scripts, the banner of the home page does not name the site generator', async ({
  page,
  problems,
}) => {
  problems.provoke(/status 404: .*\/assets\/(?:js|css)\//);
  problems.provoke(/console: .*(?:404|MIME type)/);
  await page.route(FILES, gone);
  await page.goto('/');
  await expect(page.getByText('Your site did not load properly.')).toBeVisible();
  await expect(page.getByText('Your Docusaurus site')).toHaveCount(0);
});

test.describe('a tab that was opened before a new deployment', () => {
  /** Removes all files that the tab hasn't loaded yet, until it loads a document, which names the new files. */
  async function deploy(page: Page): Promise<{loads: string[]; missed: string[]}> {
    const loads = pageLoads(page);
    const missed: string[] = [];
    await page.route(FILES, (route) => {
      if (loads.length > 0) return route.fallback();
      missed.push(route.request().url());
      return gone(route);
    });
    return {loads, missed};
  }

  test.beforeEach(({problems}) => {
    problems.provoke(/status 404: .*\/assets\/(?:js|css)\//);
    problems.provoke(/console: .*(?:404|MIME type)/);
  });

  const targets: [what: string, url: string, heading: string][] = [
    ['a page of the same route group', '/docs/examples', 'Examples'],
    [
      'a page of another route group, with a query and a hash',
      '/docs/on-premises/installation/checklist?from=a%20b&x=1#checklist',
      'checklist',
    ],
    ['a notice', '/notices/2021-12-16-log4j-security-advisory', 'Log4j'],
  ];
  for (const [what, url, heading] of targets) {
    test(`loads the document of ${what} once, and can go back`, async ({page}) => {
      await settle(page, '/docs/pact');
      await page.evaluate(() => window.scrollTo(0, 1500));
      const {loads, missed} = await deploy(page);
      await goByHistory(page, url);
      await expect(title(page)).toContainText(new RegExp(heading, 'i'));
      await hydrated(page);
      await expect(page).toHaveURL(url);
      expect(missed.length).toBeGreaterThan(0);
      expect(loads).toEqual([url.replace(/#.*/, '')]);
      if (!url.includes('#')) expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(title(page)).toContainText('Pact');
      await expect(page).toHaveURL('/docs/pact');
    });
  }

  test('follows a link', async ({page}) => {
    await settle(page, '/docs/pact');
    const {loads, missed} = await deploy(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click();
    await expect(title(page)).toContainText('University');
    await hydrated(page);
    expect(missed.length).toBeGreaterThan(0);
    expect(loads).toEqual(['/docs/workshops']);
  });

  test('goes back to a page whose scripts are gone', async ({page}) => {
    await settle(page, '/docs/examples');
    await goByHistory(page, '/docs/pact');
    await expect(title(page)).toContainText('Pact');
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const {loads, missed} = await deploy(page);
    await page.goBack();
    await expect(title(page)).toHaveText('Examples');
    await expect(page).toHaveURL('/docs/examples');
    expect(missed.length).toBeGreaterThan(0);
    expect(loads).toEqual(['/docs/examples']);
  });

  test('offers the search page if the script of the search dialog is gone', async ({page}) => {
    await settle(page, '/docs/pact');
    const {loads, missed} = await deploy(page);
    await page.keyboard.press('/');
    await page.getByRole('alert').getByRole('link', {name: 'Open the search page'}).click();
    await expect(page.getByRole('searchbox', {name: 'Search'})).toBeFocused();
    expect(missed.length).toBeGreaterThan(0);
    expect(loads).toEqual(['/search']);
    await page.keyboard.type('log4j');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Log4j');
  });
});

test('a tab of one build recovers on a server with another build', async ({page, problems}) => {
  problems.provoke(/status 404: .*\/assets\/js\//);
  problems.provoke(/console: .*(?:404|MIME type)/);
  await settle(page, '/docs/pact');
  const loads = pageLoads(page);
  const other = `http://localhost:${PORTS.hosted}`;
  await page.route(/^http:\/\/localhost/, async (route) => {
    const {pathname, search: query} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: other + pathname + query, maxRedirects: 0})});
  });
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click();
  // The pages of the other build have one sentence instead of their content.
  await expect(page.getByRole('main')).toContainText('A small page.');
  await hydrated(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'On-Premises'}).click();
  await expect(page).toHaveURL('/docs/on-premises');
  await expect(page.getByRole('main')).toContainText('A small page.');
  expect(loads).toEqual(['/docs/workshops']);
});

test.describe('a page that the tab has no route for', () => {
  test('is loaded from the server if the server has it by now', async ({page}) => {
    await settle(page, '/docs/pact');
    const loads = pageLoads(page);
    await page.route('**/docs/brand-new**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>New</title><h1>Brand new</h1>'}),
    );
    await goByHistory(page, '/docs/brand-new?a=b');
    await expect(title(page)).toHaveText('Brand new');
    expect(loads).toEqual(['/docs/brand-new?a=b']);
  });

  test('is found if the server redirects its URL', async ({page}) => {
    const redirect = readRouteTable().routes.find(
      ({kind, target}) => kind === 'redirect' && target?.startsWith('/docs/'),
    );
    await settle(page, '/docs/pact');
    await goByHistory(page, redirect?.path ?? '');
    await expect(page).toHaveURL(redirect?.target ?? 'none');
    await hydrated(page);
  });

  test('is reported as missing if the server does not have it either', async ({page, problems}) => {
    problems.provoke(/status 404: .*\/docs\/nowhere|console: .*404/);
    await settle(page, '/docs/pact');
    const loads = pageLoads(page);
    const probe = page.waitForResponse('**/docs/nowhere');
    await goByHistory(page, '/docs/nowhere');
    await expect(title(page)).toHaveText('Page not found');
    expect((await probe).request().method()).toBe('HEAD');
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([]);
  });
});

test.describe('a server that does not respond', () => {
  const failures: [what: string, seen: RegExp, fail: (page: Page) => Promise<unknown>][] = [
    ['a broken connection', /request failed: .*ERR_INTERNET_DISCONNECTED/, (page) => page.context().setOffline(true)],
    [
      'an error status',
      /status 503: /,
      (page) =>
        page.route('**/*', (route) =>
          route.fulfill({status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>'}),
        ),
    ],
  ];
  for (const [what, seen, fail] of failures) {
    test(`leaves the page on screen, and the reader can try to open the next one again: ${what}`, async ({
      page,
      problems,
    }) => {
      problems.provoke(seen);
      problems.provoke(/console: Failed to load resource/);
      await settle(page, '/docs/pact?x=1');
      await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
      const loads = pageLoads(page);
      await fail(page);
      await goByHistory(page, '/docs/examples?language=java#top');
      await expect(failure(page)).toContainText('Check your network connection');
      await expect(page).toHaveURL('/docs/pact?x=1');
      await expect(title(page)).toContainText('Pact');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
      await expect(page.locator('#nprogress')).toHaveCount(0);

      // A reader who stays can go on reading.
      await failure(page).getByRole('button', {name: 'Stay on this page'}).click();
      await expect(failure(page)).toHaveCount(0);
      await page.getByRole('link', {name: 'When to use Pact, and when not', exact: true}).click();
      await expect(page).toHaveURL('/docs/pact?x=1#when-to-use-pact-and-when-not');
      await expect(failure(page)).toHaveCount(0);

      await goByHistory(page, '/docs/examples?language=java#top');
      await failure(page).getByRole('button', {name: 'Try again'}).click();
      await expect(failure(page)).toBeVisible();
      await page.context().setOffline(false);
      await page.unrouteAll();
      expect(loads).toEqual([]);
      await failure(page).getByRole('button', {name: 'Try again'}).click();
      await expect(title(page)).toHaveText('Examples');
      await hydrated(page);
      await expect(page).toHaveURL('/docs/examples?language=java#top');
      expect(loads).toEqual(['/docs/examples?language=java']);
    });
  }

  test.describe('while pages are prefetched', () => {
    test.use({prefetch: true});
    test('causes no error for scripts that were only prefetched', async ({page, problems}) => {
      problems.provoke(/request failed: .*\/assets\/js\//);
      problems.provoke(/console: Failed to load resource/);
      let blocked = 0;
      await interceptRequests(page);
      await visit(page, '/docs/pact');
      await page.route(FILES, (route) => {
        blocked += 1;
        return route.abort('connectionfailed');
      });
      await page.locator('footer.theme-layout-footer').scrollIntoViewIfNeeded();
      await page
        .getByRole('navigation', {name: 'Footer'})
        .or(page.locator('footer'))
        .getByRole('link', {name: 'Notices'})
        .first()
        .hover();
      await expect.poll(() => blocked).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      await expect(title(page)).toContainText('Pact');
    });
  });

  test('does not delay a reader who goes elsewhere', async ({page, problems}) => {
    problems.provoke(/request failed: .*\/assets\//);
    problems.provoke(/console: Failed to load resource/);
    await settle(page, '/docs/examples');
    await goByHistory(page, '/docs/pact');
    await expect(title(page)).toContainText('Pact');
    const loads = pageLoads(page);
    let abort = (): void => undefined;
    const held = new Promise<void>((resolve) => (abort = resolve));
    const asked = page.waitForRequest(FILES);
    await page.route(FILES, async (route) => {
      await held;
      await route.abort('connectionfailed');
    });
    await goByHistory(page, '/docs/workshops');
    await asked;
    await goByHistory(page, '/docs/examples');
    await expect(title(page)).toHaveText('Examples');
    const failed = page.waitForEvent('requestfailed');
    abort();
    await failed;
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/docs/examples');
    await expect(title(page)).toHaveText('Examples');
    await expect(failure(page)).toHaveCount(0);
    expect(loads).toEqual([]);
  });
});

test.describe('the search index', () => {
  const input = (page: Page) => search(page).getByRole('combobox', {name: 'Search'});
  const first = (page: Page) => search(page).getByRole('option').first();

  test('causes an error if it is missing, and can be requested again', async ({page, problems}) => {
    problems.provoke(/status 404: .*search-index\.en\.json|console: .*404/);
    await interceptRequests(page);
    await visit(page, '/docs/pact');
    await page.route('**/search-index.en.json', gone);
    await page.keyboard.press('/');
    await input(page).fill('log4j');
    await expect(search(page).getByText('You might want to check your network connection.')).toBeVisible();
    await page.unrouteAll();
    await search(page).getByRole('button', {name: 'Try again'}).click();
    await expect(first(page)).toContainText('Log4j');
  });

  test('leaves the dialog usable while it loads, and shows results when it has loaded', async ({page}) => {
    await interceptRequests(page);
    await visit(page, '/docs/pact');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = page.waitForRequest('**/search-index.en.json');
    await page.route('**/search-index.en.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('/');
    await input(page).fill('log4j');
    await asked;
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await input(page).fill('log4j');
    await expect(search(page).getByText('Unable to fetch results')).toHaveCount(0);
    release();
    await expect(first(page)).toContainText('Log4j');
  });

  test('leads to the document of the search page if its worker is gone for good', async ({page, problems}) => {
    problems.provoke(/status 404: .*\/assets\/js\//);
    problems.provoke(/request failed: .*\/assets\/js\//);
    await settle(page, '/docs/pact');
    const loads = pageLoads(page);
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const isWorker = (await response.text()).includes('search-index.');
      await (loads.length === 0 && isWorker ? gone(route) : route.fulfill({response}));
    });
    await page.keyboard.press('/');
    await input(page).fill('log4j \ud800');
    await search(page).getByRole('link', {name: 'Reload the search page'}).click();
    await expect(page).toHaveURL('/search?q=log4j%20%EF%BF%BD');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Log4j');
  });
});
