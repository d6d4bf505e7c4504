import {readRouteTable} from '../../gates/routeTable';
import {expect, test, visit} from '../fixture';

const {routes, pending} = readRouteTable();
const redirects = routes.filter((route) => route.kind === 'redirect' && !pending.includes(route.path));

for (const [asked, clean] of [
  ['/docs/pact.html', '/docs/pact'],
  ['/index.html', '/'],
] as const) {
  test(`${asked} is mended in the browser, query and hash kept`, async ({page}) => {
    await visit(page, `${asked}?q=1#where-to-get-help`);
    await expect(page).toHaveURL(`${clean}?q=1#where-to-get-help`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

for (const asked of ['/docs/pact/', '/docs/pact/index.html']) {
  test(`${asked}, which such a host does not know, leads to the page`, async ({page, problems}) => {
    problems.provoke(/status 404: .*\/docs\/pact\//);
    problems.provoke(/console: Failed to load resource.*404/);
    await page.goto(`${asked}?q=1#where-to-go-next`);
    await expect(page).toHaveURL('/docs/pact?q=1#where-to-go-next');
    await expect(page.getByRole('heading', {level: 1, name: /Pact/})).toBeVisible();
  });
}

test(`all ${redirects.length} redirects are pages that lead on`, async ({page}) => {
  expect(redirects.length).toBeGreaterThan(0);
  test.setTimeout(120_000 + redirects.length * 2000);
  for (const {path, target} of redirects) {
    await page.goto(`${path}/?q=1#where-to-get-help`);
    await expect(page).toHaveURL(`${target}?q=1#where-to-get-help`);
  }
});
