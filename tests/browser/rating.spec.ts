import {expect, test, visit} from './fixture';

for (const path of ['/docs/pact', '/notices/2025-10-21-on-premises-2.3.0']) {
  test(`${path} can be rated with the keyboard`, async ({page}) => {
    await visit(page, path);
    await page.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(window, {ratings: seen});
      window.addEventListener('docs:rating', (event) => seen.push((event as CustomEvent).detail));
    });
    const rating = page.getByRole('region', {name: 'Page rating'});
    await expect(rating.getByText('Is this page useful?')).toBeVisible();
    await expect(rating.getByRole('button')).toHaveCount(2);
    await rating.getByRole('button', {name: 'No'}).focus();
    await page.keyboard.press('Enter');
    await expect(rating.getByText('Thanks for letting us know!')).toBeFocused();
    await expect(rating.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as {ratings: unknown[]}).ratings)).toEqual([{path, useful: 0}]);
  });
}

test("the next page isn't rated yet", async ({page}) => {
  await visit(page, '/docs/pact');
  const rating = page.getByRole('region', {name: 'Page rating'});
  await rating.getByRole('button', {name: 'Yes'}).click();
  await expect(rating.getByText('Thanks for letting us know!')).toBeVisible();
  await page.getByRole('complementary').getByRole('link', {name: 'Getting started'}).click();
  await expect(page).toHaveURL('/');
  await expect(rating.getByText('Is this page useful?')).toBeVisible();
});

test('lists of notices have no rating', async ({page}) => {
  await visit(page, '/notices');
  await expect(page.getByRole('region', {name: 'Page rating'})).toHaveCount(0);
});
