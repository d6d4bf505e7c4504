import {readRouteTable} from '../../checks/routeTable';
import {expect, test, visit} from '../fixture';

const {routes} = readRouteTable();
const redirects = routes.filter((route) => route.kind === 'redirect');

for (const [path, clean] of [
  ['/docs/pact.html', '/docs/pact'],
  ['/index.html', '/'],
] as const) {
  test(`${path} is corrected in the browser, with its query and hash`, async ({page}) => {
    await visit(page, `${path}?q=1#where-to-get-help`);
    await expect(page).toHaveURL(`${clean}?q=1#where-to-get-help`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

for (const path of ['/docs/pact/', '/docs/pact/index.html']) {
  test(`${path}, which such a host doesn't serve, leads to the page`, async ({page, problems}) => {
    problems.provoke(/status 404: .*\/docs\/pact\//);
    problems.provoke(/console: Failed to load resource.*404/);
    await page.goto(`${path}?q=1#where-to-go-next`);
    await expect(page).toHaveURL('/docs/pact?q=1#where-to-go-next');
    await expect(page.getByRole('heading', {level: 1, name: /Pact/})).toBeVisible();
  });
}

/** The number of redirects in each test. */
const PORTION = 20;

test('the route table has redirects', () => expect(redirects.length).toBeGreaterThan(0));

for (let from = 0; from < redirects.length; from += PORTION) {
  const portion = redirects.slice(from, from + PORTION);
  test(`redirects ${from + 1} to ${from + portion.length} of ${redirects.length} are pages that lead to their target`, async ({
    page,
  }) => {
    for (const {path, target} of portion) {
      await page.goto(`${path}/?q=1#where-to-get-help`, {waitUntil: 'commit'});
      // The URL is the subject here, so the test doesn't wait for the target page to load.
      await page.waitForURL(`${target}?q=1#where-to-get-help`, {waitUntil: 'commit'});
    }
  });
}
