import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordDeployment } from '../src/engine/deployments.js';
import { publishPact } from '../src/engine/pacts.js';
import { Store } from '../src/engine/store.js';
import { findOrCreateVersion } from '../src/engine/versions.js';
import { handleEvent } from '../src/engine/webhook-events.js';
import { buildWebhookRequest, webhookVariables } from '../src/engine/webhook-templates.js';
import { validateWebhook } from '../src/engine/webhook-validation.js';
import { createWebhook, redactedRequest, updateWebhook } from '../src/engine/webhooks.js';
import { createWebhookSender } from '../src/http/webhook-sender.js';

const REQUEST = { method: 'POST', url: 'http://localhost/hook' };
const CONTEXT = { base_url: 'http://broker' };

/** @param {Partial<import('../src/engine/settings.js').Settings>} [settings] */
function storeWithPact(settings) {
  const store = new Store({ settings: { environments: [{ name: 'live', production: true }], ...settings } });
  const content = { interactions: [{ description: 'a request', request: { path: '/' }, response: { status: 200 } }] };
  const { pact } = publishPact(store, { consumer: 'Shop', consumerVersion: '1', provider: 'API', content }, CONTEXT);
  return { store, pact };
}

/** @param {Store} store @param {object} [properties] */
const hook = (store, properties) =>
  createWebhook(store, store.newShortUuid(), {
    request: REQUEST,
    events: [{ name: 'contract_published' }],
    ...properties,
  });

test('an event triggers the enabled webhooks of the pair', () => {
  const { store, pact } = storeWithPact();
  const shop = hook(store, { consumer: { name: 'Shop' } });
  hook(store, { provider: { name: 'Other' } });
  hook(store, { enabled: false });
  hook(store, { events: [{ name: 'contract_content_changed' }] });
  const [event] = handleEvent(store, 'contract_published', { pact, context: CONTEXT });
  assert.deepEqual(
    event.triggeredWebhooks.map(({ webhook }) => webhook),
    [shop],
  );
});

test('a webhook for a label is triggered when the pacticipant has it', () => {
  const { store, pact } = storeWithPact();
  hook(store, { consumer: { label: 'frontend' } });
  const count = () => handleEvent(store, 'contract_published', { pact, context: CONTEXT })[0].triggeredWebhooks.length;
  assert.equal(count(), 0);
  store.pacticipants.get('Shop')?.labels.set('frontend', { createdAt: store.now(), updatedAt: store.now() });
  assert.equal(count(), 1);
});

test('each provider version that needs to verify a new pact gets a call', () => {
  const { store, pact } = storeWithPact();
  hook(store, { events: [{ name: 'contract_requiring_verification_published' }] });
  const api = findOrCreateVersion(store, 'API', '7');
  recordDeployment(store, api, store.environments[0], null);
  const [, event] = handleEvent(store, 'contract_published', { pact, context: CONTEXT });
  assert.equal(event.name, 'contract_requiring_verification_published');
  const { provider_version_number: version, provider_version_descriptions: why } = event.triggeredWebhooks[0].context;
  assert.deepEqual([version, why], ['7', ['deployed in live']]);
});

test('a result for several consumer versions makes a call for each', () => {
  const { store, pact } = storeWithPact();
  hook(store, { events: [{ name: 'provider_verification_published' }] });
  const selectors = [
    { consumer_version_number: '1', tag: 'dev' },
    { consumer_version_number: '2' },
    { consumer_version_number: '1', tag: 'prod' },
  ];
  const context = { ...CONTEXT, consumer_version_selectors: selectors };
  const [{ triggeredWebhooks }] = handleEvent(store, 'provider_verification_published', { pact, context });
  assert.deepEqual(
    triggeredWebhooks.map((one) => [one.context.consumer_version_number, one.context.consumer_version_tags]),
    [
      ['1', ['dev', 'prod']],
      ['2', []],
    ],
  );
});

test('variables are filled in, with escapes in the URL, and unknown ones stay', () => {
  const { store, pact } = storeWithPact();
  const webhook = hook(store, {
    request: {
      method: 'POST',
      url: 'http://localhost/${pactbroker.consumerVersionBranch}',
      headers: { 'X-Pact': '${pactbroker.pactUrl}' },
      body: { name: '${pactbroker.consumerName}', other: '${pactbroker.nonsense}' },
    },
  });
  const context = { ...CONTEXT, event_name: 'contract_published', consumer_version_branch: 'feat/a b' };
  const request = buildWebhookRequest(webhook, webhookVariables(store, pact, null, context));
  assert.equal(request.url, 'http://localhost/feat%2Fa+b');
  assert.equal(request.body, '{"name":"Shop","other":"${pactbroker.nonsense}"}');
  assert.match(
    request.headers['x-pact'],
    /^http:\/\/broker\/pacts\/provider\/API\/consumer\/Shop\/pact-version\/[\da-f]{40}\/metadata\//,
  );
});

test('secrets are shown as asterisks, and asterisks keep them', () => {
  const { store } = storeWithPact();
  const secret = { ...REQUEST, headers: { Authorization: 'Bearer x' }, password: 'y' };
  const webhook = hook(store, { request: secret });
  assert.deepEqual(redactedRequest(webhook).headers, { authorization: '**********' });
  updateWebhook(store, webhook, { request: redactedRequest(webhook) });
  assert.deepEqual([webhook.request.headers, webhook.request.password], [{ authorization: 'Bearer x' }, 'y']);
});

test('an invalid webhook gets a message for each property', () => {
  const { store } = storeWithPact();
  assert.deepEqual(validateWebhook(store, {}), { request: ['is missing'] });
  const request = { method: 'GET', url: 'http://${pactbroker.consumerName}.example.org' };
  assert.deepEqual(validateWebhook(store, { request, consumer: { name: 'Nobody' }, events: [{}] }, 'short'), {
    'consumer.name': ['does not match an existing pacticipant'],
    'request.url': ['cannot have a template parameter in the host'],
    'request.method': ['must be POST. See /doc/webhooks#whitelist for more information.'],
    events: ['name is missing (at index 0)'],
    uuid: ['The UUID can only contain the characters A-Z, a-z, 0-9, _ and -, and must be 16 or more characters.'],
  });
});

test('a failed call is made again, and each attempt has logs', async () => {
  const { store, pact } = storeWithPact({ webhookDelay: 0, webhookInterval: 0, webhookRetrySchedule: [0] });
  hook(store, {});
  const statuses = [500, 200];
  const sender = createWebhookSender(store, async () => ({
    status: statuses.shift() ?? 0,
    statusText: 'Status',
    headers: {},
    body: '',
  }));
  const [{ triggeredWebhooks }] = handleEvent(store, 'contract_published', { pact, context: CONTEXT });
  sender.schedule(triggeredWebhooks);
  while (triggeredWebhooks[0].status !== 'success') await new Promise((resolve) => setImmediate(resolve));
  const [{ status, executions }] = triggeredWebhooks;
  assert.deepEqual([status, executions.map(({ success }) => success)], ['success', [false, true]]);
  assert.match(executions[0].logs, /INFO: Retrying webhook in 0 seconds\n$/);
  assert.match(executions[1].logs, /INFO: Successfully executed webhook\n$/);
});
