import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';
import { createProductApi } from '../src/product-api.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

// #region server
const products = new Map();
const token = 'valid-in-this-run';
const server = createProductApi(products, token);

before(() => once(server.listen(0, '127.0.0.1'), 'listening'));
after(() => server.close());
// #endregion

// #region states
const stockProduct10 = async () => {
  products.set('10', { id: '10', type: 'FURNITURE', name: 'Garden bench', version: 'v1' });
};

const stateHandlers = {
  'products exist': stockProduct10,
  'a product with ID 10 exists': stockProduct10,
  'a product with ID 11 does not exist': async () => {
    products.delete('11');
  },
};
// #endregion

// #region which-pacts
/** A build that a webhook starts gets a single pact's URL. Other builds set a commit and use the broker. Without either, use the pact in this project. */
function whichPacts({ PACT_URL, GIT_COMMIT, GIT_BRANCH }) {
  if (!PACT_URL && GIT_COMMIT) {
    const thirtyDaysAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
    return {
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }, { matchingBranch: true }],
      enablePending: true,
      includeWipPactsSince: GIT_BRANCH === 'main' ? thirtyDaysAgo : undefined,
    };
  }
  // If this variable is set, Pact also searches the broker, and fails if the broker has no pacts.
  delete process.env.PACT_BROKER_BASE_URL;
  return { pactUrls: [PACT_URL ?? 'pacts/pactflow-example-consumer-pactflow-example-provider.json'] };
}
// #endregion

// #region verify
test('keeps the contracts of its consumers', async () => {
  const verifier = new Verifier({
    provider: 'pactflow-example-provider',
    providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
    providerVersion: process.env.GIT_COMMIT ?? 'local',
    providerVersionBranch: process.env.GIT_BRANCH ?? 'local',
    ...whichPacts(process.env),
    stateHandlers,
    requestFilter: (request, response, next) => {
      if (request.headers.authorization) request.headers.authorization = `Bearer ${token}`;
      next();
    },
    logLevel: 'error',
  });
  await verifier.verifyProvider().catch((error) => {
    // Pact has already printed its report, and this error repeats it as JSON.
    throw error.message.startsWith('{') ? new Error('A contract is broken: the report above says where.') : error;
  });
});
// #endregion
