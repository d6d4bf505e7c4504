import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {examples} from '../../src/data/examples';
import {partnersOf} from '../../src/data/examplesRules';
import {choose, expect, test, visit} from './fixture';

const PAGE = '/docs/examples';
const PHONE = {width: 390, height: 844};

const catalog = (page: Page) => page.getByRole('table', {name: 'Example repositories'});
const rows = (page: Page) => catalog(page).locator('tbody tr:visible');
const searchBox = (page: Page) => page.getByRole('searchbox', {name: 'Filter examples'});
const list = (page: Page, name: string) => page.getByRole('combobox', {name, exact: true});
const toggle = (page: Page) => page.getByRole('button', {name: /^Filters/});
const clear = (page: Page) => page.getByRole('button', {name: 'Clear filters'});
const says = (page: Page, text: string) =>
  expect(page.locator('.markdown').getByRole('status').filter({hasText: 'examples'})).toHaveText(text);
const javaProviders = examples.filter(({languages, role}) => languages.includes('Java') && role === 'Provider').length;

test.describe('the catalog', () => {
  test('is filtered with the keyboard only and stores the filter in the URL', async ({page}) => {
    await visit(page, PAGE);
    await expect(rows(page)).toHaveCount(examples.length);
    await searchBox(page).focus();
    await page.keyboard.press('Tab');
    await expect(list(page, 'Language')).toBeFocused();
    await choose(list(page, 'Language'), 'Java (');
    await page.keyboard.press('Tab');
    await expect(list(page, 'Role')).toBeFocused();
    await choose(list(page, 'Role'), 'Provider (');
    await expect(rows(page)).toHaveCount(javaProviders);
    await says(page, `${javaProviders} of ${examples.length} examples`);
    await expect(page).toHaveURL(`${PAGE}?examples-languages=Java&examples-role=Provider`);

    await page.reload();
    await expect(rows(page)).toHaveCount(javaProviders);
    await expect(list(page, 'Language')).toHaveValue('Java');

    await list(page, 'Runs here').focus();
    await page.keyboard.press('Tab');
    await expect(clear(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(examples.length);
    await expect(clear(page)).toBeFocused();
    await expect(page).toHaveURL(PAGE);
  });

  test('finds words in any order, in titles, tools, languages, and notes', async ({page}) => {
    await visit(page, PAGE);
    await searchBox(page).pressSequentially('listener kafka node');
    await expect(rows(page)).toHaveCount(1);
    await says(page, `1 of ${examples.length} examples`);
    await expect(rows(page).first()).toHaveAttribute('id', 'consumer-js-kafka');
    await searchBox(page).fill('webhooks react firewall');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toHaveAttribute('id', 'consumer-webhookless');
  });

  test('is filtered by kind and by the language of the projects to download', async ({page}) => {
    const projects = examples.filter(({runsIn = []}) => runsIn.includes('JavaScript'));
    const messages = projects.filter(({kind}) => kind === 'Message');
    expect(messages.length).toBeGreaterThan(0);
    await visit(page, PAGE);
    await list(page, 'Runs here').selectOption('JavaScript');
    await expect(rows(page)).toHaveCount(projects.length);
    await expect(rows(page).filter({hasText: /Runs here: .*JavaScript/})).toHaveCount(projects.length);
    await list(page, 'Kind').selectOption('Messages');
    await expect(rows(page)).toHaveCount(messages.length);
    await expect(page).toHaveURL(`${PAGE}?examples-runsIn=JavaScript&examples-kind=Messages`);
  });

  test('shows how many examples each option leaves, and gives advice on an empty result', async ({page}) => {
    await visit(page, `${PAGE}?examples-languages=Go&examples-kind=Bi-directional`);
    await expect(rows(page)).toHaveCount(0);
    await says(page, `0 of ${examples.length} examples`);
    await expect(
      page.getByText('No examples match. Try fewer or different words, or clear the filters.'),
    ).toBeVisible();
    await expect(list(page, 'Kind').locator('option')).toHaveText([
      'All',
      'HTTP (2)',
      'Messages (0)',
      'GraphQL (0)',
      'XML (0)',
      'Bi-directional (0)',
      /^gRPC \(\d\)$/,
      /^MCP \(\d\)$/,
      /^Provider only \(\d\)$/,
    ]);
    await clear(page).click();
    await expect(rows(page)).toHaveCount(examples.length);
  });

  test('ignores unknown values in the URL', async ({page}) => {
    await visit(page, `${PAGE}?examples-languages=Cobol&examples-sort=tools&examples-runsIn=Perl`);
    await expect(rows(page)).toHaveCount(examples.length);
  });

  test('is sorted ascending, descending, and in the original order', async ({page}) => {
    await visit(page, PAGE);
    const heading = catalog(page).getByRole('columnheader', {name: 'Example'});
    const first = rows(page).first();
    await heading.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(first).toContainText('.NET API');
    await expect(page).toHaveURL(`${PAGE}?examples-sort=title`);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(first).toContainText('WireMock stubs in Java');
    await page.reload();
    await expect(first).toContainText('WireMock stubs in Java');
    await heading.getByRole('button').press('Enter');
    await expect(heading).not.toHaveAttribute('aria-sort');
    await expect(first).toContainText('React website');
    await expect(page).toHaveURL(PAGE);
    await expect(catalog(page).getByRole('columnheader', {name: 'Tools'}).getByRole('button')).toHaveCount(0);
  });

  test('has at most 12 tab stops before the first example', async ({page}) => {
    await visit(page, PAGE);
    await searchBox(page).focus();
    const first = catalog(page).getByRole('link', {name: examples[0]?.title, exact: true}).first();
    for (let stop = 0; stop < 12; stop += 1) {
      if (await first.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(first).toBeFocused();
  });
});

test.describe('pairs', () => {
  test('are linked from either side, even when a filter hides the counterpart', async ({page}) => {
    await visit(page, `${PAGE}?examples-languages=Go&examples-role=Consumer`);
    const consumer = catalog(page).locator('#consumer-golang');
    const provider = catalog(page).locator('#provider-golang');
    await expect(provider).toBeHidden();
    await expect(consumer.getByRole('link', {name: 'page of Gin API'})).toHaveAttribute(
      'href',
      '/docs/examples/golang/provider',
    );
    await consumer.getByRole('link', {name: 'Gin API', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}#provider-golang`);
    await expect(provider).toBeInViewport();
    await provider.getByRole('link', {name: 'Go client', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}#consumer-golang`);
    await expect(consumer).toBeInViewport();
  });

  test('with many examples are in a section that opens with the keyboard', async ({page}) => {
    const drift = examples.find(({id}) => id === 'bi-directional-provider-drift');
    const partners = drift === undefined ? [] : partnersOf(examples, drift);
    await visit(page, PAGE);
    const row = catalog(page).locator('#bi-directional-provider-drift');
    const links = row.getByRole('listitem');
    await expect(links).toHaveCount(0);
    await row.getByText(`Pairs with ${partners.length} consumers`).focus();
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(partners.length);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('the search box and the button for the filters are visible without scrolling', async ({page}) => {
    await visit(page, PAGE);
    await expect(searchBox(page)).toBeInViewport({ratio: 1});
    await expect(toggle(page)).toBeInViewport({ratio: 1});
    await expect(list(page, 'Language')).toBeHidden();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await list(page, 'Language').selectOption('Go');
    await expect(toggle(page)).toHaveText('Filters (1)');
    await page.reload();
    await expect(toggle(page)).toHaveText('Filters (1)');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await clear(page).click();
    await expect(rows(page)).toHaveCount(examples.length);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe reports no violation in ${colorScheme} mode, and the catalog doesn’t scroll horizontally`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await visit(page, `${PAGE}?examples-kind=Bi-directional&examples-sort=title`);
      await expect(rows(page)).not.toHaveCount(examples.length);
      await toggle(page).click();
      const {violations} = await new AxeBuilder({page})
        .include('main')
        .options({rules: {'target-size': {enabled: true}}})
        .analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      expect(
        await catalog(page)
          .locator('..')
          .evaluate((frame) => frame.scrollWidth - frame.clientWidth),
      ).toBe(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every example and every pair is shown', async ({page}) => {
    await page.goto(`${PAGE}?examples-languages=Go`);
    await expect(rows(page)).toHaveCount(examples.length);
    await expect(catalog(page).getByRole('link', {name: /^page of /, includeHidden: true})).toHaveCount(
      examples.flatMap((example) => partnersOf(examples, example)).filter(({page: own}) => own !== undefined).length,
    );
    await expect(searchBox(page)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await expect(list(page, 'Language')).toBeHidden();
    await expect(rows(page).first().getByRole('link', {name: 'example-consumer', exact: true})).toHaveAttribute(
      'href',
      'https://github.com/pactflow/example-consumer',
    );
  });
});
