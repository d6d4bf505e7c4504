import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { getAllProducts, getProduct } from '../src/products.js';

// Turns off usage tracking, Pact's only request to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({ consumer: 'pactflow-example-consumer', provider: 'pactflow-example-provider', dir, logLevel: 'error' });

const expectedProduct = { id: '10', type: 'FURNITURE', name: 'Garden chair', color: 'green' };

// Pact adds to an existing pact file, so without this, old expectations would stay in it.
before(() => rmSync(dir, { recursive: true, force: true }));

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

test('gets all products', () =>
  pact
    .addInteraction()
    .given('products exist')
    .uponReceiving('a request to get all products')
    .withRequest('GET', '/products')
    .willRespondWith(200, (response) =>
      response.headers({ 'Content-Type': 'application/json' }).jsonBody(Matchers.eachLike(expectedProduct)),
    )
    .executeTest(async (mockServer) => {
      assert.deepEqual(await getAllProducts(mockServer.url), [expectedProduct]);
    }));
