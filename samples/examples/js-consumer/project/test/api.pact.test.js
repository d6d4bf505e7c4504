import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { createApi } from '../src/api.js';
import { answer, product } from './product.js';

const { eachLike, like, regex } = Matchers;

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

// Pact adds to an existing file, so a renamed interaction would stay in it under its old name.
before(() => rmSync('pacts', { recursive: true, force: true }));

// #region pact
const pact = new Pact({
  consumer: 'pactflow-example-consumer',
  provider: 'pactflow-example-provider',
  dir: 'pacts',
  logLevel: 'error',
});
// #endregion

// #region one-product
test('gets a product that exists', () =>
  pact
    .addInteraction()
    .given('a product with ID 10 exists')
    .uponReceiving('a request for product 10')
    .withRequest('GET', '/product/10', fromAUser)
    .willRespondWith(200, (response) => response.headers(json).jsonBody(like(answer)))
    .executeTest(async ({ url }) => {
      assert.deepEqual(await createApi(url, 'secret').product('10'), product);
    }));
// #endregion

test('reports a missing product', () =>
  pact
    .addInteraction()
    .given('a product with ID 11 does not exist')
    .uponReceiving('a request for product 11')
    .withRequest('GET', '/product/11', fromAUser)
    .willRespondWith(404)
    .executeTest(async ({ url }) => {
      assert.equal(await createApi(url, 'secret').product('11'), null);
    }));

// #region all-products
test('gets all products', () =>
  pact
    .addInteraction()
    .given('products exist')
    .uponReceiving('a request for all products')
    .withRequest('GET', '/products', fromAUser)
    .willRespondWith(200, (response) => response.headers(json).jsonBody(eachLike(answer)))
    .executeTest(async ({ url }) => {
      assert.deepEqual(await createApi(url, 'secret').allProducts(), [product]);
    }));
// #endregion

// #region headers
const json = { 'Content-Type': regex(/^application\/json.*/, 'application/json') };

/** Adds the headers that every request needs. Any token in the right format is valid. */
function fromAUser(request) {
  request.headers({ Accept: 'application/json', Authorization: regex(/^Bearer .+/, 'Bearer secret') });
}
// #endregion
