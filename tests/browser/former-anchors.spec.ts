import type {Page} from '@playwright/test';
import {formerAnchors} from '../../src/data/formerAnchors';
import {sectionThatReplaces} from '../../src/data/formerAnchorRules';
import {expect, test, visit} from './fixture';

const all = formerAnchors.flatMap(({page, anchors}) =>
  Object.keys(anchors).map((id) => {
    const to = sectionThatReplaces(page, id, formerAnchors) ?? '';
    return {page, id, to, isSamePage: to.startsWith(`${page}#`)};
  }),
);

/** The first former anchor of a kind that a page in the docs had. */
function find(what: string, isRight: (one: (typeof all)[number]) => boolean) {
  const found = all.find((one) => one.page.startsWith('/docs/') && isRight(one));
  if (found === undefined) throw new Error(`src/data/formerAnchors.ts has no anchor that leads to ${what}.`);
  return found;
}
const samePage = find('a section of the same page', ({isSamePage}) => isSamePage);
const otherPage = find('a section of another page', ({isSamePage, to}) => !isSamePage && /^\/docs\/[^?]*#/.test(to));

const section = (page: Page, to: string) => page.locator(`[id="${to.replace(/^.*#/, '')}"]`);

/** The names of the scripts that a page requests after this call. */
function requestedScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
}

test('a link to a former section leads to the one that replaces it', async ({page}) => {
  await visit(page, '/docs/pact');
  for (const {page: path, id, to} of [samePage, otherPage]) {
    await page.goto(`${path}#${id}`);
    await expect(page).toHaveURL(to);
    await expect(section(page, to)).toBeInViewport();
  }
  await page.goBack();
  await expect(page).toHaveURL(samePage.to);
  await page.goBack();
  await expect(page).toHaveURL('/docs/pact');
});

test('a former anchor also works on a page that is already open', async ({page}) => {
  await visit(page, samePage.page);
  await page.evaluate((hash) => (location.hash = hash), samePage.id);
  await expect(page).toHaveURL(samePage.to);
  await expect(section(page, samePage.to)).toBeInViewport();
});

for (const id of ['no-such-section', 'constructor', '%E0%A4%A']) {
  test(`a page stays at the top for an anchor that it never had: ${id}`, async ({page}) => {
    await visit(page, `${samePage.page}#${id}`);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${samePage.page}#${id}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the list of former anchors is loaded only for an anchor that the page lacks', async ({page}) => {
  await visit(page, samePage.to);
  await page.waitForLoadState('networkidle');
  const requests = requestedScripts(page);
  await page.evaluate(() => (location.hash = ''));
  await page.evaluate(() => (location.hash = 'scenario=none'));
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.evaluate(() => (location.hash = 'no-such-section'));
  await expect.poll(() => requests.length).toBe(1);
});

test('the reader stays on the page if the list of former anchors can’t be loaded', async ({page, problems}) => {
  problems.provoke(/Failed to load resource|ERR_FAILED|requestfailed/i);
  await visit(page, samePage.page);
  await page.waitForLoadState('networkidle');
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/*.js', (route) => route.abort());
  await page.evaluate((hash) => (location.hash = hash), samePage.id);
  await failed;
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL(`${samePage.page}#${samePage.id}`);
});
