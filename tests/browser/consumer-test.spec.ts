import type {Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {expect, hydrated, test, visit} from './fixture';

const FIRST = '/docs/workshops/introduction/hands-on/step-3';
const FIX = '/docs/workshops/introduction/hands-on/step-5';
const MISSING = '/docs/workshops/introduction/hands-on/step-6';
const WORKER = /consumer-test\.\w+\.isolated\.js/;

const lab = (page: Page) => page.getByRole('region', {name: 'Consumer test', exact: true});
const status = (page: Page) => lab(page).getByRole('status');
const result = (page: Page) => lab(page).getByRole('region', {name: 'Result'});
const button = (page: Page, name: string) => lab(page).getByRole('button', {name, exact: true});
const client = (page: Page) => lab(page).getByRole('textbox', {name: /^Client: /});
const pactTest = (page: Page) => lab(page).getByRole('textbox', {name: /^Pact test: /});

/** Uses the plain text field, whose text a test can replace. */
async function plain(page: Page): Promise<void> {
  await button(page, 'Use a plain text field').click();
  await expect(status(page)).toHaveText('You’re using a plain text field.');
}

async function replace(field: ReturnType<typeof client>, from: string, to: string): Promise<void> {
  const text = await field.inputValue();
  expect(text).toContain(from);
  await field.fill(text.replace(from, to));
}

test.describe('the consumer test', () => {
  test('passes, and shows the pact, which can be downloaded', async ({page}) => {
    await visit(page, FIRST);
    await expect(lab(page)).toContainText('a small mock of Pact JS, which supports only what this lab uses');
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText('Both tests passed. The test wrote the pact below.');
    await expect(result(page).getByRole('listitem')).toHaveText([
      'Passed: lists the products',
      'Passed: gets one product',
    ]);
    await expect(result(page)).toContainText('"description": "a request for all products"');
    const download = page.waitForEvent('download');
    await button(page, 'Download pact').click();
    expect((await download).suggestedFilename()).toBe('CatalogueWeb-ProductAPI.json');
  });

  test('fails after a change of the client, shows what was expected and received, and passes after a fix', async ({
    page,
  }) => {
    await visit(page, FIX);
    await plain(page);
    await replace(client(page), '/products/${id}', '/product/${id}');
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/^1 of 2 tests failed\./);
    await expect(result(page)).toContainText('0) The following request was not expected:');
    await expect(result(page)).toContainText('1) The following request was expected but not received:');
    await result(page).getByRole('button', {name: 'product-client.js, line 32'}).click();
    await expect(client(page)).toBeFocused();
    await replace(pactTest(page), "'/products/10'", "'/product/10'");
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/^Both tests passed/);
    await expect(result(page)).toContainText('"path": "/product/10"');
  });

  test('passes when the client handles a missing product', async ({page}) => {
    await visit(page, MISSING);
    await plain(page);
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/^1 of 3 tests failed\./);
    await replace(
      client(page),
      'return toProduct(await readJson(await get(`/product/${id}`)));',
      'const response = await get(`/product/${id}`); if (response.status === 404) return null; return toProduct(await readJson(response));',
    );
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/^All 3 tests passed/);
  });

  test('names the line of a syntax error, and keeps what was typed', async ({page}) => {
    await visit(page, FIRST);
    await plain(page);
    const original = await pactTest(page).inputValue();
    const typed = "import { test } from 'node:test';\n\ntest('a', ( => {});\n";
    await pactTest(page).fill(typed);
    await button(page, 'Run the test').click();
    await expect(result(page)).toContainText('Syntax error in product-client.pact.test.js, line 3');
    await page.reload();
    await hydrated(page);
    await expect(pactTest(page), 'the files are stored').toHaveValue(typed);
    await button(page, 'Reset').click();
    await button(page, 'Undo reset').click();
    await expect(pactTest(page)).toHaveValue(typed);
    await button(page, 'Reset').click();
    await expect(pactTest(page)).toHaveValue(original);
  });

  test('keeps the focus and the text when the code editor opens, and gets every character', async ({page}) => {
    await visit(page, FIRST);
    await pactTest(page).focus();
    await page.keyboard.press('Control+Home');
    await expect(lab(page).locator('textarea').last()).toBeHidden();
    await expect(pactTest(page)).toBeFocused();
    await page.keyboard.type('// a/b');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(pactTest(page)).toContainText('// a/b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(status(page)).toHaveText('Both tests passed. The test wrote the pact below.');
  });

  test('runs what was typed last', async ({page}) => {
    await visit(page, FIRST);
    await pactTest(page).focus();
    await expect(lab(page).locator('textarea').last()).toBeHidden();
    await expect(pactTest(page)).toBeFocused();
    await page.keyboard.press('Control+Home');
    // Both happen before the page's next task.
    await pactTest(page).evaluate(async (content) => {
      document.execCommand('insertText', false, "throw new Error('typed last');");
      await Promise.resolve();
      content.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', ctrlKey: true, bubbles: true, composed: true}));
    });
    await expect(result(page)).toContainText('typed last');
    await expect(pactTest(page)).toContainText('typed last');
  });

  test('reports an error that no test waits for, and a test that ends too early', async ({page}) => {
    await visit(page, FIRST);
    await plain(page);
    await pactTest(page).fill(
      "import { test } from 'node:test';\ntest('a', () => { Promise.reject(new Error('boom')); });\n",
    );
    await button(page, 'Run the test').click();
    await expect(result(page)).toContainText('boom');
    await expect(status(page)).toHaveText(/failed|has a problem/);
    await button(page, 'Reset').click();
    await replace(pactTest(page), "test('gets one product', () =>\n  pact", "test('gets one product', () => {\n  pact");
    await pactTest(page).fill((await pactTest(page).inputValue()).replace(/\}\)\);\s*$/, '})});'));
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/might be incomplete/);
    await expect(result(page)).toContainText('Call executeTest, and return or await its promise.');
  });

  test('is stopped by the reader, and after a time limit', async ({page}) => {
    await visit(page, FIRST);
    await plain(page);
    await pactTest(page).fill("import { test } from 'node:test';\ntest('never ends', () => { for (;;); });\n");
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText('Running the test…');
    await button(page, 'Stop').click();
    await expect(status(page)).toHaveText('Stopped. Your code is unchanged.');
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/^Stopped after 5 seconds, during the test “never ends”\./, {
      timeout: 20_000,
    });
  });

  test('can’t reach the network or storage', async ({page}) => {
    await visit(page, FIRST);
    await plain(page);
    await pactTest(page).fill(
      `import { test } from 'node:test';
       test('requests', () => fetch('/'));
       for (const name of ['indexedDB', 'caches', 'XMLHttpRequest', 'WebSocket', 'importScripts', 'navigator', 'postMessage'])
         test(name, () => { if (typeof globalThis[name] !== 'undefined') throw new Error(name); });`,
    );
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/^1 of 8 tests failed\./);
    await expect(result(page)).toContainText('this lab has no network');
  });

  test('is shared by URL after a note, and keeps the reader’s files', async ({page}) => {
    await visit(page, FIRST);
    await plain(page);
    await client(page).fill('export const shared = 1;\n');
    await button(page, 'Share').click();
    await expect(result(page)).toContainText('everyone who gets the link can read the files');
    const url = await result(page).getByRole('textbox').inputValue();
    await button(page, 'Reset').click();
    await page.goto(url);
    await expect(status(page)).toHaveText('This link contains two files. Do you want to load them?');
    await expect(client(page)).not.toHaveValue(/shared/);
    await button(page, 'Load them').click();
    await expect(client(page)).toHaveValue(/shared/);
    await page.goto(url.slice(0, -30));
    await expect(status(page)).toHaveText('The link is damaged. Part of it may be missing. Your code is unchanged.');
    await expect(client(page)).toHaveValue(/shared/);
  });

  test('reports that the mock can’t be loaded offline, and works when the network is back', async ({page, context}) => {
    await visit(page, FIRST);
    await context.route(WORKER, (route) => route.abort());
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/couldn’t be loaded/);
    await context.unroute(WORKER);
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/^Both tests passed/);
  });

  test('works with the keyboard only, in the code editor', async ({page}) => {
    await visit(page, FIX);
    await button(page, 'Use a plain text field').focus();
    const code = lab(page).locator('.cm-content').first();
    await expect(code).toBeVisible();
    await code.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type("throw new Error('typed'); ");
    await page.keyboard.press('Tab');
    await expect(code).not.toBeFocused();
    await button(page, 'Run the test').focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('The test didn’t run because of a problem in the code.');
    await result(page).getByRole('button', {name: 'product-client.js, line 1', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
  });

  test('has no accessibility problems with results and the code editor, in both modes and at both widths', async ({
    page,
  }) => {
    await visitWithAxe(page, MISSING);
    await button(page, 'Run the test').focus();
    await expect(lab(page).locator('.cm-content').first()).toBeVisible();
    await button(page, 'Run the test').click();
    await expect(status(page)).toHaveText(/^1 of 3 tests failed\./);
    const verified = new Set<string>();
    for (const view of VIEWS) {
      await setView(page, view);
      // At the top of the page, the navigation bar doesn't cover any content.
      await page.evaluate(() => window.scrollTo(0, 0));
      const {violations, overflow} = await audit(page, verified, view.rules);
      expect(violations).toEqual([]);
      expect(overflow).toBe(0);
    }
  });

  test('exports both files as a ZIP file', async ({page}) => {
    await visit(page, FIRST);
    const download = page.waitForEvent('download');
    await button(page, 'Export as ZIP').click();
    expect((await download).suggestedFilename()).toBe('consumer-test-first-pact.zip');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the consumer test shows both files and an explanation', async ({page}) => {
    await page.goto(FIRST);
    await expect(page.locator('noscript p', {hasText: 'Running the test in your browser requires'})).toBeVisible();
    await expect(client(page)).toHaveValue(/createProductClient/);
    await expect(pactTest(page)).toBeVisible();
  });
});
