import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { getProduct } from './products.js';

// Turns off Pact's usage report, the only request that it would send to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const pact = new Pact({
  consumer: 'pactflow-example-consumer-legacy',
  provider: 'pactflow-example-provider-legacy',
  dir: 'pacts',
  logLevel: 'error',
});

const expectedProduct = { id: '10', type: 'FURNITURE', name: 'Garden chair', color: 'red' };

// Pact adds to an existing pact file. Without this line, the file would keep old expectations.
before(() => rmSync('pacts', { recursive: true, force: true }));

test('gets a product that exists', () =>
  pact
    .addInteraction()
    .given('a product with ID 10 exists')
    .uponReceiving('a request to get a product')
    .withRequest('GET', '/product/10')
    .willRespondWith(200, (response) =>
      response.headers({ 'Content-Type': 'application/json' }).jsonBody(Matchers.like(expectedProduct)),
    )
    .executeTest(async (mockServer) => {
      assert.deepEqual(await getProduct(mockServer.url, '10'), expectedProduct);
    }));

test('says when there is no such product', () =>
  pact
    .addInteraction()
    .given('a product with ID 11 does not exist')
    .uponReceiving('a request to get a product that does not exist')
    .withRequest('GET', '/product/11')
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      assert.equal(await getProduct(mockServer.url, '11'), null);
    }));
