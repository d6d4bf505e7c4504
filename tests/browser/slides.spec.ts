import type {Locator, Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {expect, test, visit} from './fixture';

const DECK = '/docs/workshops/slides/introduction';
const FIRST = 'Contract testing with Pact';
const SECOND = 'Testing everything together';
const NOTE = 'Ask who has waited for a shared test environment';

const slides = (page: Page): Locator => page.getByRole('main').locator('section:has(> h2)');
const start = (page: Page): Locator => page.getByRole('button', {name: /^Present \d+ slides$/});
const presentation = (page: Page): Locator => page.getByRole('dialog', {name: 'Presentation'});
const heading = (page: Page, name: string): Locator => presentation(page).getByRole('heading', {name});
const position = (page: Page): Locator => presentation(page).getByRole('status');

test('is presented with the keyboard, and focus returns', async ({page}) => {
  await visit(page, DECK);
  const count = await slides(page).count();
  expect(count).toBeGreaterThan(5);
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, FIRST)).toBeVisible();
  await expect(position(page)).toHaveText(`Slide 1 of ${count}`);
  await expect(presentation(page).getByText(NOTE)).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, SECOND)).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(heading(page, FIRST)).toBeVisible();
  await page.keyboard.press('End');
  await expect(position(page)).toHaveText(`Slide ${count} of ${count}`);
  const next = presentation(page).getByRole('button', {name: 'Next'});
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(position(page)).toHaveText(`Slide ${count} of ${count}`);
  await presentation(page).getByRole('button', {name: 'Previous'}).focus();
  await page.keyboard.press('Space');
  await expect(position(page)).toHaveText(`Slide ${count - 1} of ${count}`);
  await presentation(page).getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Enter');
  await expect(presentation(page)).toHaveCount(0);
  await expect(start(page)).toBeFocused();
});

test('closes with Escape, also when the browser refuses full screen', async ({page}) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Fullscreen is not allowed'));
  });
  await visit(page, DECK);
  await start(page).click();
  await expect(heading(page, FIRST)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(presentation(page)).toHaveCount(0);
  await expect(start(page)).toBeFocused();
});

test('closes when the reader leaves full screen', async ({page}) => {
  await visit(page, DECK);
  await start(page).click();
  await expect(heading(page, FIRST)).toBeVisible();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.evaluate(() => document.exitFullscreen());
  await expect(presentation(page)).toHaveCount(0);
});

test('prints one landscape page for each slide, and the notes only on request', async ({page}) => {
  await visit(page, DECK);
  const count = await slides(page).count();
  const landscapePages = async (): Promise<number> => {
    const pdf = (await page.pdf({preferCSSPageSize: true})).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    return boxes.filter(([, width, height]) => Number(width) > Number(height)).length;
  };
  expect(await landscapePages()).toBe(count);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(NOTE)).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await page.getByLabel('Print the speaker notes, too').check();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(NOTE)).toBeVisible();
});

test('axe finds nothing in the presentation, which fits each window', async ({page}) => {
  // A window in full screen can't be resized.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Fullscreen is not allowed'));
  });
  await visitWithAxe(page, DECK);
  await start(page).click();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, SECOND)).toBeVisible();
  const verified = new Set<string>();
  for (const view of VIEWS) {
    await setView(page, view);
    const {violations, overflow} = await audit(page, verified, view.rules);
    expect(violations).toEqual([]);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('shows all slides and notes', async ({page}) => {
    await page.goto(DECK);
    await expect(page.getByRole('heading', {name: SECOND})).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(start(page)).toBeHidden();
  });
});
