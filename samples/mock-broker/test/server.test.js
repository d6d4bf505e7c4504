import assert from 'node:assert/strict';
import { test } from 'node:test';
import { description, encode, pact, publication, start } from './start.js';

test('says in the index and in each answer that it is no broker', async (t) => {
  const { send } = await start(t);
  const { body, headers } = await send('GET', '/');
  assert.match(body._links.self.title, /not a broker/);
  assert.equal(headers.get('X-Broker-Stand-In'), 'not a broker');
});

test('answers 501 to what it does not know, and remembers it', async (t) => {
  const { broker, send } = await start(t);
  const { status, body } = await send('GET', '/metrics');
  assert.equal(status, 501);
  assert.match(body.errors.standIn[0], /GET \/metrics/);
  assert.deepEqual(broker.unanswered, ['GET /metrics']);
});

test('refuses a request without the token', async (t) => {
  const { send } = await start(t, { token: 'secret' });
  assert.equal((await send('GET', '/')).status, 401);
  assert.equal((await send('GET', '/', undefined, { Authorization: 'Bearer secret' })).status, 200);
});

test('publishes a pact, again with the same content, and refuses other content for the same version', async (t) => {
  const { broker, send } = await start(t);
  assert.equal((await send('POST', '/contracts/publish', publication('1'))).status, 200);
  assert.equal((await send('POST', '/contracts/publish', publication('1'))).status, 200);
  const { status, body } = await send('POST', '/contracts/publish', publication('1', pact(6)));
  assert.equal(status, 409);
  assert.match(body.notices[0].text, /under a new version/);
  assert.equal(broker.store.pacts.length, 1);
  assert.equal((await send('GET', '/pacts/provider/API/consumer/Shop/version/1')).body.interactions[0].response.body.price, 5);
});

test('merges interactions when asked to, unless one has two contents', async (t) => {
  const { send } = await start(t);
  const other = pact();
  other.interactions[0].description = 'another price';
  await send('POST', '/contracts/publish', publication('1'));
  assert.equal((await send('POST', '/contracts/publish', publication('1', other, { onConflict: 'merge' }))).status, 200);
  assert.equal((await send('GET', '/pacts/provider/API/consumer/Shop/version/1')).body.interactions.length, 2);
  assert.equal((await send('POST', '/contracts/publish', publication('1', pact(6), { onConflict: 'merge' }))).status, 409);
});

test('takes the result of a verification at the link in the pact', async (t) => {
  const { send, base } = await start(t);
  await send('POST', '/contracts/publish', publication('1'));
  const { body: chosen } = await send('POST', '/pacts/provider/API/for-verification', {
    consumerVersionSelectors: [{ mainBranch: true }],
  });
  const { body: content } = await send('GET', chosen._embedded.pacts[0]._links.self.href.replace(base, ''));
  const link = content._links['pb:publish-verification-results'].href.replace(base, '');
  assert.equal((await send('POST', link, { success: true })).status, 400);
  const { status, body } = await send('POST', link, { success: true, providerApplicationVersion: '7' });
  assert.equal(status, 201);
  assert.equal((await send('GET', body._links.self.href.replace(base, ''))).body.success, true);

  const { body: matrix } = await send('GET', '/matrix?q[][pacticipant]=Shop&q[][version]=1&q[][pacticipant]=API&q[][version]=7');
  assert.deepEqual(matrix.summary, { deployable: true, reason: matrix.notices[0].text, success: 1, failed: 0, unknown: 0 });
});

test('hands out work in progress at an address of its own, and keeps that the result is one of that kind', async (t) => {
  const { send, broker } = await start(t);
  await send('PUT', '/pacticipants/API/branches/main/versions/7');
  await send('POST', '/contracts/publish', publication('1'));
  await send('POST', '/contracts/publish', { ...publication('2', pact(6)), branch: 'feature' });
  const { body } = await send('POST', '/pacts/provider/API/for-verification', {
    consumerVersionSelectors: [{ mainBranch: true }],
    providerVersionBranch: 'main',
    includePendingStatus: true,
    includeWipPactsSince: '2000-01-01',
  });
  const [chosen, wip] = body._embedded.pacts;
  assert.deepEqual(
    [chosen, wip].map(({ verificationProperties }) => verificationProperties.wip),
    [undefined, true],
  );
  for (const { _links } of [chosen, wip]) {
    const { pathname } = new URL(_links.self.href);
    const { body: content } = await send('GET', pathname);
    const result = new URL(content._links['pb:publish-verification-results'].href);
    await send('POST', result.pathname, { success: true, providerApplicationVersion: '7' });
  }
  assert.deepEqual(
    broker.store.verifications.map((verification) => verification.wip),
    [false, true],
  );
});

test('refuses questions about nobody, or about applications and environments that do not exist', async (t) => {
  const { send } = await start(t);
  await send('POST', '/contracts/publish', publication('1'));
  for (const query of ['environment=production', 'q[][pacticipant]=Nobody', 'q[][pacticipant]=Shop&environment=nowhere']) {
    assert.equal((await send('GET', `/matrix?${query}`)).status, 400, query);
  }
});

test('takes a provider contract, and shows how a pact compares with it', async (t) => {
  const { send } = await start(t);
  await send('POST', '/contracts/publish', publication('1'));
  const contract = {
    content: encode(description('cost')),
    contentType: 'application/yaml',
    selfVerificationResults: { success: true },
  };
  const path = '/provider-contracts/provider/API/publish';
  assert.equal((await send('POST', path, { pacticipantVersionNumber: '7', contract })).status, 200);
  assert.equal(
    (await send('POST', path, { pacticipantVersionNumber: '7', contract: { content: encode('no: description') } })).status,
    400,
  );

  const { body: matrix } = await send('GET', '/matrix?q[][pacticipant]=Shop&q[][version]=1&q[][pacticipant]=API&q[][version]=7');
  assert.equal(matrix.matrix[0].verificationType, 'BDCT');
  const comparison = await send('GET', new URL(matrix.matrix[0].verificationResult._links.self.href).pathname);
  assert.deepEqual(
    comparison.body.results.map((/** @type {{code: string}} */ { code }) => code),
    ['response.body.incompatible'],
  );
});

test('a deployment ends the one before it on the same target; a release ends nothing', async (t) => {
  const { send, broker } = await start(t);
  const { uuid } = broker.store.environments[0];
  for (const version of ['1', '2']) {
    await send('PUT', `/pacticipants/Shop/versions/${version}`);
    for (const kind of ['deployed-versions', 'released-versions']) {
      assert.equal((await send('POST', `/pacticipants/Shop/versions/${version}/${kind}/environment/${uuid}`)).status, 201);
    }
  }
  await send('POST', `/pacticipants/Shop/versions/1/deployed-versions/environment/${uuid}`, { applicationInstance: 'blue' });

  const { body: deployed } = await send('GET', `/environments/${uuid}/deployed-versions/currently-deployed?pacticipant=Shop`);
  assert.deepEqual(
    deployed._embedded.deployedVersions.map((/** @type {any} */ { target, _embedded }) => [_embedded.version.number, target]),
    [
      ['2', null],
      ['1', 'blue'],
    ],
  );
  const { body: released } = await send('GET', `/environments/${uuid}/released-versions/currently-supported`);
  assert.equal(released._embedded.releasedVersions.length, 2);

  const release = `/released-versions/${released._embedded.releasedVersions[0].uuid}`;
  assert.equal((await send('PATCH', release, { currentlySupported: true })).status, 400);
  assert.equal((await send('PATCH', release, { currentlySupported: false })).body.currentlySupported, false);
});

test('makes, changes and deletes environments, with names of their own', async (t) => {
  const { send } = await start(t);
  const { status, body } = await send('POST', '/environments', { name: 'staging' });
  assert.equal(status, 201);
  assert.equal(body.displayName, 'Staging');
  for (const name of [undefined, 'staging', 'pre production'])
    assert.equal((await send('POST', '/environments', { name })).status, 400);
  assert.equal((await send('PUT', `/environments/${body.uuid}`, { name: 'staging', production: true })).body.production, true);
  assert.equal((await send('DELETE', `/environments/${body.uuid}`)).status, 204);
  assert.equal((await send('GET', `/environments/${body.uuid}`)).status, 404);
});

test('writes down the calls of webhooks, with their variables, and sends none', async (t) => {
  const { send, broker } = await start(t);
  await send('POST', '/contracts/publish', publication('1'));
  const request = {
    method: 'POST',
    url: 'https://ci.example.com/',
    password: 'secret',
    body: { about: '${pactbroker.consumerName} ${pactbroker.consumerVersionNumber} ${pactbroker.none}' },
  };
  const webhook = { provider: { name: 'API' }, events: [{ name: 'contract_content_changed' }], request };
  assert.equal((await send('POST', '/webhooks', { ...webhook, provider: { name: 'Nobody' } })).status, 400);
  assert.equal((await send('POST', '/webhooks', { ...webhook, events: [{ name: 'full_moon' }] })).status, 400);
  assert.equal((await send('POST', '/webhooks', { ...webhook, request: { ...request, method: null } })).status, 400);
  const { body } = await send('POST', '/webhooks', webhook);
  assert.equal(body.request.password, '**********');

  await send('POST', '/contracts/publish', publication('2'));
  assert.equal(broker.store.triggeredWebhooks.length, 0, 'the content is the same');
  await send('POST', '/contracts/publish', publication('3', pact(6)));
  assert.deepEqual(
    broker.store.triggeredWebhooks.map((call) => call.request.body.about),
    ['Shop 3 '],
  );
  const { body: latest } = await send('GET', '/triggered-webhooks/latest');
  assert.deepEqual([latest.sent, latest.request.body.about], [false, 'Shop 3 ']);
  const { body: test } = await send('POST', `/webhooks/${body.uuid}/execute`);
  assert.match(test.message, /sends nothing/);
  assert.equal(test.request.body.about, 'Shop 3 ');
});

test('a contract that needs a verification is announced for each provider version that matters', async (t) => {
  const { send, broker } = await start(t);
  await send('PUT', '/pacticipants/API/branches/main/versions/7');
  await send('PUT', '/pacticipants/API/branches/feature/versions/8');
  const body = '${pactbroker.providerVersionNumber}: ${pactbroker.providerVersionDescriptions}';
  const request = { method: 'POST', url: 'https://ci.example.com/', body };
  await send('POST', '/webhooks', { events: [{ name: 'contract_requiring_verification_published' }], request });
  await send('POST', '/contracts/publish', publication('1'));
  assert.deepEqual(
    broker.store.triggeredWebhooks.map((call) => call.request.body),
    ['7: latest from main branch'],
  );
});

test('lists the provider states of the pacts on the main branch', async (t) => {
  const { send } = await start(t);
  await send('POST', '/contracts/publish', publication('1'));
  const { body } = await send('GET', '/pacts/provider/API/provider-states');
  assert.deepEqual(body.providerStates, [{ name: 'there is a price', consumers: ['Shop'] }]);
});

test('a branch that is deleted takes its versions out of what is verified, and keeps them', async (t) => {
  const { send } = await start(t);
  await send('POST', '/contracts/publish', publication('1'));
  const chosen = () => send('POST', '/pacts/provider/API/for-verification', { consumerVersionSelectors: [{ branch: 'main' }] });
  assert.equal((await chosen()).body._embedded.pacts.length, 1);
  assert.equal((await send('DELETE', '/pacticipants/Shop/branches/main')).status, 204);
  assert.equal((await send('DELETE', '/pacticipants/Shop/branches/main')).status, 404);
  assert.equal((await chosen()).body._embedded.pacts.length, 0);
  assert.equal((await send('GET', '/pacticipants/Shop/versions/1')).status, 200);
});
