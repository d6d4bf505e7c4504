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

/** Pages that store state in their URL, and the names of their parameters. */
const PAGES_WITH_STATE: [path: string, names: string[]][] = [
  ['/search', ['q', 'page', 'version']],
  [
    '/docs/examples',
    ['examples-q', 'examples-languages', 'examples-role', 'examples-kind', 'examples-runsIn', 'examples-sort'],
  ],
  ['/docs/permissions', ['permissions-q', 'permissions-sort', 'permissions-area']],
  ['/docs/on-premises/releases', ['releases-edition', 'releases-kinds', 'releases-sort', 'releases-q']],
  ['/docs/on-premises/releases/planner', ['from', 'to']],
  ['/docs/on-premises-2x/docker-compose-example', ['database', 'login', 'redis', 'tls']],
  ['/docs/on-premises-2x/environment-variables', ['variables-q', 'variables-sort']],
  ['/docs/user-interface/settings/webhooks', ['webhooks-q', 'webhooks-sort']],
  ['/notices', ['tag', 'docusaurus-theme', 'docusaurus-data-x']],
  ['/1.x/docs/pact', ['docusaurus-theme', 'docusaurus-data-navbar', 'version']],
];

/** Expects no trace of an attack: no script that ran and no element created from the URL. */
async function expectHarmless(page: Page): Promise<void> {
  const traces = await page.evaluate(() => [
    ...('ran' in window ? ['a script ran'] : []),
    ...[...document.querySelectorAll('img[src="x"], [onerror]')].map((element) => element.outerHTML),
    ...[...document.querySelectorAll('a[href^="javascript:"]')].map((element) => element.outerHTML),
    ...('polluted' in Object.prototype ? ['a prototype was polluted'] : []),
  ]);
  expect.soft(traces, page.url().slice(0, 200)).toEqual([]);
  await expect.soft(page.getByRole('heading', {level: 1}), page.url().slice(0, 200)).toBeVisible();
  await expect.soft(page.getByText('This page crashed')).toHaveCount(0);
}

/** Goes to a URL as a link does, without a page load. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    // The result is rendered within two frames.
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  }, address);

for (const path of ['/docs/pact', '/docs/examples', '/docs/permissions', '/oas/products']) {
  test(`${FRAGMENTS.length} hostile fragments are harmless on ${path}`, async ({page}) => {
    await visit(page, `${path}#%`);
    await expectHarmless(page);
    for (const fragment of FRAGMENTS) {
      await goTo(page, `${path}#${fragment}`);
      await page.evaluate((hash) => (window.location.hash = hash), `${fragment}.`);
      await expectHarmless(page);
    }
  });
}

test('a page that is loaded with a hostile fragment becomes interactive', async ({page}) => {
  for (const fragment of [FRAGMENTS[0], '%E0%A4%A', '__proto__', LONG]) {
    await page.goto('about:blank');
    await visit(page, `/docs/pact#${fragment}`);
    await expectHarmless(page);
  }
});

for (const [path, names] of PAGES_WITH_STATE) {
  test(`${VALUES.length} hostile values for ${names.join(', ')} are ignored on ${path}`, async ({page}) => {
    await visit(page, path);
    const main = page.locator('main');
    const plain = await main.locator('h1').innerText();
    for (const value of VALUES) {
      await goTo(
        page,
        `${path}?${names.map((name) => `${name}=${value}`).join('&')}&__proto__[polluted]=1&constructor[prototype][polluted]=1`,
      );
      await expectHarmless(page);
    }
    await goTo(page, path);
    await expect(main.locator('h1')).toHaveText(plain);
    // Also when the page is loaded with such a URL.
    await visit(
      page,
      `${path}?${names.map((name) => `${name}=${encodeURIComponent(VALUES[0] ?? '')}%E0%A4%A`).join('&')}#__proto__`,
    );
    await expectHarmless(page);
  });
}

test('a query of 10,000 characters is harmless', async ({page}) => {
  // The server rejects a URL of this length, but a tab can have it.
  await visit(page, '/search');
  await goTo(page, `/search?q=pact+${LONG}`);
  await expectHarmless(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText(LONG);
  await goTo(page, '/search?q=log4j');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Log4j');
});

test('unknown URLs are shown as text', async ({page, problems}) => {
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
    await expectHarmless(page);
  }
});

test("a path that isn't valid UTF-8 is rejected by the server and harmless in a tab", async ({
  page,
  problems,
  request,
}) => {
  expect((await request.get('/docs/%E0%A4%A')).status()).toBe(400);
  problems.provoke(/status 4\d\d: /);
  problems.provoke(/console: .*4\d\d/);
  await visit(page, '/docs/%25E0');
  await expectHarmless(page);
});
