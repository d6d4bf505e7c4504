import {readFileSync} from 'node:fs';
import {expect, test, visit} from './fixture';

const PAGE = '/docs/pact';
const text = () => readFileSync(`build${PAGE}.md`, 'utf8');

test('a page is copied as Markdown with the keyboard', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  const actions = page.getByRole('group', {name: 'Page as Markdown'});
  await actions.getByRole('button', {name: 'Copy page'}).focus();
  await page.keyboard.press('Enter');
  await expect(actions.getByRole('status')).toHaveText('Copied as Markdown.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text());
  await page.keyboard.press('Tab');
  await expect(actions.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(actions.getByRole('status'), 'the message disappears when the button loses focus').toBeEmpty();
});

test("the message doesn't shift the layout", async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  const heading = page.getByRole('heading', {level: 1});
  const before = await heading.boundingBox();
  const actions = page.getByRole('group', {name: 'Page as Markdown'});
  await actions.getByRole('button', {name: 'Copy page'}).click();
  await expect(actions.getByRole('status')).toHaveText('Copied as Markdown.');
  expect(await heading.boundingBox()).toEqual(before);
});

test('a message links to the Markdown when the browser denies copying', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', {value: {write: refuse, writeText: refuse}});
  });
  await visit(page, PAGE);
  const actions = page.getByRole('group', {name: 'Page as Markdown'});
  await actions.getByRole('button', {name: 'Copy page'}).click();
  await expect(actions.getByRole('status')).toHaveText(/Couldn’t copy the page. View it as Markdown/);
});

test('the next page has its own Markdown and no data of the previous page', async ({page}) => {
  await visit(page, PAGE);
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute('href', `${PAGE}.md`);
  await expect(page.locator('script[data-structured-data]')).toHaveCount(1);
  await page.getByRole('complementary').getByRole('link', {name: 'Getting started'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/index.md');
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute('href', '/index.md');
  await expect(page.locator('script[data-structured-data]')).toHaveCount(0);
});

for (const [name, width] of [
  ['a desktop', 1440],
  ['a phone', 390],
] as const) {
  test(`on ${name}, both actions are inside the window and large enough to touch`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    for (const path of [
      PAGE,
      '/',
      '/oas/products',
      '/docs/bi-directional-contract-testing/contracts/oas/keyword-support',
    ]) {
      await visit(page, path);
      const actions = page.getByRole('group', {name: 'Page as Markdown'});
      for (const action of [actions.getByRole('button'), actions.getByRole('link')]) {
        const box = await action.boundingBox();
        expect.soft(box?.height ?? 0, path).toBeGreaterThanOrEqual(24);
        expect.soft((box?.x ?? width) + (box?.width ?? 0), path).toBeLessThanOrEqual(width);
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page links to its Markdown and has no control that needs a script', async ({page, request}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    const link = page.getByRole('link', {name: 'View as Markdown'});
    await expect(link).toHaveAttribute('href', `${PAGE}.md`);
    // Requested without the page because a browser that shows a text file also requests a favicon that the site doesn't
    // have.
    expect(await (await request.get(`${PAGE}.md`)).text()).toBe(text());
  });
});

test('a client that accepts Markdown gets it from the URL of the page', async ({request}) => {
  const markdown = await request.get(PAGE, {headers: {accept: 'text/markdown, text/html;q=0.9'}});
  expect(await markdown.text()).toBe(text());
  expect(markdown.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    vary: 'Accept, Accept-Encoding',
    link: `<https://docs.pactflow.io${PAGE}>; rel="canonical"`,
  });
  expect((await request.get(`${PAGE}.md`)).headers()).toMatchObject({'x-robots-tag': 'noindex'});
  expect((await request.get(PAGE)).headers()['content-type']).toBe('text/html; charset=utf-8');
});
