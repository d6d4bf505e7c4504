import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {examples} from '../../src/data/examples';
import {pairingsOf, pairingsWith} from '../../src/data/examplesRules';
import {choose, expect, test, visit} from './fixture';

const PAGE = '/docs/examples';
const pairings = pairingsOf(examples);

const catalog = (page: Page) => page.getByRole('table', {name: 'Example repositories'});
const rows = (page: Page) => catalog(page).locator('tbody tr:visible');
const pairs = (page: Page) =>
  page.getByRole('table', {name: 'Consumers and their providers'}).locator('tbody tr:visible');
const says = (page: Page, text: string) =>
  expect(page.locator('.markdown').getByRole('status').filter({hasText: text})).toHaveCount(1);
const javaProviders = examples.filter(({languages, role}) => languages.includes('Java') && role === 'Provider').length;

test.describe('the catalog', () => {
  test('is filtered with the keyboard only and stores the filter in the URL', async ({page}) => {
    await visit(page, PAGE);
    await expect(rows(page)).toHaveCount(examples.length);
    await page.getByLabel('Language', {exact: true}).focus();
    await choose(page.getByLabel('Language', {exact: true}), 'Java (');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Role', {exact: true})).toBeFocused();
    await choose(page.getByLabel('Role', {exact: true}), 'Provider (');
    await expect(rows(page)).toHaveCount(javaProviders);
    await says(page, `${javaProviders} of ${examples.length} examples`);
    await expect(page).toHaveURL(`${PAGE}?examples-languages=Java&examples-role=Provider`);

    await page.reload();
    await expect(rows(page)).toHaveCount(javaProviders);
    await expect(page.getByLabel('Language', {exact: true})).toHaveValue('Java');

    await page.getByLabel('Tool', {exact: true}).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Show all', exact: true})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(examples.length);
    await expect(page.getByRole('button', {name: 'Show all', exact: true})).toBeFocused();
    await expect(page).toHaveURL(PAGE);
  });

  test('shows how many examples each option leaves, and explains an empty result', async ({page}) => {
    await visit(page, `${PAGE}?examples-languages=Go&examples-technique=Bi-directional`);
    await expect(rows(page)).toHaveCount(0);
    await says(page, `0 of ${examples.length} examples`);
    await expect(page.getByText('No examples match.')).toBeVisible();
    await expect(page.getByLabel('Technique', {exact: true}).locator('option')).toContainText([
      'All',
      'Consumer-driven (2)',
      'Bi-directional (0)',
      'Provider only (0)',
    ]);
  });

  test('ignores unknown values in the URL', async ({page}) => {
    await visit(page, `${PAGE}?examples-languages=Cobol&examples-sort=tools&pairs-of=gone`);
    await expect(rows(page)).toHaveCount(examples.length);
    await expect(pairs(page)).toHaveCount(pairings.length);
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
});

test.describe('the pairs', () => {
  test('are filtered with the keyboard and link to the catalog even when a filter hides the example', async ({
    page,
  }) => {
    const drift = pairingsWith(pairings, 'bi-directional-provider-drift').length;
    await visit(page, `${PAGE}?examples-languages=Go`);
    await expect(pairs(page)).toHaveCount(pairings.length);
    await page.getByLabel('Show pairs of').focus();
    await choose(page.getByLabel('Show pairs of'), 'API tested with Drift');
    await expect(pairs(page)).toHaveCount(drift);
    await says(page, `${drift} of ${pairings.length} consumers`);
    await expect(page).toHaveURL(`${PAGE}?examples-languages=Go&pairs-of=bi-directional-provider-drift`);
    await page.reload();
    await expect(pairs(page)).toHaveCount(drift);

    await pairs(page).first().getByRole('link', {name: 'API tested with Drift'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#bi-directional-provider-drift$/);
    await expect(page.locator('#bi-directional-provider-drift')).toBeInViewport();
    await expect(rows(page)).toHaveCount(examples.length);

    await page.getByRole('button', {name: 'Show all pairs'}).focus();
    await page.keyboard.press('Enter');
    await expect(pairs(page)).toHaveCount(pairings.length);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe reports no violation in ${colorScheme} mode, and only tables scroll horizontally on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, `${PAGE}?examples-technique=Bi-directional&examples-sort=title`);
    await expect(rows(page)).not.toHaveCount(examples.length);
    const {violations} = await new AxeBuilder({page})
      .include('main')
      .options({rules: {'target-size': {enabled: true}}})
      .analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every example and every pair is shown', async ({page}) => {
    await page.goto(`${PAGE}?examples-languages=Go&pairs-of=provider`);
    await expect(rows(page)).toHaveCount(examples.length);
    await expect(pairs(page)).toHaveCount(pairings.length);
    await expect(page.getByLabel('Language', {exact: true})).toBeHidden();
    await expect(page.getByLabel('Show pairs of')).toBeHidden();
    await expect(rows(page).first().getByRole('link', {name: 'example-consumer', exact: true})).toHaveAttribute(
      'href',
      'https://github.com/pactflow/example-consumer',
    );
  });
});
