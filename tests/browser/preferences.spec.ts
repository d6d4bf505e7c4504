import type {Locator, Page} from '@playwright/test';
import {audit, setView, VIEWS, visitWithAxe} from './axe';
import {choose, expect, hydrated, test, visit} from './fixture';
import {openWithLateScripts, recordedShifts, recordShifts} from './layoutShift';

const PAGE = '/docs/write-and-verify';
const NEXT = '/docs/which-pacts-are-verified';
const PIPELINES = '/docs/bi-directional-contract-testing/publishing';
const EXAMPLES = '/docs/examples';

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const opener = (page: Page) => bar(page).getByRole('button', {name: 'Preferences', exact: true});
const panel = (page: Page) => page.getByRole('dialog', {name: 'Preferences'});
const inline = (page: Page) => page.getByRole('region', {name: 'Preferences'});
const list = (parent: Locator, name: string) => parent.getByRole('combobox', {name, exact: true});
const status = (parent: Locator) => parent.getByRole('status');
const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();
const eraser = (parent: Locator) => parent.getByRole('button', {name: 'Erase preferences'});
const versionMenu = (page: Page) =>
  page.locator('.navbar__item.dropdown', {hasText: /^(?:Cloud & 2|1)\.x/}).locator('> a');

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

/** Opens a page and the panel in its navigation bar. */
async function open(page: Page, path: string): Promise<Locator> {
  await visit(page, path);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('a language that a reader chooses on the home page is selected on later pages, too', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', {name: 'Python', exact: true}).click();
  await expect(page).toHaveURL(`${PAGE}?language=python`);
  await expectSelected(page, 'Python');
  await visit(page, '/docs/workshops/introduction/hands-on');
  await expectSelected(page, 'Python');
});

test('a URL that selects tabs changes no preference', async ({page}) => {
  await visit(page, `${PAGE}?language=python`);
  await expectSelected(page, 'Python');
  await visit(page, PAGE);
  await expectSelected(page, 'JavaScript');
});

test.describe('the panel', () => {
  test('selects the tabs of this page, of the next one, and of other open pages', async ({page, context}) => {
    const other = await context.newPage();
    await visit(other, NEXT);
    await expectSelected(other, 'JavaScript');
    const dialog = await open(page, PAGE);
    await list(dialog, 'Language').selectOption('Python');
    await expect(status(dialog)).toHaveText('Saved. Language: Python.');
    await expectSelected(page, 'Python');
    await expectSelected(other, 'Python');
    await list(dialog, 'CI system').selectOption('Jenkins');
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL(PAGE);
    await visit(page, PIPELINES);
    await expectSelected(page, 'Jenkins');
  });

  test('shows the tab that a reader has selected on a page', async ({page}) => {
    await visit(page, PAGE);
    await tab(page, 'Java').click();
    await opener(page).click();
    await expect(list(panel(page), 'Language')).toHaveValue('java');
  });

  test('works with the keyboard only, and closes with Escape', async ({page}) => {
    await visit(page, PAGE);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const dialog = panel(page);
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Tab');
    const language = list(dialog, 'Language');
    await expect(language).toBeFocused();
    await choose(language, 'Go');
    await expect(status(dialog)).toHaveText('Saved. Language: Go.');
    await expectSelected(page, 'Go');
    for (const name of ['Role', 'Product', 'CI system', 'Shell']) {
      await page.keyboard.press('Tab');
      await expect(list(dialog, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(eraser(dialog)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(status(dialog)).toHaveText('Your preferences are erased.');
    await expect(language).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('closes with a click outside and when the reader goes back', async ({page}) => {
    await visit(page, PAGE);
    await bar(page).getByRole('link', {name: 'Notices', exact: true}).click();
    await expect(page).toHaveURL('/notices');
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(panel(page)).toBeHidden();
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(panel(page)).toBeHidden();
  });

  test('is a script of its own, and a page reports if it cannot be loaded', async ({page, problems}) => {
    problems.provoke(/request failed/);
    problems.provoke(/console: Failed to load resource/);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await visit(page, PAGE);
    const script = /\/assets\/js\/pref\.\w+\.js$/;
    expect(requested.filter((path) => script.test(path))).toEqual([]);
    await page.route(script, (route) => route.abort());
    await opener(page).click();
    await expect(bar(page).getByRole('alert')).toHaveText('Preferences couldn’t be loaded. Try again.');
    await page.unroute(script);
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('opens from the menu of a narrow window', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, PAGE);
    await expect(opener(page)).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Preferences', exact: true}).click();
    const dialog = panel(page);
    await list(dialog, 'Language').selectOption('Java');
    await expect(status(dialog)).toHaveText('Saved. Language: Java.');
    const {x, y, width, height} = (await dialog.boundingBox()) ?? {x: -1, y: -1, width: 0, height: 0};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(y + height).toBeLessThanOrEqual(844);
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expectSelected(page, 'Java');
  });
});

test('erasing preferences removes them from storage and restores the defaults of open pages', async ({
  page,
  context,
}) => {
  const dialog = await open(page, PAGE);
  const before = await storedKeys(page);
  for (const [name, option] of [
    ['Language', 'Python'],
    ['Role', 'Provider'],
    ['Product', 'On-Premises 1.x'],
    ['CI system', 'Azure Pipelines'],
    ['Shell', 'Windows PowerShell'],
  ] as const) {
    await list(dialog, name).selectOption(option);
    await expect(status(dialog)).toHaveText(`Saved. ${name}: ${option}.`);
  }
  expect((await storedKeys(page)).length).toBeGreaterThanOrEqual(before.length + 5);
  const other = await context.newPage();
  await visit(other, PAGE);
  await expectSelected(other, 'Python');
  await eraser(dialog).click();
  await expect(status(dialog)).toHaveText('Your preferences are erased.');
  await expect(list(dialog, 'Language')).toBeFocused();
  for (const select of await dialog.getByRole('combobox').all()) await expect(select).toHaveValue('');
  await expect(eraser(dialog)).toHaveAttribute('aria-disabled', 'true');
  expect(await storedKeys(page)).toEqual(before);
  await expectSelected(page, 'JavaScript');
  await expectSelected(other, 'JavaScript');
});

test.describe('the URL', () => {
  test('takes precedence on its page, and the stored preference stays', async ({page}) => {
    const first = await open(page, PAGE);
    await list(first, 'Language').selectOption('Python');
    const dialog = await open(page, `${PAGE}?language=java`);
    await expectSelected(page, 'Java');
    await expect(list(dialog, 'Language')).toHaveValue('python');
    await expect(status(dialog)).toHaveText('On this page, the URL selects Java.');
    await visit(page, PAGE);
    await expectSelected(page, 'Python');
  });

  test('follows a choice in the panel, and is without preferences after they are erased', async ({page}) => {
    const dialog = await open(page, `${PAGE}?language=java`);
    await list(dialog, 'Language').selectOption('Go');
    await expect(page).toHaveURL(`${PAGE}?language=go`);
    await expectSelected(page, 'Go');
    await eraser(dialog).click();
    await expect(page).toHaveURL(PAGE);
    await expectSelected(page, 'JavaScript');
  });
});

test('the product selects the version that the version menu leads to', async ({page}) => {
  const dialog = await open(page, '/notices');
  await expect(versionMenu(page)).toHaveText('Cloud & 2.x');
  await list(dialog, 'Product').selectOption('On-Premises 1.x');
  await expect(versionMenu(page)).toHaveText('1.x');
  await list(dialog, 'Product').selectOption('PactFlow Cloud');
  await expect(versionMenu(page)).toHaveText('Cloud & 2.x');
  await list(dialog, 'Product').selectOption('On-Premises 1.x');
  await eraser(dialog).click();
  await expect(versionMenu(page)).toHaveText('Cloud & 2.x');
  await expect(page).toHaveURL('/notices');
});

test('the API reference shows samples in the preferred language', async ({page}) => {
  const dialog = await open(page, PAGE);
  await list(dialog, 'Language').selectOption('Python');
  await visit(page, '/oas/products');
  const sample = page.locator('[data-sample-language="python"]').first();
  await expect(sample).toBeChecked();
  await opener(page).click();
  await eraser(panel(page)).click();
  await expect(sample).not.toBeChecked();
});

test.describe('the catalog of examples', () => {
  test('is filtered by language and role, and the filters can be removed', async ({page}) => {
    const dialog = await open(page, PAGE);
    await list(dialog, 'Language').selectOption('Java');
    await list(dialog, 'Role').selectOption('Provider');
    await visit(page, EXAMPLES);
    const main = page.getByRole('main');
    await list(main, 'Language').scrollIntoViewIfNeeded();
    await expect(list(main, 'Language')).toHaveValue('Java');
    await expect(list(main, 'Role')).toHaveValue('Provider');
    await expect(page).toHaveURL(/examples-languages=Java&examples-role=Provider$/);
    const count = status(main).filter({hasText: 'examples'});
    await expect(count).toHaveText(
      /^\d+ of \d+ examples\. Filtered by your preferences, such as the language you last used\.$/,
    );
    await main.getByRole('button', {name: 'Clear filters'}).click();
    await expect(page).toHaveURL(EXAMPLES);
    await expect(count).toHaveText(/^(\d+) of \1 examples$/);
  });

  test('has the filters of the URL if there are any', async ({page}) => {
    const dialog = await open(page, PAGE);
    await list(dialog, 'Language').selectOption('Java');
    await visit(page, `${EXAMPLES}?examples-role=Consumer`);
    const main = page.getByRole('main');
    await expect(list(main, 'Role')).toHaveValue('Consumer');
    await expect(list(main, 'Language')).toHaveValue('');
    await visit(page, `${EXAMPLES}?language=go`);
    await expect(list(main, 'Language')).toHaveValue('Go');
  });
});

test('tables with a row for each language show the preferred one first', async ({page}) => {
  const rows = (path: string) =>
    page.locator('main table', {hasText: path === NEXT ? 'WIP pacts' : 'Guide'}).locator('tbody tr');
  const names = async (path: string) => rows(path).locator('> :first-child').allTextContents();
  await visit(page, NEXT);
  const before = await names(NEXT);
  await opener(page).click();
  const dialog = panel(page);
  await list(dialog, 'Language').selectOption('Go');
  await expect(rows(NEXT).first()).toContainText('Pact Go');
  expect(await names(NEXT)).toEqual(['Pact Go', ...before.filter((name) => name !== 'Pact Go')]);
  await dialog.getByRole('button', {name: 'Close'}).click();
  // The next page is rendered in the browser.
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Pact', exact: true})
    .or(page.locator('a[href="/docs/pact"]'))
    .first()
    .click();
  await expect(page).toHaveURL('/docs/pact');
  await expect(rows('/docs/pact').first()).toContainText('Pact Go');
  await opener(page).click();
  await eraser(dialog).click();
  await expect(rows('/docs/pact').first()).toContainText('Pact JS');
});

test.describe('if storage is denied', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
  });

  test('preferences apply to the page, which says so', async ({page}) => {
    const dialog = await open(page, PAGE);
    await list(dialog, 'Language').selectOption('Python');
    await expectSelected(page, 'Python');
    await expect(status(dialog)).toHaveText(
      'Language: Python. Your browser can’t store preferences, so they’re lost when you leave or reload this page.',
    );
    await eraser(dialog).click();
    await expectSelected(page, 'JavaScript');
    await expect(status(dialog)).toHaveText('Your preferences are erased.');
  });
});

test('damaged values are ignored and replaced', async ({page}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('damaged') !== null) return;
    sessionStorage.setItem('damaged', '');
    for (const key of ['docusaurus.tab.language', 'docs.profile.role', 'docs-preferred-version-default'])
      localStorage.setItem(key, '{"value":\u0000');
  });
  const dialog = await open(page, PAGE);
  for (const select of await dialog.getByRole('combobox').all()) await expect(select).toHaveValue('');
  await list(dialog, 'Language').selectOption('Java');
  await list(dialog, 'Role').selectOption('Consumer');
  const again = await open(page, PAGE);
  await expect(list(again, 'Language')).toHaveValue('java');
  await expect(list(again, 'Role')).toHaveValue('consumer');
});

test.describe('the home page', () => {
  test('has the same preferences, which are changed before and after hydration', async ({page}) => {
    await visit(page, '/');
    await list(inline(page), 'Language').focus();
    await list(inline(page), 'Language').selectOption('Ruby');
    await expect(status(inline(page))).toHaveText('Saved. Language: Ruby.');
    await opener(page).click();
    await expect(list(panel(page), 'Language')).toHaveValue('ruby');
    await list(panel(page), 'Shell').selectOption('Windows PowerShell');
    await page.keyboard.press('Escape');
    await expect(list(inline(page), 'Shell')).toHaveValue('powershell');
    await page.reload();
    await hydrated(page);
    await inline(page).scrollIntoViewIfNeeded();
    await expect(list(inline(page), 'Language')).toHaveValue('ruby');
    await eraser(inline(page)).click();
    await expect(list(inline(page), 'Language')).toBeFocused();
    await expect(status(inline(page))).toHaveText('Your preferences are erased.');
  });

  for (const width of [390, 1440])
    test(`doesn't move when preferences are loaded and set, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await visit(page, '/');
      await list(inline(page), 'Language').focus();
      await list(inline(page), 'Language').selectOption('Java');
      await expect(status(inline(page))).toHaveText('Saved. Language: Java.');
      await recordShifts(page);
      // Otherwise, the browser would go to the fragment without loading the page again.
      await page.goto('about:blank');
      expect(await openWithLateScripts(page, '/#preferences')).toEqual([]);
      await expect(list(inline(page), 'Language')).toHaveValue('java');
      // The panel isn't opened: if scrollbars are hidden, as in tests, its space for a scrollbar moves the page.
      if (width === 390) {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await page.getByRole('button', {name: 'Close navigation bar'}).click();
      }
      await list(inline(page), 'Role').selectOption('Provider');
      await expect(status(inline(page))).toHaveText('Saved. Role: Provider.');
      expect((await recordedShifts(page)).map(({moved}) => moved)).toEqual([]);
    });
});

test('the panel and the preferences on the home page are accessible', async ({page}) => {
  await visitWithAxe(page, '/');
  await inline(page).scrollIntoViewIfNeeded();
  for (const view of VIEWS) {
    await setView(page, view);
    // A link that happens to be half under the navigation bar would be too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect((await audit(page, new Set())).violations, `${view.colorScheme}, ${view.width} px`).toEqual([]);
    if (view.width < 997) await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Preferences', exact: true}).filter({visible: true}).click();
    await expect(panel(page)).toBeVisible();
    const {violations, overflow} = await audit(page, new Set());
    expect(violations, `panel, ${view.colorScheme}, ${view.width} px`).toEqual([]);
    expect(overflow).toBe(0);
    await page.keyboard.press('Escape');
    if (view.width < 997) await page.getByRole('button', {name: 'Close navigation bar'}).click();
  }
});

for (const width of [997, 1100, 1261])
  test(`the items of the navigation bar don't overlap in a window of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, PAGE);
    const boxes = await bar(page)
      .locator('.navbar__items > *')
      .evaluateAll((items) =>
        items
          .map((item) => item.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({left, right}) => ({left: Math.round(left), right: Math.round(right)})),
      );
    expect(boxes.length).toBeGreaterThan(8);
    const overlapping = boxes.filter(({left}, index) => index > 0 && left < (boxes[index - 1]?.right ?? 0) - 1);
    expect(overlapping).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages have no preferences, and the home page says why', async ({page}) => {
    await page.goto('/');
    await expect(opener(page)).toBeHidden();
    await expect(inline(page).getByRole('combobox').first()).toBeHidden();
    await expect(inline(page).locator('noscript p')).toHaveText(
      'Preferences require JavaScript. You can read every page without them.',
    );
  });
});
