import type {Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {expect, hydrated, test, visit} from './fixture';

const PAGE = '/oas/products';
const SHEET = /\/api-reference\.[0-9a-f]+\.css$/;
const OPERATIONS = ['Create a product', 'List all products', 'Find a product by its ID'];

const sheetsOf = (page: Page) =>
  page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
/** The languages of the samples of one operation. */
const languages = (page: Page, operation: string) =>
  page.getByRole('group', {name: `Language of the samples: ${operation}`});
const label = (page: Page, operation: string, language: string) =>
  languages(page, operation)
    .locator('label')
    .filter({hasText: new RegExp(`^${language}$`)});
/** The visible samples. */
const shown = (page: Page) => page.locator('main fieldset pre').filter({visible: true});

/** Opens all schemas, so that the page is as long as it gets. */
const openSchemas = (page: Page) =>
  page
    .locator('main details')
    .evaluateAll((elements) => elements.forEach((element) => element.setAttribute('open', '')));

test.describe('the page', () => {
  test('has a table of contents that links to every heading, and no duplicate ids', async ({page}) => {
    await visit(page, PAGE);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Demo Product API reference');
    const headings = await page
      .locator('main :is(h2, h3)')
      .evaluateAll((elements) => elements.map((element) => element.id));
    const contents = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(contents).toEqual(headings.map((id) => `#${id}`));
    expect(headings).toEqual(
      expect.arrayContaining([
        'create-product',
        'create-product-request',
        'create-product-responses',
        'create-product-samples',
        'schema-product',
      ]),
    );
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map((element) => element.id));
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'List all products'}).click();
    await expect(page).toHaveURL(`${PAGE}#get-all-products`);
    await expect(page.getByRole('heading', {name: 'List all products'})).toBeInViewport();
  });

  test('describes each operation: method, path, parameters, statuses, and schema', async ({page}) => {
    await visit(page, PAGE);
    const list = page.getByRole('list', {name: 'Operations of the Demo Product API'});
    await expect(list.getByRole('link')).toHaveText(OPERATIONS);
    await expect(list.getByRole('listitem')).toContainText(['POST', 'GET', 'GET']);
    const row = page.getByRole('table').getByRole('row').nth(1);
    await expect(row.getByRole('rowheader')).toContainText(/id\s*required/);
    await expect(row.getByRole('cell').first()).toHaveText('string, in path');
    for (const status of ['200', '400', '404'])
      await expect(page.locator('main').getByText(status, {exact: true}).last()).toBeVisible();
    for (const status of await page
      .locator('main p')
      .filter({hasText: /^[245]\d\d /})
      .all())
      await expect(status.locator('svg')).toBeVisible();
    const schema = page.locator('#schema-product ~ ul').first().getByRole('listitem');
    await expect(schema).toHaveCount(5);
    await expect(schema.filter({hasText: 'required'})).toHaveCount(3);
  });

  test("is tagged as a doc for search, links to its description for edits, and isn't in a sidebar", async ({page}) => {
    await visit(page, PAGE);
    await expect(page.locator('meta[name="docusaurus_tag"]')).toHaveAttribute('content', 'docs-oas-current');
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      /\/openapi\/products\.yaml$/,
    );
    await expect(page.locator('.theme-doc-sidebar-container, .theme-doc-breadcrumbs')).toHaveCount(0);
  });

  test('offers no way to call the API, and loads no code for it', async ({page}) => {
    let scripts = 0;
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        void response.body().then(
          (body) => (scripts += body.length),
          () => undefined,
        );
    });
    await visit(page, PAGE);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', {name: /send|try|execute/i})).toHaveCount(0);
    expect(scripts).toBeGreaterThan(100_000);
    expect(scripts).toBeLessThan(1_200_000);
  });

  for (const width of [1920, 1440, 1280, 1200, 390, 320]) {
    test(`doesn't scroll horizontally at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await visit(page, PAGE);
      await openSchemas(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

/**
 * The positions of the example of each body, and of the schema that it belongs to: the last `<details>` before it. Both
 * are named after their texts.
 */
const examplesWithSchemas = (page: Page) =>
  page.locator('main .markdown').evaluate((content) => {
    const boxOf = (element: Element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return {left, right, top, bottom};
    };
    let schema: Element | undefined;
    const pairs = [];
    for (const element of content.querySelectorAll('details, fieldset, .theme-code-block'))
      if (element.matches('details')) schema = element;
      else if (element.matches('fieldset')) schema = undefined;
      else if (schema !== undefined)
        pairs.push({
          name: element.querySelector('.code-title')?.textContent,
          example: boxOf(element),
          schema: boxOf(schema),
        });
    return pairs;
  });

/** The position of an element that is a heading, or contains the heading. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test.describe('the two columns', () => {
  for (const width of [1200, 1280, 1440, 1920]) {
    test(`at ${width} px, each example is beside its schema, and both are wide enough`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await visit(page, PAGE);
      await openSchemas(page);
      const pairs = await examplesWithSchemas(page);
      expect(pairs.map(({name}) => name)).toEqual([
        'A product with every field',
        'The stored product',
        'Two products',
        'No products',
        'The product with ID 10',
      ]);
      for (const {name, example, schema} of pairs) {
        expect.soft(example.left, `${name}: left edge`).toBeGreaterThanOrEqual(schema.right);
        expect.soft(example.top, `${name}: above the end of its schema`).toBeLessThan(schema.bottom);
        expect.soft(example.bottom, `${name}: below the start of its schema`).toBeGreaterThan(schema.top);
        expect.soft(example.right - example.left, `${name}: width`).toBeGreaterThanOrEqual(480);
        expect.soft(schema.right - schema.left, `${name}: width of its schema`).toBeGreaterThanOrEqual(480);
        expect.soft(example.right, `${name}: right edge`).toBeLessThanOrEqual(width);
      }
      for (const id of ['create-product', 'get-all-products', 'get-product-by-id'])
        expect
          .soft(await topOf(page, `#${id}-samples`), `${id}: request samples`)
          .toBeLessThan(await topOf(page, `#${id}-request`));
    });
  }

  for (const width of [1199, 1024, 768, 390]) {
    test(`at ${width} px, each example is below its schema`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await visit(page, PAGE);
      await openSchemas(page);
      const pairs = await examplesWithSchemas(page);
      expect(pairs).toHaveLength(5);
      for (const {name, example, schema} of pairs)
        expect.soft(example.top, `${name}: below its schema`).toBeGreaterThanOrEqual(schema.bottom);
      const headings = await page
        .locator('main :is(h2, h3)[id]')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
      expect(headings).toEqual([...headings].sort((one, other) => one - other));
    });
  }

  test('an example stays in view while its schema scrolls, and ends with it', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 600});
    await visit(page, PAGE);
    const example = page.locator('.theme-code-block').filter({hasText: 'A product with every field'});
    const schema = page.locator('main details').first();
    await schema.getByText('No other properties are allowed.').scrollIntoViewIfNeeded();
    await expect(schema.locator('summary')).not.toBeInViewport();
    await expect(example).toBeInViewport({ratio: 1});
    await page
      .locator('#create-product-responses')
      .evaluate((heading) => heading.scrollIntoView({block: 'start', behavior: 'instant'}));
    const end = await example.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual(await topOf(page, '#create-product-responses'));
  });

  test('request samples stay in view beside long parameters if the request has no body', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 600});
    await visit(page, PAGE);
    const samples = languages(page, 'Find a product by its ID');
    // As long as a table of many parameters.
    await page.getByRole('table').evaluate((table) => {
      const [row] = table.querySelectorAll('tbody tr');
      for (let count = 0; row && count < 20; count += 1) row.after(row.cloneNode(true));
    });
    await page.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(page.locator('#get-product-by-id')).not.toBeInViewport();
    await expect(samples).toBeInViewport({ratio: 1});
  });

  test('a long example scrolls, and the keyboard reaches its end', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 600});
    await visit(page, PAGE);
    await label(page, 'Create a product', 'Java').click();
    const code = languages(page, 'Create a product').locator('pre').filter({visible: true});
    expect(await code.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    expect(await code.evaluate((element) => element.clientHeight)).toBeLessThan(500);
    await code.focus();
    await page.keyboard.press('End');
    await expect
      .poll(() =>
        code.evaluate(({scrollTop, clientHeight, scrollHeight}) => scrollTop + clientHeight >= scrollHeight - 1),
      )
      .toBe(true);
  });

  for (const width of [1200, 1399]) {
    test(`at ${width} px, a button opens the table of contents over the page`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await visit(page, PAGE);
      await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
      const top = await topOf(page, 'h1');
      const contents = page.locator('.theme-doc-toc-mobile');
      await contents.getByRole('button', {name: 'On this page'}).click();
      // The last link is in view when the list has opened completely.
      await expect(contents.getByRole('link', {name: 'Related pages'})).toBeInViewport({ratio: 1});
      expect(await topOf(page, 'h1')).toBe(top);
      await contents.getByRole('link', {name: 'List all products'}).click();
      await expect(page).toHaveURL(`${PAGE}#get-all-products`);
      await expect(page.getByRole('heading', {name: 'List all products'})).toBeInViewport();
    });
  }

  test('other pages keep their table of contents after the API reference', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await visit(page, PAGE);
    await page.getByRole('contentinfo').last().getByRole('link', {name: 'Examples'}).first().click();
    await expect(page).toHaveURL('/docs/examples');
    await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
  });
});

for (const width of [1440, 390]) {
  test(`axe reports no violation with all sections open, in every language, light and dark, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await visitWithAxe(page, PAGE);
    await openSchemas(page);
    const verified = new Set<string>();
    for (const view of VIEWS.filter((each) => each.width === width)) {
      await setView(page, view);
      for (const language of ['curl', 'JavaScript', 'Python', 'Java']) {
        await label(page, 'Create a product', language).click();
        const {violations, passed} = await audit(page, verified, view.rules);
        expect(violations, `${view.colorScheme}, ${language}`).toEqual([]);
        if (view.rules === 'all') expect(passed).toBeGreaterThan(20);
      }
    }
    expect(verified.size).toBeGreaterThan(20);
  });
}

test.describe('the style sheet of the API reference', () => {
  test('is linked only in the HTML of the API reference', async ({request}) => {
    const sheets = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/<link rel="?stylesheet"? href="?([^"\s>]+)/g)].map(
        ([, href]) => href ?? '',
      );
    const own = (await sheets(PAGE)).filter((href) => SHEET.test(href));
    expect(own).toHaveLength(1);
    expect((await request.get(own[0] ?? '')).status()).toBe(200);
    for (const path of ['/', '/docs/pact', '/notices']) {
      const others = await sheets(path);
      expect(others.length, path).toBeGreaterThan(0);
      expect(
        others.filter((href) => SHEET.test(href)),
        path,
      ).toEqual([]);
    }
  });

  test('is loaded once', async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => void (SHEET.test(request.url()) && loaded.push(request.url())));
    await visit(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(loaded).toHaveLength(1);
    expect((await sheetsOf(page)).filter((href) => SHEET.test(href))).toHaveLength(1);
  });

  test('loads before the page is shown when a reader follows a link to it', async ({page}) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SHEET, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/docs/pact');
    const asked = page.waitForRequest(SHEET);
    await page.getByRole('contentinfo').last().getByRole('link', {name: 'Demo Product API'}).click();
    await asked;
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Demo Product API reference');
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Demo Product API reference');
    const list = page.getByRole('list', {name: 'Operations of the Demo Product API'});
    expect(await list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('none');
  });
});

test.describe('request samples', () => {
  test('have four languages, one of them visible', async ({page}) => {
    await visit(page, PAGE);
    for (const operation of OPERATIONS) await expect(languages(page, operation).getByRole('radio')).toHaveCount(4);
    await expect(shown(page)).toHaveCount(3);
    await expect(shown(page).first()).toContainText('curl --request POST');
  });

  test('all switch to the selected language and remember it', async ({page}) => {
    await visit(page, PAGE);
    await label(page, 'List all products', 'Python').click();
    for (const operation of OPERATIONS)
      await expect(languages(page, operation).getByRole('radio', {name: 'Python'})).toBeChecked();
    await expect(shown(page)).toContainText(['urlopen', 'urlopen', 'urlopen']);
    await page.reload();
    await hydrated(page);
    await expect(shown(page)).toContainText(['urlopen', 'urlopen', 'urlopen']);
  });

  test('can be selected with the keyboard', async ({page}) => {
    await visit(page, PAGE);
    const group = languages(page, 'Create a product');
    await group.getByRole('radio', {name: 'curl'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', {name: 'JavaScript'})).toBeFocused();
    await expect(shown(page).first()).toContainText('await fetch');
    const outline = await label(page, 'Create a product', 'JavaScript').evaluate(
      (element) => getComputedStyle(element).outlineStyle,
    );
    expect(outline).toBe('solid');
  });

  test('can be selected when storage is denied', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, PAGE);
    await label(page, 'Create a product', 'Java').click();
    await expect(shown(page).first()).toContainText('public class CreateProduct');
    await expect(shown(page).last()).toContainText('curl');
  });

  test('are copied completely', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, PAGE);
    const sample = languages(page, 'Find a product by its ID');
    await sample.locator('pre').first().hover();
    await sample.getByRole('button', {name: /copy/i}).first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("curl --request GET 'http://localhost:8080/product/10' \\\n  --header 'Accept: application/json'");
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all content is readable', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('main')).not.toContainText(/loading/i);
    const section = page.locator('main details').filter({hasText: 'Schema of each Product'});
    await expect(section.getByText('The ID of the product.')).toBeHidden();
    await section.locator('summary').click();
    await expect(section.getByText('The ID of the product.')).toBeVisible();
    await expect(page.locator('main [hidden]')).toHaveCount(0);
  });

  test('the table of contents is above the page where its button would be', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto(PAGE);
    await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
    const contents = page.locator('.theme-doc-toc-desktop');
    await expect(contents).toBeVisible();
    expect(await topOf(page, '.theme-doc-toc-desktop')).toBeLessThan(await topOf(page, 'h1'));
    await contents.getByRole('link', {name: 'List all products'}).click();
    await expect(page).toHaveURL(`${PAGE}#get-all-products`);
    await expect(page.locator('#get-all-products')).toBeInViewport();
  });

  test('each language can be selected', async ({page}) => {
    await page.goto(PAGE);
    const group = languages(page, 'Create a product');
    for (const [language, sign] of [
      ['curl', 'curl --request'],
      ['JavaScript', 'await fetch'],
      ['Python', 'urlopen'],
      ['Java', 'HttpClient'],
    ] as const) {
      await label(page, 'Create a product', language).click();
      await expect(group.locator('pre').filter({visible: true})).toContainText(sign);
      await expect(group.locator('pre').filter({visible: true})).toHaveCount(1);
    }
  });
});

test('the printed page has the samples in all languages', async ({page}) => {
  await visit(page, PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(languages(page, 'Create a product').locator('pre').filter({visible: true})).toHaveCount(4);
});
