import { once } from 'node:events';
import { test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';
import { createProductApi } from './product-api.js';

// Turns off Pact's usage reports, the only requests it would send to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

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

/** Renews a request's token. Requests without a token stay unchanged. */
function renewToken(request, response, next) {
  if (request.headers.authorization) request.headers.authorization = `Bearer ${new Date().toISOString()}`;
  next();
}

test('the Product API keeps its contracts', async () => {
  const server = createProductApi(products).listen(0, '127.0.0.1');
  await once(server, 'listening');

  try {
    await new Verifier({
      provider: 'ProductAPI',
      providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
      pactBrokerUrl: process.env.PACT_BROKER_BASE_URL, // Pact reads PACT_BROKER_TOKEN itself.
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }, { matchingBranch: true }],
      providerVersion: process.env.GIT_COMMIT,
      providerVersionBranch: process.env.GIT_BRANCH,
      publishVerificationResult: process.env.CI === 'true',
      stateHandlers,
      requestFilter: renewToken,
      logLevel: 'warn',
    }).verifyProvider();
  } finally {
    server.close();
  }
});
