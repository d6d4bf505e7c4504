import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {expect, test, visit} from './fixture';

const PAGE = '/lab/compare';
const CODE = 'response.body.incompatible';

const lab = (page: Page) => page.getByRole('region', {name: 'Comparison', exact: true});
const status = (page: Page) => lab(page).getByRole('status');
const result = (page: Page) => lab(page).getByRole('region', {name: 'Result'});
const button = (page: Page, name: string | RegExp) =>
  lab(page).getByRole('button', {name, exact: typeof name === 'string'});
const field = (page: Page, side: 'Description' | 'Pact') => lab(page).getByRole('textbox', {name: side, exact: true});
const sample = (code: string, name: string) => readFileSync(`samples/comparison-results/cases/${code}/${name}`, 'utf8');

/** Uses the plain text field, whose text a test can replace. */
async function plain(page: Page): Promise<void> {
  await button(page, 'Use a plain text field').click();
  await expect(status(page)).toHaveText('You’re using a plain text field.');
}

async function loadExample(page: Page, name: string): Promise<void> {
  await lab(page).getByRole('combobox', {name: 'Example'}).selectOption(name);
  await button(page, 'Load example').click();
}

/** Opens the lab with two documents in plain text fields. */
async function fill(page: Page, description: string, pact: string): Promise<void> {
  await visit(page, PAGE);
  await plain(page);
  await field(page, 'Description').fill(description);
  await field(page, 'Pact').fill(pact);
}

const DESCRIPTION = sample(CODE, 'oas.yaml');
const PACT = sample(CODE, 'pact.json');

/** A description and a pact with long lines, which contradict each other in a response and in a request. */
const STOCK = `openapi: 3.0.3
info: {title: stock, version: 1.0.0}
paths:
  /items/{id}/stock:
    get:
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses:
        '200':
          description: The stock of the item
          content:
            application/json:
              schema:
                type: object
                required: [id, inStock]
                properties:
                  id: {type: string}
                  inStock: {type: integer}
  /reservations:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              properties: {id: {type: string}}
      responses: {'201': {description: The reservation}}
`;
const STOCK_PACT = `{
  "consumer": {"name": "shop"},
  "provider": {"name": "stock"},
  "interactions": [
    {
      "description": "the stock of an item",
      "request": {"method": "GET", "path": "/items/42/stock", "headers": {"Accept": "application/json"}},

      "response": {"status": 200, "headers": {"Content-Type": "application/json"}, "body": {"id": "42", "available": 7}}
    },
    {
      "description": "a reservation",
      "request": {"method": "POST", "path": "/reservations", "headers": {"Content-Type": "application/json"}, "body": {"id": "42", "coupon": "SPRING"}},
      "response": {"status": 201}
    }
  ],
  "metadata": {"pactSpecification": {"version": "2.0.0"}}
}
`;

/** What a text field has selected. */
const selected = (page: Page, side: 'Description' | 'Pact') =>
  field(page, side).evaluate((element) => {
    const {value, selectionStart, selectionEnd} = element as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });

/** Drops files on an element of the lab. */
const drop = (page: Page, target: string, files: readonly {name: string; text: string}[]) =>
  lab(page)
    .locator(target)
    .first()
    .evaluate((element, all) => {
      const dataTransfer = new DataTransfer();
      for (const {name, text} of all) dataTransfer.items.add(new File([text], name));
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true, composed: true}));
    }, files);

test.describe('the comparison lab', () => {
  test('asks for documents while both are empty', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText('Enter a description and a pact first, or load an example.');
    await expect(field(page, 'Description')).toBeFocused();
    await button(page, 'Share').click();
    await expect(status(page)).toHaveText('Enter a description and a pact first.');
    await button(page, 'Clear').click();
    await expect(status(page)).toHaveText('There’s nothing to clear.');
  });

  test('loads an example, explains its finding, and selects the exact places in both documents', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    await loadExample(page, CODE);
    await expect(status(page)).toHaveText(
      `Loaded the example ${CODE}. 1 error: the pact isn’t compatible with the description. 1 interaction compared.`,
    );
    await expect(field(page, 'Description')).toHaveValue(DESCRIPTION);
    await expect(result(page).getByRole('heading', {level: 3})).toHaveText('Interaction 1: a request for product 10');
    const finding = result(page).getByRole('listitem').first();
    await expect(finding.getByRole('link', {name: CODE})).toHaveAttribute(
      'href',
      '/docs/reference/comparison-results/response-body-incompatible',
    );
    await expect(finding).toContainText(
      'In the description, the schema of the response body doesn’t have the property price',
    );
    await expect(finding).toContainText('must NOT have additional properties - price');
    await expect(finding).toContainText('If the provider returns price, add it under properties (line 15)');
    await expect(finding).toContainText('remove price from the response body of “a request for product 10” (line 8');
    await expect(finding).toContainText('Pact, line 8: "price": 19.9');
    await finding.getByRole('button', {name: /^Pact, line \d+/}).click();
    await expect(field(page, 'Pact')).toBeFocused();
    expect(await selected(page, 'Pact')).toBe('"price": 19.9');
    await finding.getByRole('button', {name: /^Description, line \d+/}).click();
    await expect(field(page, 'Description')).toBeFocused();
    expect(await selected(page, 'Description')).toBe('properties:');
  });

  test('marks the places of a finding in both code editors', async ({page}) => {
    await visit(page, `${PAGE}#example=${CODE}`);
    await expect(status(page)).toHaveText(/1 error/);
    const editors = lab(page).locator('.cm-content');
    await expect(editors).toHaveCount(2);
    await expect(editors.nth(0).locator('.cm-mark').first()).toBeVisible();
    await expect(editors.nth(1).locator('.cm-mark').first()).toContainText('price');
    const both = button(page, 'Show in both documents').first();
    await expect(both).toHaveAttribute('aria-pressed', 'true');
    await both.click();
    await expect(status(page)).toHaveText(/^Marked line \d+ of the description and line \d+ of the pact\. 1 error: /);
    await expect(both).toBeFocused();
  });

  test('shows the mark in both code editors if the lines are long', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    await field(page, 'Description').fill(STOCK);
    await field(page, 'Pact').fill(STOCK_PACT);
    await button(page, 'Use the code editor').click();
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/2 errors/);
    for (const number of [0, 1]) {
      await button(page, 'Show in both documents').nth(number).click();
      const mark = lab(page).locator('.cm-content').nth(1).locator('.cm-mark');
      await expect(mark).toHaveText(number === 0 ? '"available": 7' : '"coupon": "SPRING"');
      await expect(mark).toBeInViewport({ratio: 1});
      await expect(lab(page).locator('.cm-content').nth(0).locator('.cm-mark')).toBeInViewport({ratio: 1});
    }
    await button(page, /^Description, line/)
      .first()
      .click();
    await expect(lab(page).locator('.cm-content').nth(0).locator('.cm-activeLine')).toBeInViewport({ratio: 0.5});
  });

  test('names the property, the lines, and what each side can change', async ({page}) => {
    await fill(page, STOCK, STOCK_PACT);
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^2 errors: the pact isn’t compatible with the description\./);
    const [response, request] = [result(page).locator('section').nth(0), result(page).locator('section').nth(1)];
    await expect(response).toContainText(
      'doesn’t have the property available, and the comparison allows only described properties',
    );
    await expect(response).toContainText('also describes inStock, which the pact doesn’t use');
    await expect(response).toContainText(
      'add it under properties (line 15), for example: "available": {"type": "integer"}',
    );
    await expect(response).toContainText('Pact, line 9: "available": 7');
    await expect(request).toContainText('the property coupon, and additionalProperties: false (line 25) doesn’t allow');
    await expect(request).toContainText('remove coupon from the request body of “a reservation” (line 13 of the pact)');
  });

  test('keeps the verdict and the findings after marking, sharing, and returning', async ({page}) => {
    await fill(page, DESCRIPTION, PACT);
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^1 error/);
    await expect(result(page).getByRole('heading', {level: 3})).toBeInViewport({ratio: 1});
    const code = result(page).getByRole('link', {name: CODE});
    await button(page, 'Share').click();
    await expect(status(page)).toHaveText(/^The link is ready\. .* 1 error: /);
    await expect(code).toBeVisible();
    await code.click();
    await expect(page).toHaveURL(/response-body-incompatible$/);
    // The URL changes before the page does. Until the new page is shown, the lab keeps its message.
    await expect(lab(page)).toHaveCount(0);
    await page.goBack();
    await expect(status(page)).toHaveText(/^1 error/);
    await expect(code).toBeVisible();
    await page.reload();
    await expect(code).toBeVisible();
    await button(page, 'Clear').click();
    await page.reload();
    await button(page, 'Clear').click();
    await expect(status(page)).toHaveText('There’s nothing to clear.');
  });

  test('says what happens to the documents before the reader enters them, and what the examples show', async ({
    page,
  }) => {
    await visit(page, PAGE);
    const note = lab(page).getByText(
      'Nothing that you enter is sent anywhere unless you share a link. Your browser keeps the documents until you select Clear.',
    );
    const [above, below] = [await note.boundingBox(), await button(page, 'Compare').boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    const group = lab(page).locator('optgroup[label=Responses] option');
    await expect(group.first()).toHaveText("response.body.incompatible: the body doesn't match its schema");
  });

  test('groups several findings by interaction, errors first, and lists the other interactions', async ({page}) => {
    const pact = JSON.parse(PACT) as {interactions: {description: string; request: object}[]};
    const [first] = pact.interactions;
    if (first === undefined) throw new Error('The sample has no interaction.');
    const warning = {...first, description: 'second', request: {...first.request, headers: {'X-Trace': '1'}}};
    const unknown = {...first, description: 'third', request: {method: 'PUT', path: '/none'}};
    const compatible = {...first, description: 'fourth', response: {status: 200}};
    const message = {type: 'Asynchronous/Messages', description: 'fifth', contents: {}};
    const all = {...pact, interactions: [compatible, message, warning, unknown]};
    await fill(page, DESCRIPTION, JSON.stringify(all, null, 2));
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(
      '2 errors: the pact isn’t compatible with the description. 1 warning. 3 interactions compared. 1 interaction skipped.',
    );
    await expect(result(page).getByRole('heading', {level: 3})).toHaveText([
      'Interaction 3: second',
      'Interaction 4: third',
    ]);
    const codes = result(page).getByRole('link', {name: /^re\w+\./});
    await expect(codes).toHaveText([
      'response.body.incompatible',
      'request.header.unknown',
      'request.path-or-method.unknown',
    ]);
    await result(page).getByText('Interactions without findings: 1').click();
    await expect(result(page).getByText('fourth')).toBeVisible();
    await result(page).getByText('Interactions that the comparator skipped: 1').click();
    await expect(result(page).getByText('fifth')).toBeVisible();
  });

  test('shows the raw result, and what no finding means', async ({page}) => {
    await fill(page, DESCRIPTION, sample(CODE, 'pact.fixed.json'));
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(
      'No errors: the pact is compatible with the description. 1 interaction compared.',
    );
    await result(page).getByRole('link', {name: 'What this can’t prove'}).click();
    await expect(page).toHaveURL(/#what-this-cant-prove$/);
    await field(page, 'Pact').fill(PACT);
    await expect(result(page)).toContainText('The documents or settings have changed since this comparison');
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^1 error/);
    await result(page).getByText('Raw result', {exact: true}).click();
    const raw = (await result(page).locator('pre').textContent()) ?? '';
    expect(JSON.parse(raw)).toEqual(JSON.parse(sample(CODE, 'result.json')));
  });

  test('passes its settings to the comparator', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, PAGE);
    await loadExample(page, 'ignore-trailing-slash');
    await expect(status(page)).toHaveText(/No errors/);
    await lab(page).getByText('Settings', {exact: true}).click();
    const switches = lab(page).getByRole('switch');
    await expect(switches).toHaveCount(11);
    const one = lab(page).getByRole('switch', {name: 'ignore-trailing-slash'});
    await expect(one).toHaveAccessibleDescription(/^The comparator ignores a path.s trailing slash\.$/);
    await one.uncheck();
    await expect(result(page)).toContainText('have changed since this comparison');
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^1 error: .* 1 setting differs from PactFlow’s defaults\.$/);
    await button(page, 'Copy changes as YAML').click();
    await expect(status(page)).toHaveText(/^Copied the settings\. 1 error: /);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'info:\n  x-opc-config-ignore-trailing-slash: false\n',
    );
    await button(page, 'Use PactFlow’s defaults').click();
    await expect(one).toBeChecked();
    await button(page, 'Turn off PactFlow’s defaults').click();
    await expect(lab(page).getByText('Settings (10 changed)')).toBeVisible();
    await button(page, 'Use PactFlow’s defaults').click();
    await loadExample(page, 'base-path');
    await expect(status(page)).toHaveText(/1 error/);
    await lab(page).getByRole('textbox', {name: 'base-path'}).fill('/v1');
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^No errors/);
  });

  test('restores the reader’s documents after examples, also when the page is opened again', async ({page}) => {
    await fill(page, 'my description', 'my pact');
    await loadExample(page, 'request.query.unknown');
    await expect(status(page)).toHaveText(/To restore your documents, select Undo\. No errors/);
    await loadExample(page, 'message.spec.missing');
    await expect(status(page)).toHaveText(/1 error/);
    await expect(field(page, 'Description')).toHaveValue('');
    await visit(page, PAGE);
    await button(page, 'Undo').click();
    await expect(field(page, 'Description')).toHaveValue('my description');
    await expect(field(page, 'Pact')).toHaveValue('my pact');
  });

  test('deletes the documents with Clear, and restores them until the reader leaves the page', async ({page}) => {
    await fill(page, 'my description', 'my pact');
    await loadExample(page, 'request.query.unknown');
    await expect(status(page)).toHaveText(/No errors/);
    await button(page, 'Clear').click();
    await expect(status(page)).toHaveText(
      'Cleared. To restore your documents, select Undo before you leave this page.',
    );
    await expect(field(page, 'Pact')).toHaveValue('');
    await expect(result(page)).toHaveText('');
    const stored = () =>
      page.evaluate(() => JSON.stringify([{...window.localStorage}, {...window.sessionStorage}]).includes('my pact'));
    expect(await stored()).toBe(false);
    await button(page, 'Undo').click();
    await expect(field(page, 'Pact')).toHaveValue('my pact');
    expect(await stored()).toBe(true);
    await button(page, 'Clear').click();
    await visit(page, PAGE);
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Clear').click();
    await expect(status(page)).toHaveText('There’s nothing to clear.');
  });

  test('compares messages, and gives the reasons why none matched', async ({page}) => {
    await visit(page, `${PAGE}#example=message.payload.incompatible`);
    await expect(status(page)).toHaveText(/1 error/);
    await expect(result(page)).toContainText('Reasons why no message matched:');
    await expect(result(page).getByRole('link', {name: 'message.payload.incompatible'})).toBeVisible();
    await page.evaluate(() => (window.location.hash = '#example=pact-broker.no-pacts-found'));
    await expect(status(page)).toHaveText(/^The comparator never reports pact-broker\.no-pacts-found/);
    await page.evaluate(() => (window.location.hash = '#example=toString'));
    await expect(status(page)).toHaveText(/^There’s no example with this name/);
  });

  test('reports problems with their lines, and keeps what was typed', async ({page}) => {
    await fill(page, DESCRIPTION, PACT);
    for (const [side, text, message] of [
      ['Description', 'openapi: 3.0.0\ninfo: {}\npaths:\n  a: b: c\n', 'Description, line 4: Invalid YAML'],
      ['Description', 'openapi: 4.0.0\n', 'Description, line 1: Version 4.0.0 of OpenAPI isn’t supported'],
      ['Description', 'a'.repeat(500_001), 'Description: The document has 500,001 characters. The limit is 500,000.'],
      ['Pact', '', 'Pact: The document is empty.'],
      ['Pact', '{"consumer": {},\n}', 'Pact, line 2: Invalid JSON'],
    ] as const) {
      const before = await field(page, side).inputValue();
      await field(page, side).fill(text);
      await button(page, 'Compare').click();
      await expect(result(page)).toContainText(message);
      await expect(field(page, side)).toHaveValue(text);
      await field(page, side).fill(before);
    }
    await field(page, 'Pact').fill('{"consumer": {},\n}');
    await button(page, 'Compare').click();
    await button(page, 'Pact, line 2').click();
    await expect(field(page, 'Pact')).toBeFocused();
    expect(await selected(page, 'Pact')).toBe('}');
  });

  test('opens files, recognizes what they are, and refuses others', async ({page}) => {
    await fill(page, 'my description', '');
    await drop(page, 'textarea', [
      {name: 'my-pact.json', text: PACT},
      {name: 'api.yaml', text: DESCRIPTION},
    ]);
    await expect(status(page)).toHaveText(
      /^Opened my-pact\.json as the pact and api\.yaml as the description\. To restore .* 1 error/,
    );
    await drop(page, 'textarea', [{name: 'image.png', text: '\u0000'}]);
    await expect(status(page)).toHaveText(/^image\.png isn’t a text file\. Your documents are unchanged\. 1 error: /);
    await drop(page, 'textarea', [
      {name: 'a.yaml', text: DESCRIPTION},
      {name: 'b.yaml', text: DESCRIPTION},
    ]);
    await expect(status(page)).toHaveText(/^These files contain more than one description\./);
    const inputs = lab(page).locator('input[type=file]');
    await inputs
      .first()
      .setInputFiles({name: 'huge.yaml', mimeType: 'text/yaml', buffer: Buffer.alloc(2_100_000, 'x')});
    await expect(status(page)).toHaveText(/^huge\.yaml is too large: .* 500,000 characters/);
    await expect(field(page, 'Description')).toHaveValue(DESCRIPTION);
    await inputs.last().setInputFiles({name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}')});
    await expect(field(page, 'Pact')).toHaveValue('{}');
    await button(page, 'Undo').click();
    await expect(field(page, 'Pact')).toHaveValue(PACT);
  });

  test('opens a dropped file also in the code editor', async ({page}) => {
    await visit(page, PAGE);
    await button(page, 'Compare').focus();
    await expect(lab(page).locator('.cm-content')).toHaveCount(2);
    await drop(page, '.cm-content', [{name: 'api.yaml', text: 'openapi: 3.0.0\ninfo: {}\npaths: {}\n'}]);
    await expect(status(page)).toHaveText('Opened api.yaml as the description.');
    await expect(lab(page).locator('.cm-content').first()).toHaveText(/^openapi: 3\.0\.0info: \{\}paths: \{\}$/);
  });

  test('cancels a comparison, and compares again', async ({page, context}) => {
    await fill(page, DESCRIPTION, PACT);
    await context.route(/comparator\.\w+\.isolated\.js/, () => undefined);
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText('Comparing…');
    await button(page, 'Cancel').click();
    await expect(status(page)).toHaveText('Canceled. Your documents are unchanged.');
    await context.unrouteAll();
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^1 error/);
  });

  test('reports that it can’t be loaded offline, and works offline after its first use', async ({
    page,
    context,
    problems,
  }) => {
    problems.provoke(/\/cla\.\w+\.js/);
    await fill(page, DESCRIPTION, PACT);
    await context.route(/\/cla\.\w+\.js/, (route) => route.abort());
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^This part of the lab couldn’t be loaded\. Check your connection/);
    await context.unrouteAll();
    await context.route(/comparator\.\w+\.isolated\.js/, (route) => route.abort());
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^The comparison couldn’t be loaded\. Check your connection/);
    await context.unrouteAll();
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^1 error/);
    await context.setOffline(true);
    await loadExample(page, 'request.query.unknown');
    await expect(status(page)).toHaveText(/No errors: .* 1 warning/);
    await context.setOffline(false);
  });

  test('shares the documents and settings after a note, and keeps the reader’s own', async ({page, context}) => {
    await fill(page, DESCRIPTION, PACT);
    await lab(page).getByText('Settings', {exact: true}).click();
    await lab(page).getByRole('switch', {name: 'case-insensitive'}).check();
    expect(new URL(page.url()).hash, 'the URL doesn’t contain documents before the reader shares them').toBe('');
    await button(page, 'Share').click();
    await expect(result(page)).toContainText('The link contains both documents and the settings as they are now');
    await expect(result(page)).toContainText('Later edits don’t change this link');
    await expect(result(page).getByRole('textbox', {name: 'Link'})).toBeInViewport({ratio: 0.9});
    const link = await result(page).getByRole('textbox', {name: 'Link'}).inputValue();
    await field(page, 'Pact').fill('mine');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.goto(link);
    await expect(status(page)).toHaveText('This link contains two documents. Do you want to load them?');
    await expect(button(page, 'Load them')).toBeInViewport({ratio: 1});
    await expect(field(page, 'Pact')).toHaveValue('mine');
    await button(page, 'Share').click();
    await expect(result(page).getByRole('textbox', {name: 'Link'})).not.toHaveValue(link);
    await button(page, 'Load them').click();
    await expect(button(page, 'Load them'), 'the question stays until it’s answered').toHaveCount(0);
    await expect(status(page)).toHaveText(/1 error: .* 1 setting differs/);
    await button(page, 'Undo').click();
    await expect(field(page, 'Pact')).toHaveValue('mine');
    const other = await context.browser()?.newPage();
    if (other === undefined) throw new Error('There’s no browser.');
    await other.goto(link);
    await expect(status(other), 'without documents, those from the link are loaded').toHaveText(/^Loaded .* 1 error/);
    await expect(result(other).getByRole('heading', {level: 3})).toBeInViewport();
    await other.reload();
    await expect(status(other), 'documents that are already there aren’t offered').toHaveText(/^1 error/);
    await other.close();
  });

  test('says that a shared link is damaged, and keeps the reader’s documents', async ({page}) => {
    await fill(page, DESCRIPTION, PACT);
    for (const hash of ['#compare=lab.damaged', '#compare=', '#compare=lab.AAAA']) {
      await page.evaluate((fragment) => (window.location.hash = fragment), hash);
      await expect(status(page)).toHaveText(
        'The link is damaged. Part of it may be missing. Your documents are unchanged.',
      );
      await button(page, 'Use the code editor').click();
      await button(page, 'Use a plain text field').click();
      await expect(status(page)).toHaveText('You’re using a plain text field.');
    }
    await expect(field(page, 'Pact')).toHaveValue(PACT);
  });

  test('works when storage is denied', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await fill(page, DESCRIPTION, PACT);
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^1 error/);
    await loadExample(page, 'request.query.unknown');
    await button(page, 'Undo').click();
    await expect(field(page, 'Pact')).toHaveValue(PACT);
  });

  test('works with the keyboard only', async ({page}) => {
    await fill(page, DESCRIPTION, PACT);
    await field(page, 'Pact').focus();
    await page.keyboard.press('Control+Enter');
    await expect(status(page)).toHaveText(/^1 error/);
    await page.keyboard.press('Tab');
    for (const name of ['Compare', 'Cancel', 'Open a description', 'Open a pact', 'Undo', 'Clear', 'Share']) {
      await expect(button(page, name)).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(button(page, 'Use the code editor')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(lab(page).getByRole('switch', {name: 'case-insensitive'})).toBeFocused();
    await page.keyboard.press('Space');
    await expect(lab(page).getByText('Settings (1 changed)')).toBeVisible();
    const line = button(page, /^Pact, line \d+/);
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Pact')).toBeFocused();
  });
});

test('a page about a code opens its example in the lab', async ({page}) => {
  await visit(page, '/docs/reference/comparison-results/request-query-incompatible');
  await page.getByRole('link', {name: 'Open in the lab'}).click();
  await expect(status(page)).toHaveText(/^Loaded the example request\.query\.incompatible\. 1 error/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('one document is visible at a time, and a finding leads to its document', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    await field(page, 'Description').fill(DESCRIPTION);
    await button(page, 'Pact').click();
    await field(page, 'Pact').fill(PACT);
    await expect(field(page, 'Description')).toBeHidden();
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^1 error/);
    await button(page, /^Description, line/).click();
    await expect(field(page, 'Description')).toBeFocused();
    await expect(field(page, 'Pact')).toBeHidden();
  });

  test('the plain text field marks the lines of a finding, and scrolls to them', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    await field(page, 'Description').fill(`${'# \n'.repeat(40)}${STOCK}`);
    await button(page, 'Pact').click();
    await field(page, 'Pact').fill(STOCK_PACT.replaceAll('": ', '":  '));
    await button(page, 'Compare').click();
    await expect(status(page)).toHaveText(/^2 errors/);
    await expect(result(page).getByRole('heading', {level: 3}).first()).toBeInViewport({ratio: 1});
    await button(page, 'Show in both documents').first().click();
    await expect(field(page, 'Pact')).toBeInViewport({ratio: 1});
    const view = (side: 'Description' | 'Pact') =>
      field(page, side).evaluate((element) => ({
        isMarked: element.hasAttribute('data-marked'),
        line: Number((element as HTMLElement).style.getPropertyValue('--marked-after')) + 1,
      }));
    expect(await view('Pact')).toMatchObject({isMarked: true, line: 9});
    expect(await field(page, 'Pact').evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(100);
    await button(page, 'Description').click();
    await expect.poll(() => view('Description')).toEqual({isMarked: true, line: 55});
    expect(await field(page, 'Description').evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(100);
    await field(page, 'Description').fill('openapi: 3.0.0');
    expect((await view('Description')).isMarked, 'the mark belongs to the earlier text').toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page explains the lab, and how to compare with the command line', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('noscript p', {hasText: 'run the comparator on your machine'})).toBeVisible();
    await expect(field(page, 'Description')).toBeHidden();
    await expect(page.locator('pre', {hasText: 'opc --oas openapi.yaml pact.json'})).toBeVisible();
    await page.getByRole('link', {name: 'comparison results reference'}).first().click();
    await expect(page.getByRole('heading', {name: 'All codes'})).toBeVisible();
  });
});

test('axe reports no violation with findings, settings, and the code editor, and it fits a phone', async ({page}) => {
  await visitWithAxe(page, `${PAGE}#example=message.payload.incompatible`);
  await expect(status(page)).toHaveText(/1 error/);
  await expect(lab(page).locator('.cm-mark').first()).toBeVisible();
  await lab(page).getByText('Settings', {exact: true}).click();
  await result(page).getByText('Raw result', {exact: true}).click();
  for (const view of VIEWS) {
    await setView(page, view);
    const {violations, overflow} = await audit(page, new Set(), view.rules);
    expect(violations).toEqual([]);
    expect(overflow).toBe(0);
  }
});
