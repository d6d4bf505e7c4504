import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {expect, settle, test, visit} from './fixture';

const PAGE = '/fix';
const LINE =
  'There is no verified pact between version 1.1.0 of CatalogueWeb and the version of ProductAPI currently in production (2.0.0)';

const reader = (page: Page) => page.getByRole('region', {name: 'Log search'});
const field = (page: Page) => reader(page).getByRole('textbox', {name: 'Error message or log'});
const status = (page: Page) => reader(page).getByRole('status');
const result = (page: Page) => reader(page).getByRole('region', {name: 'Result'});
const button = (page: Page, name: string) => reader(page).getByRole('button', {name, exact: true});
const heading = (page: Page) => result(page).getByRole('heading', {level: 2}).first();

/** Pastes a text as the keyboard does. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  }, text);
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  reader(page).locator('input[type=file]').setInputFiles({name, mimeType: 'text/plain', buffer});

test.describe('the log search', () => {
  test('explains a recorded failure with the names of the log', async ({page}) => {
    await visit(page, PAGE);
    await paste(page, readFileSync('samples/pact-cli/output/can-i-deploy-unknown.txt', 'utf8'));
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
    await expect(result(page).locator('mark').first()).toHaveText(LINE);
    await expect(result(page)).toContainText('How to tell:');
    await expect(result(page).locator('pre').first()).toContainText('--pacticipant CatalogueWeb --version 1.1.0');
    await result(page).getByRole('link', {name: 'Page about this message'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('There is no verified pact between … and …');
    await page.goBack();
    await expect(field(page), 'the log is still there').toHaveValue(/There is no verified pact/);
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
  });

  test('finds the first error of an example, and the consequences after it', async ({page}) => {
    await visit(page, PAGE);
    await button(page, 'Try an example').click();
    await expect(status(page)).toHaveText(/^Found 1 known error in \d+ lines\.$/);
    const others = result(page).getByRole('group').filter({hasText: 'Consequence of another error'});
    await expect(others.first()).toBeVisible();
    await others.first().locator('summary').click();
    await expect(others.first()).toContainText('How to tell:');
  });

  test('hides secrets and hostnames before it shows them', async ({page}) => {
    await visit(page, PAGE);
    await paste(page, `PACT_BROKER_TOKEN=abc123secret https://jo:pw@acme.pactflow.io/pacts\n${LINE}`);
    await expect(field(page)).toHaveValue(`PACT_BROKER_TOKEN=*** https://***@host-1.example/pacts\n${LINE}`);
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
    await page.keyboard.press('Control+z');
    await expect(field(page), 'pasting can be undone').toHaveValue('');
  });

  test('lists lines that look like errors if no message is known', async ({page}) => {
    await visit(page, PAGE);
    await paste(page, 'all good\nfatal: the frobnicator exploded\n');
    await expect(status(page)).toHaveText('No known message was found. 1 line looks like an error. Searched 3 lines.');
    await expect(result(page).getByRole('link', {name: 'Search for this line'})).toHaveAttribute(
      'href',
      `/search?q=${encodeURIComponent('fatal: the frobnicator exploded')}`,
    );
    await paste(page, 'x');
    await field(page).fill('nothing to see here');
    await button(page, 'Find the cause').click();
    await expect(status(page)).toHaveText('No known message was found. Searched 1 line.');
    await expect(result(page)).toContainText('Copy more of the log');
  });

  test('explains why it reads no empty, large, or binary input, and keeps the log', async ({page}) => {
    await visit(page, PAGE);
    await button(page, 'Find the cause').click();
    await expect(status(page)).toHaveText('Paste an error message or a log first.');
    await expect(field(page)).toBeFocused();
    await field(page).fill('my log');
    await choose(page, 'large.log', Buffer.alloc(6 * 1024 * 1024, 'x'));
    await expect(status(page)).toHaveText(/^large\.log has 6\.0 MB, but the limit is 5 MB\./);
    await choose(page, 'image.png', Buffer.from([137, 80, 0, 0]));
    await expect(status(page)).toHaveText('image.png isn’t a text file. Your log is unchanged.');
    await choose(page, 'empty.log', Buffer.from(' \n'));
    await expect(status(page)).toHaveText('empty.log is empty. Your log is unchanged.');
    await expect(field(page)).toHaveValue('my log');
  });

  test('reads a large file without showing it in the field', async ({page}) => {
    await visit(page, PAGE);
    const filler = `${'step done '.repeat(10)}\n`.repeat(45_000);
    await choose(page, 'build.log', Buffer.from(`${filler}\u001b[31m${LINE}\u001b[0m\n`));
    await expect(reader(page).getByText('build.log (4.3 MB)')).toBeVisible();
    await expect(result(page).getByText('Line 45,001')).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await button(page, 'Remove').click();
    await expect(field(page)).toBeFocused();
  });

  test('reads a dropped file', async ({page}) => {
    await visit(page, PAGE);
    await reader(page).evaluate((element, line) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([line], 'dropped.log', {type: 'text/plain'}));
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
    }, LINE);
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
  });

  test('can be canceled, and searches again', async ({page}) => {
    await settle(page, PAGE);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill(LINE);
    await button(page, 'Find the cause').click();
    await expect(status(page)).toHaveText('Searching…');
    await button(page, 'Cancel').click();
    release();
    await expect(status(page)).toHaveText('Canceled. Your log is unchanged.');
    await expect(field(page)).toHaveValue(LINE);
    await button(page, 'Find the cause').click();
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
  });

  test('says so if its scripts can’t be loaded, and tries again', async ({page, problems}) => {
    problems.provoke(/request failed: .*\/assets\/js\//);
    problems.provoke(/console: Failed to load resource: .*\/assets\/js\//);
    await settle(page, PAGE);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await field(page).fill(LINE);
    await button(page, 'Find the cause').click();
    await expect(status(page)).toHaveText(/couldn’t be loaded. Check your connection, and try again/);
    await page.unrouteAll();
    await button(page, 'Find the cause').click();
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
  });

  test('shares only the lines of the result, and opens the link without sending it', async ({page, context}) => {
    await visit(page, PAGE);
    await paste(page, `private line\nGITHUB_TOKEN=ghp_${'a'.repeat(30)}\n${LINE}`);
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
    await button(page, 'Share').click();
    await expect(result(page)).toContainText('The link contains this line, in compressed form');
    await expect(result(page).getByRole('listitem').filter({hasText: LINE}).first()).toBeInViewport();
    await expect(result(page)).not.toContainText('private line');
    const link = await result(page).getByRole('textbox', {name: 'Link'}).inputValue();
    const other = await context.newPage();
    const urls: string[] = [];
    other.on('request', (request) => urls.push(request.url()));
    await visit(other, new URL(link).pathname + new URL(link).hash);
    await expect(heading(other)).toHaveText('There is no verified pact between … and …');
    await expect(field(other)).toHaveValue(LINE);
    expect(urls.filter((url) => url.includes('log='))).toEqual([]);
  });

  test('leads to the explanation of a table', async ({page}) => {
    await visit(page, PAGE);
    await paste(page, LINE);
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
    const link = result(page).getByRole('link', {name: 'output reader'});
    await expect(link).toHaveCount(0);
    await paste(page, `│ CONSUMER ┆ C.VERSION ┆ PROVIDER ┆ P.VERSION ┆ SUCCESS? ┆ RESULT │\n${LINE}`);
    await expect(link).toHaveAttribute('href', '/learn/can-i-deploy#output');
  });

  test('says that a shared link is damaged, and keeps the reader’s own log', async ({page}) => {
    await visit(page, `${PAGE}#log=fix.damaged`);
    await expect(status(page)).toHaveText(/^The link is damaged\. /);
    await field(page).fill('my log');
    await page.evaluate(() => (window.location.hash = '#log=fix.also-damaged'));
    await expect(status(page)).toHaveText(/^The link is damaged\. /);
    await expect(field(page)).toHaveValue('my log');
  });

  test('works without storage, and offline after its first search', async ({page, context}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, PAGE);
    await paste(page, LINE);
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
    await button(page, 'Clear').click();
    await expect(field(page)).toHaveValue('');
    await context.setOffline(true);
    await paste(page, LINE);
    await expect(heading(page)).toHaveText('There is no verified pact between … and …');
    await context.setOffline(false);
  });

  test('works with the keyboard only', async ({page}) => {
    await visit(page, PAGE);
    await field(page).focus();
    await page.keyboard.insertText(LINE);
    await page.keyboard.press('Control+Enter');
    await expect(status(page)).toHaveText('Found 1 known error in 1 line.');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Find the cause')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Found 1 known error in 1 line.');
    for (const name of ['Cancel', 'Choose a file', 'Try an example', 'Share', 'Clear']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Cleared.');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page leads to the pages about messages', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('noscript p', {hasText: 'Searching a log requires JavaScript'})).toBeVisible();
    await page.getByRole('link', {name: 'There is no verified pact between … and …', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'Possible causes'})).toBeVisible();
  });
});

test('axe reports no violation with a result, and it fits a phone', async ({page}) => {
  await visitWithAxe(page, PAGE);
  await paste(page, `${LINE}\nfoo\nComputer says no\nProcess completed with exit code 1.`);
  await expect(heading(page)).toBeVisible();
  for (const view of VIEWS) {
    await setView(page, view);
    const {violations, overflow} = await audit(page, new Set(), view.rules);
    expect(violations).toEqual([]);
    expect(overflow).toBe(0);
  }
});
