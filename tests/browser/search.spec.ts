import AxeBuilder from '@axe-core/playwright';
import type {Page, Request} from '@playwright/test';
import {expect, interceptRequests, settle, test, visit} from './fixture';

const button = (page: Page) => page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page) => dialog(page).getByRole('combobox', {name: 'Search'});
const options = (page: Page) => dialog(page).getByRole('option');
const status = (page: Page) => dialog(page).getByRole('status');
const INDEX = /search-index\.en\.json|\/assets\/search\//;

/** Opens the dialog on an interactive page and enters a query. */
async function search(page: Page, query: string, path = '/docs/pact'): Promise<void> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}

test.describe('the dialog', () => {
  test('opens with the button, Ctrl+K, Cmd+K, and slash, and takes focus', async ({page}) => {
    await visit(page, '/docs/pact');
    const ways = [
      () => button(page).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
    ];
    for (const open of ways) {
      await open();
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('opens again right after it was closed, before the browser reports that it was closed', async ({page}) => {
    await search(page, 'pact');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    for (let round = 0; round < 5; round += 1) {
      await page.keyboard.press('Control+k');
      await expect(input(page)).toBeFocused();
      await input(page).evaluate((element) => {
        element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
        window.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
      });
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('closes with Escape, the button, the shortcut, and a click outside, and returns focus', async ({page}) => {
    await visit(page, '/docs/pact');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', {name: 'Close'}).click(),
      () => page.keyboard.press('Control+k'),
      () => page.mouse.click(20, 400),
    ];
    for (const close of ways) {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await input(page).fill('pact');
      await expect(options(page).first()).toBeVisible();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
  });

  test('a slash in an input is text', async ({page}) => {
    await visit(page, '/search');
    const field = page.getByRole('searchbox', {name: 'Search'});
    await field.press('/');
    await expect(field).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test("the index isn't loaded before a reader moves to the search button", async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (INDEX.test(request.url())) fetched.push(new URL(request.url()).pathname);
    });
    await visit(page, '/docs/pact');
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await button(page).hover();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    expect(fetched[0]).toBe('/search-index.en.json');
  });

  test("text entered while the dialog loads isn't lost", async ({page}) => {
    await interceptRequests(page);
    await settle(page, '/docs/pact');
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.keyboard.press('/');
    await page.keyboard.type('log4j');
    release();
    await expect(input(page)).toHaveValue('log4j');
    await expect(options(page).first()).toContainText('Log4j');
  });

  test("an error appears when its code can't load, and the next attempt works", async ({page, problems}) => {
    problems.provoke(/request failed: .*\/assets\/js\//);
    problems.provoke(/console: Failed to load resource/);
    await interceptRequests(page);
    await settle(page, '/docs/pact');
    await page.route('**/assets/js/*.js', (route) => route.abort('connectionfailed'));
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toContainText('Search couldn’t be loaded');
    // The error appears as soon as one of several requests has failed.
    await page.waitForLoadState('networkidle');
    await page.unroute('**/assets/js/*.js');
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('between two layouts', () => {
  const notice = '/notices/2021-12-16-log4j-security-advisory';
  const title = (page: Page) => page.getByRole('heading', {level: 1});

  /**
   * Opens a docs page after a notice. Both layouts are loaded then, so only the dialog's code is missing when the
   * reader goes back.
   */
  async function onDocsAfterNotice(page: Page): Promise<void> {
    await visit(page, notice);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Examples', exact: true}).click();
    await expect(title(page)).toHaveText('Examples');
  }

  test('a dialog that is still loading opens on the next page with the complete query', async ({page}) => {
    await onDocsAfterNotice(page);
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.keyboard.press('/');
    await page.keyboard.type('log');
    await page.goBack();
    await expect(title(page)).toContainText('Log4j');
    await page.keyboard.type('4j');
    release();
    await expect(input(page)).toHaveValue('log4j');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('an open dialog stays open and returns focus to the button of the current page', async ({page}) => {
    await onDocsAfterNotice(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await input(page).fill('pact');
    await expect(options(page).first()).toBeVisible();
    await page.goBack();
    await expect(title(page)).toContainText('Log4j');
    await expect(input(page)).toHaveValue('pact');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('a key press during the page change opens the dialog', async ({page}) => {
    await search(page, 'log4j');
    await expect(options(page).first()).toBeVisible();
    // Observers run as soon as the new page is in the document. React runs the effects of that change later, and until
    // then the listeners of the old page are still registered.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('h1')?.textContent.includes('Log4j')) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true}));
      });
      observer.observe(document.body, {childList: true, subtree: true});
    });
    await page.keyboard.press('Enter');
    await expect(title(page)).toContainText('Log4j');
    await expect(input(page)).toHaveValue('');
    await expect(input(page)).toBeFocused();
  });
});

test.describe('results', () => {
  test('a notice is found by its subject, and Enter opens it', async ({page}) => {
    await search(page, 'log4j');
    await expect(options(page).first()).toHaveAttribute('href', '/notices/2021-12-16-log4j-security-advisory');
    await expect(dialog(page).getByRole('group', {name: 'Notices'})).toBeVisible();
    await expect(options(page).first().locator('mark').first()).toHaveText(/log4j/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/notices/2021-12-16-log4j-security-advisory');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('an error code, an option, and a command find their reference pages', async ({page}) => {
    await visit(page, '/docs/pact');
    await page.keyboard.press('Control+k');
    for (const [query, path] of [
      ['request.body.incompatible', '/docs/reference/comparison-results/request-body-incompatible'],
      ['--retry-while-unknown', '/docs/reference/cli/broker/can-i-deploy'],
      ['pact broker record-deployment', '/docs/reference/cli/broker/record-deployment'],
    ] as const) {
      await input(page).fill(query);
      await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^${path}`));
    }
  });

  test('the bi-directional contract testing guide is found with and without the hyphen', async ({page}) => {
    await visit(page, '/docs/pact');
    await page.keyboard.press('Control+k');
    for (const query of ['bi-directional', 'bidirectional', 'bi directional']) {
      await input(page).fill('');
      await expect(options(page)).toHaveCount(0);
      await input(page).fill(query);
      await expect(options(page).first()).toHaveAttribute('href', '/docs/bi-directional-contract-testing');
    }
  });

  test('arrow keys cycle through the results while focus stays in the input', async ({page}) => {
    await search(page, 'pact');
    await expect(options(page).first()).toBeVisible();
    const count = await options(page).count();
    expect(count).toBeGreaterThan(3);
    const active = async (): Promise<number> => {
      const id = await input(page).getAttribute('aria-activedescendant');
      return options(page).evaluateAll(
        (rows, wanted) => rows.findIndex((row) => row.id === wanted && row.getAttribute('aria-selected') === 'true'),
        id,
      );
    };
    expect(await active()).toBe(0);
    for (let row = 1; row < count; row++) {
      await page.keyboard.press('ArrowDown');
      expect(await active()).toBe(row);
    }
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe(count - 1);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(input(page)).toHaveAttribute(
      'aria-controls',
      (await dialog(page).getByRole('listbox').getAttribute('id')) ?? 'none',
    );
  });

  test('the number of results is announced and matches the search page', async ({page}) => {
    await search(page, 'pac');
    await input(page).fill('pact');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    const total = Number((await status(page).innerText()).split(' ')[0]);
    const all = dialog(page).getByRole('link', {name: `See all ${total} results`});
    await expect(all).toHaveAttribute('href', '/search?q=pact');
    await all.click();
    await expect(page).toHaveURL('/search?q=pact');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(`${total} documents found`)).toBeVisible();
  });

  test('a result can be opened in another tab', async ({page, context}) => {
    await search(page, 'log4j');
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({modifiers: ['Control']});
    await expect(await opened).toHaveURL(/log4j-security-advisory$/);
    await expect(dialog(page)).toBeVisible();
  });

  test('a query without results suggests others and links to support', async ({page}) => {
    await search(page, 'minecraft');
    await expect(dialog(page).getByText('No results for “minecraft”')).toBeVisible();
    await expect(status(page)).toHaveText('No results for minecraft');
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /^https:\/\/support\.smartbear\.com\/.*minecraft/,
    );
    await dialog(page).getByRole('listitem').getByRole('button').first().click();
    await expect(options(page).first()).toBeVisible();
    await expect(input(page)).toBeFocused();
  });

  test('every query is treated as text', async ({page}) => {
    await visit(page, '/docs/pact');
    await page.keyboard.press('/');
    for (const query of [
      '<img src=x onerror="document.title=1">',
      '<script>alert(1)</script>',
      '"><b>x',
      'مرحبا بالعالم',
      '🙂🙂',
      '%',
      'a',
      'x'.repeat(10_000),
      'pact '.repeat(400),
    ]) {
      await input(page).fill('');
      await input(page).fill(query);
      const typed = await input(page).inputValue();
      expect(typed.length).toBeLessThanOrEqual(2000);
      await expect(status(page)).toHaveText(/results?$|^No results for/);
      await expect(dialog(page).locator('img, script, b')).toHaveCount(0);
    }
    await input(page).fill('   ');
    await expect(status(page)).toHaveText('');
    await expect(dialog(page).getByText('Recent')).toBeVisible();
  });

  test('searches that led to a page are stored and can be saved, repeated, and removed', async ({page}) => {
    await search(page, 'log4j');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/log4j/);
    await page.reload();
    await visit(page, '/docs/pact');
    await page.keyboard.press('/');
    await dialog(page).getByRole('button', {name: 'Save this search: log4j'}).click();
    await expect(
      dialog(page).getByRole('region', {name: 'Favorite'}).getByRole('button', {name: 'log4j', exact: true}),
    ).toBeVisible();
    await expect(dialog(page).getByRole('region', {name: 'Recent'})).toHaveCount(0);
    await dialog(page).getByRole('button', {name: 'log4j', exact: true}).click();
    await expect(input(page)).toHaveValue('log4j');
    await expect(options(page).first()).toBeVisible();
    await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(input(page)).toBeFocused();
    await dialog(page).getByRole('button', {name: 'Remove this search from favorites: log4j'}).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  test('the search works without history when storage is denied', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await search(page, 'log4j');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toContainText('Log4j');
    await page.keyboard.press('/');
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });
});

test.describe('results that are on their way', () => {
  /** Holds the words of texts back until `release` is called. */
  async function holdWords(page: Page): Promise<() => void> {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/search/**/words-*.json', async (route) => {
      await held;
      await route.continue();
    });
    return () => release();
  }

  /** Opens the dialog, and shows results for one query while those for another are on their way. */
  async function withStaleResults(page: Page): Promise<() => void> {
    await interceptRequests(page);
    await search(page, 'webhook');
    await expect(options(page).first()).toBeVisible();
    const release = await holdWords(page);
    await input(page).fill('log4j');
    await expect(dialog(page).getByRole('group', {name: 'Search results'})).toHaveAttribute('aria-busy', 'true');
    return release;
  }

  test("results of the previous query can't be opened", async ({page}) => {
    const release = await withStaleResults(page);
    await expect(status(page)).toHaveText('Searching…');
    const row = await dialog(page).locator('[role=option]').first().boundingBox();
    await page.mouse.click((row?.x ?? 0) + 30, (row?.y ?? 0) + 20);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/pact');
    release();
    await expect(page).toHaveURL('/notices/2021-12-16-log4j-security-advisory');
  });

  test('arrow keys and Enter apply to the results for the query', async ({page}) => {
    const release = await withStaleResults(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    release();
    await expect(dialog(page)).toHaveCount(0);
    const opened = page.url();
    await search(page, 'log4j');
    await expect(options(page).nth(1)).toHaveAttribute('href', new URL(opened).pathname + new URL(opened).hash);
  });

  test('a key pressed before the query changed is forgotten', async ({page}) => {
    const release = await withStaleResults(page);
    await page.keyboard.press('Enter');
    await input(page).pressSequentially(' ');
    release();
    await expect(options(page).first()).toContainText('Log4j');
    await expect(page).toHaveURL('/docs/pact');
  });

  test('if no results arrive, Enter opens the search page', async ({page, problems}) => {
    problems.provoke(/request failed: .*search-index\.en\.json/);
    await interceptRequests(page);
    await visit(page, '/docs/pact');
    await page.route(INDEX, (route) => route.abort('internetdisconnected'));
    await page.keyboard.press('/');
    await input(page).fill('log4j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=log4j');
  });

  test('Enter opens the right page at any time after the first key', async ({context}) => {
    test.slow();
    const query = 'create webhook';
    const delays = Array.from({length: 41}, (_, step) => 50 * step);
    const pages = await Promise.all(Array.from({length: 6}, () => context.newPage()));
    const opened = new Map<number, string>();
    await Promise.all(
      pages.map(async (page, worker) => {
        for (const delay of delays.filter((_, index) => index % pages.length === worker)) {
          await visit(page, '/docs/pact');
          await page.keyboard.press('/');
          await page.keyboard.type(query);
          await page.waitForTimeout(delay);
          await page.keyboard.press('Enter');
          await page.waitForURL((url) => url.pathname !== '/docs/pact');
          opened.set(delay, new URL(page.url()).pathname);
        }
      }),
    );
    const allowed = ['/docs/reference/cli/broker/create-webhook', '/docs/user-interface/settings/webhooks', '/search'];
    expect([...opened].filter(([, path]) => !allowed.includes(path))).toEqual([]);
    expect(opened.size).toBe(delays.length);
    expect(new Set([...opened.values()].filter((path) => path !== '/search')).size).toBeLessThanOrEqual(1);
  });

  test('excerpts appear without moving the results', async ({page}) => {
    await interceptRequests(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/search/**/page-*.json', async (route) => {
      await held;
      await route.continue();
    });
    await search(page, 'can-i-deploy');
    await expect(options(page).first()).toBeVisible();
    const boxes = () =>
      options(page).evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect()).map(({top, height}) => [Math.round(top), Math.round(height)]),
      );
    const before = await boxes();
    const text = await dialog(page).getByRole('listbox').innerText();
    release();
    await expect.poll(() => dialog(page).getByRole('listbox').innerText()).not.toBe(text);
    await page.waitForLoadState('networkidle');
    expect(await boxes()).toEqual(before);
  });

  test('several pasted lines are searched as lines', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/docs/pact');
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        'There is no verified pact between version a1b2c3d of Shop and version 1.4.0 of Stock\nError: exit code 1',
      ),
    );
    await page.keyboard.press('Control+v');
    await expect(input(page)).toHaveValue(/Stock ⏎ Error/);
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/fix-can-i-deploy/);
  });

  test('the first results take at most 200 kB, and those for five typed queries at most 400 kB', async ({page}) => {
    await visit(page, '/docs/pact');
    await page.waitForLoadState('networkidle');
    const sizes: Promise<number>[] = [];
    const names = /\/assets\/(search|js\/(src_|vendors-))|search-index/;
    // On a busy machine, there are pauses between the keys, and excerpts are fetched in each pause.
    let isTyping = false;
    const count = (request: Request) => {
      if (names.test(request.url()) && !(isTyping && request.url().includes('/page-')))
        sizes.push(request.sizes().then(({responseBodySize}) => responseBodySize));
    };
    const total = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    page.on('requestfinished', count);
    await page.keyboard.press('/');
    const queries = [
      'webhook',
      'can-i-deploy says no',
      'saml login fails',
      'what is a provider state',
      'upgrade to 2.x',
    ];
    for (const query of queries) {
      await input(page).fill('');
      isTyping = true;
      await page.keyboard.type(query, {delay: 60});
      isTyping = false;
      await expect(options(page).first()).toBeVisible();
      await expect(dialog(page).getByRole('group', {name: 'Search results'})).toHaveAttribute(
        'data-results-for',
        query,
      );
      if (query === queries[0]) expect(await total()).toBeLessThan(200_000);
      await page.waitForLoadState('networkidle');
    }
    page.off('requestfinished', count);
    const size = await total();
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThan(400_000);
  });
});

test.describe('without an index', () => {
  const broken: [string, string, (page: Page) => Promise<unknown>][] = [
    [
      'a page instead of the index',
      'search-index.en.json',
      (page) =>
        page.route('**/search-index.en.json', (route) =>
          route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
        ),
    ],
    [
      'damaged JSON',
      'JSON',
      (page) =>
        page.route('**/search-index.en.json', (route) =>
          route.fulfill({status: 200, contentType: 'application/json', body: '{"schema":3,"pages":['}),
        ),
    ],
    [
      'another schema',
      'schema 0',
      (page) =>
        page.route('**/search-index.en.json', (route) =>
          route.fulfill({status: 200, contentType: 'application/json', body: '{"schema":0,"pages":{}}'}),
        ),
    ],
  ];

  for (const [what, note, breakIt] of broken) {
    test(`${what} shows an error with a console message, and the next key press recovers`, async ({page}) => {
      const notes: string[] = [];
      page.on('console', (message) => notes.push(message.text()));
      await visit(page, '/docs/pact');
      await breakIt(page);
      await page.keyboard.press('Control+k');
      await input(page).pressSequentially('l');
      await expect(dialog(page).getByText('Unable to fetch results').first()).toBeVisible();
      await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible();
      await expect(status(page)).toHaveText('Unable to fetch results');
      expect(notes.join('\n')).toContain(note);
      await page.unrouteAll();
      await input(page).pressSequentially('og4j');
      await expect(options(page).first()).toContainText('Log4j');
      await expect(dialog(page).getByText('Unable to fetch results')).toHaveCount(0);
    });
  }

  test('if a part of the index is missing or damaged, titles are searched, and Try again recovers', async ({
    page,
    problems,
  }) => {
    problems.provoke(/status 404: .*\/assets\/search\//);
    await interceptRequests(page);
    await visit(page, '/docs/pact');
    for (const body of ['gone', '{"words":']) {
      await page.route('**/assets/search/**/words-*.json', (route) =>
        route.fulfill({status: body === 'gone' ? 404 : 200, body}),
      );
      await page.keyboard.press('/');
      await input(page).fill('log4j advisory');
      await expect(dialog(page).getByText('only titles, headings, and keywords were searched')).toBeVisible();
      await expect(options(page).first()).toContainText('Log4j');
      await page.unrouteAll();
      await dialog(page).getByRole('button', {name: 'Try again'}).click();
      await expect(dialog(page).getByText('only titles, headings, and keywords were searched')).toHaveCount(0);
      await expect(options(page).first()).toContainText('Log4j');
      await page.keyboard.press('Escape');
      await page.reload();
      await visit(page, '/docs/pact');
    }
  });

  test('if a deployment replaces the index during a visit, the search finds the new one', async ({page, problems}) => {
    problems.provoke(/status 404: .*\/assets\/search\//);
    await interceptRequests(page);
    await search(page, 'webhook');
    await expect(options(page).first()).toBeVisible();
    const NEW = '/assets/search/en-000000000000.index/';
    let old = '';
    await page.route('**/search-index.en.json', async (route) => {
      const response = await route.fetch();
      const root = (await response.json()) as {directory: string};
      old = `/${root.directory}`;
      await route.fulfill({json: {...root, directory: NEW.slice(1)}});
    });
    await page.route('**/assets/search/**', async (route) => {
      const {origin, pathname} = new URL(route.request().url());
      if (!pathname.startsWith(NEW)) return route.fulfill({status: 404, body: 'gone'});
      return route.fulfill({response: await route.fetch({url: origin + pathname.replace(NEW, old)})});
    });
    const found = page.waitForResponse((response) => response.ok() && response.url().includes(`${NEW}words-`));
    await input(page).fill('log4j advisory');
    await found;
    await expect(options(page).first()).toContainText('Log4j');
    await expect(dialog(page).getByRole('group', {name: 'Search results'})).toHaveAttribute(
      'data-results-for',
      'log4j advisory',
    );
    await expect(dialog(page).getByText('only titles, headings, and keywords were searched')).toHaveCount(0);
    expect(old).not.toBe('');
  });

  test('a network failure shows an error, and the search recovers when the network returns', async ({
    page,
    context,
    problems,
  }) => {
    problems.provoke(/request failed: .*search-index\.en\.json/);
    await interceptRequests(page);
    await visit(page, '/docs/pact');
    await page.route(INDEX, (route) => route.abort('internetdisconnected'));
    await page.keyboard.press('Control+k');
    await input(page).pressSequentially('log4j');
    await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(options(page).first()).toContainText('Log4j');
  });

  test("a worker that doesn't start shows an error, and Try again recovers", async ({page, problems}) => {
    problems.provoke(/status 404: .*\/assets\/js\//);
    problems.provoke(/request failed: .*\/assets\/js\//);
    await interceptRequests(page);
    await visit(page, '/docs/pact');
    let blocked = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const isWorker = (await response.text()).includes('search-index.');
      await (blocked && isWorker ? route.fulfill({status: 404, body: 'gone'}) : route.fulfill({response}));
    });
    await page.keyboard.press('Control+k');
    await input(page).fill('log4j');
    await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible();
    blocked = false;
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toContainText('Log4j');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the dialog fills the screen, and its controls are large enough to touch', async ({page}) => {
    await visit(page, '/docs/pact');
    await button(page).tap();
    await input(page).fill('pact');
    await expect(options(page).first()).toBeVisible();
    expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const control of await dialog(page).getByRole('button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await options(page).first().tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe reports no violation in the states of the dialog, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await visit(page, '/docs/pact');
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    for (const query of ['', 'pact', 'minecraft', 'npm install']) {
      await input(page).fill(query);
      await expect(status(page)).toHaveText(query === '' ? '' : /results?$|^No results/);
      const {violations, passes} = await new AxeBuilder({page}).include('dialog').analyze();
      expect(passes.length).toBeGreaterThan(5);
      expect(violations.flatMap(({id, nodes}) => nodes.map((node) => `${query}: ${id}: ${node.html}`))).toEqual([]);
    }
  });
}

test.describe('the search page', () => {
  test('says that it is searching until the index has loaded', async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/search?q=log4j');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Searching…');
    release();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/documents found$/);
  });

  const results = (page: Page) => page.getByRole('main').locator('ol > li');

  test('shows the query of its URL, and the URL follows the input', async ({page}) => {
    await visit(page, '/search?q=log4j');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "log4j"');
    await expect(results(page).first().getByRole('link').first()).toHaveAttribute(
      'href',
      '/notices/2021-12-16-log4j-security-advisory',
    );
    const field = page.getByRole('searchbox', {name: 'Search'});
    await expect(field).toBeFocused();
    await field.fill('');
    await field.pressSequentially('bi-directional', {delay: 5});
    await expect(field).toHaveValue('bi-directional');
    await expect(page).toHaveURL('/search?q=bi-directional');
    await expect(page).toHaveTitle(/^Search results for "bi-directional"/);
    await expect(results(page).first()).toContainText('Bi-directional');
    await field.fill('');
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    await expect(results(page)).toHaveCount(0);
  });

  test('shows more results and stores the number of pages in the URL', async ({page}) => {
    await visit(page, '/search?q=pact');
    await expect(results(page)).toHaveCount(10);
    await page.getByRole('button', {name: 'Show more'}).click();
    await expect(page).toHaveURL('/search?q=pact&page=2');
    await expect.poll(() => results(page).count()).toBeGreaterThan(10);
    const shown = await results(page).count();
    await page.reload();
    await expect(results(page)).toHaveCount(shown);
  });

  test('can be filtered by version', async ({page}) => {
    await visit(page, '/search?q=on-premises');
    await expect(results(page).first()).toBeVisible();
    const hrefs = async () =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await page.getByRole('combobox', {name: 'Version'}).selectOption('1.x');
    await expect(page).toHaveURL(/version=docs-default-1\.x/);
    await expect
      .poll(async () => {
        const shown = await hrefs();
        return {
          old: shown.some((href) => href.startsWith('/1.x/')),
          current: shown.filter((href) => /^\/docs\/(?!on-premises\/)/.test(href)),
        };
      })
      .toEqual({old: true, current: []});
    await page.getByRole('combobox', {name: 'Version'}).selectOption('All versions');
    await expect(page).toHaveURL('/search?q=on-premises');
  });

  test('shows messages for no results and for loading errors', async ({page}) => {
    await interceptRequests(page);
    await visit(page, '/search?q=minecraft');
    await expect(page.getByText('No results for “minecraft”')).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(results(page).first()).toBeVisible();
    await page.route('**/search-index.en.json', (route) =>
      route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html>'}),
    );
    await visit(page, '/search?q=pact');
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toBeVisible();
  });

  test('markup and invalid parameters are treated as text', async ({page}) => {
    await visit(page, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}&page=-3&version=none`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  test('browsers can add it as a search engine', async ({page, request, baseURL}) => {
    const description = await (await request.get('/opensearch.xml')).text();
    const template = /type="text\/html"[^>]*template="[^"]*?(\/search\?q=\{searchTerms\})"/.exec(description)?.[1];
    expect(template).toBeDefined();
    await visit(page, new URL((template ?? '').replace('{searchTerms}', 'log4j'), baseURL).pathname + '?q=log4j');
    await expect(results(page).first()).toContainText('Log4j');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search page explains this and links to the sections', async ({page}) => {
    await page.goto('/search?q=pact');
    const main = page.getByRole('main');
    const words = await main.innerText();
    expect(words).toContain('Search requires JavaScript');
    expect(words).not.toMatch(/loading/i);
    await expect(main.getByRole('link')).toHaveText([
      'Docs',
      'University',
      'Examples',
      'On-Premises',
      'Notices',
      'PactFlow API',
      'Demo Product API',
    ]);
    await expect(main.getByRole('searchbox')).toHaveCount(0);
  });
});
