import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {choose, expect, test, visit} from './fixture';

const INDEX = '/docs/on-premises/releases';
const PLANNER = `${INDEX}/planner`;

const rows = (page: Page) =>
  page.getByRole('table', {name: /^Releases of PactFlow On-Premises/}).locator('tbody tr:visible');
const plan = (page: Page) => page.getByRole('article', {name: /^Upgrade from/});
const said = (page: Page) => page.locator('.markdown').getByRole('status');

test.describe('the list of releases', () => {
  test('has all of them, newest by day first, each with its page and its notice', async ({page}) => {
    await visit(page, INDEX);
    await expect(rows(page)).toHaveCount(62);
    await expect(rows(page).first().getByRole('rowheader')).toContainText('2.3.0');
    // 1.37.0 came after 2.0.0.
    const order = await rows(page).getByRole('rowheader').allInnerTexts();
    const at = (version: string) => order.findIndex((text) => text.trim().startsWith(version));
    expect(at('1.37.0')).toBeLessThan(at('2.0.0'));
    expect(order.at(-1)).toContain('1.4.0');
    await expect(page.getByRole('link', {name: 'Notice of 1.37.2'})).toHaveAttribute(
      'href',
      '/notices/2025-08-19-on-premises-1.37.2',
    );
    await rows(page).getByRole('link', {name: '1.37.2', exact: true}).first().click();
    await expect(page).toHaveURL(`${INDEX}/1.37.2`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('On-premises release 1.37.2');
  });

  test('is narrowed by edition, year, and kind, and the address keeps it', async ({page}) => {
    await visit(page, INDEX);
    await page.getByRole('group', {name: 'Edition'}).getByRole('checkbox', {name: '2.x'}).check();
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('group', {name: 'What it holds'}).getByRole('checkbox', {name: 'Breaking changes'}).check();
    const few = await rows(page).count();
    expect(few).toBeLessThan(5);
    await expect(page).toHaveURL(/releases-edition=2\.x&releases-kinds=Breaking\+changes/);
    await page.reload();
    await expect(rows(page)).toHaveCount(few);
    await page.getByRole('button', {name: 'Show all'}).click();
    await page.getByRole('group', {name: 'Released'}).getByRole('checkbox', {name: 'Not known'}).check();
    await expect(rows(page)).toHaveCount(5);
  });
});

test.describe('the planner', () => {
  test('plans from two choices, says it, and puts both into the address', async ({page}) => {
    await visit(page, PLANNER);
    await expect(said(page)).toContainText('Choose the version that you run.');
    await expect(page.getByLabel('You want')).toHaveValue('2.3.0');
    await page.getByLabel('You run').selectOption('1.36.0');
    await expect(page).toHaveURL(`${PLANNER}?from=1.36.0&to=2.3.0`);
    await expect(said(page)).toContainText('one stop on the way, at 1.37.2');
    await expect(plan(page).getByRole('heading', {level: 3})).toHaveText([
      '1. From 1.36.0 to 1.37.2',
      '2. From 1.37.2 to 2.3.0',
    ]);
    await expect(plan(page).getByText('Stop here on the way.')).toBeVisible();
    await expect(plan(page).getByText('A Redis-compatible store')).not.toHaveCount(0);
    await expect(plan(page).locator('code', {hasText: 'REDIS_URL'})).not.toHaveCount(0);
    await page.getByLabel('You want').selectOption('1.37.0');
    await expect(plan(page).getByRole('heading', {level: 3})).toHaveText(['From 1.36.0 to 1.37.0']);
    await expect(said(page)).toContainText('no stop on the way');
    await expect(page).toHaveURL(`${PLANNER}?from=1.36.0&to=1.37.0`);
  });

  test('opens with the plan of its address, and leads to the pages of releases', async ({page}) => {
    await visit(page, `${PLANNER}?from=v2.0.0&to=2.1.1`);
    await expect(said(page)).toContainText('From 2.0.0 to 2.1.1: 2 releases to read about');
    await plan(page).getByRole('link', {name: '2.1.0'}).first().click();
    await expect(page).toHaveURL(`${INDEX}/2.1.0`);
    await page.getByRole('link', {name: 'Plan the upgrade to 2.1.0'}).click();
    await expect(page).toHaveURL(`${PLANNER}?to=2.1.0`);
    await expect(page.getByLabel('You want')).toHaveValue('2.1.0');
  });

  test('says where the target is older than what is left', async ({page}) => {
    await visit(page, `${PLANNER}?from=1.37.2&to=2.0.0`);
    await expect(plan(page).getByText('2.0.0 is older than what you leave.')).toBeVisible();
    await expect(plan(page).getByRole('note')).toContainText('The first 2.x release that is not older is 2.2.0');
    await page.getByLabel('You want').selectOption('2.2.0');
    await expect(plan(page).getByRole('note')).toHaveCount(0);
  });

  for (const [query, words] of [
    ['from=2.3.0&to=2.3.0', 'You run 2.3.0 already.'],
    ['from=2.3.0&to=1.37.2', '1.37.2 comes before 2.3.0: that is a way back'],
    ['from=1.38.0&to=2.3.0', '1.38.0 is no release'],
    ['from=1.36.0&to=%3Cb%3Ex', '<b>x is no release'],
  ] as const) {
    test(`refuses in words: ${query}`, async ({page}) => {
      await visit(page, `${PLANNER}?${query}`);
      await expect(said(page)).toContainText(`No plan. ${words}`);
      await expect(plan(page)).toHaveCount(0);
    });
  }

  test('is used by keyboard alone', async ({page}) => {
    await visit(page, PLANNER);
    await page.getByLabel('You run').focus();
    await choose(page.getByLabel('You run'), '2.1.0');
    await expect(page.getByLabel('You run')).toHaveValue('2.1.0');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('You want')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Print the plan'})).toBeFocused();
    await expect(plan(page)).toBeVisible();
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
    await expect(page.getByLabel('You run')).toBeHidden();
    await expect(page.getByRole('button', {name: 'Print the plan'})).toBeHidden();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has a plan in ${colorScheme} that axe finds nothing in, and that fits a phone`, async ({page}) => {
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

  test('the list is whole, and the planner says how to read it', async ({page}) => {
    await page.goto(INDEX);
    await expect(rows(page)).toHaveCount(62);
    await expect(page.getByRole('searchbox', {name: 'Filter releases'})).toBeHidden();
    await page.goto(`${PLANNER}?from=1.36.0&to=2.3.0`);
    await expect(page.getByLabel('You run')).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Do it without the planner'})).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'list of releases'}).click();
    await expect(page).toHaveURL(INDEX);
  });
});

test('old addresses lead to the one page of a release, and of a notice', async ({page}) => {
  for (const [from, to] of [
    ['/docs/on-premises-2x/releases/1.36.0', `${INDEX}/1.36.0`],
    ['/notices/2022-02-15-on-premises-1.16.0', '/notices/2022-02-15-on-premises-1.15.0'],
    ['/notices/2025-07-17-on-premises-2.1.0', '/notices/2025-07-10-on-premises-2.1.0'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});
