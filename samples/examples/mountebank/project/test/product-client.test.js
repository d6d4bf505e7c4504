import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ProductClient } from '../src/product-client.js';
import { startImposter } from './mountebank.js';
import { writePact } from './write-pact.js';

// #region around
let imposter;
let client;

before(async () => {
  imposter = await startImposter('stubs/product-api.json');
  client = new ProductClient(imposter.url);
});

after(async () => {
  writePact(await imposter.readStubs());
  await imposter.stop();
});
// #endregion

test('lists the products', async () => {
  assert.deepEqual(await client.list(), ['10  Desk lamp  $24.50']);
});

test('shows a product', async () => {
  assert.equal(await client.show('10'), '10  Desk lamp  $24.50');
});

test('reports a missing product', async () => {
  assert.equal(await client.show('99'), null);
});
