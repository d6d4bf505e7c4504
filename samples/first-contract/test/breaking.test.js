// #region breaking
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyProductApi } from './verify-product-api.js';

const renamePriceToCost = ({ price, ...rest }) => ({ ...rest, cost: price });

test('renaming price to cost breaks the contract', async () => {
  await assert.rejects(verifyProductApi(renamePriceToCost), /missing the following keys: price/);
});
// #endregion
