import { once } from 'node:events';
import { Verifier } from '@pact-foundation/pact';
import { createProductApi } from '../src/product-api.js';
import { Product } from '../src/product.js';

// Turns off usage tracking, Pact's only request to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

/**
 * Starts the API on a free port and replays the requests of pacts against it. The broker's URL and token, and whether to publish
 * results, come from the environment: PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN, PACT_BROKER_PUBLISH_VERIFICATION_RESULTS.
 *
 * @param {Partial<import('@pact-foundation/pact').VerifierOptions>} whichPacts
 */
export async function verify(whichPacts) {
  // Without a URL, Pact finds nothing to verify, and the test would pass.
  const { PACT_BROKER_BASE_URL, PACT_URL } = process.env;
  if (!PACT_BROKER_BASE_URL && !PACT_URL) throw new Error('Set PACT_BROKER_BASE_URL or PACT_URL: there is nothing to verify.');

  const products = new Map();
  const server = createProductApi(products).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await new Verifier({
      providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
      providerVersion: process.env.GIT_COMMIT ?? 'local',
      providerVersionBranch: process.env.GIT_BRANCH ?? 'master',
      stateHandlers: stateHandlers(products),
      logLevel: 'error',
      ...whichPacts,
    }).verifyProvider();
  } catch (error) {
    // Pact has already printed its report, and its error repeats the report as JSON.
    throw error.message.startsWith('{') ? new Error('A contract is broken: the report above says where.') : error;
  } finally {
    server.close();
  }
}

/**
 * One function for each provider state. Pact calls it right before it replays the request.
 *
 * @param {Map<string, Product>} products the API's data
 */
function stateHandlers(products) {
  const stockProduct10 = async () => {
    products.set('10', new Product('10', 'FURNITURE', 'Garden chair', 'green'));
  };
  return {
    'a product with ID 10 exists': stockProduct10,
    'products exist': stockProduct10,
    'a product with ID 11 does not exist': async () => {
      products.delete('11');
    },
  };
}
