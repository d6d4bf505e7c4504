import type {Page} from '@playwright/test';
import {courses} from '../../src/data/courses';
import {expect, test, visit} from './fixture';

test('nothing throws an error if the browser denies access to storage', async ({page}) => {
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
  // The theme's helpers log one warning for developers. Anything worse fails the test.
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

/** A page of each template, and one for each component that stores something in the browser. */
const PAGES = [
  '/',
  '/docs/examples',
  '/docs/on-premises/releases/planner',
  '/docs/on-premises-2x/docker-compose-example',
  '/notices',
  '/notices/2021-12-16-log4j-security-advisory',
  '/oas/products',
  '/search?q=pact',
  '/1.x/docs/pact',
];

const KINDS: [kind: string, deny: () => void][] = [
  [
    'denied, for example because cookies are blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            document.documentElement.dataset.denied = 'yes';
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      Object.defineProperty(navigator, 'cookieEnabled', {value: false});
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        document.documentElement.dataset.denied = 'yes';
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
];

/** Uses everything that is stored: the color mode, tabs, checked items, course progress, the version, and searches. */
async function useAll(page: Page): Promise<void> {
  const html = page.locator('html');
  await visit(page, '/docs/on-premises-2x/installation/checklist');
  const box = page.getByRole('main').getByRole('checkbox').first();
  await box.check();
  await expect(box).toBeChecked();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(html).toHaveAttribute('data-theme', /light|dark/);
  await visit(page, courses.find(({chapters}) => chapters.length > 1)?.chapters[0] ?? '');
  const mark = page.getByRole('region', {name: 'Course progress'}).getByRole('button');
  const before = await mark.innerText();
  await mark.click();
  await expect(mark).not.toHaveText(before);
  await page
    .getByRole('link', {name: 'Cloud & 2.x'})
    .or(page.getByRole('button', {name: 'Cloud & 2.x'}))
    .first()
    .hover();
  await page.getByRole('link', {name: '1.x', exact: true}).click();
  await expect(page).toHaveURL(/\/1\.x/);
  await visit(page, '/docs/pact');
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search'}).fill('log4j');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Log4j');
}

for (const [kind, deny] of KINDS) {
  test(`everything works if storage is ${kind}`, async ({page, problems}) => {
    // The theme's helpers log an error for developers each time that something can't be stored.
    if (kind === 'full') problems.provoke(/console: Docusaurus storage error, can't set .* QuotaExceededError/);
    await page.addInitScript(deny);
    await useAll(page);
    await expect(page.locator('html')).toHaveAttribute('data-denied', 'yes');
  });
}

test(`${PAGES.length} pages, of each template, are hydrated if storage is denied`, async ({page}) => {
  await page.addInitScript(KINDS[0]?.[1] ?? (() => undefined));
  for (const path of PAGES) {
    await visit(page, path);
    await expect.soft(page.getByRole('heading', {level: 1}), path).toBeVisible();
    await expect.soft(page.locator('html'), path).toHaveAttribute('data-denied', 'yes');
  }
});
