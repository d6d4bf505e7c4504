import {expect, test, visit} from './fixture';

const PAGE = '/docs/bi-directional-contract-testing/publishing';

test('the URL selects a tab, a selection changes the URL, and the next visit remembers it', async ({page}) => {
  await visit(page, `${PAGE}?ci=gitlab`);
  await expect(page.getByRole('tab', {name: 'GitLab CI/CD'})).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', {name: 'Jenkins'}).click();
  await expect(page).toHaveURL(`${PAGE}?ci=jenkins`);
  await visit(page, PAGE);
  await expect(page.getByRole('tab', {name: 'Jenkins'})).toHaveAttribute('aria-selected', 'true');
});

test('tabs are selected with the arrow keys, Space, Home, and End', async ({page}) => {
  await visit(page, PAGE);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the printed page has every panel', async ({page}) => {
  await visit(page, PAGE);
  await page.emulateMedia({media: 'print'});
  for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) await expect(panel).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every panel is visible with its label', async ({page}) => {
    await page.goto(PAGE);
    const panels = await page.locator('[role=tabpanel]').all();
    expect(panels.length).toBeGreaterThan(3);
    for (const panel of panels) await expect(panel).toBeVisible();
    expect(
      await page
        .locator('[role=tabpanel] > div')
        .evaluateAll((divs) => divs.map((div) => getComputedStyle(div, '::before').content)),
    ).toContain('"Jenkins"');
  });
});
