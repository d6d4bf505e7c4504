// #region consumer-test
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { getProduct } from '../src/product-client.js';

// Turns off Pact's usage statistics, which Pact would otherwise send over the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({ consumer: 'CatalogueWeb', provider: 'ProductAPI', dir, logLevel: 'error' });

// Pact adds interactions to an existing pact file, so delete the file first to remove old ones.
before(() => rmSync(dir, { recursive: true, force: true }));

// #region interaction
test('shows a product that exists', () =>
  pact
    .addInteraction()
    .given('a product exists', { id: '10' })
    .uponReceiving('a request for product 10')
    .withRequest('GET', '/product/10', (request) => request.headers({ Accept: 'application/json' }))
    .willRespondWith(200, (response) =>
      response.headers({ 'Content-Type': 'application/json' }).jsonBody({
        id: '10',
        name: Matchers.string('Garden chair'),
        price: Matchers.number(49.5),
      }),
    )
    .executeTest(async (mockServer) => {
      const product = await getProduct(mockServer.url, '10');
      assert.deepEqual(product, { id: '10', name: 'Garden chair', price: 49.5 });
    }));
// #endregion

test('returns null for a product that does not exist', () =>
  pact
    .addInteraction()
    .given('no product exists', { id: '11' })
    .uponReceiving('a request for product 11')
    .withRequest('GET', '/product/11', (request) => request.headers({ Accept: 'application/json' }))
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      assert.equal(await getProduct(mockServer.url, '11'), null);
    }));
// #endregion
