// #region other-topic
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceChanged } from '../src/price-events.js';
import { verifyPriceEvents } from './verify-price-events.js';

/** @type {typeof priceChanged} */
function sendToPrices(product, at) {
  const { body, metadata } = priceChanged(product, at);
  return { body, metadata: { ...metadata, topic: 'prices' } };
}

test('sending to another topic breaks the contract', async () => {
  await assert.rejects(verifyPriceEvents(sendToPrices), /metadata.*topic.*prices/);
});
// #endregion
