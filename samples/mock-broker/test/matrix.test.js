import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canIDeploy } from '../src/matrix.js';
import { parseQuery } from '../src/routes/matrix.js';
import { Store } from '../src/store.js';
import { description, pact } from './start.js';

/** Shop 1 has a pact with API 7, which is in production. */
function storeWithPact() {
  const store = new Store();
  store.ensureVersion('Shop', '1', { branch: 'main' });
  const shopPact = store.addPact({ consumer: 'Shop', consumerVersion: '1', provider: 'API', content: pact() });
  store.ensureVersion('API', '7', { branch: 'main' });
  place(store, 'API', '7');
  return { store, shopPact };
}

/** @param {Store} store @param {string} pacticipant @param {string} version */
function place(store, pacticipant, version) {
  const environment = store.environments.find(({ name }) => name === 'production')?.uuid ?? '';
  return store.place({ kind: 'deployed', environment, pacticipant, version, target: null });
}

/** @param {Store} store @param {string} providerVersion @param {boolean} success */
const verify = (store, providerVersion, success) =>
  store.addVerification({ consumer: 'Shop', provider: 'API', sha: store.pacts[0].sha, providerVersion, success });

/** @param {Store} store @param {string} query */
const ask = (store, query) => canIDeploy(store, parseQuery(new URLSearchParams(query)));
const SHOP_1 = 'q[][pacticipant]=Shop&q[][version]=1&environment=production';

test('a consumer may deploy when the provider version there verified its pact', async () => {
  const { store } = storeWithPact();
  verify(store, '7', true);
  const { deployable, rows } = await ask(store, SHOP_1);
  assert.equal(deployable, true);
  assert.deepEqual([rows[0].providerVersion, rows[0].result?.type], ['7', 'CDCT']);
});

test('a failed verification is a no', async () => {
  const { store } = storeWithPact();
  verify(store, '7', false);
  assert.equal((await ask(store, SHOP_1)).deployable, false);
});

test('the newest verification counts', async () => {
  const { store } = storeWithPact();
  verify(store, '7', false);
  verify(store, '7', true);
  assert.equal((await ask(store, SHOP_1)).deployable, true);
});

test('a verification by another version than the one there leaves the answer unknown', async () => {
  const { store } = storeWithPact();
  verify(store, '8', true);
  const { deployable, rows } = await ask(store, SHOP_1);
  assert.equal(deployable, null);
  assert.equal(rows[0].providerVersion, null);
});

test('a verification counts for every version with the same content, and not for changed content', async () => {
  const { store } = storeWithPact();
  verify(store, '7', true);
  store.addPact({ consumer: 'Shop', consumerVersion: '2', provider: 'API', content: pact() });
  store.addPact({ consumer: 'Shop', consumerVersion: '3', provider: 'API', content: pact(6) });
  assert.equal((await ask(store, SHOP_1.replace('=1', '=2'))).deployable, true);
  assert.equal((await ask(store, SHOP_1.replace('=1', '=3'))).deployable, null);
});

test('without a provider in the environment the consumer has to wait, and the provider does not', async () => {
  const { store } = storeWithPact();
  verify(store, '7', true);
  store.endPlacement(store.placements[0]);
  assert.equal((await ask(store, SHOP_1)).deployable, null);
  assert.equal((await ask(store, 'q[][pacticipant]=API&q[][version]=7&environment=production')).deployable, true);
});

test('a provider needs a result for each consumer version there', async () => {
  const { store } = storeWithPact();
  place(store, 'Shop', '1');
  const question = 'q[][pacticipant]=API&q[][version]=8&environment=production';
  store.ensureVersion('API', '8');
  assert.equal((await ask(store, question)).deployable, null);
  verify(store, '8', false);
  assert.equal((await ask(store, question)).deployable, false);
});

test('what is ignored does not count', async () => {
  const { store } = storeWithPact();
  verify(store, '7', false);
  const { deployable, rows } = await ask(store, `${SHOP_1}&ignore[][pacticipant]=API`);
  assert.equal(deployable, true);
  assert.equal(rows[0].ignored, true);
});

test('an unknown version is a no that names it', async () => {
  const { store } = storeWithPact();
  const { deployable, notices } = await ask(store, SHOP_1.replace('=1', '=9'));
  assert.equal(deployable, false);
  assert.match(notices[0].text, /Shop has no version 9/);
});

test('several selectors are asked about among themselves', async () => {
  const { store } = storeWithPact();
  verify(store, '6', false);
  const { deployable, rows } = await ask(
    store,
    'q[][pacticipant]=Shop&q[][version]=1&q[][pacticipant]=API&q[][version]=6&latestby=cvpv',
  );
  assert.equal(deployable, false);
  assert.equal(rows.length, 1);
});

test('tags and main branches choose the other versions', async () => {
  const { store } = storeWithPact();
  verify(store, '7', true);
  const one = 'q[][pacticipant]=Shop&q[][version]=1&latest=true';
  assert.equal((await ask(store, `${one}&tag=prod`)).deployable, null);
  store.ensureVersion('API', '7', { tags: ['prod'] });
  assert.equal((await ask(store, `${one}&tag=prod`)).deployable, true);
  assert.equal((await ask(store, `${one}&mainBranch=true`)).deployable, true);
});

test('where the provider published a description, the contracts are compared', async () => {
  for (const [field, success, expected] of /** @type {const} */ ([
    ['price', true, true],
    ['cost', true, false],
    ['price', false, false],
  ])) {
    const { store } = storeWithPact();
    store.providerContracts.push({
      provider: 'API',
      version: '7',
      content: description(field),
      contentType: 'application/yaml',
      selfVerification: { success },
    });
    const { deployable, rows } = await ask(store, SHOP_1);
    assert.equal(deployable, expected, `${field}, self-verification ${success}`);
    assert.equal(rows[0].result?.type, 'BDCT');
  }
});

test('a failed verification by Pact fails a pair whose contracts fit', async () => {
  const { store } = storeWithPact();
  store.providerContracts.push({ provider: 'API', version: '7', content: description('price'), contentType: 'application/yaml' });
  assert.equal((await ask(store, SHOP_1)).deployable, true);
  verify(store, '7', false);
  assert.equal((await ask(store, SHOP_1)).deployable, false);
});
