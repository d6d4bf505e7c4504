import {expect, test} from './fixture';

const PAGE = '/docs/pact';

for (const [name, use] of [
  ['with a script', {}],
  ['without a script', {javaScriptEnabled: false}],
  ['on a phone', {viewport: {width: 390, height: 844}}],
] as const) {
  test.describe(`terms ${name}`, () => {
    test.use(use);

    test('open their definition with the keyboard, link to the glossary, and close with Escape', async ({page}) => {
      await page.goto(PAGE);
      const term = page.locator('.glossary-term').first();
      const definition = page.locator('.glossary-definition:popover-open');
      const words = (await term.innerText()).toLowerCase();
      await expect(definition).toHaveCount(0);
      await term.focus();
      await page.keyboard.press('Enter');
      await expect(definition).toHaveCount(1);
      await expect(definition).toContainText(new RegExp(words.replace(/s$/, ''), 'i'));
      const box = await definition.boundingBox();
      const width = page.viewportSize()?.width ?? 0;
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Tab');
      await expect(definition.getByRole('link', {name: 'Glossary'})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(definition).toHaveCount(0);
      await expect(term).toBeFocused();
      await term.click();
      await definition.getByRole('link', {name: 'Glossary'}).click();
      await expect(page).toHaveURL(/\/docs\/troubleshooting\/glossary#[\w-]+$/);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    });
  });
}

test('a page marks at most five terms, each once, and prints them as plain text', async ({page}) => {
  await page.goto(PAGE);
  const ids = await page
    .locator('.glossary-definition')
    .evaluateAll((found) => found.map((each) => each.getAttribute('aria-label')));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThanOrEqual(5);
  expect(new Set(ids).size).toBe(ids.length);
  await page.locator('.glossary-term').first().click();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.glossary-definition').first()).toBeHidden();
  await expect(page.locator('.glossary-term').first()).toBeVisible();
});

test('terms in partials count toward the limit of their page', async ({page}) => {
  await page.goto('/docs/on-premises-2x');
  const labels = await page
    .locator('.glossary-definition')
    .evaluateAll((found) => found.map((each) => each.getAttribute('aria-label')));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.length).toBeLessThanOrEqual(5);
});
