import {readRouteTable} from '../gates/routeTable';
import {expect, test} from './fixture';

const {routes, pending} = readRouteTable();
const waiting = new Set(pending);
const written = routes.filter((route) => !waiting.has(route.path));
const pages = written.filter((route) => route.kind !== 'redirect');
const redirects = written.filter((route) => route.kind === 'redirect');

test(`all ${pages.length} written routes answer, and end at their clean address`, async ({request}) => {
  expect(pages.length).toBeGreaterThan(15);
  for (const {path} of pages) {
    const answer = await request.get(path, {maxRedirects: 0});
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['content-type'], path).toContain('text/html');
    const variants = path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`, `${path}/index.html`];
    for (const variant of variants) {
      const moved = await request.get(`${variant}?q=a%20b&x=1`, {maxRedirects: 0});
      expect.soft(moved.status(), variant).toBe(301);
      expect.soft(moved.headers().location, variant).toBe(`${path}?q=a%20b&x=1`);
    }
  }
});

test(`all ${redirects.length} written redirects lead on with a 301`, async ({request}) => {
  expect(redirects.length).toBeGreaterThan(0);
  for (const {path, target} of redirects) {
    for (const variant of [path, `${path}/`]) {
      const answer = await request.get(`${variant}?x=1`, {maxRedirects: 0});
      expect.soft(answer.status(), variant).toBe(301);
      expect.soft(answer.headers().location, variant).toBe(`${target}?x=1`);
    }
  }
});

test('a hash survives the way to the clean address', async ({page}) => {
  await page.goto('/docs/pact.html?x=1#when-to-use-pact-and-when-not');
  await expect(page).toHaveURL('/docs/pact?x=1#when-to-use-pact-and-when-not');
});

test('an unknown address answers 404 with a page that leads on', async ({page, problems}) => {
  problems.provoke(/status 404: .*\/docs\/ui-old\/no_such-page/);
  problems.provoke(/console: Failed to load resource.*404/);
  const answer = await page.goto('/docs/ui-old/no_such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Search the documentation'})).toHaveAttribute(
    'href',
    '/search?q=ui%20old%20no%20such%20page',
  );
});
