// #region breaking
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceChanged } from '../src/price-events.js';
import { verifyPriceEvents } from './verify-price-events.js';

/** @type {typeof priceChanged} */
function renamePriceToCost(product, at) {
  const { body, metadata } = priceChanged(product, at);
  const { price, ...rest } = body;
  return { body: { ...rest, cost: price }, metadata };
}

test('renaming price to cost breaks the contract', async () => {
  await assert.rejects(verifyPriceEvents(renamePriceToCost), /missing the following keys: price/);
});
// #endregion
