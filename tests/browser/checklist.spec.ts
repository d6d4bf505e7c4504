import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {itemsOf} from '../../src/data/installationChecklistRules';
import {audit, visitWithAxe} from './axe';
import {expect, hydrated, test, visit} from './fixture';

const PAGE = '/docs/on-premises-2x/installation/checklist';
const OLD_PAGE = '/docs/on-premises/installation/checklist';
const COUNT = itemsOf('2.x').length;

const status = (page: Page) => page.locator('.markdown').getByRole('status');
const license = (page: Page) => page.getByRole('checkbox', {name: 'You have the license file pactflow-onprem.lic.'});

test('ticks are made by the keyboard, counted, and kept, for each edition apart', async ({page}) => {
  await visit(page, PAGE);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(COUNT);
  await license(page).focus();
  await page.keyboard.press('Space');
  await expect(license(page)).toBeChecked();
  await expect(status(page)).toHaveText(`1 of ${COUNT} done.`);
  await page.reload();
  await hydrated(page);
  await expect(license(page)).toBeChecked();
  await expect(status(page)).toHaveText(`1 of ${COUNT} done.`);
  await visit(page, OLD_PAGE);
  await expect(license(page)).not.toBeChecked();
});

test('ticks are cleared after a confirmation only', async ({page}) => {
  await visit(page, PAGE);
  const clear = page.getByRole('button', {name: 'Clear all ticks'});
  await expect(clear).toHaveAttribute('aria-disabled', 'true');
  await license(page).check();
  await clear.click();
  const dialog = page.getByRole('dialog', {name: 'Clear all 1 ticks of this list? They cannot be brought back.'});
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', {name: 'Keep them'}).click();
  await expect(dialog).toBeHidden();
  await expect(license(page)).toBeChecked();
  await expect(clear).toBeFocused();
  await clear.press('Enter');
  await page.keyboard.press('Escape');
  await expect(license(page)).toBeChecked();
  await clear.press('Enter');
  await dialog.getByRole('button', {name: 'Clear them'}).click();
  await expect(license(page)).not.toBeChecked();
  await expect(status(page)).toHaveText(`0 of ${COUNT} done. All ticks are cleared.`);
  await page.reload();
  await hydrated(page);
  await expect(license(page)).not.toBeChecked();
});

test('the list leaves the page as Markdown, with ticks and whole addresses', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  await license(page).check();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download pactflow-installation-2.x.md'}).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('pactflow-installation-2.x.md');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.match(/^- \[[ x]\] /gm)).toHaveLength(COUNT);
  expect(text).toContain('- [x] You have the license file `pactflow-onprem.lic`.');
  expect(text).toMatch(/\[License file\]\(https?:\/\/[^)]+\/docs\/on-premises-2x\/license\)/);
  await page.getByRole('button', {name: 'Copy pactflow-installation-2.x.md'}).click();
  await expect(status(page)).toHaveText(`1 of ${COUNT} done. pactflow-installation-2.x.md is copied.`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('where storage is denied, ticks last as long as the page, and it is said', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, PAGE);
  await license(page).check();
  await expect(license(page)).toBeChecked();
  await expect(status(page)).toHaveText(
    `1 of ${COUNT} done. Your browser does not keep the ticks: download the list before you leave the page.`,
  );
  await license(page).uncheck();
  await expect(status(page)).toHaveText(/^0 of/);
});

test('on paper there are boxes, and nothing that only a screen can do', async ({page}) => {
  await visit(page, PAGE);
  await license(page).check();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  await expect(status(page)).toBeHidden();
  await expect(license(page)).toBeVisible();
  const box = await license(page).evaluate((element) => {
    const {borderTopWidth, appearance} = getComputedStyle(element);
    return {border: Number.parseFloat(borderTopWidth), appearance, tick: getComputedStyle(element, '::after').content};
  });
  expect(box.border).toBeGreaterThanOrEqual(1);
  expect(box.appearance).toBe('none');
  expect(box.tick).toBe('"✓"');
});

test('the confirmation is sound for axe too', async ({page}) => {
  test.setTimeout(60_000);
  await visitWithAxe(page, PAGE);
  await license(page).check();
  await page.getByRole('button', {name: 'Clear all ticks'}).click();
  expect((await audit(page, new Set())).violations).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is whole, and its boxes can be ticked', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(COUNT);
    await license(page).check();
    await expect(license(page)).toBeChecked();
    await expect(page.getByRole('link', {name: 'License file'}).first()).toHaveAttribute(
      'href',
      '/docs/on-premises-2x/license',
    );
    await expect(page.getByRole('button', {name: 'Clear all ticks'})).toBeHidden();
  });
});
