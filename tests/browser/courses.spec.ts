import type {BrowserContext, Locator, Page} from '@playwright/test';
import {courses} from '../../src/data/courses';
import {movedSections} from '../../src/data/movedSections';
import {audit, visitWithAxe} from './axe';
import {expect, hydrated, test, visit} from './fixture';

/** A course with several chapters, preferably one whose front page isn't a chapter. */
const written = courses.filter(({chapters}) => chapters.length > 1);
const course = written.find(({front, chapters}) => chapters.length > 2 && !chapters.includes(front)) ?? written[0];
if (course === undefined)
  throw new Error('Expected a course with at least two chapters in src/data/courses.ts, but found none.');
const {front, chapters} = course;
const [first = '', second = ''] = chapters;
const COUNT = chapters.length;

const QUIZ = '/docs/workshops/org_scale';
const QUESTION = 'What does a champion do?';
const WRONG = 'Write the contracts of all teams';
const RIGHT = 'Pair with teams on their first contract and pipeline, and stay available';

const WHY = 'no one else learns how';

const main = (page: Page): Locator => page.getByRole('main');
const question = (page: Page): Locator => page.getByRole('group', {name: QUESTION});
const foot = (page: Page): Locator => page.getByRole('region', {name: 'Course progress'});
const mark = (page: Page): Locator => foot(page).getByRole('button');
const bar = (page: Page): Locator => page.locator('.course-bar');
/** The list of chapters on the start page, and the controls below it. */
const outline = (page: Page): Locator =>
  page.getByRole('heading', {name: 'Your progress'}).locator('xpath=following-sibling::div[1]');
const entry = (page: Page, at: number): Locator => outline(page).getByRole('listitem').nth(at);

async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

test.describe('a self-check', () => {
  test('is answered with the keyboard in any order and announces the progress', async ({page}) => {
    await visit(page, QUIZ);
    const status = main(page).getByText('of 3 answered');
    await expect(status).toHaveText('0 of 3 answered');
    await expect(status).toHaveRole('status');
    await question(page).getByText(WRONG).focus();
    await page.keyboard.press('Enter');
    await expect(question(page).locator('details', {hasText: WHY}).getByText('Not quite.')).toBeVisible();
    await expect(question(page).getByText(WHY)).toBeVisible();
    await expect(status).toHaveText('0 of 3 answered');
    for (
      let presses = 0;
      presses < 4 &&
      !(await question(page)
        .getByText(RIGHT)
        .evaluate((summary) => summary === document.activeElement));
      presses++
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(question(page).getByText('Right.')).toBeVisible();
    await expect(question(page)).toHaveAccessibleName(`${QUESTION} Answered`);
    await expect(status).toHaveText('1 of 3 answered');
    await page.keyboard.press('Space');
    await expect(question(page).getByText('Right.')).toBeHidden();
    await expect(status).toHaveText('1 of 3 answered');
  });

  test('is accessible with all answers open', async ({page}) => {
    await visitWithAxe(page, QUIZ);
    for (const summary of await main(page).locator('fieldset summary').all()) await summary.click();
    await expect(main(page).getByText('3 of 3 answered')).toBeVisible();
    expect((await audit(page, new Set())).violations).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('opens and explains answers', async ({page}) => {
      await page.goto(QUIZ);
      await expect(question(page).getByText('Right.')).toBeHidden();
      await question(page).getByText(RIGHT).click();
      await expect(question(page).getByText('Right.')).toBeVisible();
      await expect(main(page).getByText('of 3 answered')).toBeHidden();
    });
  });
});

test.describe('the progress of a course', () => {
  test('is recorded with the keyboard, stored, resumed, and cleared', async ({page}) => {
    await visit(page, first);
    await expect(bar(page)).toContainText(`Chapter 1 of ${COUNT}`);
    await expect(bar(page).getByText('Done')).toBeHidden();
    await expect(mark(page)).toHaveText('Mark chapter as done');
    await mark(page).focus();
    await page.keyboard.press('Enter');
    await expect(mark(page)).toHaveText('Mark as not done');
    await expect(mark(page)).toBeFocused();
    await expect(foot(page).getByRole('status')).toHaveText(`1 of ${COUNT} chapters done.`);
    await expect(bar(page).getByText('Done')).toBeVisible();

    await page.reload();
    await hydrated(page);
    await expect(mark(page)).toHaveText('Mark as not done');
    await expect(bar(page).getByText('Done')).toBeVisible();

    await visit(page, front);
    await expect(entry(page, 0).getByText('Done')).toBeVisible();
    await expect(entry(page, 1).getByText('Done')).toBeHidden();
    await expect(outline(page).getByRole('status')).toHaveText(`1 of ${COUNT} chapters done.`);
    const resume = outline(page).locator('p').filter({hasText: 'Resume at'}).getByRole('link');
    await resume.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second);
    await expect(bar(page)).toContainText(`Chapter 2 of ${COUNT}`);
    await expect(mark(page)).toHaveText('Mark chapter as done');

    await visit(page, front);
    const clear = outline(page).getByRole('button', {name: 'Clear my progress'});
    await clear.focus();
    await page.keyboard.press('Enter');
    await expect(outline(page).getByRole('status')).toHaveText(
      `0 of ${COUNT} chapters done. Your progress is cleared.`,
    );
    await expect(clear).toBeFocused();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await expect(entry(page, 0).getByText('Done')).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(outline(page).getByRole('status')).toHaveText(`0 of ${COUNT} chapters done.`);
  });

  test('skips chapters that are done, and a chapter can be unmarked', async ({page}) => {
    await visit(page, second);
    await mark(page).click();
    await visit(page, first);
    const next = foot(page).getByRole('link');
    if (COUNT > 2) await expect(next).toHaveAttribute('href', new RegExp(`${String(chapters[2])}$`));
    else await expect(next).toHaveText('All courses');
    await visit(page, second);
    await mark(page).click();
    await expect(mark(page)).toHaveText('Mark chapter as done');
    await visit(page, first);
    await expect(next).toHaveAttribute('href', new RegExp(`${second}$`));
  });

  test('is synchronized between tabs', async ({page, context}: {page: Page; context: BrowserContext}) => {
    const other = await context.newPage();
    await visit(page, front);
    await visit(other, first);
    await mark(other).click();
    await expect(entry(page, 0).getByText('Done')).toBeVisible();
    await outline(page).getByRole('button', {name: 'Clear my progress'}).click();
    await expect(mark(other)).toHaveText('Mark chapter as done');
    await other.close();
  });

  test('lasts while the site is open when storage is denied, and a message says so', async ({page}) => {
    await denyStorage(page);
    await visit(page, first);
    await mark(page).click();
    await expect(mark(page)).toHaveText('Mark as not done');
    await expect(foot(page).getByRole('status')).toHaveText(
      `1 of ${COUNT} chapters done. Your browser can’t save your progress, so it’s lost when you leave the site.`,
    );
    await foot(page).getByRole('link').click();
    await expect(bar(page)).toContainText(`Chapter 2 of ${COUNT}`);
    await bar(page).getByRole('link').click();
    await expect(entry(page, 0).getByText('Done')).toBeVisible();
    await expect(outline(page).getByRole('status')).toContainText('Your browser can’t save your progress');
  });

  test("doesn't shift the layout when it appears", async ({page, browser, baseURL}) => {
    const belowTitle = (from: Page): Promise<number[]> =>
      from.evaluate(() => {
        const top = document.querySelector('main h1')?.getBoundingClientRect().top ?? Number.NaN;
        const tabs = document.querySelector('.markdown .tabs-container');
        return (
          [...document.querySelectorAll('.markdown > p, .markdown > h2, .markdown > section')]
            // Without JavaScript, all tabs are open.
            .filter((each) => tabs === null || tabs.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING)
            .map((element) => Math.round(element.getBoundingClientRect().top - top))
        );
      });
    await visit(page, first);
    await mark(page).click();
    for (const path of new Set([first, front])) {
      const plain = await browser.newContext({javaScriptEnabled: false, baseURL, viewport: page.viewportSize()});
      const still = await plain.newPage();
      await still.goto(path);
      await visit(page, path);
      await expect(main(page).getByText('Done', {exact: false}).first()).toBeAttached();
      expect(await belowTitle(page), path).toEqual(await belowTitle(still));
      await plain.close();
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('shows the position in the course and the link to the next chapter', async ({page}) => {
      await page.goto(first);
      await expect(bar(page)).toContainText(`Chapter 1 of ${COUNT}`);
      await expect(mark(page)).toBeHidden();
      await expect(foot(page).getByRole('link')).toHaveAttribute('href', new RegExp(`${second}$`));
      await page.goto(front);
      await expect(outline(page).getByRole('listitem')).toHaveCount(COUNT);
    });
  });
});

test('a page outside of courses has no course progress', async ({page}) => {
  await visit(page, '/docs/pact');
  await expect(bar(page)).toHaveCount(0);
  await expect(foot(page)).toHaveCount(0);
});

test.describe('a section that moved to another page', () => {
  const moved = movedSections.flatMap(({page: from, sections}) => sections.map(({id, to}) => ({id, from, to})));

  test('its former anchor leads to the new page, also within the site', async ({page}) => {
    expect(moved.length).toBeGreaterThan(20);
    for (const {id, from, to} of moved) {
      await page.goto(`${from}#${id}`);
      await expect(page).toHaveURL(to);
    }
    const [last] = moved.slice(-1);
    await visit(page, last?.from ?? '');
    await page.evaluate((hash) => (location.hash = hash), last?.id ?? '');
    await expect(page).toHaveURL(last?.to ?? '');
    await expect(main(page).getByRole('heading', {name: 'Check your understanding'})).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('a former anchor without JavaScript shows a link to the new page', async ({page}) => {
      for (const {id, from, to} of moved.slice(0, 3)) {
        await page.goto(`${from}#${id}`);
        const section = page.locator(`[id="${id}"]`);
        await expect(section).toBeInViewport();
        await expect(section.getByRole('link')).toHaveAttribute('href', to);
      }
      const [, , third] = moved;
      await page
        .locator(`[id="${third?.id ?? ''}"]`)
        .getByRole('link')
        .focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(third?.to ?? '');
    });
  });
});
