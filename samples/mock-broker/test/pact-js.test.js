import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';
import { pact, publication, start } from './start.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';
process.env.PACT_BROKER_HTTP_RETRIES = '0';

/**
 * Verifies the published pact with pact-js, for a provider that responds with this body.
 *
 * @param {import('node:test').TestContext} t
 * @param {object} body of the provider's response
 */
async function verify(t, body) {
  const { broker, base, send } = await start(t, { token: undefined });
  await send('POST', '/contracts/publish', publication('1', pact()));
  const provider = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  t.after(() => provider.close());
  await once(provider, 'listening');

  const verification = new Verifier({
    provider: 'API',
    providerBaseUrl: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (provider.address()).port}`,
    pactBrokerUrl: base,
    consumerVersionSelectors: [{ mainBranch: true }],
    providerVersion: '7',
    providerVersionBranch: 'main',
    providerVersionTags: ['dev'],
    publishVerificationResult: true,
    stateHandlers: { 'there is a price': async () => {} },
    logLevel: 'error',
  }).verifyProvider();
  return { broker, verification };
}

test('pact-js fetches the pact, verifies it, and publishes the success, with branch and tag', async (t) => {
  const { broker, verification } = await verify(t, { price: 5 });
  await verification;
  assert.deepEqual(
    broker.store.verifications.map(({ success, providerVersion }) => [success, providerVersion]),
    [[true, '7']],
  );
  const version = broker.store.version('API', '7');
  assert.deepEqual([[...(version?.branches.keys() ?? [])], [...(version?.tags.keys() ?? [])]], [['main'], ['dev']]);
  assert.deepEqual(broker.unhandled, []);
});

test('pact-js publishes a failure with its mismatches', async (t) => {
  const { broker, verification } = await verify(t, { cost: 5 });
  await assert.rejects(verification, /missing the following keys: price/);
  const [{ success, testResults }] = broker.store.verifications;
  assert.equal(success, false);
  assert.match(JSON.stringify(testResults), /missing the following keys: price/);
});

test('pact-js publishes the result of a WIP pact as WIP', async (t) => {
  const { broker, base, send } = await start(t, { token: undefined });
  await send('POST', '/contracts/publish', { ...publication('1', pact()), branch: undefined, tags: ['feature'] });
  const provider = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ price: 5 }));
  }).listen(0, '127.0.0.1');
  t.after(() => provider.close());
  await once(provider, 'listening');

  await new Verifier({
    provider: 'API',
    providerBaseUrl: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (provider.address()).port}`,
    pactBrokerUrl: base,
    consumerVersionSelectors: [{ tag: 'main', latest: true }],
    enablePending: true,
    includeWipPactsSince: '2020-01-01',
    providerVersion: '7',
    providerVersionTags: ['main'],
    publishVerificationResult: true,
    stateHandlers: { 'there is a price': async () => {} },
    logLevel: 'error',
  }).verifyProvider();
  assert.deepEqual(
    broker.store.verifications.map(({ success, wip, providerVersion }) => [success, wip, providerVersion]),
    [[true, true, '7']],
  );
  assert.deepEqual(broker.unhandled, []);
});
