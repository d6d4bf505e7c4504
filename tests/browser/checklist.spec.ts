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

test('items are checked with the keyboard, counted, and stored separately for each release line', async ({page}) => {
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

test('checked items are cleared only after a confirmation', async ({page}) => {
  await visit(page, PAGE);
  const clear = page.getByRole('button', {name: 'Uncheck all'});
  await expect(clear).toHaveAttribute('aria-disabled', 'true');
  await license(page).check();
  await clear.click();
  const dialog = page.getByRole('dialog', {name: 'Uncheck the checked item? You can’t undo this.'});
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toBeHidden();
  await expect(license(page)).toBeChecked();
  await expect(clear).toBeFocused();
  await clear.press('Enter');
  await page.keyboard.press('Escape');
  await expect(license(page)).toBeChecked();
  await clear.press('Enter');
  await dialog.getByRole('button', {name: 'Uncheck all'}).click();
  await expect(license(page)).not.toBeChecked();
  await expect(status(page)).toHaveText(`0 of ${COUNT} done. All items are unchecked.`);
  await page.reload();
  await hydrated(page);
  await expect(license(page)).not.toBeChecked();
});

test('the list is copied and downloaded as Markdown with check marks and absolute URLs', async ({page, context}) => {
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
  await expect(status(page)).toHaveText(`1 of ${COUNT} done. Copied pactflow-installation-2.x.md.`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('when storage is denied, a message says that checked items last only as long as the page', async ({page}) => {
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
    `1 of ${COUNT} done. Your browser can’t save your progress. Download the list before you leave the page.`,
  );
  await license(page).uncheck();
  await expect(status(page)).toHaveText(/^0 of/);
});

test('the printed page has check boxes and no controls', async ({page}) => {
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

test('axe reports no violation in the confirmation dialog', async ({page}) => {
  test.setTimeout(60_000);
  await visitWithAxe(page, PAGE);
  await license(page).check();
  await page.getByRole('button', {name: 'Uncheck all'}).click();
  expect((await audit(page, new Set())).violations).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is complete, and items can be checked', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(COUNT);
    await license(page).check();
    await expect(license(page)).toBeChecked();
    await expect(page.getByRole('link', {name: 'License file'}).first()).toHaveAttribute(
      'href',
      '/docs/on-premises-2x/license',
    );
    await expect(page.getByRole('button', {name: 'Uncheck all'})).toBeHidden();
  });
});
