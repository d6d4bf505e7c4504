import type {Page} from '@playwright/test';
import {readRecords} from '../../../deploy/pushSearch';
import {startAlgoliaServer, type AlgoliaServer} from '../../algoliaServer';
import {expect, test, visit} from '../fixture';

const INDEX = 'fixture_docs';
const SERVICE = /^https:\/\/[a-z0-9-]+\.algolia(net)?\.(net|com)\//;

/** The language and every version tag of the site: the dialog searches all versions, and nothing else in the index. */
const ALL_PAGES = [
  'language:en',
  [
    'docusaurus_tag:default',
    'docusaurus_tag:docs-default-current',
    'docusaurus_tag:docs-default-1.x',
    'docusaurus_tag:docs-oas-current',
  ],
];

let server: AlgoliaServer;

/** The facet filters of every query that the server has received. */
const facetFilters = (): unknown[] =>
  server.requests.flatMap(({body}) => (body.requests as {facetFilters?: unknown}[]).map((query) => query.facetFilters));

test.beforeEach(async () => {
  server = await startAlgoliaServer();
  const records = await readRecords('.generated/fixture-site/build-hosted', 'https://docs.pactflow.io');
  server.indexes.set(
    INDEX,
    records.map((record) => ({...record})),
  );
});
test.afterEach(async ({page}) => {
  // A response can still be on its way to the page when the test ends.
  await page.unrouteAll({behavior: 'wait'});
  await server.close();
});

/** Forwards the page's requests for the hosted service to the mock server. */
async function connect(page: Page): Promise<void> {
  await page.route(SERVICE, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const [host] = server.hosts;
    const response = await route.fetch({url: `http://${host?.url}:${host?.port}${pathname}${search}`});
    await route.fulfill({response, headers: {...response.headers(), 'access-control-allow-origin': '*'}});
  });
}

test("the dialog shows the results of the service and doesn't load the site's own index", async ({page, problems}) => {
  problems.provoke(/off site: https:\/\/fixture123-dsn\.algolia\.net\//);
  const own: string[] = [];
  page.on('request', (request) => {
    if (/search-index|\/assets\/search\//.test(request.url())) own.push(request.url());
  });
  await connect(page);
  await visit(page, '/docs/pact');
  expect(server.requests).toEqual([]);
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search'}).fill('log4j');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Log4j');
  await expect(first).toHaveAttribute('href', /^\/notices\/2021-12-16-log4j-security-advisory/);
  expect(server.requests.length).toBeGreaterThan(0);
  for (const {key, body} of server.requests) {
    expect(key).toBe('0123456789abcdef0123456789abcdef');
    expect(JSON.stringify(body)).toContain(INDEX);
  }
  expect(facetFilters().length).toBeGreaterThan(0);
  for (const filters of facetFilters()) expect(filters).toEqual(ALL_PAGES);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notices\/2021-12-16-log4j-security-advisory/);
  expect(own).toEqual([]);
});

test('an error of the service is shown, and the next key press tries again', async ({page, problems}) => {
  problems.provoke(/off site: https:\/\/fixture123/);
  problems.provoke(/status 500/);
  problems.provoke(/console: /);
  await connect(page);
  await visit(page, '/docs/pact');
  server.fail(500);
  await page.keyboard.press('/');
  const input = page.getByRole('combobox', {name: 'Search'});
  await input.fill('log4');
  await expect(page.getByText('Unable to fetch results').first()).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  server.fail(null);
  await input.pressSequentially('j');
  await expect(page.getByRole('option').first()).toContainText('Log4j');
});

test('the search page uses the service, too', async ({page, problems}) => {
  problems.provoke(/off site: https:\/\/fixture123/);
  await connect(page);
  await visit(page, '/search?q=log4j');
  await expect(page.getByRole('main').getByRole('link', {name: /Log4j/}).first()).toBeVisible();
  await page.getByRole('combobox').selectOption({label: '1.x'});
  expect(facetFilters()).toContainEqual(ALL_PAGES);
  // The API reference has a single version, so its pages belong to every choice.
  await expect
    .poll(() => facetFilters().at(-1))
    .toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-oas-current', 'docusaurus_tag:docs-default-1.x'],
    ]);
});
