import type {Page, Route} from '@playwright/test';
import {PORTS} from '../ports';
import {readRouteTable} from '../gates/routeTable';
import {expect, hydrated, test, visit} from './fixture';

/** All scripts and style sheets of a build; the index of the search is fetched anew by each tab. */
const FILES = /\/assets\/(?:js|css)\//;

const title = (page: Page) => page.getByRole('heading', {level: 1});
const failure = (page: Page) => page.getByRole('alertdialog', {name: 'Page not loaded'});
const search = (page: Page) => page.getByRole('dialog', {name: 'Search'});

/** What a server says of a file that a new deployment has taken away. */
const gone = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Page not found</title>',
  });

/** Addresses of the pages that the browser has loaded as a whole since this was called. */
function wholeLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(request.url().slice(new URL(request.url()).origin.length));
  });
  return loads;
}

/** A page that is alive, has its script for recovery, and fetches nothing ahead. */
async function settled(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}, configurable: true}),
  );
  const prepared = page.waitForResponse(/\/assets\/js\/recovery\.\w+\.js$/);
  await visit(page, path);
  await (await prepared).finished();
}

/** Leads to an address as the browser's own buttons do: the router hears of it, and the page is not loaded as a whole. */
async function goByHistory(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}

test.describe('a script that does not come with the page', () => {
  const kinds: [what: string, file: RegExp][] = [
    ['the bundler’s own', /\/runtime~main\.\w+\.js$/],
    ['the main one', /\/main\.\w+\.js$/],
    ['the tables of an area', /\/area-docs\.\w+\.js$/],
    ['those of the page itself', /\/assets\/js\/(?!(?:runtime~)?main\.|area-)[^/]+\.js$/],
  ];
  for (const [what, file] of kinds) {
    test(`leaves the page readable and its links working: ${what}`, async ({page, problems}) => {
      problems.provoke(/status 404: .*\/assets\/js\//);
      problems.provoke(/console: .*(?:404|MIME type)/);
      const loads = wholeLoads(page);
      const blocked: string[] = [];
      await page.route(file, (route) => {
        blocked.push(route.request().url());
        return gone(route);
      });
      await page.goto('/docs/pact');
      await page.waitForLoadState('networkidle');
      expect(blocked.length).toBeGreaterThan(0);
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('What a pact proves');
      // What would do nothing is not offered.
      await expect(page.getByRole('region', {name: 'Page rating'})).toBeHidden();
      await expect(page.getByRole('button', {name: 'Search'})).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      expect(loads).toEqual(['/docs/pact']);
      await page.unrouteAll();
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click();
      await hydrated(page);
      await expect(page).toHaveURL('/docs/workshops');
      expect(loads).toEqual(['/docs/pact', '/docs/workshops']);
    });
  }
});

test.describe('a tab from before a new deployment', () => {
  /** Takes away all files that the tab has not loaded yet, until it loads a page as a whole and so comes to know of the new ones. */
  async function deploy(page: Page): Promise<{loads: string[]; missed: string[]}> {
    const loads = wholeLoads(page);
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

  const ways: [what: string, address: string, heading: string][] = [
    ['a page of the same area', '/docs/examples', 'Examples'],
    [
      'a page of another area, with query and fragment',
      '/docs/on-premises/installation/checklist?from=a%20b&x=1#checklist',
      'checklist',
    ],
    ['a notice', '/notices/2021-12-16-log4j-security-advisory', 'Log4j'],
  ];
  for (const [what, address, heading] of ways) {
    test(`loads ${what} as a whole, once, and comes back`, async ({page}) => {
      await settled(page, '/docs/pact');
      await page.evaluate(() => window.scrollTo(0, 1500));
      const {loads, missed} = await deploy(page);
      await goByHistory(page, address);
      await expect(title(page)).toContainText(new RegExp(heading, 'i'));
      await hydrated(page);
      await expect(page).toHaveURL(address);
      expect(missed.length).toBeGreaterThan(0);
      expect(loads).toEqual([address.replace(/#.*/, '')]);
      if (!address.includes('#')) expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(title(page)).toContainText('Pact');
      await expect(page).toHaveURL('/docs/pact');
    });
  }

  test('follows a link', async ({page}) => {
    await settled(page, '/docs/pact');
    const {loads, missed} = await deploy(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click();
    await expect(title(page)).toContainText('University');
    await hydrated(page);
    expect(missed.length).toBeGreaterThan(0);
    expect(loads).toEqual(['/docs/workshops']);
  });

  test('goes back to a page whose scripts it has no more', async ({page}) => {
    await settled(page, '/docs/examples');
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

  test('does not go round in circles where the files are gone for good', async ({page}) => {
    await settled(page, '/docs/pact');
    const loads = wholeLoads(page);
    // All but those that the tab has: the page's own scripts stay away after the load, too.
    await page.route(/\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/, gone);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click();
    await expect(title(page)).toContainText('University');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    expect(loads).toEqual(['/docs/workshops']);
  });

  test('offers the search page where the dialog is gone', async ({page}) => {
    await settled(page, '/docs/pact');
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

test('a tab of one build recovers on a server that has another', async ({page, problems}) => {
  problems.provoke(/status 404: .*\/assets\/js\//);
  problems.provoke(/console: .*(?:404|MIME type)/);
  await settled(page, '/docs/pact');
  const loads = wholeLoads(page);
  const other = `http://localhost:${PORTS.hosted}`;
  await page.route(/^http:\/\/localhost/, async (route) => {
    const {pathname, search: query} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: other + pathname + query, maxRedirects: 0})});
  });
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click();
  // The other build has a sentence in place of what its pages say.
  await expect(page.getByRole('main')).toContainText('A small page.');
  await hydrated(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'On-Premises'}).click();
  await expect(page).toHaveURL('/docs/on-premises-2x');
  await expect(page.getByRole('main')).toContainText('A small page.');
  expect(loads).toEqual(['/docs/workshops']);
});

test.describe('a page that the tab does not know', () => {
  test('is loaded from the server, which may have it by now', async ({page}) => {
    await settled(page, '/docs/pact');
    const loads = wholeLoads(page);
    await page.route('**/docs/brand-new**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>New</title><h1>Brand new</h1>'}),
    );
    await goByHistory(page, '/docs/brand-new?a=b');
    await expect(title(page)).toHaveText('Brand new');
    expect(loads).toEqual(['/docs/brand-new?a=b']);
  });

  test('is found where the server redirects its address', async ({page}) => {
    const redirect = readRouteTable().routes.find(
      ({kind, target}) => kind === 'redirect' && target?.startsWith('/docs/'),
    );
    await settled(page, '/docs/pact');
    await goByHistory(page, redirect?.path ?? '');
    await expect(page).toHaveURL(redirect?.target ?? 'none');
    await hydrated(page);
  });

  test('is told to be none where the server has none either', async ({page, problems}) => {
    problems.provoke(/status 404: .*\/docs\/nowhere|console: .*404/);
    await settled(page, '/docs/pact');
    const loads = wholeLoads(page);
    const asked = page.waitForResponse('**/docs/nowhere');
    await goByHistory(page, '/docs/nowhere');
    await expect(title(page)).toHaveText('Page not found');
    expect((await asked).request().method()).toBe('HEAD');
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([]);
  });
});

test.describe('a server that does not answer', () => {
  const ways: [what: string, seen: RegExp, fail: (page: Page) => Promise<unknown>][] = [
    ['a broken connection', /request failed: .*ERR_INTERNET_DISCONNECTED/, (page) => page.context().setOffline(true)],
    [
      'an error',
      /status 503: /,
      (page) =>
        page.route('**/*', (route) =>
          route.fulfill({status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>'}),
        ),
    ],
  ];
  for (const [what, seen, fail] of ways) {
    test(`leaves the page on screen, and the next one can be tried again: ${what}`, async ({page, problems}) => {
      problems.provoke(seen);
      problems.provoke(/console: Failed to load resource/);
      await settled(page, '/docs/pact?x=1');
      await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
      const loads = wholeLoads(page);
      await fail(page);
      await goByHistory(page, '/docs/examples?language=java#top');
      await expect(failure(page)).toContainText('Check your network connection');
      await expect(page).toHaveURL('/docs/pact?x=1');
      await expect(title(page)).toContainText('Pact');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
      await expect(page.locator('#nprogress')).toHaveCount(0);

      // Whoever stays can read on.
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

  test.describe('while links are followed ahead', () => {
    test.use({fetchAhead: true});
    test('is no error where scripts were only fetched ahead', async ({page, problems}) => {
      problems.provoke(/request failed: .*\/assets\/js\//);
      problems.provoke(/console: Failed to load resource/);
      let blocked = 0;
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

  test('does not hold up a reader who goes elsewhere', async ({page, problems}) => {
    problems.provoke(/request failed: .*\/assets\//);
    problems.provoke(/console: Failed to load resource/);
    await settled(page, '/docs/examples');
    await goByHistory(page, '/docs/pact');
    await expect(title(page)).toContainText('Pact');
    const loads = wholeLoads(page);
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

test.describe('the index of the search', () => {
  const input = (page: Page) => search(page).getByRole('combobox', {name: 'Search'});
  const first = (page: Page) => search(page).getByRole('option').first();

  test('that is missing is told, and tried again', async ({page, problems}) => {
    problems.provoke(/status 404: .*search-manifest\.json|console: .*404/);
    await visit(page, '/docs/pact');
    await page.route('**/search-manifest.json', gone);
    await page.keyboard.press('/');
    await input(page).fill('log4j');
    await expect(search(page).getByText('You might want to check your network connection.')).toBeVisible();
    await page.unrouteAll();
    await search(page).getByRole('button', {name: 'Try again'}).click();
    await expect(first(page)).toContainText('Log4j');
  });

  test('that does not come leaves the dialog usable, and answers when it does', async ({page}) => {
    await visit(page, '/docs/pact');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = page.waitForRequest('**/search-manifest.json');
    await page.route('**/search-manifest.json', async (route) => {
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

  test('whose worker is gone for good leads to the search page, loaded as a whole', async ({page, problems}) => {
    problems.provoke(/status 404: .*\/assets\/js\//);
    problems.provoke(/request failed: .*\/assets\/js\//);
    await settled(page, '/docs/pact');
    const loads = wholeLoads(page);
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const isWorker = (await response.text()).includes('search-manifest.json');
      await (loads.length === 0 && isWorker ? gone(route) : route.fulfill({response}));
    });
    await page.keyboard.press('/');
    await input(page).fill('log4j \ud800');
    await search(page).getByRole('link', {name: 'Load the search page anew'}).click();
    await expect(page).toHaveURL('/search?q=log4j%20%EF%BF%BD');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Log4j');
  });
});
