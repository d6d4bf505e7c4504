import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setupServer } from 'msw/node';
import { getProduct } from '../src/product-client.js';
import { handlers } from './handlers.js';
import { recordPact } from './record-pact.js';

const server = setupServer(...handlers);
const pact = recordPact(server);

before(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => pact.newTest());
afterEach(() => pact.verifyTest());
after(async () => {
  await pact.write();
  server.close();
});

test('gets the name and price of a product', async () => {
  assert.deepEqual(await getProduct('10'), { name: 'Garden chair', price: 49.5 });
});

test('returns null if the product does not exist', async () => {
  assert.equal(await getProduct('99'), null);
});
