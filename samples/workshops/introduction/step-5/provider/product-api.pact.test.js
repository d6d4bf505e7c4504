import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';
import { createProductApi } from './product-api.js';
import { products } from './products.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

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
