// #region provider-test
import { test } from 'node:test';
import { verifyPriceEvents } from './verify-price-events.js';

test('the Product API writes the messages that CatalogueWeb reads', () => verifyPriceEvents());
// #endregion
