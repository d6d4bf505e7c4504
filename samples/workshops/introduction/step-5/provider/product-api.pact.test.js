import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';
import { createProductApi } from './product-api.js';
import { products } from './products.js';

// Turns off Pact's usage reports, the only requests it would send to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';
// If this variable were set, Pact would also fetch pacts from that broker.
delete process.env.PACT_BROKER_BASE_URL;

test('the Product API keeps its contracts', async () => {
  const server = createProductApi(products).listen(0, '127.0.0.1');
  await once(server, 'listening');

  try {
    await new Verifier({
      provider: 'ProductAPI',
      providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
      pactUrls: [join(import.meta.dirname, '../pacts/CatalogueWeb-ProductAPI.json')],
      logLevel: 'error',
    }).verifyProvider();
  } finally {
    server.close();
  }
});
