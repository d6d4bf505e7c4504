// #region setup
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { PriceList } from '../src/price-list.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({ consumer: 'CatalogueWeb', provider: 'ProductAPI', dir, logLevel: 'error' });

// Pact adds to a pact file that is already there: without this, a renamed message would stay under both names.
before(() => rmSync(dir, { recursive: true, force: true }));
// #endregion

// #region consumer-test
test('keeps the new price of a product', () =>
  pact
    .addAsynchronousInteraction()
    .given('a product exists', { id: '10' })
    .expectsToReceive('product price changed', (message) =>
      message
        .withJSONContent({ id: '10', price: Matchers.number(44.9) })
        .withMetadata({ topic: 'products' }),
    )
    .executeTest(async ({ contents }) => {
      const prices = new PriceList();
      prices.handlePriceChanged(contents.content);
      assert.equal(prices.priceOf('10'), 44.9);
    }));
// #endregion
