import type {Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {expect, hydrated, test, visit} from './fixture';
import {widthBeyondWindow} from './reflow';

const PAGE = '/docs/workshops/bi-directional/step10';
const DEPLOY = '/docs/workshops/bi-directional/step9';
const PROVIDER = '/docs/workshops/bi-directional/step4';
const DESIGN = '/docs/workshops/quick_starts/design_first';

const playground = (page: Page) => page.getByRole('region', {name: 'Playground', exact: true});
const status = (page: Page) => playground(page).getByRole('status');
const result = (page: Page) => playground(page).getByRole('region', {name: 'Result'});
const button = (page: Page, name: string) => playground(page).getByRole('button', {name, exact: true});
const description = (page: Page) => playground(page).getByRole('textbox', {name: /^OpenAPI description/});
const pact = (page: Page) => playground(page).getByRole('textbox', {name: /^Pact of/});

/** Uses the plain text field, whose text a test can replace. */
async function plain(page: Page): Promise<void> {
  await button(page, 'Use a plain text field').click();
  await expect(status(page)).toHaveText('You’re using a plain text field.');
}

test.describe('the playground', () => {
  test('compares the contracts of the page, and leads to the line and the page of each finding', async ({page}) => {
    await visit(page, PAGE);
    await expect(result(page)).toContainText('Nothing that you enter is sent anywhere unless you share a link.');
    await plain(page);
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(
      '2 errors: the pact isn’t compatible with the description. 3 interactions compared.',
    );
    const finding = result(page).getByRole('listitem').filter({hasText: 'interactions[1].response.body'}).first();
    await expect(finding).toContainText('must NOT have additional properties - name');
    await expect(finding.getByRole('link', {name: 'response.body.incompatible'})).toHaveAttribute(
      'href',
      '/docs/reference/comparison-results/response-body-incompatible',
    );
    await finding.getByRole('button', {name: /^Pact, line/}).click();
    await expect(pact(page)).toBeFocused();
  });

  test('publishes, asks can-i-deploy, records a deployment, and shows the matrix', async ({page}) => {
    await visit(page, DEPLOY);
    await button(page, 'Publish both').click();
    await expect(status(page)).toHaveText('Published both contracts.');
    await playground(page).getByLabel('Application').selectOption('CatalogueWeb');
    await button(page, 'Can I deploy?').click();
    await expect(status(page)).toHaveText(/^No: /);
    await playground(page).getByLabel('Application').selectOption('ProductAPI');
    await button(page, 'Record deployment').click();
    await expect(status(page)).toHaveText('Recorded version 1.0.0 of ProductAPI in production.');
    await playground(page).getByLabel('Application').selectOption('CatalogueWeb');
    await button(page, 'Can I deploy?').click();
    await expect(status(page)).toHaveText('Yes: you can deploy version 1.0.0 of CatalogueWeb to production.');
    await expect(result(page).getByRole('table').last()).toContainText('ProductAPI 1.0.0 (in production)');
    await page.reload();
    await hydrated(page);
    await button(page, 'Can I deploy?').click();
    await expect(status(page), 'the state is stored').toHaveText(/^(?:Yes|No): .* ProductAPI/);
  });

  test('publishes one document, even while the other one is invalid', async ({page}) => {
    await visit(page, PROVIDER);
    await button(page, 'Can I deploy?').click();
    await expect(result(page)).toContainText('Pacticipant ProductAPI not found');
    await plain(page);
    await pact(page).fill('{');
    await button(page, 'Publish pact').click();
    await expect(status(page)).toHaveText('The contracts weren’t compared because of a problem in the pact.');
    await playground(page).getByLabel('Provider tests passed').uncheck();
    await button(page, 'Publish description').click();
    await expect(status(page)).toHaveText('Published the description.');
    await expect(result(page)).toContainText('version 1.0.0 of ProductAPI. Self-verification: failure');
    await button(page, 'Reset').click();
    await button(page, 'Publish pact').click();
    await expect(status(page)).toHaveText('Published the pact.');
    await expect(result(page)).toContainText('Created CatalogueWeb version 1.0.0');
  });

  test('has its own name on a page with several, and starts with the versions of the page', async ({page}) => {
    await visit(page, DESIGN);
    const third = page.getByRole('region', {name: 'Playground 3', exact: true});
    await third.getByRole('button', {name: 'Publish description', exact: true}).click();
    await expect(third.getByRole('status')).toHaveText('Published the description.');
    await third.getByRole('button', {name: 'Can I deploy?'}).click();
    await expect(third.getByRole('status')).toHaveText(
      'No: don’t deploy version 2.0.0-design of ProductAPI to production.',
    );
    const results = page.getByRole('region', {name: 'Result of playground 3'});
    await expect(results.getByRole('table').last()).toContainText('ProductAPI 1.1.0 (in production)');
  });

  test('reports that an action can’t be loaded, and works when the network is back', async ({
    page,
    context,
    problems,
  }) => {
    problems.provoke(/\/pga\.\w+\.js/);
    await visit(page, PAGE);
    await context.route(/\/pga\.\w+\.js/, (route) => route.abort());
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^This part of the playground couldn’t be loaded/);
    await context.unroute(/\/pga\.\w+\.js/);
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^2 errors/);
  });

  test('reports problems with their lines, and keeps what was typed', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    const original = await description(page).inputValue();
    for (const [text, message] of [
      ['', 'The document is empty.'],
      ['openapi: 3.0.0\ninfo: {}\npaths:\n  a: b: c\n', 'Description, line 4: Invalid YAML'],
      ['openapi: 4.0.0\n', 'Description, line 1: Version 4.0.0 of OpenAPI isn’t supported'],
      ['a'.repeat(500_001), 'The limit is 500,000.'],
    ] as const) {
      await description(page).fill(text);
      await button(page, 'Compare').click();
      await expect(result(page)).toContainText(message);
      await expect(description(page)).toHaveValue(text);
    }
    await description(page).fill(original);
    await pact(page).fill('{"consumer": {},\n}');
    await button(page, 'Compare').click();
    await expect(result(page)).toContainText('Pact, line 2: Invalid JSON');
    await button(page, 'Reset').click();
    await button(page, 'Undo reset').click();
    await expect(pact(page)).toHaveValue('{"consumer": {},\n}');
    await button(page, 'Reset').click();
    await expect(description(page)).toHaveValue(original);
  });

  test('is shared by URL after a note, and keeps the reader’s documents', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    await description(page).fill('openapi: 3.0.0\ninfo: {}\npaths: {}\n');
    await button(page, 'Share').click();
    await expect(result(page)).toContainText('everyone who gets the link can read the documents');
    const url = await result(page).getByRole('textbox').inputValue();
    await button(page, 'Reset').click();
    await page.goto(url);
    await expect(status(page)).toHaveText('This link contains two documents. Do you want to load them?');
    await expect(description(page)).not.toHaveValue(/paths: \{\}/);
    await button(page, 'Load them').click();
    await expect(description(page)).toHaveValue(/paths: \{\}/);
    await page.goto(url.slice(0, -30));
    await expect(status(page)).toHaveText(
      'The link is damaged. Part of it may be missing. Your documents are unchanged.',
    );
    await expect(description(page)).toHaveValue(/paths: \{\}/);
  });

  test('reports that the comparison can’t be loaded offline, and works when the network is back', async ({
    page,
    context,
  }) => {
    await visit(page, PAGE);
    await plain(page);
    await context.route(/comparator\.\w+\.isolated\.js/, (route) => route.abort());
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/couldn’t be loaded/);
    await context.unroute(/comparator\.\w+\.isolated\.js/);
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^2 errors/);
  });

  test('cancels a comparison', async ({page, context}) => {
    await visit(page, PAGE);
    await context.route(/comparator\.\w+\.isolated\.js/, () => undefined);
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText('Comparing…');
    await button(page, 'Cancel').click();
    await expect(status(page)).toHaveText('Canceled. Your documents are unchanged.');
  });

  test('works with the keyboard only, in the code editor', async ({page}) => {
    await visit(page, PAGE);
    await button(page, 'Use a plain text field').focus();
    const code = playground(page).locator('.cm-content').first();
    await expect(code).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Export as ZIP')).toBeFocused();
    await button(page, 'Compare').focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/^2 errors/);
    const line = result(page)
      .getByRole('button', {name: /^Description, line/})
      .first();
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(code).not.toBeFocused();
  });

  test('has no accessibility problems with findings and the code editor, in both modes and at both widths', async ({
    page,
  }) => {
    await visitWithAxe(page, PAGE);
    await button(page, 'Compare').focus();
    await expect(playground(page).locator('.cm-content').first()).toBeVisible();
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^2 errors/);
    const verified = new Set<string>();
    for (const view of VIEWS) {
      await setView(page, view);
      const {violations, overflow} = await audit(page, verified, view.rules);
      expect(violations).toEqual([]);
      expect(overflow).toBe(0);
    }
  });

  test('keeps its size when the editor opens and results appear', async ({page}) => {
    await page.goto(PAGE);
    const height = () => playground(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await hydrated(page);
    expect(await height()).toBe(before);
    await button(page, 'Compare').focus();
    await expect(playground(page).locator('.cm-content').first()).toBeVisible();
    expect(await height()).toBe(before);
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/^2 errors/);
    expect(await height()).toBe(before);
  });

  test('works when storage is denied', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await visit(page, DEPLOY);
    await button(page, 'Publish both').click();
    await expect(status(page)).toHaveText('Published both contracts.');
  });

  test('exports both documents as a ZIP file', async ({page}) => {
    await visit(page, PAGE);
    const download = page.waitForEvent('download');
    await button(page, 'Export as ZIP').click();
    expect((await download).suggestedFilename()).toBe('playground-bdct-rename.zip');
  });

  test('shows one document at a time on a phone, without a horizontal scroll bar', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await visit(page, PAGE);
    await expect(description(page)).toBeVisible();
    await expect(pact(page)).toBeHidden();
    await button(page, 'Pact').click();
    await expect(pact(page)).toBeVisible();
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^2 errors/);
    expect(await widthBeyondWindow(page)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the playground shows both documents and an explanation', async ({page}) => {
    await page.goto(PAGE);
    await expect(
      page.locator('noscript p', {hasText: 'which requires JavaScript. Without it, follow the commands'}),
    ).toBeVisible();
    await expect(description(page)).toHaveValue(/^openapi:/);
    await expect(pact(page)).toBeVisible();
  });
});
