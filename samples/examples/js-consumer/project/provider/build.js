// Plays the part of the provider's pipeline, so that you don't need the provider's example to get a verification result.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Verifier } from '@pact-foundation/pact';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

// Without a broker's URL, there's nothing to verify, and Pact counts that as a success.
if (!process.env.PACT_BROKER_BASE_URL) throw new Error('Set PACT_BROKER_BASE_URL.');

const products = new Map();
const stockProduct10 = async () => {
  products.set('10', { id: '10', type: 'FURNITURE', name: 'Garden chair', version: 'v1' });
};

const server = createServer(({ url }, response) => {
  const found = url === '/products' ? [...products.values()] : products.get(url.replace('/product/', ''));
  response.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(found && JSON.stringify(found));
}).listen(0, '127.0.0.1');
await once(server, 'listening');

await new Verifier({
  provider: 'pactflow-example-provider',
  providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
  providerVersion: '1.0.0',
  providerVersionBranch: 'main',
  consumerVersionSelectors: [{ mainBranch: true }],
  publishVerificationResult: true,
  stateHandlers: {
    'products exist': stockProduct10,
    'a product with ID 10 exists': stockProduct10,
    'a product with ID 11 does not exist': async () => {
      products.delete('11');
    },
  },
  logLevel: 'error',
})
  .verifyProvider()
  .catch((error) => {
    // Pact has already printed its report, and this error repeats it as JSON.
    if (!error.message.startsWith('{')) throw error;
    process.exitCode = 1;
  })
  .finally(() => server.close());
