import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addBranch } from '../src/engine/branches.js';
import { recordDeployment } from '../src/engine/deployments.js';
import { canIDeploy } from '../src/engine/matrix.js';
import { parseMatrixQuery } from '../src/engine/matrix-query.js';
import { validateMatrixQuery } from '../src/engine/matrix-validation.js';
import { Store } from '../src/engine/store.js';
import { findOrCreateVersion } from '../src/engine/versions.js';

/** Shop 1 has a pact with API 7, which is in production. */
function storeWithPact() {
  const store = new Store({ settings: { environments: [{ name: 'production', production: true }] } });
  addPact(store, 'Shop', '1', 'API');
  deploy(store, 'API', '7');
  return store;
}

/** @param {Store} store @param {string} consumer @param {string} consumerVersion @param {string} provider */
function addPact(store, consumer, consumerVersion, provider) {
  findOrCreateVersion(store, consumer, consumerVersion);
  findOrCreateVersion(store, provider, '7');
  const [id, createdAt] = [store.newId(), store.now()];
  store.pacts.push({
    id,
    consumer,
    consumerVersion,
    provider,
    content: {},
    sha: `${consumer}-${provider}`,
    revisionNumber: 1,
    createdAt,
  });
  store.integrations.push({ id: store.newId(), consumer, provider, createdAt, contractDataUpdatedAt: createdAt });
}

/** @param {Store} store @param {string} pacticipant @param {string} number @param {string | null} [instance] */
function deploy(store, pacticipant, number, instance = null) {
  recordDeployment(store, findOrCreateVersion(store, pacticipant, number), store.environments[0], instance);
}

/** @param {Store} store @param {string} providerVersion @param {boolean} success @param {string} [consumer] */
function verify(store, providerVersion, success, consumer = 'Shop') {
  findOrCreateVersion(store, 'API', providerVersion);
  store.verifications.push({
    id: store.newId(),
    number: store.verifications.length + 1,
    consumer,
    provider: 'API',
    sha: `${consumer}-API`,
    providerVersion,
    success,
    wip: false,
    pending: null,
    testResults: null,
    verifiedBy: null,
    buildUrl: null,
    consumerVersionSelectors: [],
    tagNames: [],
    createdAt: store.now(),
  });
}

/** @param {Store} store @param {string} query */
function ask(store, query) {
  const { deployable, notices, counts, consideredRows, ignoredRows } = canIDeploy(
    store,
    parseMatrixQuery(new URLSearchParams(query)),
  );
  const rows = [...consideredRows, ...ignoredRows].map(
    ({ pact, providerVersion, result }) =>
      `${pact.consumer} ${pact.consumerVersion} / ${pact.provider} ${providerVersion?.number ?? '-'}: ` +
      String(result?.success ?? 'unknown'),
  );
  return { deployable, rows, counts, texts: notices.map(({ type, text }) => `${type}: ${text}`) };
}

const SHOP_1 = 'q[][pacticipant]=Shop&q[][version]=1&latestby=cvpv&environment=production';

test('can-i-deploy succeeds when the provider version in the environment verified the pact', () => {
  const store = storeWithPact();
  verify(store, '7', true);
  assert.deepEqual(ask(store, SHOP_1), {
    deployable: true,
    rows: ['Shop 1 / API 7: true'],
    counts: { success: 1, failed: 0, unknown: 0 },
    texts: ['success: All required verification results are published and successful'],
  });
});

test('can-i-deploy fails when the verification failed', () => {
  const store = storeWithPact();
  verify(store, '7', false);
  const { deployable, texts } = ask(store, SHOP_1);
  assert.equal(deployable, false);
  assert.deepEqual(texts, [
    'error: The verification for the pact between version 1 of Shop ' +
      'and the version of API currently in production (7) failed',
  ]);
});

test('the latest result of a provider version counts', () => {
  const store = storeWithPact();
  verify(store, '7', false);
  verify(store, '7', true);
  assert.equal(ask(store, SHOP_1).deployable, true);
});

test('a result of another version than the deployed one leaves the answer unknown', () => {
  const store = storeWithPact();
  verify(store, '8', true);
  assert.deepEqual(ask(store, SHOP_1), {
    deployable: null,
    rows: ['Shop 1 / API -: unknown'],
    counts: { success: 0, failed: 0, unknown: 1 },
    texts: [
      'error: There is no verified pact between version 1 of Shop and the version of API currently in production (7)',
    ],
  });
});

test('each instance in the environment counts', () => {
  const store = storeWithPact();
  deploy(store, 'API', '8', 'blue');
  verify(store, '7', true);
  verify(store, '8', false);
  const { deployable, texts } = ask(store, SHOP_1);
  assert.equal(deployable, false);
  assert.match(texts[0], /one of the versions of API currently in production \(8\) failed/);
});

test('an ignored provider does not count', () => {
  const store = storeWithPact();
  const { deployable, counts, texts } = ask(store, `${SHOP_1}&ignore[][pacticipant]=API&ignore[][pacticipant]=Unknown`);
  assert.equal(deployable, true);
  assert.deepEqual(counts, { success: 0, failed: 0, unknown: 0, ignored: 1 });
  assert.deepEqual(texts, [
    'warning: WARN: Cannot ignore any version of Unknown (no such pacticipant exists)',
    'success: There are no missing dependencies',
  ]);
});

test('a provider can be deployed when no consumer is in the environment', () => {
  const store = storeWithPact();
  const api = 'q[][pacticipant]=API&q[][version]=7&latestby=cvpv&environment=production';
  assert.equal(ask(store, api).deployable, true);
  deploy(store, 'Shop', '1');
  assert.equal(ask(store, api).deployable, null);
});

test('a version that does not exist fails', () => {
  const { deployable, texts } = ask(storeWithPact(), SHOP_1.replace('=1', '=99'));
  assert.equal(deployable, false);
  assert.deepEqual(texts, ['error: No pacts or verifications have been published for version 99 of Shop']);
});

test('a branch instead of a version number works with a warning', () => {
  const store = storeWithPact();
  const version = store.version('Shop', '1');
  assert.ok(version);
  addBranch(store, version, 'main');
  verify(store, '7', true);
  const { deployable, texts } = ask(store, SHOP_1.replace('[version]=1', '[branch]=main&q[][latest]=true'));
  assert.equal(deployable, true);
  assert.match(texts[0], /^warning: WARN: It is recommended to specify the version number/);
});

test('a limit keeps the latest rows, and a missing environment is a warning', () => {
  const store = storeWithPact();
  verify(store, '7', false);
  verify(store, '8', true);
  const { rows, texts } = ask(store, 'q[][pacticipant]=Shop&q[][version]=1&limit=1');
  assert.deepEqual(rows, ['Shop 1 / API 8: true']);
  assert.match(texts[0], /^warning: WARN: It is recommended to specify the environment/);
});

test('an invalid query gets all its errors', () => {
  const query = parseMatrixQuery(
    new URLSearchParams(
      'q[][pacticipant]=Unknown&q[][version]=1&q[][latest]=true&latest=true&environment=nowhere&tag=x&limit=0',
    ),
  );
  assert.deepEqual(validateMatrixQuery(storeWithPact(), query), [
    'A version number and latest flag cannot both be specified for Unknown',
    'Pacticipant Unknown not found',
    'Cannot specify more than one of tag, environment and mainBranch.',
    'Cannot specify both latest=true and an environment.',
    "Environment with name 'nowhere' does not exist",
    'The limit must be 1 or greater.',
  ]);
});
