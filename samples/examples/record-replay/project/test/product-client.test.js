import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import nock from 'nock';
import { listProducts, showProduct } from '../src/product-client.js';
import { FIXTURE, FIXTURES } from './fixture.js';
import { writePact } from './write-pact.js';

// #region replay
let back;

before(async () => {
  nock.back.fixtures = FIXTURES;
  // Responses come from the fixture only, without recording or network access.
  nock.back.setMode('lockdown');
  back = await nock.back(FIXTURE);
});

after(() => {
  // Fails if a recorded response was never requested, because it must not be in the contract.
  back.context.assertScopesFinished();
  back.nockDone();
  writePact(FIXTURE);
});
// #endregion

test('lists the products', async () => {
  assert.deepEqual(await listProducts(), ['09  Wall clock  $18.00', '10  Desk lamp  $24.50']);
});

test('shows a product', async () => {
  assert.equal(await showProduct('10'), '10  Desk lamp  $24.50');
});

test('reports a missing product', async () => {
  assert.equal(await showProduct('99'), null);
});
