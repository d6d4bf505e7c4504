// #region verify
import { once } from 'node:events';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { createProductApi } from '../src/product-provider.js';

// Turns off Pact's usage statistics, which Pact would otherwise send over the internet.
process.env.PACT_DO_NOT_TRACK = 'true';
// If this variable is set, Pact loads pacts from that broker in addition to the file below.
delete process.env.PACT_BROKER_BASE_URL;

/**
 * Starts the Product API on a free port and sends it every request in the pact.
 *
 * @param {Parameters<typeof createProductApi>[1]} [toJson] converts a product to the response body
 * @returns {Promise<void>}
 * @throws {Error} if a response doesn't match the pact; the message is Pact's report as JSON
 */
export async function verifyProductApi(toJson) {
  const products = new Map();
  const server = createProductApi(products, toJson).listen(0, '127.0.0.1');
  await once(server, 'listening');

  try {
    // #region verifier
    await new Verifier({
      provider: 'ProductAPI',
      providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
      pactUrls: [join(import.meta.dirname, '../pacts/CatalogueWeb-ProductAPI.json')],
      stateHandlers: stateHandlers(products),
      logLevel: 'error',
    }).verifyProvider();
    // #endregion
  } finally {
    server.close();
  }
}
// #endregion

// #region states
/**
 * One function for each provider state in the pact. Pact calls the matching function before it sends a request.
 *
 * @param {Map<string, import('../src/product-provider.js').StoredProduct>} products the API's data
 */
function stateHandlers(products) {
  return {
    'a product exists': async ({ id }) => {
      products.set(id, { id, name: 'Desk lamp', type: 'LIGHTING', price: 19 });
    },
    'no product exists': async ({ id }) => {
      products.delete(id);
    },
  };
}
// #endregion
