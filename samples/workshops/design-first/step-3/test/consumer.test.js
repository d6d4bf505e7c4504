import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { getProduct } from '../src/product-client.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({ consumer: 'CatalogueWeb', provider: 'ProductAPI', dir, logLevel: 'error' });

// Pact adds to a pact file that is already there.
before(() => rmSync(dir, { recursive: true, force: true }));

test('shows name and price of a product', () =>
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

test('says when there is no such product', () =>
  pact
    .addInteraction()
    .given('no product exists', { id: '99' })
    .uponReceiving('a request for product 99')
    .withRequest('GET', '/product/99', (request) => request.headers({ Accept: 'application/json' }))
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      assert.equal(await getProduct(mockServer.url, '99'), null);
    }));
