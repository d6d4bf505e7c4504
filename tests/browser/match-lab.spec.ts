import type {Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {expect, test, visit} from './fixture';

const PAGE = '/lab/match';

const lab = (page: Page) => page.getByRole('region', {name: 'Matching', exact: true});
const status = (page: Page) => lab(page).getByRole('status').first();
const result = (page: Page) => lab(page).getByRole('region', {name: 'Result'});
const button = (page: Page, name: string | RegExp) =>
  lab(page).getByRole('button', {name, exact: typeof name === 'string'});
const field = (page: Page, name: 'Example' | 'Received body') => lab(page).getByRole('textbox', {name, exact: true});
const matcher = (page: Page, path: string) =>
  lab(page).getByRole('combobox', {name: `Matcher for ${path}`, exact: true});
const values = (page: Page) => result(page).getByRole('list', {name: 'Values of the received body'});

/** Uses plain text fields, whose text a test can replace. */
async function plain(page: Page): Promise<void> {
  await button(page, 'Use a plain text field').click();
  await expect(status(page)).toHaveText('You’re using a plain text field.');
}

async function fill(page: Page, example: string, actual: string): Promise<void> {
  await visit(page, PAGE);
  await plain(page);
  await field(page, 'Example').fill(example);
  await field(page, 'Received body').fill(actual);
}

async function loadExample(page: Page, title: string): Promise<void> {
  await lab(page).getByRole('combobox', {name: 'I need'}).selectOption({label: title});
  await button(page, 'Load example').click();
}

/** What a text field has selected. */
const selected = (page: Page) =>
  field(page, 'Received body').evaluate((element) => {
    const {value, selectionStart, selectionEnd} = element as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });

const PACT = JSON.stringify({
  consumer: {name: 'web-shop'},
  provider: {name: 'catalog'},
  interactions: [
    {
      type: 'Synchronous/HTTP',
      description: 'a request for an order',
      request: {method: 'GET', path: '/orders/1'},
      response: {
        status: 200,
        body: {contentType: 'application/json', encoded: false, content: {id: 1, card: '4111', items: [{sku: 'S-1'}]}},
        matchingRules: {
          body: {
            '$.id': {combine: 'AND', matchers: [{match: 'integer'}]},
            '$.card': {combine: 'AND', matchers: [{match: 'credit-card'}]},
            '$.items': {combine: 'AND', matchers: [{match: 'type', min: 1}]},
            '$.items[*].sku': {combine: 'AND', matchers: [{match: 'regex', regex: 'S-\\d+'}]},
          },
        },
      },
    },
    {
      type: 'Synchronous/HTTP',
      description: 'a new order',
      request: {
        method: 'POST',
        path: '/orders',
        body: {contentType: 'application/json', encoded: false, content: {sku: 'S-1'}},
      },
      response: {status: 201},
    },
  ],
  metadata: {pactSpecification: {version: '4.0'}},
});

test.describe('the matching lab', () => {
  test('asks for bodies while both are empty', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText('Enter an example and a received body first, or load an example.');
    await expect(field(page, 'Example')).toBeFocused();
    await button(page, 'Share').click();
    await expect(status(page)).toHaveText('Enter an example and a received body first.');
    await button(page, 'Clear').click();
    await expect(status(page)).toHaveText('There’s nothing to clear.');
  });

  test('loads an example that fails, explains each mismatch, and selects the exact value', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    await loadExample(page, 'A test fails: an ID is a string');
    await expect(status(page)).toHaveText('Loaded the example. The body doesn’t match: 1 mismatch.');
    const first = values(page).getByRole('listitem').first();
    await expect(first).toContainText("The value must be a number without decimal places, but '10' is a string.");
    await expect(first).toContainText('Rule: integer of $.id');
    await expect(first).toContainText('Pact says:');
    await button(page, '$.id').click();
    await expect(field(page, 'Received body')).toBeFocused();
    expect(await selected(page)).toBe('"id": "10"');
    await expect(values(page).getByRole('listitem')).toHaveCount(3);
    await field(page, 'Received body').fill('{"id": 7, "name": "Lamp", "price": 19.5}');
    await expect(result(page)).toContainText('have changed since this result');
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText('The body matches the example and its matchers. 3 values compared.');
  });

  test('marks the first mismatch in the code editor', async ({page}) => {
    await visit(page, `${PAGE}#example=missing-key`);
    await expect(status(page)).toHaveText(/1 mismatch/);
    const editors = lab(page).locator('.cm-content');
    await expect(editors).toHaveCount(2);
    await expect(editors.nth(1).locator('.cm-mark').first()).toBeVisible();
    await expect(values(page)).toContainText('This key is missing: “color”.');
  });

  test('changes matchers and their options, and says in place what doesn’t fit', async ({page}) => {
    await fill(page, '{"code": "AB", "tags": ["x"]}', '{"code": "CD", "tags": ["y", "z"]}');
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText('The body doesn’t match: 3 mismatches.');
    await matcher(page, '$.code').selectOption({label: 'Regular expression'});
    await expect(status(page)).toHaveText(/^Regular expression: The complete value must match/);
    const regex = lab(page).getByRole('textbox', {name: 'Regular expression for $.code'});
    await expect(regex).toHaveValue('^AB$');
    await regex.fill('[a-z]+');
    await expect(lab(page).getByText('The example "AB" doesn’t match this expression completely.')).toBeVisible();
    await expect(regex).toHaveAccessibleDescription(/doesn’t match/);
    await regex.fill('[A-Z]+');
    await matcher(page, '$.tags').selectOption({label: 'Each element like the first'});
    await lab(page).getByRole('textbox', {name: 'Maximum for $.tags'}).fill('2');
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText(/^The body matches/);
    await expect(lab(page).getByText("constrainedArrayLike('x', 1, 2)")).toBeVisible();
    await lab(page).getByRole('combobox', {name: 'Specification'}).selectOption({label: 'Version 2'});
    await expect(lab(page).locator('pre', {hasText: '"$.body.tags"'})).toBeVisible();
  });

  test('shows the code in the reader’s language', async ({page}) => {
    await visit(page, `${PAGE}#example=any-length`);
    const language = lab(page).getByRole('combobox', {name: 'This body in'});
    await language.selectOption({label: 'Python'});
    await page.reload();
    await expect(language).toHaveValue('python');
    await expect(lab(page).getByText('match.each_like(')).toBeVisible();
    for (const [name, text] of [
      ['Java', 'minArrayLike("products", 1, item -> {'],
      ['Go', 'matchers.EachLike('],
      ['.NET', 'Match.MinType('],
    ] as const) {
      await language.selectOption({label: name});
      await expect(lab(page).getByText(text)).toBeVisible();
    }
    await expect(lab(page).getByText('This code isn’t tested')).toBeVisible();
  });

  test('marks all mismatches, and shows the selection, in bodies on one line', async ({page}) => {
    await fill(page, '{"sku": "a", "count": 1}', '{"sku": 1, "count": "1"}');
    await button(page, 'Use the code editor').click();
    const editors = lab(page).locator('.cm-content');
    await expect(editors).toHaveCount(2);
    await matcher(page, '$.sku').selectOption({label: 'Same type'});
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText('The body doesn’t match: 2 mismatches.');
    await expect(editors.nth(1).locator('.cm-mark')).not.toHaveCount(0);
    const marked = await editors
      .nth(1)
      .locator('.cm-mark')
      .evaluateAll((elements) => elements.map(({textContent}) => textContent).join(''));
    expect(marked).toContain('"sku": 1');
    expect(marked).toContain('"count": "1"');
    await button(page, '$.sku').click();
    const selection = lab(page).locator('.cm-selectionBackground').first();
    await expect(selection).toBeVisible();
    const line = editors.nth(1).locator('.cm-activeLine');
    await expect(line, 'the line doesn’t cover the selection').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await button(page, 'Format').click();
    await expect(status(page)).toHaveText('Formatted the bodies.');
    await expect(editors.nth(1).locator('.cm-line')).toHaveCount(4);
  });

  test('reads the only body of a pact at once, and says which rule a value has without its own', async ({page}) => {
    const [first] = (JSON.parse(PACT) as {interactions: {response: {matchingRules: {body: Record<string, unknown>}}}[]})
      .interactions;
    delete first?.response.matchingRules.body['$.card'];
    await fill(page, JSON.stringify(first), '{"id": 5, "items": [{"sku": "S-9"}]}');
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText(
      /^Read the body and 3 matchers\. To restore your bodies, select Undo\. The body doesn’t match: 1 mismatch\.$/,
    );
    await expect(values(page).getByRole('link', {name: 'Causes and fixes'})).toHaveAttribute(
      'href',
      '/fix/verification-missing-keys',
    );
    await matcher(page, '$.items[0].sku').selectOption('');
    await expect(matcher(page, '$.items[0].sku').locator('option').first()).toHaveText('No matcher: rule of $.items');
    await expect(matcher(page, '$.card').locator('option').first()).toHaveText('No matcher: equal');
  });

  test('a link to a section keeps its place while the lab restores the reader’s work', async ({page}) => {
    await visit(page, `${PAGE}#example=any-length`);
    await expect(status(page)).toHaveText(/The body matches/);
    await page.goto('about:blank');
    await visit(page, `${PAGE}#what-this-cant-prove`);
    const heading = page.getByRole('heading', {name: /^What this can.t prove/});
    await expect(heading).toBeInViewport();
    // The lab is above the window, and works as soon as it's needed.
    await lab(page).evaluate((element) =>
      element.querySelector('select')?.dispatchEvent(new Event('focusin', {bubbles: true})),
    );
    await expect(values(page).getByRole('listitem')).not.toHaveCount(0);
    await expect(heading).toBeInViewport();
  });

  test('a request may not have other keys', async ({page}) => {
    await visit(page, `${PAGE}#example=more-keys-response`);
    await expect(status(page)).toHaveText(/2 values compared, 2 not compared/);
    await lab(page)
      .getByRole('radio', {name: /^Request/})
      .check();
    await expect(status(page)).toHaveText(/^A request may not have keys.* The body doesn’t match: 1 mismatch\.$/);
    await expect(values(page)).toContainText('Not in the example: “color”, “stock”.');
    await expect(values(page).getByRole('listitem').filter({hasText: 'Fails'})).toHaveCount(3);
    await expect(lab(page).locator('pre', {hasText: "withRequest('POST'"})).toBeVisible();
    await lab(page)
      .getByRole('radio', {name: /^Response/})
      .check();
    await expect(status(page)).toHaveText(/^A response may have more keys.* 2 not compared\.$/);
    await expect(lab(page).locator('pre', {hasText: 'willRespondWith(200'})).toBeVisible();
  });

  test('reads a pact, lets the reader choose a body, and keeps rules that it doesn’t know', async ({page}) => {
    await fill(page, PACT, '');
    const choice = lab(page).getByRole('combobox', {name: /^The example is a pact/});
    await expect(choice.getByRole('option')).toHaveText(['a request for an order: response', 'a new order: request']);
    await button(page, 'Use this body').click();
    await expect(status(page)).toHaveText(
      'Read the body and 3 matchers. 1 rule has no matcher here, and is kept. To restore your bodies, select Undo.',
    );
    await expect(matcher(page, '$.items[0].sku')).toHaveValue('regex');
    await lab(page).getByText('Rules without a matcher in the lab: 1').click();
    await expect(lab(page).locator('pre', {hasText: 'credit-card'}).first()).toBeVisible();
    await button(page, 'Remove these rules').click();
    await field(page, 'Received body').fill('{"id": 5, "card": "4111", "items": [{"sku": "S-9"}, {"sku": "x"}]}');
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText('The body doesn’t match: 1 mismatch.');
    await expect(values(page)).toContainText('“x” doesn’t completely match the regular expression S-\\d+.');
    await button(page, 'Undo').click();
    await expect(field(page, 'Example')).toHaveValue(PACT);
    await field(page, 'Example').fill('{"id": {"pact:matcher:type": "integer", "value": 1}}');
    await button(page, 'Read the matchers').click();
    await expect(matcher(page, '$.id')).toHaveValue('integer');
  });

  test('reports problems with their lines, and keeps what was typed', async ({page}) => {
    await fill(page, '{"a": 1}', '{"a": 1}');
    for (const [name, text, message] of [
      ['Example', '{"a": 1,\n}', 'Example, line 2: Invalid JSON'],
      ['Received body', '{"a"\n: 1', 'Received body, line 2: Invalid JSON'],
      ['Received body', '', 'Received body: The body is empty.'],
      [
        'Received body',
        `"${'a'.repeat(200_000)}"`,
        'Received body: The body has 200,002 characters. The limit is 200,000.',
      ],
    ] as const) {
      const before = await field(page, name).inputValue();
      await field(page, name).fill(text);
      await button(page, 'Match').click();
      await expect(result(page)).toContainText(message);
      await expect(field(page, name)).toHaveValue(text);
      await field(page, name).fill(before);
    }
    await matcher(page, '$.a').selectOption({label: 'Regular expression'});
    await lab(page).getByRole('textbox', {name: 'Regular expression for $.a'}).fill('(');
    await button(page, 'Match').click();
    await expect(result(page)).toContainText('Problem Matchers:');
    await field(page, 'Example').fill('{"a": 1,\n}');
    await button(page, 'Match').click();
    await button(page, 'Example, line 2').click();
    await expect(field(page, 'Example')).toBeFocused();
  });

  test('opens files, and refuses those that it can’t read', async ({page}) => {
    await fill(page, '{"a": 1}', '');
    const inputs = lab(page).locator('input[type=file]');
    const file = (name: string, text: string | Buffer) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await inputs.last().setInputFiles(file('body.json', '{"a": 2}'));
    await expect(status(page)).toHaveText(/^Opened body\.json as the received body\..* 1 mismatch\.$/);
    await inputs.first().setInputFiles(file('pact.json', PACT));
    await expect(status(page)).toHaveText(
      'Opened pact.json as the example. To restore your bodies, select Undo. The bodies weren’t matched because of a problem in the example.',
    );
    await expect(result(page)).toContainText('It’s a pact or an interaction. Choose one of its bodies');
    await expect(button(page, 'Use this body')).toBeVisible();
    await inputs.first().setInputFiles(file('image.json', '\u0000'));
    await expect(status(page)).toHaveText(/^image\.json isn’t a text file\. Your bodies are unchanged\./);
    await inputs.first().setInputFiles(file('huge.json', Buffer.alloc(4_100_000, 'x')));
    await expect(status(page)).toHaveText(/^huge\.json is too large/);
    await expect(field(page, 'Example')).toHaveValue(PACT);
  });

  test('restores the reader’s bodies after examples, also when the page is opened again', async ({page}) => {
    await fill(page, '{"mine": 1}', '{"mine": 2}');
    await matcher(page, '$.mine').selectOption({label: 'Integer'});
    await loadExample(page, 'A date in a format');
    await expect(status(page)).toHaveText(/To restore your bodies, select Undo\. The body matches/);
    await visit(page, PAGE);
    await button(page, 'Undo').click();
    await expect(field(page, 'Example')).toHaveValue('{"mine": 1}');
    await expect(matcher(page, '$.mine')).toHaveValue('integer');
  });

  test('deletes the bodies with Clear, and restores them until the reader leaves the page', async ({page}) => {
    await fill(page, '{"mine": 1}', '{"mine": 2}');
    await matcher(page, '$.mine').selectOption({label: 'Integer'});
    const stored = () =>
      page.evaluate(() => Object.entries(localStorage).filter(([, value]) => String(value).includes('mine')));
    expect(await stored()).toHaveLength(1);
    await button(page, 'Clear').click();
    await expect(status(page)).toHaveText('Cleared. To restore your bodies, select Undo before you leave this page.');
    expect(await stored(), 'what was cleared isn’t stored').toEqual([]);
    await button(page, 'Undo').click();
    await expect(status(page)).toHaveText('Restored your bodies and matchers.');
    await expect(field(page, 'Example')).toHaveValue('{"mine": 1}');
    await expect(matcher(page, '$.mine')).toHaveValue('integer');
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Clear').click();
    await visit(page, PAGE);
    await expect(field(page, 'Example')).toHaveValue('');
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  });

  test('says what happens to the bodies before the reader enters them', async ({page}) => {
    await visit(page, PAGE);
    const note = lab(page).getByText(/^Pact’s library runs in your browser\./);
    await expect(note).toHaveText(
      'Pact’s library runs in your browser. Nothing that you enter is sent anywhere unless you share a link. Your browser keeps the bodies until you select Clear.',
    );
    const top = async (of: ReturnType<typeof field>) => (await of.boundingBox())?.y ?? NaN;
    await plain(page);
    expect(await top(note)).toBeLessThan(await top(field(page, 'Example')));
  });

  test('keeps the result while a link is shown, and shows it again when the reader returns', async ({page}) => {
    await fill(page, '{"a": 1}', '{"a": "x"}');
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText('The body doesn’t match: 1 mismatch.');
    await button(page, 'Share').click();
    await expect(result(page).getByRole('textbox', {name: 'Link'})).toBeVisible();
    await expect(values(page).getByRole('listitem')).toHaveCount(1);
    await page.locator('main').getByRole('link', {name: 'Write and verify a contract'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Write and verify/);
    await page.goBack();
    // The link is far below the lab, which works as soon as it's visible.
    await lab(page).scrollIntoViewIfNeeded();
    await expect(values(page).getByRole('listitem')).toHaveCount(1);
    await button(page, 'Clear').click();
    await page.reload();
    await button(page, 'Clear').click();
    await expect(status(page)).toHaveText('There’s nothing to clear.');
    await expect(values(page)).toHaveCount(0);
  });

  test('scrolls to the result, and marks a file that’s dragged over the lab', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 500});
    await fill(page, '{"a": 1}', '{"a": 1}');
    await field(page, 'Received body').press('Control+Enter');
    await expect(status(page)).toHaveText(/^The body matches/);
    await expect(status(page)).toBeInViewport();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['{"a": 3}'], 'received.json', {type: 'application/json'}));
      return transfer;
    });
    await field(page, 'Received body').dispatchEvent('dragover', {dataTransfer: data});
    await expect(lab(page)).toHaveAttribute('data-dragging');
    await field(page, 'Received body').dispatchEvent('drop', {dataTransfer: data});
    await expect(status(page)).toHaveText(/^Opened received\.json as the received body\..* 1 mismatch\.$/);
    await expect(lab(page)).not.toHaveAttribute('data-dragging');
  });

  test('cancels, and matches again', async ({page, context}) => {
    await fill(page, '{"a": 1}', '{"a": 1}');
    await context.route(/pact-match\.\w+\.wasm/, () => undefined);
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText('Matching…');
    await button(page, 'Cancel').click();
    await expect(status(page)).toHaveText('Canceled. Your bodies are unchanged.');
    await context.unrouteAll();
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText(/^The body matches/);
  });

  test('reports that it can’t be loaded offline, and works offline after its first use', async ({
    page,
    context,
    problems,
  }) => {
    problems.provoke(/\/mla\.\w+\.js|pact-match\.\w+\.wasm/);
    await visit(page, PAGE);
    await plain(page);
    await context.route(/\/mla\.\w+\.js/, (route) => route.abort());
    await field(page, 'Example').fill('{"a": 1}');
    await field(page, 'Received body').fill('{"a": 2}');
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText(/^This part of the lab couldn’t be loaded\. Check your connection/);
    await context.unrouteAll();
    await context.route(/pact-match\.\w+\.wasm/, (route) => route.abort());
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText(/^Pact’s library couldn’t be loaded\. Check your connection/);
    await context.unrouteAll();
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText(/1 mismatch/);
    await context.setOffline(true);
    await loadExample(page, 'Keys in a format');
    await expect(status(page)).toHaveText(/The body matches/);
    await context.setOffline(false);
  });

  test('shares the bodies and matchers after a note, and keeps the reader’s own', async ({page, context}) => {
    await fill(page, '{"a": 1}', '{"a": 2}');
    await matcher(page, '$.a').selectOption({label: 'Integer'});
    expect(new URL(page.url()).hash, 'the URL doesn’t contain bodies before the reader shares them').toBe('');
    await button(page, 'Share').click();
    await expect(result(page)).toContainText('The link contains both bodies and the matchers as they are now');
    const link = await result(page).getByRole('textbox', {name: 'Link'}).inputValue();
    await field(page, 'Example').fill('{"mine": 1}');
    await page.goto(link);
    await expect(status(page)).toHaveText(
      'This link contains two bodies and a set of matchers. Do you want to load them?',
    );
    await expect(field(page, 'Example')).toHaveValue('{"mine": 1}');
    await button(page, 'Load them').click();
    await expect(status(page)).toHaveText(/The body matches/);
    await expect(matcher(page, '$.a')).toHaveValue('integer');
    await button(page, 'Undo').click();
    await expect(field(page, 'Example')).toHaveValue('{"mine": 1}');
    const other = await context.browser()?.newPage();
    if (other === undefined) throw new Error('There’s no browser.');
    await other.goto(link);
    await expect(status(other), 'without bodies, those from the link are loaded').toHaveText(
      /^Loaded .* The body matches/,
    );
    await other.close();
  });

  test('says that a shared link is damaged, and keeps the reader’s bodies', async ({page}) => {
    await fill(page, '{"mine": 1}', '1');
    for (const hash of ['#match=lab.damaged', '#match=', '#match=lab.AAAA']) {
      await page.evaluate((fragment) => (window.location.hash = fragment), hash);
      await expect(status(page)).toHaveText(
        'The link is damaged. Part of it may be missing. Your bodies are unchanged.',
      );
      await button(page, 'Use the code editor').click();
      await plain(page);
    }
    await page.evaluate(() => (window.location.hash = '#example=toString'));
    await expect(status(page)).toHaveText(/^There’s no example with this name/);
    await expect(field(page, 'Example')).toHaveValue('{"mine": 1}');
  });

  test('works when storage is denied', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await fill(page, '{"a": 1}', '{"a": 2}');
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText(/1 mismatch/);
    await loadExample(page, 'One of several values');
    await button(page, 'Undo').click();
    await expect(field(page, 'Example')).toHaveValue('{"a": 1}');
  });

  test('works with the keyboard only', async ({page}) => {
    await fill(page, '{"a": 1}', '{"a": "x"}');
    await expect(matcher(page, '$.a')).toBeVisible();
    await field(page, 'Received body').focus();
    await page.keyboard.press('Control+Enter');
    await expect(status(page)).toHaveText('The body doesn’t match: 1 mismatch.');
    await page.keyboard.press('Tab');
    await expect(lab(page).getByRole('radio', {name: /^Response/})).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(lab(page).getByRole('radio', {name: /^Request/})).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(matcher(page, '$')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(matcher(page, '$.a')).toBeFocused();
    await page.keyboard.press('s');
    await expect(matcher(page, '$.a')).toHaveValue('type');
    await page.keyboard.press('Tab');
    for (const name of [
      'Match',
      'Cancel',
      'Open an example or pact',
      'Open a received body',
      'Format',
      'Undo',
      'Clear',
      'Share',
    ]) {
      await expect(button(page, name)).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(button(page, 'Use the code editor')).toBeFocused();
    await button(page, '$.a').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Received body')).toBeFocused();
  });
});

test('a page about a message opens an example in the lab', async ({page}) => {
  await visit(page, '/fix/verification-type-mismatch');
  await page.getByRole('link', {name: 'Match the body in the lab'}).click();
  await expect(status(page)).toHaveText(/^Loaded the example\. The body doesn’t match: 1 mismatch\.$/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('one body is visible at a time, and a value leads to its body', async ({page}) => {
    await visit(page, PAGE);
    await plain(page);
    await field(page, 'Example').fill('{"a": 1}');
    await button(page, 'Received body').click();
    await field(page, 'Received body').fill('{"a": 2}');
    await expect(field(page, 'Example')).toBeHidden();
    await button(page, 'Example').click();
    await button(page, 'Match').click();
    await expect(status(page)).toHaveText(/1 mismatch/);
    await button(page, '$.a').click();
    await expect(field(page, 'Received body')).toBeFocused();
    await expect(field(page, 'Example')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page lists each need with its rule and its matcher in each language', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('noscript p', {hasText: 'find the matcher that you need in the table'})).toBeVisible();
    await expect(field(page, 'Example')).toBeHidden();
    for (const text of ['eachKeyLike(key, example)', 'match.each_like(', 'minArrayLike(', 'Match.MinType('])
      await expect(page.getByRole('table').getByText(text).first()).toBeVisible();
  });
});

test('axe reports no violation with matchers, a result, and code, and it fits a phone', async ({page}) => {
  await visitWithAxe(page, `${PAGE}#example=missing-key`);
  await expect(status(page)).toHaveText(/1 mismatch/);
  await expect(lab(page).locator('.cm-mark').first()).toBeVisible();
  const limit = lab(page).getByRole('textbox', {name: 'Minimum for $.items'});
  await limit.fill('x');
  await expect(lab(page).getByText('The minimum and the maximum must be whole numbers')).toBeVisible();
  for (const view of VIEWS) {
    await setView(page, view);
    const {violations, overflow} = await audit(page, new Set(), view.rules);
    expect(violations).toEqual([]);
    expect(overflow).toBe(0);
  }
});
