import { once } from 'node:events';
import { Verifier } from '@pact-foundation/pact';
import { createProductApi } from '../src/product-api.js';
import { Product } from '../src/product.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

/**
 * Starts the API on a free port and plays the requests of pacts against it. The address and the token of the broker, and whether
 * results are published, stand in the environment: PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN, PACT_BROKER_PUBLISH_VERIFICATION_RESULTS.
 *
 * @param {Partial<import('@pact-foundation/pact').VerifierOptions>} whichPacts
 */
export async function verify(whichPacts) {
  // Without an address Pact finds nothing to verify, and that would count as a success.
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
    // Pact has printed its report by now, and its error repeats all of it as JSON.
    throw error.message.startsWith('{') ? new Error('A contract is broken: the report above says where.') : error;
  } finally {
    server.close();
  }
}

/**
 * One function for each state that a pact names. Pact calls it just before it plays the request.
 *
 * @param {Map<string, Product>} products the API's data
 */
function stateHandlers(products) {
  const stockProduct10 = async () => {
    products.set('10', new Product('10', 'FURNITURE', 'Garden chair'));
  };
  return {
    'a product with ID 10 exists': stockProduct10,
    'products exist': stockProduct10,
    'a product with ID 11 does not exist': async () => {
      products.delete('11');
    },
  };
}
