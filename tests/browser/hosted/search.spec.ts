import type {Page} from '@playwright/test';
import {readRecords} from '../../../deploy/pushSearch';
import {startAlgoliaServer, type AlgoliaServer} from '../../algoliaServer';
import {expect, test, visit} from '../fixture';

const INDEX = 'planted_docs';
const SERVICE = /^https:\/\/[a-z0-9-]+\.algolia(net)?\.(net|com)\//;

let server: AlgoliaServer;

test.beforeEach(async () => {
  server = await startAlgoliaServer();
  const records = await readRecords('.generated/planted/build-hosted', 'https://docs.pactflow.io');
  server.indexes.set(
    INDEX,
    records.map((record) => ({...record})),
  );
});
test.afterEach(async ({page}) => {
  // What a test has seen arrive at the service may still be on its way back when the test ends.
  await page.unrouteAll({behavior: 'wait'});
  await server.close();
});

/** Lets what the page sends to the hosted service arrive at the stand-in, over HTTP. */
async function connect(page: Page): Promise<void> {
  await page.route(SERVICE, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const [host] = server.hosts;
    const response = await route.fetch({url: `http://${host?.url}:${host?.port}${pathname}${search}`});
    await route.fulfill({response, headers: {...response.headers(), 'access-control-allow-origin': '*'}});
  });
}

test('the dialog shows what the service answers, and the index of the site stays where it is', async ({
  page,
  problems,
}) => {
  problems.provoke(/off site: https:\/\/planted123-dsn\.algolia\.net\//);
  const own: string[] = [];
  page.on('request', (request) => {
    if (/search-manifest|\/assets\/search\//.test(request.url())) own.push(request.url());
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
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notices\/2021-12-16-log4j-security-advisory/);
  expect(own).toEqual([]);
});

test('a service that fails is told, and the next key finds it again', async ({page, problems}) => {
  problems.provoke(/off site: https:\/\/planted123/);
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

test('the search page asks the service too', async ({page, problems}) => {
  problems.provoke(/off site: https:\/\/planted123/);
  await connect(page);
  await visit(page, '/search?q=log4j');
  await expect(page.getByRole('main').getByRole('link', {name: /Log4j/}).first()).toBeVisible();
  await page.getByRole('combobox').selectOption({label: '1.x'});
  await expect.poll(() => JSON.stringify(server.requests.at(-1)?.body)).toContain('docs-default-1.x');
});
