import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { createProductClient } from './product-client.js';

// Turns off Pact's usage reports, the only requests it would send to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({ consumer: 'CatalogueWeb', provider: 'ProductAPI', dir, logLevel: 'error' });

const chair = { id: '10', name: 'Garden chair', price: 49.5 };
const likeChair = { id: '10', name: Matchers.string('Garden chair'), price: Matchers.number(49.5) };
const asksForJson = { Accept: 'application/json' };
const token = '2026-01-15T09:30:00.000Z';
const asksWithToken = { ...asksForJson, Authorization: Matchers.regex('^Bearer .+$', `Bearer ${token}`) };
const isJson = { 'Content-Type': 'application/json' };

// Pact adds interactions to an existing file, so delete it: a renamed interaction would keep its old name, too.
before(() => rmSync(dir, { recursive: true, force: true }));

test('lists the products', () =>
  pact
    .addInteraction()
    .given('products exist')
    .uponReceiving('a request for all products')
    .withRequest('GET', '/products', (request) => request.headers(asksWithToken))
    .willRespondWith(200, (response) =>
      response.headers(isJson).jsonBody(Matchers.eachLike({ ...likeChair, id: Matchers.string('10') })),
    )
    .executeTest(async (mockServer) => {
      const client = createProductClient(mockServer.url, () => token);
      assert.deepEqual(await client.listProducts(), [chair]);
    }));

test('shows an empty catalog', () =>
  pact
    .addInteraction()
    .given('the catalog is empty')
    .uponReceiving('a request for all products')
    .withRequest('GET', '/products', (request) => request.headers(asksWithToken))
    .willRespondWith(200, (response) => response.headers(isJson).jsonBody([]))
    .executeTest(async (mockServer) => {
      const client = createProductClient(mockServer.url, () => token);
      assert.deepEqual(await client.listProducts(), []);
    }));

test('gets one product', () =>
  pact
    .addInteraction()
    .given('a product exists', { id: '10' })
    .uponReceiving('a request for product 10')
    .withRequest('GET', '/product/10', (request) => request.headers(asksWithToken))
    .willRespondWith(200, (response) => response.headers(isJson).jsonBody(likeChair))
    .executeTest(async (mockServer) => {
      const client = createProductClient(mockServer.url, () => token);
      assert.deepEqual(await client.getProduct('10'), chair);
    }));

test('returns null for a product that does not exist', () =>
  pact
    .addInteraction()
    .given('no product exists', { id: '11' })
    .uponReceiving('a request for product 11')
    .withRequest('GET', '/product/11', (request) => request.headers(asksWithToken))
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      const client = createProductClient(mockServer.url, () => token);
      assert.equal(await client.getProduct('11'), null);
    }));

for (const path of ['/products', '/product/10']) {
  test(`is refused without a token: ${path}`, () =>
    pact
      .addInteraction()
      .given('a product exists', { id: '10' })
      .uponReceiving(`a request for ${path} without a token`)
      .withRequest('GET', path, (request) => request.headers(asksForJson))
      .willRespondWith(401)
      .executeTest(async (mockServer) => {
        const client = createProductClient(mockServer.url);
        const call = path === '/products' ? client.listProducts() : client.getProduct('10');
        await assert.rejects(call, /returned 401/);
      }));
}
