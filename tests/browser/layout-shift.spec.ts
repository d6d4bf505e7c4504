import type {Page} from '@playwright/test';
import {courses} from '../../src/data/courses';
import {storageKey} from '../../src/components/CourseProgress/progress';
import {addStyle, expect, test, visit} from './fixture';
import {openWithLateScripts, recordedShifts, recordShifts, type Shift} from './layoutShift';

/** One page for each template, and one for each component that changes when its script runs. */
const PAGES = [
  '/',
  '/docs/pact',
  '/docs/user-interface',
  '/docs/permissions',
  '/docs/reference/cli/broker/can-i-deploy',
  '/docs/bi-directional-contract-testing/contracts/oas/keyword-support',
  '/docs/bi-directional-contract-testing/publishing',
  '/docs/on-premises-2x/environment-variables',
  '/docs/on-premises-2x/docker-compose-example',
  '/docs/on-premises/releases/planner',
  '/docs/examples',
  '/docs/workshops',
  '/docs/workshops/introduction/hands-on',
  '/docs/workshops/bi-directional/step10',
  '/notices',
  '/notices/archive',
  '/notices/tags',
  '/oas/products',
  '/search',
  '/1.x/docs/pact',
];
const UNKNOWN = '/docs/no-such-page';
const WIDTHS = [390, 1440] as const;

/** Describes layout shifts for the message of a failing test. */
const describeShifts = (path: string, shifts: readonly Shift[]): string[] =>
  shifts.map(({value, moved}) => `${path} ${value.toFixed(4)}: ${moved.join(' | ')}`);

/**
 * Checks a page that is drawn while its scripts are still loading: readers can read it, and no control needs a script.
 */
async function expectReadable(page: Page, path: string, requestedScripts: number): Promise<void> {
  // Pages without content of their own have fewer scripts.
  const fewest = path === '/search' || path === UNKNOWN ? 0 : 4;
  expect.soft(requestedScripts, `${path}: requested scripts`).toBeGreaterThan(fewest);
  await expect.soft(page.getByRole('heading', {level: 1}), path).toBeVisible();
  await expect.soft(page.locator('.theme-layout-footer'), path).toBeAttached();
  const offered = await page
    .locator('.needs-script')
    .evaluateAll(
      (elements) => elements.filter((element) => element.checkVisibility({visibilityProperty: true})).length,
    );
  expect.soft(offered, `${path}: visible controls that need a script`).toBe(0);
  for (const toggle of await page.getByRole('button', {name: /Switch between dark and light mode/}).all())
    await expect.soft(toggle, path).toBeDisabled();
}

for (const width of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Two tests for each view, so that the workers share the pages evenly.
    for (const [half, paths] of [
      PAGES.filter((_, index) => index % 2 === 0),
      PAGES.filter((_, index) => index % 2 === 1),
    ].entries())
      test(`pages are readable before their scripts arrive and don't move afterward, ${width} px, ${colorScheme}, half ${half + 1} of 2`, async ({
        page,
        problems,
      }, {annotations}) => {
        test.slow();
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme});
        await recordShifts(page);
        const found: string[] = [];
        const open = async (path: string) =>
          found.push(
            ...describeShifts(
              path,
              await openWithLateScripts(page, path, (requested) => expectReadable(page, path, requested)),
            ),
          );
        for (const path of paths) await open(path);
        if (half === 1) {
          problems.provoke(/status 404: .*\/docs\/no-such-page/);
          problems.provoke(/console: Failed to load resource/);
          await open(UNKNOWN);
        }
        annotations.push({type: 'pages', description: String(paths.length + half)});
        expect(found).toEqual([]);
      });
  }
}

test.describe('for a returning reader', () => {
  test.use({viewport: {width: 390, height: 900}});

  const course = courses.find(({chapters}) => chapters.length > 2);
  const chapter = course?.chapters[0] ?? '';

  for (const [what, address, prepare] of [
    [
      'the stored color mode is dark and the system is light',
      '/docs/pact',
      async (page: Page) => {
        const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
        await page.getByRole('button', {name: /navigation bar/}).click();
        const mode = () => page.locator('html').getAttribute('data-theme');
        for (let presses = 0; presses < 3 && (await mode()) !== 'dark'; presses++) await toggle.first().click();
        expect(await mode()).toBe('dark');
      },
    ],
    [
      'a chapter of a course is marked as done',
      chapter,
      async (page: Page) =>
        page.evaluate(
          ([key = '', value = '']) => localStorage.setItem(key, value),
          [storageKey({id: course?.id ?? ''}), JSON.stringify([chapter])],
        ),
    ],
  ] as const) {
    test(`nothing moves when ${what}`, async ({page}) => {
      await recordShifts(page);
      await visit(page, address);
      await prepare(page);
      expect(describeShifts(address, await openWithLateScripts(page, address))).toEqual([]);
    });
  }

  test('nothing moves when the URL selects a tab', async ({page}) => {
    await recordShifts(page);
    const address = '/docs/bi-directional-contract-testing/publishing?ci=jenkins';
    expect(describeShifts(address, await openWithLateScripts(page, address))).toEqual([]);
  });

  test('nothing in view moves when the URL filters a table', async ({page}) => {
    await recordShifts(page);
    const address = '/docs/permissions?permissions-q=bulk';
    expect(describeShifts(address, await openWithLateScripts(page, address))).toEqual([]);
  });
});

test('finds an injected layout shift', async ({page}) => {
  await recordShifts(page);
  await visit(page, '/docs/pact');
  expect(await recordedShifts(page)).toEqual([]);
  await addStyle(page, 'main { padding-block-start: 80px }');
  await expect
    .poll(async () => (await recordedShifts(page)).reduce((sum, {value}) => sum + value, 0))
    .toBeGreaterThan(0.01);
  expect((await recordedShifts(page)).flatMap(({moved}) => moved).join('\n')).toMatch(
    /<\w+.*: \d+x\d+ at \d+,\d+ -> \d+x\d+ at \d+,\d+/,
  );
});

test('code blocks reserve their final height before layout, so a link to the end of a long page ends there', async ({
  page,
}) => {
  await visit(page, '/docs/workshops/quick_starts/bdc');
  // The content of a closed solution has no height until it's laid out for the first time.
  await page.locator('.markdown details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  const blocks = page.locator('.theme-code-block');
  const heights = () => blocks.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().height));
  expect(await blocks.evaluateAll((all) => all.map((block) => getComputedStyle(block).contentVisibility))).toContain(
    'auto',
  );
  const expected = await heights();
  expect(expected.length).toBeGreaterThan(50);
  await blocks.evaluateAll((all) =>
    all.forEach((block) => ((block as HTMLElement).style.contentVisibility = 'visible')),
  );
  const real = await heights();
  for (const [index, height] of real.entries())
    expect(Math.abs(height - (expected[index] ?? 0)), `block ${index + 1}`).toBeLessThan(1.5);

  const last = page.locator('.markdown h2').last();
  await page.goto(`/docs/workshops/quick_starts/bdc#${(await last.getAttribute('id')) ?? ''}`);
  await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(150);
  expect((await last.boundingBox())?.y).toBeGreaterThan(0);
});
