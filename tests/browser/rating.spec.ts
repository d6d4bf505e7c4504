import type {Page} from '@playwright/test';
import {audit, setView, visitWithAxe} from './axe';
import {expect, test, visit} from './fixture';

const RATING = {name: 'Page rating'};
const THANKS = 'Thanks for letting us know!';
const REASON = 'What’s missing or wrong? (optional)';

/** Records the events of the rating, by name. */
async function recordEvents(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, {ratings: seen});
    for (const name of ['docs:rating', 'docs:rating-reason'])
      window.addEventListener(name, (event) => seen.push([name, (event as CustomEvent).detail]));
  });
  return () => page.evaluate(() => (window as unknown as {ratings: unknown[]}).ratings);
}

const rated = (path: string, useful: 0 | 1) => ['docs:rating', {path, useful}];

for (const path of ['/docs/pact', '/notices/2025-10-21-on-premises-2.3.0']) {
  test(`${path} can be rated with the keyboard`, async ({page}) => {
    await visit(page, path);
    const events = await recordEvents(page);
    const rating = page.getByRole('region', RATING);
    await expect(rating.getByText('Is this page useful?')).toBeVisible();
    await expect(rating.getByRole('button')).toHaveText(['Yes', 'No']);
    await rating.getByRole('button', {name: 'Yes'}).focus();
    await page.keyboard.press('Enter');
    await expect(rating.getByText(THANKS)).toBeFocused();
    await expect(rating.getByRole('button')).toHaveCount(0);
    await expect(rating.getByRole('textbox')).toHaveCount(0);
    expect(await events()).toEqual([rated(path, 1)]);
  });

  test(`${path} gets a reason after No, with the keyboard`, async ({page}) => {
    await visit(page, path);
    const events = await recordEvents(page);
    const rating = page.getByRole('region', RATING);
    await rating.getByRole('button', {name: 'No'}).focus();
    await page.keyboard.press('Enter');
    await expect(rating.getByText(THANKS)).toBeFocused();
    // The rating itself doesn't wait for the reason.
    expect(await events()).toEqual([rated(path, 0)]);
    const field = rating.getByRole('textbox', {name: REASON});
    await expect(field).toHaveAccessibleDescription(/personal data/);
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type('  No example   for Go. ');
    await page.keyboard.press('Enter');
    await expect(rating.getByRole('status')).toHaveText('Thanks for explaining!');
    await expect(rating.getByRole('status')).toBeFocused();
    await expect(field).toHaveCount(0);
    expect(await events()).toEqual([
      rated(path, 0),
      ['docs:rating-reason', {path, useful: 0, reason: 'No example for Go.'}],
    ]);
  });
}

/** Ways to answer "No" without a reason. */
const SKIPS: readonly [name: string, skip: (page: Page) => Promise<unknown>][] = [
  ['the Skip button', (page) => page.getByRole('button', {name: 'Skip'}).click()],
  [
    'Escape',
    async (page) => {
      await page.getByRole('textbox', {name: REASON}).fill('Not sent');
      await page.keyboard.press('Escape');
    },
  ],
  ['an empty reason', (page) => page.getByRole('button', {name: 'Send'}).click()],
  [
    'a reason of spaces',
    async (page) => {
      await page.getByRole('textbox', {name: REASON}).fill('   ');
      await page.keyboard.press('Enter');
    },
  ],
];

for (const [name, skip] of SKIPS) {
  test(`${name} sends no reason`, async ({page}) => {
    await visit(page, '/docs/pact');
    const events = await recordEvents(page);
    const rating = page.getByRole('region', RATING);
    await rating.getByRole('button', {name: 'No'}).click();
    await skip(page);
    await expect(rating.getByRole('textbox')).toHaveCount(0);
    await expect(rating.getByRole('button')).toHaveCount(0);
    await expect(rating.getByText(THANKS)).toBeFocused();
    expect(await events()).toEqual([rated('/docs/pact', 0)]);
  });
}

test('a reason has at most 200 characters on one line', async ({page}) => {
  await visit(page, '/docs/pact');
  const events = await recordEvents(page);
  const rating = page.getByRole('region', RATING);
  await rating.getByRole('button', {name: 'No'}).click();
  const field = rating.getByRole('textbox', {name: REASON});
  await field.focus();
  await page.keyboard.insertText(`Two\nlines ${'x'.repeat(300)}`);
  await expect(field).toHaveValue(/^Two ?lines x+$/);
  await rating.getByRole('button', {name: 'Send'}).click();
  const [, [, {reason}]] = (await events()) as [unknown, [string, {reason: string}]];
  expect(reason).toHaveLength(200);
});

for (const width of [1440, 320]) {
  test(`the question for a reason moves nothing above it and fits at ${width} px, light and dark`, async ({page}) => {
    await visitWithAxe(page, '/docs/pact');
    await setView(page, {colorScheme: 'light', width, rules: 'all'});
    const rating = page.getByRole('region', RATING);
    await rating.scrollIntoViewIfNeeded();
    const top = () => rating.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await rating.getByRole('button', {name: 'No'}).click();
    await expect(rating.getByRole('textbox', {name: REASON})).toBeVisible();
    expect(await top()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await setView(page, {colorScheme, width, rules: 'all'});
      const {violations} = await audit(page, new Set());
      expect(violations, colorScheme).toEqual([]);
    }
  });
}

test("the next page isn't rated yet", async ({page}) => {
  await visit(page, '/docs/pact');
  const rating = page.getByRole('region', {name: 'Page rating'});
  await rating.getByRole('button', {name: 'Yes'}).click();
  await expect(rating.getByText('Thanks for letting us know!')).toBeVisible();
  await page.getByRole('complementary').getByRole('link', {name: 'Getting started'}).click();
  await expect(page).toHaveURL('/');
  await expect(rating.getByText('Is this page useful?')).toBeVisible();
});

test('lists of notices have no rating', async ({page}) => {
  await visit(page, '/notices');
  await expect(page.getByRole('region', {name: 'Page rating'})).toHaveCount(0);
});
