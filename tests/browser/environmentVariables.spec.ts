import type {Page} from '@playwright/test';
import {environmentVariables} from '../../src/data/environmentVariables';
import {variableAnchor, variablePageUrl, variablesOf} from '../../src/data/environmentVariablesRules';
import {choose, expect, test, visit} from './fixture';

const OLD = '/docs/on-premises/environment-variables';
const NEW = '/docs/on-premises-2x/environment-variables';

const variables = (page: Page) => page.locator('article article:visible');
const status = (page: Page) => page.getByRole('status').filter({hasText: 'variables'});
const listed = variablesOf('2.x').filter((variable) => variablePageUrl(variable, '2.x') === NEW).length;

test('the list is filtered with the keyboard only and stores the filter in the URL', async ({page}) => {
  await visit(page, NEW);
  await expect(status(page)).toHaveText(`${listed} of ${listed} variables`);
  await page.getByRole('searchbox', {name: 'Filter variables'}).focus();
  await page.keyboard.type('secret');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', {name: 'Group'})).toBeFocused();
  await choose(page.getByRole('combobox', {name: 'Group'}), 'Sessions and cache');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', {name: 'New or changed since'})).toBeFocused();
  await choose(page.getByRole('combobox', {name: 'New or changed since'}), '2.0.0');
  await expect(page).toHaveURL(/variables-q=secret&variables-group=Sessions\+and\+cache&variables-since=2\.0\.0$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', {name: /^1\.x and 2\.x/})).toBeFocused();
  await page.keyboard.press('Space');
  await expect(variables(page)).toHaveCount(1);
  await expect(page.locator('#pactflow_cookie_secret')).toBeVisible();
  await expect(page.locator('#webhooks')).toBeHidden();
  await page.reload();
  await expect(variables(page)).toHaveCount(1);
  await page.getByRole('button', {name: 'Clear filters'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(NEW);
  await expect(variables(page)).toHaveCount(listed);
  await expect(page.getByRole('button', {name: 'Clear filters'})).toBeFocused();
});

test('filters show which variables an upgrade adds, changes, and removes', async ({page}) => {
  await visit(page, `${NEW}?variables-since=2.0.0&variables-edition=2.x+only&variables-edition=No+longer+listed`);
  await expect(variables(page).getByRole('heading')).toHaveText([
    /REDIS_URL/,
    /PACTFLOW_CLARITY_DISABLED/,
    /PACTFLOW_LOG_FORMAT/,
  ]);
  await expect(variables(page).last()).toContainText('No longer listed');
});

test('a 2.x page shows only what 2.x releases changed, and repeats no default', async ({page}) => {
  await visit(page, NEW);
  const properties = (name: string) => page.locator('article article', {has: page.locator(`#${name}`)}).locator('dl');
  await expect(properties('pactflow_master_encryption_key')).not.toContainText('Since');
  await expect(properties('pactflow_master_encryption_key')).not.toContainText('1.12.0');
  await expect(properties('pactflow_cookie_secret')).toContainText('2.0.0');
  await expect(properties('pactflow_cookie_secret')).not.toContainText('1.18.0');
  await expect(properties('otel_log_level')).toContainText('Since2.1.0');
  await page.getByRole('searchbox', {name: 'Filter variables'}).fill('private ca');
  await expect(variables(page).getByRole('heading')).toHaveText([
    /PACTFLOW_WEBHOOK_CERTIFICATES/,
    /SSL_CERT_FILE/,
    /SSL_CERT_DIR/,
  ]);
});

test('a link to a variable or group shows it even when a filter hides it', async ({page}) => {
  await visit(page, `${NEW}?variables-q=redis#pactflow_database_url`);
  await expect(page.locator('#pactflow_database_url')).toBeInViewport();
  await expect(page).toHaveURL(`${NEW}#pactflow_database_url`);
  await page.getByRole('searchbox', {name: 'Filter variables'}).fill('redis');
  await expect(page.locator('#webhooks')).toBeHidden();
  await page.getByRole('link', {name: 'Webhooks', exact: true}).click();
  await expect(page.locator('#webhooks')).toBeInViewport();
  await expect(page).toHaveURL(`${NEW}#webhooks`);
});

test('a filter by SMTP shows that there are no such settings', async ({page}) => {
  for (const list of [OLD, NEW]) {
    await visit(page, list);
    await page.getByRole('searchbox', {name: 'Filter variables'}).fill('smtp');
    await expect(page.getByText('no variables for a mail server (SMTP)')).toBeVisible();
    await page.getByRole('link', {name: 'Email and SMTP settings'}).click();
    await expect(page).toHaveURL(/\/troubleshooting#email$/);
  }
});

test('an empty result is announced, and the printed page has every variable', async ({page}) => {
  await visit(page, `${NEW}?variables-q=nonsense`);
  await expect(page.getByText('No variables match.')).toBeVisible();
  await expect(variables(page)).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(variables(page)).toHaveCount(listed);
});

test("links in a variable's description stay in the release line of the page", async ({page}) => {
  for (const [path, home] of [
    [OLD, '/docs/on-premises/'],
    [NEW, '/docs/on-premises-2x/'],
  ] as const) {
    await visit(page, `${path}#pactflow_database_host`);
    await expect(
      page
        .locator('article', {has: page.locator('#pactflow_database_host')})
        .last()
        .getByRole('link', {name: 'Database', exact: true}),
    ).toHaveAttribute('href', `${home}database`);
  }
});

test('a time zone is found by its city, including former names, and shows its UTC offset', async ({page}) => {
  await visit(page, `${NEW}/timezones`);
  const rows = page.getByRole('table', {name: 'Time zones by region'}).locator('tbody tr:visible');
  await page.getByRole('searchbox', {name: 'Filter time zones'}).fill('calcutta');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Asia/Kolkata');
  await expect(rows).toContainText('+05:30');
  for (const [query, name] of [
    ['US/Pacific', 'America/Los_Angeles'],
    ['PST', 'America/Los_Angeles'],
    ['munich', 'Europe/Berlin'],
    ['EST', 'America/New_York'],
  ] as const) {
    await page.getByRole('searchbox', {name: 'Filter time zones'}).fill(query);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(name);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every variable of a release line is on its page with its anchor, and no control needs a script', async ({
    page,
  }) => {
    for (const edition of ['1.x', '2.x'] as const) {
      const paths = new Set(variablesOf(edition).map((variable) => variablePageUrl(variable, edition)));
      expect(paths.size).toBe(3);
      for (const path of paths) {
        const expected = variablesOf(edition).filter((variable) => variablePageUrl(variable, edition) === path);
        await page.goto(path);
        await expect(variables(page)).toHaveCount(expected.length);
        for (const {name} of expected) await expect(page.locator(`[id="${variableAnchor(name)}"]`)).toBeVisible();
        await expect(page.getByRole('searchbox', {name: 'Filter variables'})).toBeHidden();
      }
    }
    expect(environmentVariables.length).toBeGreaterThan(100);
  });

  test('the list of time zones is complete', async ({page}) => {
    await page.goto(`${OLD}/timezones`);
    const rows = page.getByRole('table', {name: 'Time zones by region'}).locator('tbody tr');
    expect(await rows.count()).toBeGreaterThan(400);
    await expect(rows.filter({hasText: 'Australia/Melbourne'})).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });
});
