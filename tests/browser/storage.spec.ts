import {expect, test, visit} from './fixture';

test('nothing throws where storage is denied', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  // The theme's helpers tell developers once, as a warning; nothing worse may be said.
  await visit(page, '/docs/pact');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  const theme = () => page.locator('html').getAttribute('data-theme');
  const before = await theme();
  for (let presses = 0; presses < 3 && (await theme()) === before; presses++) await toggle.click();
  expect(await theme()).not.toBe(before);
  await page.getByRole('region', {name: 'Page rating'}).getByRole('button', {name: 'Yes'}).click();
  await expect(page.getByText('Thanks for letting us know!')).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Notices'}).click();
  await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
});
