import type {Page} from '@playwright/test';
import {expect, hydrated, test, visit} from './fixture';

const LONG = 'x'.repeat(10_000);

const FRAGMENTS = [
  '"><img src=x onerror=window.ran=1>',
  '%',
  '%E0%A4%A',
  '%00',
  '__proto__',
  'constructor',
  'javascript:window.ran=1',
  '\u202Egnp.x',
  '<script>window.ran=1</script>',
  '.a>b,c[d=',
  LONG,
];

const VALUES = [
  '<img src=x onerror=window.ran=1>',
  '"><script>window.ran=1</script>',
  '%',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  '\u202E\u2066abc',
  '%ED%A0%80',
  '-1',
  'NaN',
  '9'.repeat(400),
  '%00',
  'javascript:window.ran=1',
];

/** Pages that keep something in their address, and the names under which they do. */
const KEEPERS: [path: string, names: string[]][] = [
  ['/search', ['q', 'page', 'version']],
  ['/docs/examples', ['examples-languages', 'examples-role', 'examples-technique', 'examples-sort', 'pairs']],
  ['/docs/permissions', ['permissions-q', 'permissions-sort', 'permissions-area']],
  ['/docs/on-premises/releases', ['releases-edition', 'releases-kinds', 'releases-sort', 'releases-q']],
  ['/docs/on-premises/releases/planner', ['from', 'to']],
  ['/docs/on-premises-2x/docker-compose-example', ['database', 'login', 'redis', 'tls']],
  ['/docs/on-premises-2x/environment-variables', ['variables-q', 'variables-sort']],
  ['/docs/user-interface/settings/webhooks', ['webhooks-q', 'webhooks-sort']],
  ['/notices', ['tag', 'docusaurus-theme', 'docusaurus-data-x']],
  ['/1.x/docs/pact', ['docusaurus-theme', 'docusaurus-data-navbar', 'version']],
];

/** What an attack would leave behind: a script that ran, or an element made of the address. */
async function harmless(page: Page): Promise<void> {
  const traces = await page.evaluate(() => [
    ...('ran' in window ? ['a script ran'] : []),
    ...[...document.querySelectorAll('img[src="x"], [onerror]')].map((element) => element.outerHTML),
    ...[...document.querySelectorAll('a[href^="javascript:"]')].map((element) => element.outerHTML),
    ...('polluted' in Object.prototype ? ['a prototype was changed'] : []),
  ]);
  expect.soft(traces, page.url().slice(0, 200)).toEqual([]);
  await expect.soft(page.getByRole('heading', {level: 1}), page.url().slice(0, 200)).toBeVisible();
  await expect.soft(page.getByText('This page crashed')).toHaveCount(0);
}

/** Leads to an address as a link would, without loading the page as a whole. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    // All that follows from it is rendered in a frame or two.
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  }, address);

for (const path of ['/docs/pact', '/docs/examples', '/docs/permissions', '/oas/products']) {
  test(`${FRAGMENTS.length} hostile fragments do nothing on ${path}`, async ({page}) => {
    await visit(page, `${path}#%`);
    await harmless(page);
    for (const fragment of FRAGMENTS) {
      await goTo(page, `${path}#${fragment}`);
      await page.evaluate((hash) => (window.location.hash = hash), `${fragment}.`);
      await harmless(page);
    }
  });
}

test('a page that comes with a hostile fragment comes alive', async ({page}) => {
  for (const fragment of [FRAGMENTS[0], '%E0%A4%A', '__proto__', LONG]) {
    await page.goto('about:blank');
    await visit(page, `/docs/pact#${fragment}`);
    await harmless(page);
  }
});

for (const [path, names] of KEEPERS) {
  test(`${VALUES.length} hostile values for ${names.join(', ')} are taken as not given on ${path}`, async ({page}) => {
    await visit(page, path);
    const main = page.locator('main');
    const plain = await main.locator('h1').innerText();
    for (const value of VALUES) {
      await goTo(
        page,
        `${path}?${names.map((name) => `${name}=${value}`).join('&')}&__proto__[polluted]=1&constructor[prototype][polluted]=1`,
      );
      await harmless(page);
    }
    await goTo(page, path);
    await expect(main.locator('h1')).toHaveText(plain);
    // And once as the address that the page comes with.
    await visit(
      page,
      `${path}?${names.map((name) => `${name}=${encodeURIComponent(VALUES[0] ?? '')}%E0%A4%A`).join('&')}#__proto__`,
    );
    await harmless(page);
  });
}

test('a query of 10 000 characters harms no search', async ({page}) => {
  // The server refuses an address as long as this; a tab may come to have it.
  await visit(page, '/search');
  await goTo(page, `/search?q=pact+${LONG}`);
  await harmless(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText(LONG);
  await goTo(page, '/search?q=log4j');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Log4j');
});

test('addresses of no page are text', async ({page, problems}) => {
  problems.provoke(/status 4\d\d: /);
  problems.provoke(/console: .*4\d\d/);
  for (const path of [
    '/%3Cimg%20src=x%20onerror=window.ran=1%3E',
    '/docs/__proto__',
    '/docs/%25',
    `/docs/${encodeURIComponent('\u202Egnp')}?q=%3Cscript%3E#%`,
    `/${'y'.repeat(2000)}`,
  ]) {
    await page.goto(path);
    await hydrated(page);
    await expect.soft(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await harmless(page);
  }
});

test('a path that stands for no text is refused by the server, and harmless to a tab', async ({
  page,
  problems,
  request,
}) => {
  expect((await request.get('/docs/%E0%A4%A')).status()).toBe(400);
  problems.provoke(/status 4\d\d: /);
  problems.provoke(/console: .*4\d\d/);
  await visit(page, '/docs/%25E0');
  await harmless(page);
});
