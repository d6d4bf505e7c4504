import {readRouteTable} from '../checks/routeTable';
import {expect, test} from './fixture';

const {routes} = readRouteTable();
const written = routes;
const pages = written.filter((route) => route.kind !== 'redirect');
const redirects = written.filter((route) => route.kind === 'redirect');

/** Requests a path without following redirects. fetch takes a tenth of the time of Playwright's request context. */
async function request(path: string, baseURL: string | undefined) {
  const response = await fetch(new URL(path, baseURL), {redirect: 'manual'});
  await response.arrayBuffer();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    location: response.headers.get('location'),
  };
}

test(`all ${pages.length} routes respond, and URL variants redirect to the clean URL`, async ({baseURL}) => {
  expect(pages.length).toBeGreaterThan(15);
  for (const {path} of pages) {
    const {status, type} = await request(path, baseURL);
    expect.soft(status, path).toBe(200);
    expect.soft(type, path).toContain('text/html');
    const variants = path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`, `${path}/index.html`];
    for (const variant of variants) {
      const moved = await request(`${variant}?q=a%20b&x=1`, baseURL);
      expect.soft(moved.status, variant).toBe(301);
      expect.soft(moved.location, variant).toBe(`${path}?q=a%20b&x=1`);
    }
  }
});

test(`all ${redirects.length} redirects respond with status 301`, async ({baseURL}) => {
  expect(redirects.length).toBeGreaterThan(0);
  for (const {path, target} of redirects) {
    for (const variant of [path, `${path}/`]) {
      const {status, location} = await request(`${variant}?x=1`, baseURL);
      expect.soft(status, variant).toBe(301);
      expect.soft(location, variant).toBe(`${target}?x=1`);
    }
  }
});

test('a redirect to the clean URL keeps the hash', async ({page}) => {
  await page.goto('/docs/pact.html?x=1#when-to-use-pact-and-when-not');
  await expect(page).toHaveURL('/docs/pact?x=1#when-to-use-pact-and-when-not');
});

test('an unknown URL responds with status 404 and a page with further links', async ({page, problems}) => {
  problems.provoke(/status 404: .*\/docs\/ui-old\/no_such-page/);
  problems.provoke(/console: Failed to load resource.*404/);
  const response = await page.goto('/docs/ui-old/no_such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Search the documentation'})).toHaveAttribute(
    'href',
    '/search?q=ui%20old%20no%20such%20page',
  );
});
