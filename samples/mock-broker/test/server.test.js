import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsFrom } from '../src/settings-from-environment.js';
import { description, encode, pact, publication, start } from './start.js';

test('responds with 404 to an unknown path, and records the request', async (t) => {
  const { broker, send } = await start(t);
  assert.equal((await send('GET', '/no-such-thing')).status, 404);
  assert.deepEqual(broker.unhandled, ['GET /no-such-thing']);
});

test('requires the token', async (t) => {
  const { send } = await start(t, { token: 'secret' });
  assert.equal((await send('GET', '/')).status, 401);
  assert.equal((await send('GET', '/', undefined, { Authorization: 'Bearer secret' })).status, 200);
});

test('checks the method, the JSON, the Accept header, and the media type, in this order', async (t) => {
  const { base, send } = await start(t);
  assert.equal((await send('DELETE', '/pacticipants')).status, 405);
  const invalid = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' };
  assert.equal((await fetch(`${base}/pacticipants`, invalid)).status, 400);
  assert.equal((await send('GET', '/pacticipants', undefined, { Accept: 'text/csv' })).status, 406);
  const wrongType = { 'Content-Type': 'text/plain' };
  assert.equal((await send('PUT', '/pacticipants/A/versions/1', {}, wrongType)).status, 415);
});

test('uses the base URL of the settings in links', async (t) => {
  const { send } = await start(t, { settings: { baseUrl: 'https://broker.example.org' } });
  assert.equal((await send('GET', '/')).body._links.self.href, 'https://broker.example.org');
});

test('allows changed content for the same version only when the settings do', async (t) => {
  for (const [allowDangerousContractModification, expected] of [
    [false, 409],
    [true, 200],
  ]) {
    const { send } = await start(t, { settings: { allowDangerousContractModification } });
    assert.equal((await send('POST', '/contracts/publish', publication('1'))).status, 200);
    assert.equal((await send('POST', '/contracts/publish', publication('1', pact(6)))).status, expected);
  }
});

test('reads the settings from environment variables', () => {
  assert.deepEqual(settingsFrom({}), {});
  const variables = { ENVIRONMENTS: 'test,production!', USE_FIRST_TAG_AS_BRANCH: 'false', WEBHOOK_DELAY: '0' };
  assert.deepEqual(settingsFrom(variables), {
    environments: [
      { name: 'test', production: false },
      { name: 'production', production: true },
    ],
    useFirstTagAsBranch: false,
    webhookDelay: 0,
  });
});

test('has the environments and the endpoints of PactFlow only when asked to', async (t) => {
  const namesOf = ({ body }) => body._embedded.environments.map(({ name }) => name);
  const [pactflow, openSource] = [await start(t, { pactflow: true }), await start(t)];
  assert.deepEqual(namesOf(await pactflow.send('GET', '/environments')).sort(), ['production', 'test']);
  assert.deepEqual(namesOf(await openSource.send('GET', '/environments')), []);
  const links = async ({ send }) => Object.keys((await send('GET', '/')).body._links);
  assert.ok((await links(pactflow)).includes('pf:publish-provider-contract'));
  assert.ok(!(await links(openSource)).includes('pf:publish-provider-contract'));
  assert.equal((await openSource.send('POST', '/provider-contracts/provider/API/publish', {})).status, 404);
});

test('limits webhooks to the local host unless PactFlow is asked for', async (t) => {
  const webhook = {
    events: [{ name: 'contract_published' }],
    request: { method: 'POST', url: 'https://ci.example.com/build' },
  };
  for (const [pactflow, expected] of [
    [true, 201],
    [false, 400],
  ]) {
    const { send } = await start(t, { pactflow });
    assert.equal((await send('POST', '/webhooks', webhook)).status, expected);
  }
});

for (const [field, fits] of /** @type {const} */ ([
  ['price', true],
  ['cost', false],
])) {
  test(`PactFlow: can-i-deploy is ${fits} when the provider contract has the field ${field}`, async (t) => {
    const { send } = await start(t, { pactflow: true });
    await send('POST', '/contracts/publish', publication('1'));
    const { status } = await send('POST', '/provider-contracts/provider/API/publish', {
      pacticipantVersionNumber: '7',
      contract: {
        content: encode(description(field)),
        contentType: 'application/yaml',
        selfVerificationResults: { success: true },
      },
    });
    assert.equal(status, 200);
    const query = 'q[][pacticipant]=Shop&q[][version]=1&q[][pacticipant]=API&q[][version]=7&latestby=cvpv';
    assert.equal((await send('GET', `/matrix?${query}`)).body.summary.deployable, fits);
  });
}

test('PactFlow: publishing a provider version again replaces its contract and its self-verification', async (t) => {
  const { broker, send } = await start(t, { pactflow: true });
  await send('POST', '/contracts/publish', publication('1'));
  const results =
    '/contracts/bi-directional/provider/API/version/7/consumer/Shop/version/1/cross-contract-verification-results';
  for (const [field, success, deployable] of /** @type {const} */ ([
    ['price', false, false],
    ['price', true, true],
    ['cost', true, false],
    ['price', true, true],
    ['price', undefined, true],
    ['price', false, false],
  ])) {
    await send('POST', '/provider-contracts/provider/API/publish', {
      pacticipantVersionNumber: '7',
      contract: {
        content: encode(description(field)),
        contentType: 'application/yaml',
        ...(success !== undefined && { selfVerificationResults: { success } }),
      },
    });
    const query = 'q[][pacticipant]=API&q[][version]=7&q[][pacticipant]=Shop&q[][version]=1&latestby=cvpv';
    const { matrix, summary } = (await send('GET', `/matrix?${query}`)).body;
    assert.equal(matrix.length, 1);
    assert.equal(summary.deployable, deployable, `${field}, self-verification ${success}`);
    assert.equal((await send('GET', results)).body.results.length === 0, field === 'price');
  }
  assert.equal(broker.store.providerContracts.length, 1);
});
