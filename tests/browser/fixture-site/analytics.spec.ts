import type {Page} from '@playwright/test';
import {expect, hydrated, test, visit} from '../fixture';

const ID = 'G-FIXTURE1';

/**
 * Mocks the analytics service: a mock library sends each queued event as the real one does, and the mock collector
 * records it.
 */
async function answerAnalytics(page: Page): Promise<URLSearchParams[]> {
  const collected: URLSearchParams[] = [];
  await page.route('https://www.googletagmanager.com/gtag/js**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(() => {
        const ID = new URL(document.currentScript.src).searchParams.get('id');
        const send = (command) => {
          if (command[0] !== 'event') return;
          const query = new URLSearchParams({tid: ID, en: command[1], ...command[2]});
          fetch('https://www.google-analytics.com/g/collect?' + query, {method: 'POST', mode: 'no-cors'});
        };
        const queue = window.dataLayer ?? [];
        queue.forEach(send);
        queue.push = (command) => { send(command); return Array.prototype.push.call(queue, command); };
      })();`,
    }),
  );
  await page.route('https://www.google-analytics.com/**', async (route) => {
    collected.push(new URL(route.request().url()).searchParams);
    await route.fulfill({status: 204, body: ''});
  });
  return collected;
}

const names = (events: URLSearchParams[]) =>
  events.map((event) => `${event.get('en')} ${event.get('page_path')} ${event.get('value') ?? ''}`.trim());

test('each page change sends one page view, and a rating sends one event', async ({page, problems}) => {
  problems.provoke(/off site: https:\/\/www\.(googletagmanager|google-analytics)\.com\//);
  const collected = await answerAnalytics(page);
  await visit(page, '/preview/docs/pact');
  await expect.poll(() => names(collected)).toEqual(['page_view /preview/docs/pact']);
  await page.getByRole('link', {name: 'What a pact proves', exact: true}).click();
  await expect(page).toHaveURL(/#what-a-pact-proves$/);
  // The navigation bar can move away after the page has scrolled, so a click could miss the link.
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).press('Enter');
  await expect(page).toHaveURL('/preview/docs/workshops');
  await expect
    .poll(() => names(collected))
    .toEqual(['page_view /preview/docs/pact', 'page_view /preview/docs/workshops']);
  await page.getByRole('region', {name: 'Page rating'}).getByRole('button', {name: 'Yes'}).click();
  await expect
    .poll(() => names(collected))
    .toEqual([
      'page_view /preview/docs/pact',
      'page_view /preview/docs/workshops',
      'page_rating /preview/docs/workshops 1',
    ]);
  expect(collected[1]?.get('page_title')).toContain('University');
  expect(collected.every((event) => event.get('tid') === ID)).toBe(true);
});

test('a reason for a rating is a second event, after the one of the rating', async ({page, problems}) => {
  problems.provoke(/off site: https:\/\/www\.(googletagmanager|google-analytics)\.com\//);
  const collected = await answerAnalytics(page);
  await visit(page, '/preview/docs/pact');
  const sent = ['page_view /preview/docs/pact', 'page_rating /preview/docs/pact 0'];
  const rating = page.getByRole('region', {name: 'Page rating'});
  await rating.getByRole('button', {name: 'No'}).click();
  await expect.poll(() => names(collected)).toEqual(sent);
  await rating.getByRole('textbox').fill('No example for Go.');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(collected)).toEqual([...sent, 'page_rating_reason /preview/docs/pact 0']);
  expect(collected[2]?.get('reason')).toBe('No example for Go.');
});

test('a search without results is an event, without the query', async ({page, problems}) => {
  problems.provoke(/off site: https:\/\/www\.(googletagmanager|google-analytics)\.com\//);
  const collected = await answerAnalytics(page);
  await visit(page, '/preview/search?q=minecraft');
  const sent = ['page_view /preview/search', 'search_without_results null'];
  await expect.poll(() => names(collected)).toEqual(sent);
  await page.getByRole('searchbox', {name: 'Search'}).fill('xyzzy');
  await expect.poll(() => names(collected)).toEqual([...sent, 'search_without_results null']);
  expect(collected.map(String).join()).not.toMatch(/minecraft|xyzzy/);
});

test('a skipped or empty reason sends nothing', async ({page, problems}) => {
  problems.provoke(/off site: https:\/\/www\.(googletagmanager|google-analytics)\.com\//);
  const collected = await answerAnalytics(page);
  await visit(page, '/preview/docs/pact');
  const rating = page.getByRole('region', {name: 'Page rating'});
  await rating.getByRole('button', {name: 'No'}).click();
  await rating.getByRole('textbox').fill('Not sent');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click();
  await expect(page).toHaveURL('/preview/docs/workshops');
  await rating.getByRole('button', {name: 'No'}).click();
  await rating.getByRole('button', {name: 'Send'}).click();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Notices'}).click();
  // Events arrive in order, so the last page view comes after anything that the ratings sent.
  await expect
    .poll(() => names(collected))
    .toEqual([
      'page_view /preview/docs/pact',
      'page_rating /preview/docs/pact 0',
      'page_view /preview/docs/workshops',
      'page_rating /preview/docs/workshops 0',
      'page_view /preview/notices',
    ]);
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`nothing is loaded or sent when ${name} is on`, async ({page}) => {
    await page.addInitScript(
      ([key, answer]) => Object.defineProperty(navigator, key, {value: answer, configurable: true}),
      [property, value] as const,
    );
    await visit(page, '/preview/docs/pact');
    const rating = page.getByRole('region', {name: 'Page rating'});
    await rating.getByRole('button', {name: 'No'}).click();
    await rating.getByRole('textbox').fill('Not sent');
    await page.keyboard.press('Enter');
    await expect(rating.getByText('Thanks for explaining!')).toBeVisible();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Notices'}).click();
    await expect(page).toHaveURL('/preview/notices');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0);
  });
}

test.describe('when the analytics library is unavailable', () => {
  const LIBRARY = 'https://www.googletagmanager.com/**';
  const ways: [what: string, seen: RegExp[], block: (page: Page, block: () => void) => Promise<unknown>][] = [
    [
      'is blocked in the browser',
      [/request failed: .*googletagmanager.*ERR_BLOCKED_BY_CLIENT/, /console: Failed to load resource/],
      (page, block) => page.route(LIBRARY, (route) => (block(), route.abort('blockedbyclient'))),
    ],
    ['never finishes loading', [], (page, block) => page.route(LIBRARY, block)],
    [
      'is blocked by a policy',
      [/console: .*Content Security Policy/, /request failed: .*googletagmanager.* csp/],
      (page, block) =>
        page.route('/preview/docs/pact', async (route) => {
          const response = await route.fetch();
          const headers = response.headers();
          const policy = headers['content-security-policy'] ?? '';
          const strict = policy.replaceAll(/ https:\/\/[\w*.-]*google[\w.-]*/g, '');
          if (strict !== policy) block();
          await route.fulfill({response, headers: {...headers, 'content-security-policy': strict}});
        }),
    ],
  ];
  for (const [what, seen, block] of ways) {
    test(`pages, links, and the rating work when it ${what}`, async ({page, problems}) => {
      problems.provoke(/off site: https:\/\/www\.googletagmanager\.com\//);
      for (const pattern of seen) problems.provoke(pattern);
      let blocked = 0;
      await block(page, () => (blocked += 1));
      // The page's load event would wait for a script that never finishes loading.
      await page.goto('/preview/docs/pact', {waitUntil: 'commit'});
      await hydrated(page);
      await expect.poll(() => blocked).toBe(1);
      await page.getByRole('region', {name: 'Page rating'}).getByRole('button', {name: 'Yes'}).click();
      await expect(page.getByText('Thanks for letting us know!')).toBeVisible();
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'University'}).click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('University');
    });
  }
});
