import { once } from 'node:events';
import { Verifier } from '@pact-foundation/pact';
import { pacts, providerVersion } from './pacts.js';
import { createProductApi } from './product-api.js';
import { createProducts } from './product-repository.js';

// Turns off Pact's usage report, the only request that it would send to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

// Pact reads the broker's URL and PACT_BROKER_TOKEN from the environment. Without a broker or a pact, it would verify nothing and still succeed.
const { PACT_BROKER_BASE_URL, PACT_URL } = process.env;
if (!PACT_BROKER_BASE_URL && !PACT_URL) throw new Error('Set PACT_BROKER_BASE_URL or PACT_URL: there is nothing to verify.');

const products = createProducts();
const stateHandlers = {
  'a product with ID 10 exists': async () => createProducts().forEach((product, id) => products.set(id, product)),
  'a product with ID 11 does not exist': async () => products.clear(),
};

const server = createProductApi(products).listen(0, '127.0.0.1');
await once(server, 'listening');
try {
  await new Verifier({
    providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
    ...providerVersion,
    ...pacts,
    stateHandlers,
    logLevel: 'error',
  }).verifyProvider();
} catch (error) {
  // When a verification fails, Pact has already printed its report, and the error only repeats it. Other errors haven't been printed yet.
  if (!error.message.startsWith('{"errors"')) throw error;
  process.exitCode = 1;
} finally {
  server.close();
}
