import type {Page} from '@playwright/test';
import {courses} from '../../src/data/courses';
import {storageKey} from '../../src/components/CourseProgress/progress';
import {addStyle, expect, test, visit} from './fixture';
import {openSlowly, shiftsOf, watchShifts} from './layoutShift';

/** One page of each kind: a template, or a component that changes when its script runs. */
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

/** What moved, for the message of a test that fails. */
const described = (address: string, shifts: Awaited<ReturnType<typeof shiftsOf>>): string[] =>
  shifts.map(({value, moved}) => `${address} ${value.toFixed(4)}: ${moved.join(' | ')}`);

for (const width of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing moves while a page comes alive, at ${width} pixels, ${colorScheme}`, async ({page, problems}, {
      annotations,
    }) => {
      test.slow();
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme});
      await watchShifts(page);
      const found: string[] = [];
      for (const address of PAGES) found.push(...described(address, await openSlowly(page, address)));
      problems.provoke(/status 404: .*\/docs\/no-such-page/);
      problems.provoke(/console: Failed to load resource/);
      found.push(...described(UNKNOWN, await openSlowly(page, UNKNOWN)));
      annotations.push({type: 'pages', description: String(PAGES.length + 1)});
      expect(found).toEqual([]);
    });
  }
}

test.describe('for a reader who comes back', () => {
  test.use({viewport: {width: 390, height: 900}});

  const course = courses.find(({chapters}) => chapters.length > 2);
  const chapter = course?.chapters[0] ?? '';

  for (const [what, address, prepare] of [
    [
      'their color mode is dark where the system is light',
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
      'a chapter of a course is done',
      chapter,
      async (page: Page) =>
        page.evaluate(
          ([key = '', value = '']) => localStorage.setItem(key, value),
          [storageKey({id: course?.id ?? ''}), JSON.stringify([chapter])],
        ),
    ],
  ] as const) {
    test(`nothing moves where ${what}`, async ({page}) => {
      await watchShifts(page);
      await visit(page, address);
      await prepare(page);
      expect(described(address, await openSlowly(page, address))).toEqual([]);
    });
  }

  test('nothing moves where an address opens a tab', async ({page}) => {
    await watchShifts(page);
    const address = '/docs/bi-directional-contract-testing/publishing?ci=jenkins';
    expect(described(address, await openSlowly(page, address))).toEqual([]);
  });

  test('nothing in view moves where an address narrows a table', async ({page}) => {
    await watchShifts(page);
    const address = '/docs/permissions?permissions-q=bulk';
    expect(described(address, await openSlowly(page, address))).toEqual([]);
  });
});

test('what moves is found', async ({page}) => {
  await watchShifts(page);
  await visit(page, '/docs/pact');
  expect(await shiftsOf(page)).toEqual([]);
  await addStyle(page, 'main { padding-block-start: 80px }');
  await expect.poll(async () => (await shiftsOf(page)).reduce((sum, {value}) => sum + value, 0)).toBeGreaterThan(0.01);
  expect((await shiftsOf(page)).flatMap(({moved}) => moved).join('\n')).toMatch(
    /<\w+.*: \d+x\d+ at \d+,\d+ -> \d+x\d+ at \d+,\d+/,
  );
});

test('code that is not laid out yet has the height that it will have, and a link to the end of a long page ends there', async ({
  page,
}) => {
  await visit(page, '/docs/workshops/introduction/hands-on');
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
  await page.goto(`/docs/workshops/introduction/hands-on#${(await last.getAttribute('id')) ?? ''}`);
  await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(150);
  expect((await last.boundingBox())?.y).toBeGreaterThan(0);
});
