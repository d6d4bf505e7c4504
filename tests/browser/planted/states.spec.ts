import {expect, test, visit} from '../fixture';

// The build has analytics on; here it is not the subject.
test.beforeEach(({page}) => page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'})));

test('a crashed page shows what happened, and recovers', async ({page, problems}) => {
  problems.provoke(/planted component broke/i);
  await visit(page, '/preview/crash');
  await page.evaluate(() => (document.documentElement.dataset.planted = 'crash'));
  await page.getByRole('button', {name: 'Render again'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('The planted component broke')).toBeVisible();
  await expect(page.getByText('because the test said so')).toBeVisible();
  await page.evaluate(() => delete document.documentElement.dataset.planted);
  await page.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(page.getByRole('heading', {name: 'A fragile page'})).toBeVisible();
});

test('a page whose code is late shows a spinner after a delay, then its content', async ({page}) => {
  await visit(page, '/preview/late');
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

test('a page whose code does not come offers to retry, and the retry works', async ({page, problems}) => {
  problems.provoke(/request failed: .*\/assets\/js\//);
  problems.provoke(/console: Failed to load resource/);
  await visit(page, '/preview/late');
  await page.route('**/assets/js/*.js', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', {name: 'Load it'}).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await expect(page.getByRole('alert')).toContainText(/chunk/i);
  await page.unroute('**/assets/js/*.js');
  await page.getByRole('button', {name: 'Retry'}).press('Enter');
  await expect(page.getByText('The late part has arrived')).toBeVisible();
});

test('a site under the wrong base URL says so and suggests another', async ({page, problems}) => {
  problems.provoke(/status 404: .*\/elsewhere\/|status 404/);
  problems.provoke(/console: Failed to load resource/);
  // The home page as a host would send it from another folder, with none of its files where it looks for them.
  const html = await (await page.request.get('/preview/')).text();
  await page.route('**/elsewhere/', (route) => route.fulfill({status: 200, contentType: 'text/html', body: html}));
  await page.route('**/preview/assets/**', (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/elsewhere/');
  await expect(page.getByText(/site did not load properly/)).toBeVisible();
  await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText('/elsewhere/');
});

test('a closed announcement stays away until its id changes', async ({page}) => {
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

test('code is highlighted in every language, with title, marked lines and a copy button', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/preview/planted/code');
  const blocks = page.locator('.theme-code-block');
  const count = await blocks.count();
  expect(count).toBe(9);
  for (let index = 0; index < count; index++) {
    const block = blocks.nth(index);
    const colours = await block
      .locator('code, code span')
      .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))]);
    expect.soft(colours.length, await block.innerText()).toBeGreaterThan(1);
    await expect.soft(block.locator('.theme-code-block-highlighted-line')).toHaveCount(1);
    await expect.soft(block.getByText(/\.txt$/)).toBeVisible();
  }
  const docker = blocks.filter({hasText: 'FROM node:20'});
  await docker.hover();
  await docker.getByRole('button', {name: 'Copy code to clipboard'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FROM node:20\nRUN npm ci');
});

test('the table of contents goes from level 2 to level 4', async ({page}) => {
  await visit(page, '/preview/planted/code');
  const contents = page.locator('.theme-doc-toc-desktop');
  for (const name of ['Deep', 'Level three', 'Level four'])
    await expect(contents.getByRole('link', {name, exact: true})).toBeVisible();
  await expect(contents.getByRole('link', {name: 'Level five'})).toHaveCount(0);
});
