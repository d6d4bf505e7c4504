import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pactsToVerify } from '../src/pacts-to-verify.js';
import { Store } from '../src/store.js';
import { pact } from './start.js';

/** Shop 1 and 2 are on main, Shop 3 is on feature and tagged; each has other content. Shop 1 is in production, Shop 2 was released to test. */
function storeWithVersions() {
  const store = new Store();
  for (const [number, branch, tags] of /** @type {const} */ ([
    ['1', 'main', []],
    ['2', 'main', []],
    ['3', 'feature', ['dev']],
  ])) {
    store.ensureVersion('Shop', number, { branch, tags: [...tags] });
    store.addPact({ consumer: 'Shop', consumerVersion: number, provider: 'API', content: pact(Number(number)) });
  }
  const [{ uuid: test }, { uuid: production }] = store.environments;
  store.place({ kind: 'deployed', environment: production, pacticipant: 'Shop', version: '1', target: null });
  store.place({ kind: 'released', environment: test, pacticipant: 'Shop', version: '2', target: null });
  return store;
}

/** @param {import('../src/pacts-to-verify.js').ConsumerVersionSelector[]} consumerVersionSelectors */
const select = (...consumerVersionSelectors) =>
  pactsToVerify(storeWithVersions(), 'API', { consumerVersionSelectors, providerVersionBranch: 'feature' }).map(
    (selected) => selected.pact.consumerVersion,
  );

test('each selector chooses the versions that it names', () => {
  assert.deepEqual(select(), ['3']);
  assert.deepEqual(select({ mainBranch: true }), ['2']);
  assert.deepEqual(select({ branch: 'feature' }), ['3']);
  assert.deepEqual(select({ branch: 'none', fallbackBranch: 'main' }), ['2']);
  assert.deepEqual(select({ branch: 'none' }), []);
  assert.deepEqual(select({ matchingBranch: true }), ['3']);
  assert.deepEqual(select({ tag: 'dev', latest: true }), ['3']);
  assert.deepEqual(select({ deployed: true }), ['1']);
  assert.deepEqual(select({ released: true }), ['2']);
  assert.deepEqual(select({ deployedOrReleased: true }), ['2', '1']);
  assert.deepEqual(select({ environment: 'production' }), ['1']);
  assert.deepEqual(select({ latest: true, consumer: 'Other' }), []);
});

test('a pact that two selectors choose comes once, with both reasons', () => {
  const [selected, ...others] = pactsToVerify(storeWithVersions(), 'API', {
    consumerVersionSelectors: [{ branch: 'feature' }, { latest: true }],
  });
  assert.deepEqual(selected.reasons, ['latest of branch feature', 'latest']);
  assert.deepEqual(others, []);
});

test('a pact is pending until the branch of the provider has verified its content', () => {
  const store = storeWithVersions();
  const query = { consumerVersionSelectors: [{ mainBranch: true }], providerVersionBranch: 'main', includePendingStatus: true };
  assert.equal(pactsToVerify(store, 'API', query)[0].pending, true);

  store.ensureVersion('API', '7', { branch: 'main' });
  const result = { consumer: 'Shop', provider: 'API', sha: store.pacts[1].sha, providerVersion: '7' };
  store.addVerification({ ...result, success: false });
  assert.equal(pactsToVerify(store, 'API', query)[0].pending, true);
  store.addVerification({ ...result, success: true });
  assert.equal(pactsToVerify(store, 'API', query)[0].pending, false);
  assert.equal(pactsToVerify(store, 'API', { ...query, providerVersionBranch: 'other' })[0].pending, true);
});
