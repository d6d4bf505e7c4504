import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';
import { createProductApi } from '../src/product-api.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';
// With this variable, Pact would also search a broker for pacts, and fail if it has none.
delete process.env.PACT_BROKER_BASE_URL;

test('the Product API keeps its contract', async () => {
  const products = new Map();
  const server = createProductApi(products).listen(0, '127.0.0.1');
  await once(server, 'listening');

  try {
    await new Verifier({
      provider: 'pactflow-example-provider-java-graphql',
      providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
      pactUrls: [join(import.meta.dirname, '../pacts/pactflow-example-consumer-java-graphql-pactflow-example-provider-java-graphql.json')],
      stateHandlers: {
        'a product with ID 10 exists': async () => {
          products.set('10', { id: '10', name: 'Folding table', type: 'furniture', version: '2.0.0' });
        },
      },
      logLevel: 'error',
    }).verifyProvider();
  } finally {
    server.close();
  }
});
