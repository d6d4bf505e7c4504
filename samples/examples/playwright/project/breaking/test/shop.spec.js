import { expect, test } from './shop.js';

const lamp = { id: '10', name: 'Desk lamp', price: 24.5 };

test('lists the products', async ({ page, site, mock }) => {
  await mock('/products', { status: 200, json: [lamp] });
  await page.goto(site);
  await expect(page.getByRole('main')).toHaveText('10 Desk lamp $24.50');
});

test('shows a product', async ({ page, site, mock }) => {
  await mock('/product/10', { status: 200, json: lamp });
  await page.goto(`${site}/?id=10`);
  await expect(page.getByRole('main')).toHaveText('10 Desk lamp $24.50');
});

// #region missing
test('reports a missing product', async ({ page, site, mock }) => {
  await mock('/product/99', { status: 404 });
  await page.goto(`${site}/?id=99`);
  await expect(page.getByRole('main')).toHaveText('There is no such product.');
});
// #endregion

test('reports that a product is no longer sold', async ({ page, site, mock }) => {
  await mock('/product/07', { status: 410 });
  await page.goto(`${site}/?id=07`);
  await expect(page.getByRole('main')).toHaveText('This product is no longer sold.');
});
