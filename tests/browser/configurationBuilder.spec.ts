import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {latestOf} from '../../src/data/releaseRules';
import {releases} from '../../src/data/releases';
import {audit, visitWithAxe} from './axe';
import {expect, hydrated, interceptRequests, settle, test, visit} from './fixture';

const PAGE = '/docs/on-premises-2x/docker-compose-example';
const OLD_PAGE = '/docs/on-premises/docker-compose-example';

/** The latest releases that the site describes, which are selected by default. */
const LATEST = {'1.x': latestOf(releases, '1.x').version, '2.x': latestOf(releases, '2.x').version};

const compose = (page: Page) => page.locator('.theme-code-block', {hasText: 'compose.yaml'}).locator('pre').first();
const environment = (page: Page) =>
  page.locator('.theme-code-block', {hasText: '# Values for PactFlow'}).locator('pre');
const status = (page: Page) => page.locator('.markdown').getByRole('status');
const group = (page: Page, name: string) => page.getByRole('group', {name, exact: true});

test('the builder works with the keyboard only, announces changes, and stores choices in the URL', async ({page}) => {
  await visit(page, PAGE);
  await expect(compose(page)).toContainText('image: postgres:17-alpine');
  await group(page, 'Database').getByRole('radio', {name: 'PostgreSQL in this file'}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`${PAGE}?database=external`);
  // The next announcement then contains only what changes from here.
  await expect(status(page)).toContainText('The files are updated.');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`${PAGE}?database=rds-iam`);
  await expect(group(page, 'Database').getByRole('radio', {name: 'Amazon RDS with IAM'})).toBeFocused();
  await expect(status(page)).toHaveText(
    'Database: Amazon RDS with IAM. The files are updated. They require 3 secrets.',
  );
  await expect(compose(page)).toContainText('PACTFLOW_DATABASE_ADAPTER: "postgresiam"');
  await expect(compose(page)).not.toContainText('image: postgres');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', {name: 'Encryption to the database'})).toBeFocused();
  await expect(page.getByRole('combobox', {name: 'Encryption to the database'})).toHaveValue('require');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`${PAGE}?database=rds-iam&redis=external`);
  await expect(environment(page)).toContainText('REDIS_URL=');
});

test('Back undoes a choice, a shared URL restores it, and Start over resets it', async ({page}) => {
  await visit(page, `${PAGE}?language=java`);
  await group(page, 'HTTPS').getByRole('radio', {name: 'nginx in this file'}).check();
  await group(page, 'User provisioning').getByRole('radio', {name: 'SCIM API'}).check();
  await expect(page).toHaveURL(`${PAGE}?language=java&tls=proxy&scim=yes`);
  await expect(compose(page)).toContainText('location /scim/ {');
  await page.goBack();
  await expect(compose(page)).not.toContainText('location /scim/ {');
  await expect(status(page)).toHaveText(/^User provisioning: None\./);
  await page.goForward();
  await page.reload();
  await hydrated(page);
  await expect(group(page, 'HTTPS').getByRole('radio', {name: 'nginx in this file'})).toBeChecked();
  await expect(compose(page)).toContainText('location /scim/ {');
  const over = page.getByRole('button', {name: 'Start over'});
  await over.click();
  await expect(page).toHaveURL(`${PAGE}?language=java`);
  await expect(over).toHaveAttribute('aria-disabled', 'true');
  await expect(compose(page)).not.toContainText('nginx');
});

test('choices are kept when the reader leaves the page, and are added to those in the URL on request', async ({
  page,
}) => {
  await visit(page, PAGE);
  const restore = page.getByRole('button', {name: 'Restore earlier choices'});
  await group(page, 'HTTPS').getByRole('radio', {name: 'nginx in this file'}).check();
  await group(page, 'User provisioning').getByRole('radio', {name: 'SCIM API'}).check();
  await expect(compose(page)).toContainText('location /scim/ {');
  await expect(restore).toHaveCount(0);
  await visit(page, `${PAGE}?authentication=saml`);
  await expect(compose(page)).not.toContainText('location /scim/ {');
  await restore.click();
  await expect(page).toHaveURL(`${PAGE}?authentication=saml&tls=proxy&scim=yes`);
  await expect(compose(page)).toContainText('location /scim/ {');
  await expect(compose(page)).toContainText('PACTFLOW_SAML_AUTH_ENABLED: "true"');
  await expect(restore).toHaveAttribute('aria-disabled', 'true');
});

test('the commands that check PactFlow have the URL of the choices', async ({page}) => {
  const checks = page.locator('pre', {hasText: 'curl --fail http'});
  await visit(page, PAGE);
  await expect(checks).toContainText('curl --fail http://localhost/diagnostic/status/heartbeat');
  await visit(page, `${PAGE}?tls=proxy&host=pact.example.com`);
  await expect(checks).toContainText('curl --fail https://pact.example.com/diagnostic/status/dependencies');
});

test("an impossible choice is explained at its control, and no files are shown until it's corrected", async ({
  page,
}) => {
  await visit(page, PAGE);
  await group(page, 'Redis-compatible store').getByRole('radio', {name: 'None'}).check();
  const reason = '2.x stores sessions and its cache in a Redis-compatible store and doesn’t run without one.';
  await expect(group(page, 'Redis-compatible store').getByText(reason)).toBeVisible();
  await expect(group(page, 'Redis-compatible store')).toHaveAccessibleDescription(`Not possible. ${reason}`);
  await expect(status(page)).toHaveText(`Redis-compatible store: None. No files. ${reason}`);
  await expect(page.getByText('These choices don’t work together:')).toBeVisible();
  await expect(compose(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'Redis-compatible store'}).click();
  await expect(group(page, 'Redis-compatible store')).toBeInViewport();
  await group(page, 'Redis-compatible store').getByRole('radio', {name: 'Your own, with TLS'}).check();
  await expect(status(page)).toHaveText(/The files are updated\./);
  await expect(compose(page)).toBeVisible();
});

test('an unknown value in the URL is explained', async ({page}) => {
  await visit(page, `${PAGE}?database=mysql&sslmode=never`);
  await expect(
    group(page, 'Database').getByText(
      'The URL contains “mysql”, which isn’t available. Select one of: compose, external, rds-iam.',
    ),
  ).toBeVisible();
  await expect(group(page, 'Database').getByRole('radio', {checked: true})).toHaveCount(0);
  await expect(page.getByRole('combobox', {name: 'Encryption to the database'})).toHaveAccessibleDescription(
    /contains “never”/,
  );
  await expect(compose(page)).toHaveCount(0);
  await group(page, 'Database').getByRole('radio', {name: 'Your own PostgreSQL'}).check();
  await expect(page).toHaveURL(`${PAGE}?database=external`);
  await expect(compose(page)).toContainText('PACTFLOW_DATABASE_SSLMODE: "require"');
});

test('Kubernetes manifests and the environment file replace the Compose file', async ({page}) => {
  await visit(page, PAGE);
  await group(page, 'Output').getByRole('radio', {name: 'Kubernetes manifests'}).check();
  await expect(page).toHaveURL(`${PAGE}?output=kubernetes`);
  await expect(page.locator('pre', {hasText: 'kind: Deployment'})).toContainText('enableServiceLinks: false');
  await expect(group(page, 'Database').getByRole('radio', {name: 'Your own PostgreSQL'})).toBeChecked();
  await expect(page.getByRole('button', {name: 'Download pactflow-migrate.yaml'})).toBeVisible();
  await expect(compose(page)).toHaveCount(0);
  await group(page, 'Database').getByRole('radio', {name: 'PostgreSQL in this file'}).check();
  await expect(group(page, 'Database').getByText('The Kubernetes manifests don’t include PostgreSQL.')).toBeVisible();
  await page.goBack();
  await group(page, 'Output').getByRole('radio', {name: 'Environment file'}).check();
  await expect(page.locator('pre', {hasText: 'PACTFLOW_REQUIRE_HTTPS=true'})).toContainText('REDIS_URL=');
});

test('an invalid host is kept and explained at its field, and a valid one is in the files', async ({page}) => {
  await visit(page, `${PAGE}?webhook-hosts=https%3A%2F%2Fci.example.com`);
  const field = page.getByRole('textbox', {name: 'Hosts that webhooks can call'});
  await expect(field).toHaveValue('https://ci.example.com');
  await expect(field).toHaveAccessibleDescription(/“https:\/\/ci\.example\.com” is a URL\. Enter only the hostname\./);
  await expect(compose(page)).toHaveCount(0);
  await field.fill('ci.example.com');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(`${PAGE}?webhook-hosts=ci.example.com`);
  await expect(compose(page)).toContainText('PACTFLOW_WEBHOOK_HOST_WHITELIST: "ci.example.com"');
  await expect(status(page)).toHaveText(/^Hosts that webhooks can call: ci\.example\.com\. The files are updated\./);
});

test('the files follow the text while the reader types, so a click on a button below the field counts', async ({
  page,
}) => {
  await visit(page, PAGE);
  const field = page.getByRole('textbox', {name: 'Hosts that webhooks can call'});
  await field.fill('https://ci');
  // An unfinished text isn't reported until the reader leaves the field.
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL(PAGE);
  await expect(compose(page)).toHaveCount(1);
  await field.fill('ci.example.com');
  await expect(compose(page)).toContainText('PACTFLOW_WEBHOOK_HOST_WHITELIST: "ci.example.com"');
  await expect(field).toBeFocused();
  const button = page.getByRole('button', {name: 'Download compose.yaml'});
  await button.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await button.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const download = page.waitForEvent('download');
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('ci.example.com');
});

test('if the script that generates files fails to load, the choices are kept, and the reader can try again', async ({
  page,
  problems,
}) => {
  await interceptRequests(page);
  await settle(page, PAGE);
  problems.provoke(/^console: Failed to load resource: net::ERR_FAILED/);
  problems.provoke(/^request failed: .*\/assets\/js\//);
  await page.route(/\/assets\/js\//, (route) => route.abort('failed'));
  await group(page, 'Database').getByRole('radio', {name: 'Your own PostgreSQL'}).check();
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded. Check your connection.');
  await expect(page).toHaveURL(`${PAGE}?database=external`);
  await page.unroute(/\/assets\/js\//);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(compose(page)).toContainText('PACTFLOW_DATABASE_SSLMODE: "require"');
});

test('each release line and release offers only what it supports', async ({page}) => {
  await visit(page, OLD_PAGE);
  await expect(compose(page)).toContainText(`image: quay.io/pactflow/enterprise:${LATEST['1.x']}`);
  await expect(compose(page)).not.toContainText('REDIS_URL');
  await page.getByRole('combobox', {name: 'Release'}).selectOption('1.36.1');
  await group(page, 'Observability').getByRole('radio', {name: 'OpenTelemetry'}).check();
  await expect(group(page, 'Observability').getByText(/1\.36\.1 doesn’t support it\./)).toBeVisible();
  await group(page, 'Observability').getByRole('radio', {name: 'New Relic'}).check();
  await expect(compose(page)).toContainText('NEW_RELIC_AGENT_ENABLED: "true"');
  await group(page, 'Release line').getByRole('radio', {name: '2.x'}).check();
  await expect(compose(page)).toContainText(`image: quay.io/pactflow/enterprise:${LATEST['2.x']}`);
  // The files above it can still grow, so a click could miss it.
  await page.getByText(/^All \d+ variables of the PactFlow container$/).press('Enter');
  await expect(page.getByRole('link', {name: 'REDIS_URL'})).toHaveAttribute(
    'href',
    '/docs/on-premises-2x/environment-variables#redis_url',
  );
});

test('the files are copied and downloaded as shown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  await page.getByRole('button', {name: 'Copy compose.yaml'}).click();
  await expect(status(page)).toHaveText('Copied compose.yaml.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.startsWith(`# PactFlow On-Premises ${LATEST['2.x']}.`)).toBe(true);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download compose.yaml'}).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('compose.yaml');
  expect(readFileSync(await download.path(), 'utf8')).toBe(copied);
  const second = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download pactflow.env'}).click();
  const values = readFileSync(await (await second).path(), 'utf8');
  expect(values).toContain('\nPACTFLOW_COOKIE_SECRET=\n');
  expect(values.split('\n').filter((line) => /^[A-Za-z_]+=./.test(line))).toEqual([]);
  await page.getByRole('button', {name: 'Copy link to these choices'}).click();
  await expect(status(page)).toHaveText('Copied the link to these choices.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a message appears when the browser denies copying', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await visit(page, PAGE);
  await page.getByRole('button', {name: 'Copy pactflow.env'}).click();
  await expect(status(page)).toHaveText(
    /^Your browser doesn’t allow this page to copy\. Select the text of pactflow\.env/,
  );
});

test('axe reports no violation in error messages and generated files', async ({page}) => {
  test.setTimeout(90_000);
  await visitWithAxe(page, `${PAGE}?redis=none&database=mysql`);
  expect((await audit(page, new Set())).violations).toEqual([]);
  await page.goto('about:blank');
  await visitWithAxe(
    page,
    `${PAGE}?database=external&authentication=saml&tls=proxy&scim=yes&outgoing=proxy&observability=opentelemetry`,
  );
  expect((await audit(page, new Set())).violations).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the example is complete, and a message says why nothing can be selected', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('noscript p', {hasText: 'Changing these choices requires JavaScript.'})).toBeVisible();
    await expect(page.getByRole('radio', {name: 'Demo', exact: true})).toBeDisabled();
    await expect(page.getByRole('radio', {name: 'Demo', exact: true})).toBeChecked();
    await expect(compose(page)).toContainText('PACTFLOW_DEMO_AUTH_ENABLED: "true"');
    await expect(compose(page)).toContainText('image: redis:8-alpine');
    await expect(environment(page)).toContainText('PACTFLOW_COOKIE_SECRET=');
    await expect(page.getByRole('table', {name: /^Secrets/}).getByRole('row')).toHaveCount(5);
    await expect(page.getByRole('button', {name: /^Copy compose/})).toBeHidden();
  });
});
