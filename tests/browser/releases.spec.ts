import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {laterReleases} from '../../src/data/laterReleases';
import {formatDate, latestOf} from '../../src/data/releaseRules';
import {releases} from '../../src/data/releases';
import {choose, expect, interceptRequests, settle, test, visit} from './fixture';

const INDEX = '/docs/on-premises/releases';
const PLANNER = `${INDEX}/planner`;

const ALL = [...releases, ...laterReleases];
/** The release at which a plan from 1.x to 2.x stops, and the target version that's selected by default. */
const [STOP, TARGET] = [latestOf(ALL, '1.x'), latestOf(ALL, '2.x')];

/** Matches a description that contains a text. */
const containing = (text: string): RegExp => new RegExp(text.replaceAll('.', '\\.'));

const rows = (page: Page) =>
  page.getByRole('table', {name: /^Releases of PactFlow On-Premises/}).locator('tbody tr:visible');
const plan = (page: Page) => page.getByRole('article', {name: /^Upgrade from/});
const status = (page: Page) => page.locator('.markdown').getByRole('status');

test.describe('the list of releases', () => {
  test('has all releases, the latest first, with links to their pages and notices', async ({page}) => {
    await visit(page, INDEX);
    await expect(rows(page)).toHaveCount(releases.length);
    const order = await rows(page).getByRole('rowheader').allInnerTexts();
    const latestDay = releases
      .map(({date = ''}) => date)
      .sort()
      .at(-1);
    const latest = releases.filter(({date}) => date === latestDay).map(({version}) => version);
    expect(latest.filter((version) => order[0]?.trim().startsWith(version))).toHaveLength(1);
    // 1.37.0 was released after 2.0.0.
    const at = (version: string) => order.findIndex((text) => text.trim().startsWith(version));
    expect(at('1.37.0')).toBeLessThan(at('2.0.0'));
    expect(order.at(-1)).toContain('1.4.0');
    await expect(page.getByRole('link', {name: 'Notice for 1.37.2'})).toHaveAttribute(
      'href',
      '/notices/2025-08-19-on-premises-1.37.2',
    );
    await rows(page).getByRole('link', {name: '1.37.2', exact: true}).first().click();
    await expect(page).toHaveURL(`${INDEX}/1.37.2`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('On-premises release 1.37.2');
  });

  test('is filtered by release line, year, and kind of change, and stores the filter in the URL', async ({page}) => {
    await visit(page, INDEX);
    await page.getByRole('group', {name: 'Release line'}).getByRole('checkbox', {name: '2.x'}).check();
    const ofLine = releases.filter(({releaseLine}) => releaseLine === '2.x').length;
    await expect(rows(page)).toHaveCount(ofLine);
    await page.getByRole('group', {name: 'Contains'}).getByRole('checkbox', {name: 'Breaking changes'}).check();
    const few = await rows(page).count();
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(ofLine);
    await expect(page).toHaveURL(/releases-edition=2\.x&releases-kinds=Breaking\+changes/);
    await page.reload();
    await expect(rows(page)).toHaveCount(few);
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await page.getByRole('group', {name: 'Released'}).getByRole('checkbox', {name: 'Unknown'}).check();
    await expect(rows(page)).toHaveCount(releases.filter(({date}) => date === undefined).length);
  });
});

test.describe('the planner', () => {
  test('offers the last plan to readers who open the page without one', async ({page}) => {
    await visit(page, `${PLANNER}?from=1.36.0&to=1.37.6`);
    await expect(plan(page)).toBeVisible();
    await visit(page, PLANNER);
    await status(page).getByRole('link', {name: 'continue with your last plan (1.36.0 to 1.37.6)'}).click();
    await expect(page).toHaveURL(`${PLANNER}?from=1.36.0&to=1.37.6`);
    await expect(plan(page)).toBeVisible();
    await page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith('docs.planner'));
      for (const key of keys) localStorage.setItem(key, '?from=0.0.0&to=<b>');
    });
    await visit(page, PLANNER);
    await expect(status(page)).toContainText('Select your current version.');
    await expect(status(page).getByRole('link')).toHaveCount(0);
  });

  test('plans an upgrade from two choices, announces it, and stores both in the URL', async ({page}) => {
    await visit(page, PLANNER);
    await expect(status(page)).toContainText('Select your current version.');
    const [stop, target] = [STOP.version, TARGET.version];
    await expect(page.getByLabel('Target version', {exact: true})).toHaveValue(target);
    await page.getByLabel('Current version', {exact: true}).selectOption('1.36.0');
    await expect(page).toHaveURL(`${PLANNER}?from=1.36.0&to=${target}`);
    await expect(status(page)).toContainText(`an intermediate stop at ${stop}`);
    await expect(status(page)).toContainText(
      `includes releases up to ${target} (${formatDate(TARGET.date ?? '')}) and ${stop} (${formatDate(STOP.date ?? '')})`,
    );
    await expect(plan(page).getByRole('heading', {level: 3})).toHaveText([
      'Before you start',
      'Environment variables',
      `1. From 1.36.0 to ${stop}`,
      `2. From ${stop} to ${target}`,
    ]);
    await expect(plan(page).getByText('Stop at this version first.')).toBeVisible();
    await expect(plan(page).getByText('A Redis-compatible store')).not.toHaveCount(0);
    await expect(plan(page).locator('code', {hasText: 'REDIS_URL'})).not.toHaveCount(0);
    await page.getByLabel('Target version', {exact: true}).selectOption('1.37.0');
    await expect(plan(page).getByRole('heading', {level: 3})).toHaveText([
      'Before you start',
      'Environment variables',
      'From 1.36.0 to 1.37.0',
    ]);
    await expect(status(page)).toContainText('no intermediate stop');
    await expect(page).toHaveURL(`${PLANNER}?from=1.36.0&to=1.37.0`);
  });

  test('opens with the plan in the URL and links to the release pages', async ({page}) => {
    await visit(page, `${PLANNER}?from=v2.0.0&to=2.1.1`);
    await expect(status(page)).toContainText('From 2.0.0 to 2.1.1: 2 releases to read about');
    await plan(page).getByRole('link', {name: '2.1.0'}).first().click();
    await expect(page).toHaveURL(`${INDEX}/2.1.0`);
    await page.getByRole('main').getByRole('link', {name: 'upgrade planner', exact: true}).first().click();
    await expect(page).toHaveURL(`${PLANNER}?to=2.1.0`);
    await expect(page.getByLabel('Target version', {exact: true})).toHaveValue('2.1.0');
  });

  test('warns when the target is older than the 1.x release at which the plan stops', async ({page}) => {
    await visit(page, `${PLANNER}?from=1.34.0&to=2.1.1`);
    const warning = plan(page).getByRole('note');
    await expect(warning).toContainText(`2.1.1 is older than ${STOP.version}, this plan’s first stop.`);
    await expect(warning).toContainText(
      `2.1.1 was released on July 17, 2025, and ${STOP.version} on ${formatDate(STOP.date ?? '')}.`,
    );
    await page.getByLabel('Current version', {exact: true}).selectOption(STOP.version);
    await expect(warning).toContainText(`2.1.1 is older than ${STOP.version}, your current version.`);
    await page.getByLabel('Current version', {exact: true}).selectOption('2.0.0');
    await expect(warning).toHaveCount(0);
  });

  test('shows on each day whether the target still receives patches', async ({page}) => {
    await page.clock.setFixedTime('2026-07-21T12:00:00');
    await visit(page, `${PLANNER}?from=2.2.0&to=2.3.0`);
    await expect(plan(page).getByRole('checkbox', {name: 'Support for 2.3'})).toHaveAccessibleDescription(
      /^2\.3 receives security patches until July 21, 2026/,
    );
    await page.clock.setFixedTime('2026-07-22T12:00:00');
    await page.reload();
    await expect(plan(page).getByRole('checkbox', {name: 'End of support for 2.3'})).toHaveAccessibleDescription(
      /2\.3 no longer receives security patches/,
    );
  });

  for (const [query, words] of [
    ['from=2.3.0&to=2.3.0', 'You already run 2.3.0.'],
    ['from=2.3.0&to=1.37.2', '1.37.2 is earlier than 2.3.0, so this would be a downgrade'],
    ['from=1.20.5&to=2.3.0', "These docs don't describe PactFlow On-Premises 1.20.5."],
    ['from=1.36.0&to=%3Cb%3Ex', "<b>x isn't a version of PactFlow On-Premises."],
  ] as const) {
    test(`explains why there's no plan: ${query}`, async ({page}) => {
      await visit(page, `${PLANNER}?${query}`);
      await expect(status(page)).toContainText(`No upgrade plan. ${words}`);
      await expect(plan(page)).toHaveCount(0);
    });
  }

  test('lists what to do before the upgrade, and remembers what the reader has done', async ({page}) => {
    await visit(page, `${PLANNER}?from=1.34.0&to=2.3.0`);
    await expect(plan(page).getByRole('heading', {level: 3}).first()).toHaveText('Before you start');
    const later = plan(page).getByRole('checkbox', {name: 'Later 1.x releases'});
    await expect(later).toHaveAccessibleDescription(
      containing(`${STOP.version} is the latest 1.x release that this plan includes`),
    );
    await later.check();
    await expect(plan(page).getByText(/^1 of \d+ done/)).toBeVisible();
    await page.reload();
    await expect(later).toBeChecked();
    await page.getByLabel('Current version', {exact: true}).selectOption('1.35.0');
    await expect(later).not.toBeChecked();
  });

  test('lists each variable of the upgrade once', async ({page}) => {
    await visit(page, `${PLANNER}?from=1.34.0&to=2.4.0`);
    const row = (name: string) => plan(page).getByRole('table').getByRole('row').filter({hasText: name});
    await expect(row('The secret must be at least 64 characters long.')).toHaveCount(1);
    await expect(row('PACTFLOW_OLD_COOKIE_SECRET')).toContainText('Might be needed');
    await expect(row('REDIS_URL')).toContainText('Added in 2.0.0');
  });

  test('is copied and downloaded as Markdown with the selected checkboxes', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, `${PLANNER}?from=1.34.0&to=2.4.0`);
    await plan(page).getByRole('checkbox', {name: 'Later 1.x releases'}).check();
    const name = 'pactflow-upgrade-1.34.0-to-2.4.0.md';
    await plan(page)
      .getByRole('button', {name: `Copy ${name}`})
      .click();
    await expect(status(page)).toContainText(`Copied ${name}.`);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('- [x] **Later 1.x releases:**');
    const waiting = page.waitForEvent('download');
    await plan(page)
      .getByRole('button', {name: `Download ${name}`})
      .click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), 'utf8')).toBe(copied);
  });

  test('offers to try again if its script can’t be loaded', async ({page, problems}) => {
    await interceptRequests(page);
    await settle(page, PLANNER);
    problems.provoke(/^console: Failed to load resource: net::ERR_FAILED/);
    problems.provoke(/^request failed: .*\/assets\/js\//);
    await page.route(/\/assets\/js\//, (route) => route.abort('failed'));
    await page.getByLabel('Current version', {exact: true}).selectOption('1.36.0');
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded. Check your connection.');
    await page.unroute(/\/assets\/js\//);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(plan(page)).toBeVisible();
  });

  test('accepts the tag of a later release', async ({page}) => {
    await visit(page, `${PLANNER}?from=2.2.0`);
    await page.getByLabel('Target version', {exact: true}).selectOption('A later version');
    const tag = page.getByRole('textbox', {name: 'Target version: image tag'});
    await tag.fill('2.4');
    await tag.press('Enter');
    await expect(tag).toHaveAttribute('aria-invalid', 'true');
    await expect(tag).toHaveAccessibleDescription(/Enter three numbers with periods between them/);
    const unknown = TARGET.version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
    await tag.fill(`v${unknown}`);
    await tag.press('Enter');
    await expect(page).toHaveURL(`${PLANNER}?from=2.2.0&to=${unknown}`);
    await expect(plan(page).getByRole('heading', {level: 2})).toHaveText(`From 2.2.0 to ${unknown}`);
    const described = latestOf(releases, '2.x').version;
    await expect(plan(page).getByRole('checkbox', {name: 'Later 2.x releases'})).toHaveAccessibleDescription(
      containing(`the releases after ${described}. Read about each one up to ${unknown} in`),
    );
    await page.reload();
    await expect(tag).toHaveValue(unknown);
  });

  test('works with the keyboard only', async ({page}) => {
    await visit(page, PLANNER);
    await page.getByLabel('Current version', {exact: true}).focus();
    await choose(page.getByLabel('Current version', {exact: true}), '2.1.0');
    await expect(page.getByLabel('Current version', {exact: true})).toHaveValue('2.1.0');
    await expect(plan(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Target version', {exact: true})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Print the plan'})).toBeFocused();
  });

  test('prints the plan without the form', async ({page}) => {
    await visit(page, `${PLANNER}?from=1.36.0&to=2.3.0`);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', {name: 'Print the plan'}).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({media: 'print'});
    await expect(plan(page).getByRole('heading', {level: 2})).toHaveText('From 1.36.0 to 2.3.0');
    await expect(page.getByLabel('Current version', {exact: true})).toBeHidden();
    await expect(page.getByRole('button', {name: 'Print the plan'})).toBeHidden();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has a plan without axe violations in ${colorScheme} mode that fits a phone`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width: 390, height: 844});
      await visit(page, `${PLANNER}?from=1.30.0&to=2.0.0`);
      await expect(plan(page)).toBeVisible();
      const {violations} = await new AxeBuilder({page}).include('main').analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is complete, and the planner explains how to use it', async ({page}) => {
    await page.goto(INDEX);
    await expect(rows(page)).toHaveCount(releases.length);
    await expect(page.getByRole('searchbox', {name: 'Filter releases'})).toBeHidden();
    await page.goto(`${PLANNER}?from=1.36.0&to=2.3.0`);
    await expect(page.getByLabel('Current version', {exact: true})).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Plan an upgrade without the planner'})).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'list of releases'}).click();
    await expect(page).toHaveURL(INDEX);
  });
});

test('old URLs redirect to the page of a release or notice', async ({page}) => {
  for (const [from, to] of [
    ['/docs/on-premises-2x/releases/1.36.0', `${INDEX}/1.36.0`],
    ['/notices/2022-02-15-on-premises-1.16.0', '/notices/2022-02-15-on-premises-1.15.0'],
    ['/notices/2025-07-17-on-premises-2.1.0', '/notices/2025-07-10-on-premises-2.1.0'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});
