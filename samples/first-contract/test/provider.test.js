// #region provider-test
import { test } from 'node:test';
import { verifyProductApi } from './verify-product-api.js';

test('the Product API keeps its contract with CatalogueWeb', () => verifyProductApi());
// #endregion
