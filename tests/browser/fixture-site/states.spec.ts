import {expect, interceptRequests, settle, test, visit} from '../fixture';

// The fixture site has analytics, which these tests turn off.
test.beforeEach(({page}) => page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'})));

test('a crashed page shows the error and recovers', async ({page, problems}) => {
  problems.provoke(/fixture component broke/i);
  await visit(page, '/preview/crash');
  await page.evaluate(() => (document.documentElement.dataset.fixture = 'crash'));
  await page.getByRole('button', {name: 'Render again'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('The fixture component broke')).toBeVisible();
  await expect(page.getByText('because the test requested it')).toBeVisible();
  await page.evaluate(() => delete document.documentElement.dataset.fixture);
  await page.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(page.getByRole('heading', {name: 'A fragile page'})).toBeVisible();
});

test('a page whose code loads slowly shows a spinner after a delay, then its content', async ({page}) => {
  await interceptRequests(page);
  await settle(page, '/preview/late');
  let release: (value?: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', {name: 'Load it'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toBeVisible();
  release();
  await expect(page.getByText('The late part has arrived')).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});

test("a page whose code can't load offers a retry that works", async ({page, problems}) => {
  problems.provoke(/request failed: .*\/assets\/js\//);
  problems.provoke(/console: Failed to load resource/);
  await interceptRequests(page);
  await settle(page, '/preview/late');
  await page.route('**/assets/js/*.js', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', {name: 'Load it'}).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await expect(page.getByRole('alert')).toContainText(/chunk/i);
  await page.unroute('**/assets/js/*.js');
  await page.getByRole('button', {name: 'Retry'}).press('Enter');
  await expect(page.getByText('The late part has arrived')).toBeVisible();
});

test('a site under the wrong base URL shows a banner that suggests the right one', async ({page, problems}) => {
  problems.provoke(/status 404: .*\/elsewhere\/|status 404/);
  problems.provoke(/console: Failed to load resource/);
  // The home page as a host would serve it from another folder, without its assets at the expected URLs.
  const html = await (await page.request.get('/preview/')).text();
  await page.route('**/elsewhere/', (route) => route.fulfill({status: 200, contentType: 'text/html', body: html}));
  await page.route('**/preview/assets/**', (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/elsewhere/');
  await expect(page.getByText(/site did not load properly/)).toBeVisible();
  await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText('/elsewhere/');
});

test('a closed announcement stays closed until its ID changes', async ({page}) => {
  await visit(page, '/preview/docs/pact');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).press('Enter');
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(bar).toBeHidden();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('docusaurus.announcement.id')) localStorage.setItem(key, 'an-older-one');
  });
  await page.reload();
  await expect(bar).toBeVisible();
});

test('code is highlighted in every language, with a title, highlighted lines, and a copy button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/preview/fixture/code');
  const blocks = page.locator('.theme-code-block');
  const count = await blocks.count();
  expect(count).toBe(9);
  for (let index = 0; index < count; index++) {
    const block = blocks.nth(index);
    const colors = await block
      .locator('code, code span')
      .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))]);
    expect.soft(colors.length, await block.innerText()).toBeGreaterThan(1);
    await expect.soft(block.locator('.theme-code-block-highlighted-line')).toHaveCount(1);
    await expect.soft(block.getByText(/\.txt$/)).toBeVisible();
  }
  const docker = blocks.filter({hasText: 'FROM node:20'});
  await docker.hover();
  await docker.getByRole('button', {name: 'Copy code to clipboard'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FROM node:20\nRUN npm ci');
});

test('the table of contents has levels 2 to 4', async ({page}) => {
  await visit(page, '/preview/fixture/code');
  const contents = page.locator('.theme-doc-toc-desktop');
  for (const name of ['Deep', 'Level three', 'Level four'])
    await expect(contents.getByRole('link', {name, exact: true})).toBeVisible();
  await expect(contents.getByRole('link', {name: 'Level five'})).toHaveCount(0);
});
