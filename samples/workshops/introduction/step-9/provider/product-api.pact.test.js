import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';
import { createProductApi } from './product-api.js';

// Turns off Pact's usage reports, the only requests it would send to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';
// If this variable were set, Pact would also fetch pacts from that broker.
delete process.env.PACT_BROKER_BASE_URL;

const products = new Map();
const lamp = { name: 'Desk lamp', type: 'LIGHTING', price: 19 };

/** A handler for each provider state in the pact. None depends on the data of the previous state. */
const stateHandlers = {
  'products exist': async () => {
    products.clear();
    products.set('10', { id: '10', ...lamp });
  },
  'the catalog is empty': async () => {
    products.clear();
  },
  'a product exists': async ({ id }) => {
    products.clear();
    products.set(id, { id, ...lamp });
  },
  'no product exists': async ({ id }) => {
    products.delete(id);
  },
};

test('the Product API keeps its contracts', async () => {
  const server = createProductApi(products).listen(0, '127.0.0.1');
  await once(server, 'listening');

  try {
    await new Verifier({
      provider: 'ProductAPI',
      providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
      pactUrls: [join(import.meta.dirname, '../pacts/CatalogueWeb-ProductAPI.json')],
      stateHandlers,
      logLevel: 'warn',
    }).verifyProvider();
  } finally {
    server.close();
  }
});
