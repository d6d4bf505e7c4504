// #region setup
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setupServer } from 'msw/node';
import { createProductClient } from '../src/product-client.js';
import { API, handlers } from './handlers.js';
import { recordPact, writePact } from './record-pact.js';

const server = setupServer(...handlers);
const pact = recordPact(server);

before(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => pact.newTest());
afterEach(() => pact.verifyTest());
after(async () => {
  await pact.writeToFile(writePact);
  server.close();
});
// #endregion

const client = createProductClient(API);

test('lists the products', async () => {
  assert.match((await client.listProducts()).join('\n'), /^10 {2}Desk lamp {2}\$24\.50/);
});

test('shows a product', async () => {
  assert.match(await client.showProduct('10'), /^10 {2}Desk lamp {2}\$24\.50/);
});

test('reports a missing product', async () => {
  assert.equal(await client.showProduct('99'), null);
});
