// #region provider-test
import { test } from 'node:test';
import { verifyProductApi } from './verify-product-api.js';

test('ProductAPI conforms to its contract with CatalogueWeb', () => verifyProductApi());
// #endregion
