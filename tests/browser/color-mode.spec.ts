import type {Page} from '@playwright/test';
import {expect, hydrated, test, visit} from './fixture';

type Mode = 'light' | 'dark';

const opposite = {light: 'dark', dark: 'light'} as const;
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
/** The stored choice. Its key starts with `theme` and ends with the site's storage namespace. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^theme(-|$)/.test(name));
    return key === undefined ? null : localStorage.getItem(key);
  });

/** Expects the mode on the page, in the toggle's accessible name, and in the one icon that the toggle shows. */
async function expectMode(page: Page, mode: Mode): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
  await expect(toggle(page).locator('svg:visible')).toHaveCount(1);
  await expect(
    toggle(page)
      .locator('svg')
      .nth(mode === 'light' ? 0 : 1),
  ).toBeVisible();
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`with a ${system} system setting`, () => {
    test.use({colorScheme: system});

    test('each click switches between light and dark, starting from the system setting', async ({page}) => {
      await visit(page, '/docs/pact');
      await expectMode(page, system);
      expect(await stored(page)).toBeNull();
      let mode: Mode = system;
      for (let click = 1; click <= 4; click += 1) {
        await toggle(page).click();
        mode = opposite[mode];
        await expectMode(page, mode);
        expect(await stored(page)).toBe(mode);
      }
    });

    test('the system setting applies while nothing is stored, and no longer after a click', async ({page}) => {
      await visit(page, '/docs/pact');
      await page.emulateMedia({colorScheme: opposite[system]});
      await expectMode(page, opposite[system]);
      await toggle(page).click();
      await expectMode(page, system);
      await page.emulateMedia({colorScheme: system});
      await page.emulateMedia({colorScheme: opposite[system]});
      await expectMode(page, system);
      await page.reload();
      await hydrated(page);
      await expectMode(page, system);
    });

    for (const choice of ['light', 'dark'] as const) {
      test(`each click switches when ${choice} is stored`, async ({page}) => {
        await visit(page, '/docs/pact');
        for (let clicks = choice === system ? 2 : 1; clicks > 0; clicks -= 1) await toggle(page).click();
        await expectMode(page, choice);
        await page.reload();
        await hydrated(page);
        expect(await stored(page)).toBe(choice);
        await expectMode(page, choice);
        await toggle(page).click();
        await expectMode(page, opposite[choice]);
        await toggle(page).click();
        await expectMode(page, choice);
      });
    }

    test('another tab follows, and its next click switches too', async ({page, context}) => {
      await visit(page, '/docs/pact');
      const other = await context.newPage();
      await other.emulateMedia({colorScheme: system});
      await visit(other, '/notices');
      await toggle(page).click();
      await expectMode(other, opposite[system]);
      await toggle(other).click();
      await expectMode(other, system);
      await expectMode(page, system);
    });

    test('the phone menu switches with each click', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await visit(page, '/docs/pact');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expectMode(page, system);
      await toggle(page).click();
      await expectMode(page, opposite[system]);
      await toggle(page).click();
      await expectMode(page, system);
    });
  });
}

test('each click switches when storage is denied', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The test denies storage.', 'SecurityError');
      },
    });
  });
  await visit(page, '/docs/pact');
  for (const mode of ['dark', 'light', 'dark'] as const) {
    await toggle(page).click();
    await expectMode(page, mode);
  }
});
