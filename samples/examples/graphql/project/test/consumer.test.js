import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { getProduct } from '../src/product-client.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({
  consumer: 'pactflow-example-consumer-java-graphql',
  provider: 'pactflow-example-provider-java-graphql',
  dir,
  logLevel: 'error',
});

// Pact adds to an existing file. Without this line, a renamed interaction would stay under both names.
before(() => rmSync(dir, { recursive: true, force: true }));

// #region interaction
test('gets a product', () =>
  pact
    .addGraphQLInteraction()
    .given('a product with ID 10 exists')
    .uponReceiving('a request to get a product via GraphQL')
    .withOperation('Product')
    .withVariables({ id: '10' })
    .withRequest('POST', '/graphql', (request) => request.headers({ Accept: 'application/json' }))
    .withQuery('query Product($id: ID!) { product(id: $id) { id name type } }')
    .willRespondWith(200, (response) =>
      response.headers({ 'Content-Type': 'application/json' }).jsonBody({
        data: {
          product: {
            id: '10',
            name: Matchers.string('Garden chair'),
            type: Matchers.string('furniture'),
          },
        },
      }),
    )
    .executeTest(async (mockServer) => {
      const product = await getProduct(mockServer.url, '10');
      assert.deepEqual(product, { id: '10', name: 'Garden chair', type: 'furniture' });
    }));
// #endregion
