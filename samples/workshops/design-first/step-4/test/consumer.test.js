import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { getProduct } from '../src/product-client.js';

// Turn off Pact's usage statistics, the only request that it would send over the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({ consumer: 'CatalogueWeb', provider: 'ProductAPI', dir, logLevel: 'error' });

// Pact adds interactions to an existing pact file, so start without one.
before(() => rmSync(dir, { recursive: true, force: true }));

test('gets the name and price of a product', () =>
  pact
    .addInteraction()
    .given('a product exists', { id: '10' })
    .uponReceiving('a request for product 10')
    .withRequest('GET', '/product/10', (request) => request.headers({ Accept: 'application/json' }))
    .willRespondWith(200, (response) =>
      response.headers({ 'Content-Type': 'application/json' }).jsonBody({
        name: Matchers.string('Garden chair'),
        price: Matchers.number(49.5),
      }),
    )
    .executeTest(async (mockServer) => {
      assert.deepEqual(await getProduct(mockServer.url, '10'), { name: 'Garden chair', price: 49.5 });
    }));

test('returns null if the product does not exist', () =>
  pact
    .addInteraction()
    .given('no product exists', { id: '99' })
    .uponReceiving('a request for product 99')
    .withRequest('GET', '/product/99', (request) => request.headers({ Accept: 'application/json' }))
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      assert.equal(await getProduct(mockServer.url, '99'), null);
    }));
