import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setupServer } from 'msw/node';
import { ProductClient } from '../src/product-client.js';
import { API, handlers } from './handlers.js';
import { recordPact } from './record-pact.js';

const client = new ProductClient(API);
const server = setupServer(...handlers);
const pact = recordPact(server);

before(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => pact.newTest());
afterEach(() => pact.verifyTest());
after(async () => {
  await pact.write();
  server.close();
});
test('shows all products', async () => {
  const products = await client.getAllProducts();
  assert.deepEqual(products.map((product) => product.toLine()), ['10  Garden chair  $49.50']);
});

test('shows a product', async () => {
  const product = await client.getProduct('10');
  assert.equal(product.toLine(), '10  Garden chair  $49.50');
});

test('returns null if the product does not exist', async () => {
  assert.equal(await client.getProduct('99'), null);
});

// #region letters
test('reports an ID that contains letters', async () => {
  await assert.rejects(client.getProduct('ten'), /GET \/product\/ten returned 400/);
});
// #endregion letters
