import {expect, test, visit} from '../fixture';

// The fixture site has analytics, which these tests turn off.
test.beforeEach(({page}) => page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'})));

const cases = [
  ['wombat', 'Wombat in a tab', 'wombat-in-a-tab'],
  ['bilbies', 'Bilby in details', 'bilby-in-details'],
  ['numbat', 'Numbat in both', 'numbat-in-both'],
  ['--long-ears', 'Bilby in details', 'bilby-in-details'],
] as const;

for (const [query, heading, anchor] of cases) {
  test(`${query} is found in collapsed content, and its link expands the content`, async ({page}) => {
    await visit(page, '/preview/docs/pact');
    await page.keyboard.press('/');
    await page.getByRole('combobox', {name: 'Search'}).fill(query);
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('href', `/preview/fixture/collapsible#${anchor}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/preview/fixture/collapsible#${anchor}`);
    await expect(page.getByRole('heading', {name: heading})).toBeInViewport();
  });
}

test('a link to a collapsed heading expands it on page load and on the same page', async ({page}) => {
  await visit(page, '/preview/fixture/collapsible#numbat-in-both');
  await expect(page.getByRole('heading', {name: 'Numbat in both'})).toBeInViewport();
  await expect(page.getByRole('heading', {name: 'Bilby in details'})).toBeHidden();
  await page.evaluate(() => (window.location.hash = '#bilby-in-details'));
  await expect(page.getByRole('heading', {name: 'Bilby in details'})).toBeInViewport();
});

test('a URL with a stray % or an unknown anchor is harmless', async ({page}) => {
  for (const hash of ['#%', '#no-such-place']) {
    await visit(page, `/preview/fixture/collapsible${hash}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
});

test('text that looks like markup is found and displayed as text', async ({page}) => {
  await visit(page, '/preview/docs/pact');
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search'}).fill('quokkas onerror');
  await expect(page.getByRole('option').first()).toContainText('<img src=x onerror=');
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('broken');
});

test('the index, the results, and the search page use the base URL', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, '/preview/search?q=quokkas');
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/preview/fixture/collapsible',
  );
  expect(fetched).toContain('/preview/search-index.en.json');
});
