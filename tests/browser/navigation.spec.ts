import {expect, interceptRequests, settle, test, visit} from './fixture';

const LONG = '/docs/user-interface';

test.use({prefetch: true});

test('the top navigation has every section, and Support opens another site', async ({page}) => {
  await visit(page, '/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  const sections: [string, string][] = [
    ['Docs', '/'],
    ['University', '/docs/workshops'],
    ['Examples', '/docs/examples'],
    ['On-Premises', '/docs/on-premises'],
    ['Notices', '/notices'],
  ];
  for (const [name, href] of sections)
    await expect(bar.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  const support = bar.getByRole('link', {name: /^Support/});
  await expect(support).toHaveAttribute('href', 'https://support.smartbear.com/pactflow/message/');
  await expect(support).toHaveAttribute('target', '_blank');
  await expect(support.locator('svg')).toBeVisible();
  await expect(bar.getByRole('button', {name: 'English'})).toBeVisible();
});

test('the version menu links to the 1.x version of a page, whose banner links back, and the choice is stored', async ({
  page,
}) => {
  await visit(page, '/docs/pact');
  await page
    .getByRole('link', {name: 'Cloud & 2.x'})
    .or(page.getByRole('button', {name: 'Cloud & 2.x'}))
    .first()
    .hover();
  await page.getByRole('link', {name: '1.x', exact: true}).click();
  await expect(page).toHaveURL('/1.x/docs/pact');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('This page applies to 1.x, which is')).toBeVisible();
  expect(
    await page.evaluate(() =>
      Object.entries(localStorage).some(([key, value]) => key.startsWith('docs-preferred-version') && value === '1.x'),
    ),
  ).toBe(true);
  await page.getByRole('link', {name: 'current version of this page'}).click();
  await expect(page).toHaveURL('/docs/pact');
});

test('a navigation ends at the top or at the target of its hash', async ({page}) => {
  await visit(page, LONG);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('complementary').getByRole('link', {name: 'Pact', exact: true}).click();
  await expect(page).toHaveURL('/docs/pact');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', {name: 'PactFlow University'}).last().click();
  await expect(page).toHaveURL('/docs/workshops');
  await page.goBack();
  await page.getByRole('link', {name: 'When to use Pact, and when not', exact: true}).click();
  await expect(page).toHaveURL('/docs/pact#when-to-use-pact-and-when-not');
  await expect
    .poll(async () => (await page.locator('#when-to-use-pact-and-when-not').boundingBox())?.y ?? -1)
    .toBeLessThan(200);
  await expect
    .poll(async () => (await page.locator('#when-to-use-pact-and-when-not').boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual(0);
});

test("the browser loads the next page itself when its code can't load", async ({page, problems}) => {
  await interceptRequests(page);
  await settle(page, '/docs/pact');
  problems.provoke(/request failed: .*\/assets\/js\//);
  problems.provoke(/console: Failed to load resource/);
  let blocked = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    blocked += 1;
    await route.abort('connectionfailed');
  });
  await page.getByRole('complementary').getByRole('link', {name: 'Getting started'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1, name: 'Getting started with PactFlow'})).toBeVisible();
  expect(blocked).toBeGreaterThan(0);
  await page.unroute('**/assets/js/*.js');
});

test('a progress bar appears during slow navigation but not during fast navigation', async ({page}) => {
  await visit(page, '/docs/pact');
  const bar = page.locator('#nprogress .bar');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('#nprogress') !== null) document.documentElement.dataset.progressSeen = 'yes';
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  const seen = () => page.evaluate(() => document.documentElement.dataset.progressSeen ?? 'no');
  // The home page's code was prefetched because its link is in view, so going there is instant.
  await page.waitForLoadState('networkidle');
  // Time passes on this page only when the test says so, however busy the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('complementary').getByRole('link', {name: 'Getting started'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Getting started with PactFlow'})).toBeVisible();
  expect(await seen()).toBe('no');
  let release: (value?: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Notices'}).click();
  await page.clock.runFor(1000);
  await expect(bar).toBeVisible();
  expect(await seen()).toBe('yes');
  release();
  await page.clock.resume();
  await expect(page).toHaveURL('/notices');
  await expect(bar).toBeHidden();
});

test('the sidebar can be hidden and shown, and opening a category leaves the others open', async ({page}) => {
  await visit(page, '/docs/pact');
  const categories = page.locator('.theme-doc-sidebar-menu .menu__list-item-collapsible [aria-expanded]');
  const count = await categories.count();
  expect(count).toBeGreaterThan(1);
  await categories.first().click();
  await expect(categories.first()).toHaveAttribute('aria-expanded', 'false');
  await categories.first().click();
  await expect(categories.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(categories.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
});

test('a page loads only the sidebar that it shows', async ({page}) => {
  // Prefetching would load the sidebars of linked pages.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}, configurable: true}),
  );
  const loaded: string[] = [];
  page.on('request', (request) =>
    loaded.push(...(/(?<=\/)sidebar-[\w.-]+(?=\.[0-9a-f]{6}\.js$)/.exec(new URL(request.url()).pathname) ?? [])),
  );
  await visit(page, '/docs/pact');
  await page.waitForLoadState('networkidle');
  const menu = page.locator('.theme-doc-sidebar-menu');
  await expect(menu.getByRole('link', {name: 'Pact', exact: true}).first()).toHaveAttribute('aria-current', 'page');
  expect(loaded).toEqual(['sidebar-default-current-docs']);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'On-Premises', exact: true}).click();
  await expect(page).toHaveURL('/docs/on-premises');
  await expect(menu.getByText('On-Premises 2.x', {exact: true})).toBeVisible();
  expect(loaded).toEqual(['sidebar-default-current-docs', 'sidebar-default-current-onprem']);
  await page.goBack();
  await expect(menu.getByText('User interface', {exact: true})).toBeVisible();
  expect(loaded).toHaveLength(2);
});

test('the current page is visible in a long sidebar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  for (const path of ['/docs/reference/comparison-results/response-status-unknown', '/docs/pact']) {
    await page.goto(path);
    await expect(page.locator('.theme-doc-sidebar-container a[aria-current="page"]')).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the navigation bar hides when scrolling down and returns when scrolling up', async ({page}) => {
  await visit(page, LONG);
  const bar = page.getByRole('navigation', {name: 'Main'});
  const bottom = async () => ((box) => (box === null ? 0 : box.y + box.height))(await bar.boundingBox());
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 800);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -300);
  await expect.poll(bottom).toBeGreaterThan(0);
});

test.describe('links are prefetched', () => {
  for (const connection of [null, {effectiveType: '2g', saveData: false}, {effectiveType: '4g', saveData: true}]) {
    test(
      connection === null
        ? 'on an ordinary connection'
        : `not on ${connection.effectiveType}${connection.saveData ? ' with data saver' : ''}`,
      async ({page}) => {
        await page.addInitScript(
          (value) => {
            Object.defineProperty(navigator, 'connection', {value, configurable: true});
          },
          connection ?? {effectiveType: '4g', saveData: false},
        );
        await visit(page, '/docs/pact');
        await page.waitForLoadState('networkidle');
        const before = await page.locator('link[rel="prefetch"]').count();
        await page.locator('footer.theme-layout-footer').scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const after = await page.locator('link[rel="prefetch"]').count();
        if (connection === null) expect(after).toBeGreaterThan(0);
        else expect([before, after]).toEqual([0, 0]);
      },
    );
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu opens, shows its second panel, and goes back to the first', async ({page}) => {
    await visit(page, '/docs/pact');
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('link', {name: 'Pact', exact: true})).toBeVisible();
    await sidebar.getByRole('button', {name: /Back to main menu/}).click();
    const notices = sidebar.locator('.menu__link', {hasText: 'Notices'});
    await expect(notices).toBeVisible();
    await notices.click();
    await expect(page).toHaveURL('/notices');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('the menu closes when the window becomes wide', async ({page}) => {
    await visit(page, '/docs/pact');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 1200, height: 844});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

for (const [width, phone] of [
  [996, true],
  [997, false],
] as const) {
  test(`${width} pixels show the ${phone ? 'phone' : 'wide'} layout`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/docs/pact');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible({visible: phone});
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({visible: !phone});
  });
}

test('the skip link is the first tab stop and leads to the content', async ({page}) => {
  await visit(page, '/docs/pact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  // The next tab stop is in the content.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
