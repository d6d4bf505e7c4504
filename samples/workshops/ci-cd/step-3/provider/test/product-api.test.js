import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { createProductApi } from '../src/product-api.js';
import { createProducts } from '../src/product-repository.js';

const server = createProductApi(createProducts());
before(() => once(server.listen(0, '127.0.0.1'), 'listening'));
after(() => server.close());

/** @param {string} path */
const get = (path) => fetch(`http://127.0.0.1:${server.address().port}${path}`);

test('lists all products', async () => {
  const response = await get('/products');
  assert.deepEqual((await response.json()).map(({ id }) => id), ['09', '10', '11']);
});

test("returns 404 for a product that doesn't exist", async () => {
  assert.equal((await get('/product/99')).status, 404);
});
