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
});

/**
 * A store where the head of `feature` is work in progress, and versions of the provider on `main` and `later`.
 *
 * @param {Partial<import('../src/pacts-to-verify.js').PactsQuery>} [query]
 */
function storeWithFeature(query) {
  const store = storeWithVersions();
  store.ensureVersion('API', '7', { branch: 'main' });
  const [, , feature] = store.pacts;
  const wip = () =>
    pactsToVerify(store, 'API', {
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
      providerVersionBranch: 'main',
      includePendingStatus: true,
      includeWipPactsSince: '2000-01-01',
      ...query,
    }).filter((selected) => selected.wip);
  /** @param {string} providerVersion @param {Partial<import('../src/store.js').Verification>} [more] */
  const verify = (providerVersion, more) =>
    store.addVerification({ consumer: 'Shop', provider: 'API', sha: feature.sha, providerVersion, success: true, ...more });
  return { store, wip, verify };
}

test('the latest pact of a branch or a tag that no selector chose is work in progress, and pending', () => {
  const [selected, ...others] = storeWithFeature().wip();
  assert.deepEqual([selected.pact.consumerVersion, selected.reasons], ['3', ['latest of branch feature', 'latest tagged dev']]);
  assert.deepEqual([selected.pending, selected.wip], [true, true]);
  assert.deepEqual(others, []);
});

test('nothing is work in progress without a date, without a branch or tag of the provider, or from before the date', () => {
  assert.deepEqual(storeWithFeature({ includeWipPactsSince: undefined }).wip(), []);
  assert.deepEqual(storeWithFeature({ includeWipPactsSince: '2999-01-01' }).wip(), []);
  assert.deepEqual(storeWithFeature({ providerVersionBranch: undefined }).wip(), []);
  assert.equal(storeWithFeature({ providerVersionBranch: undefined, providerVersionTags: ['main'] }).wip().length, 1);
});

test('a pact that a selector chooses is not work in progress', () => {
  assert.deepEqual(storeWithFeature({ consumerVersionSelectors: [{ branch: 'feature' }] }).wip().map(({ pact }) => pact.consumerVersion), ['2']);
});

test('a failure, or a success as work in progress, leaves a pact work in progress; a success for a selector ends it', () => {
  const { wip, verify } = storeWithFeature();
  verify('7', { success: false });
  verify('7', { wip: true });
  assert.equal(wip().length, 1);
  verify('7');
  assert.deepEqual(wip(), []);
});

test('a success on another branch ends it for branches that begin later, and for no others', () => {
  const { store, wip, verify } = storeWithFeature();
  store.ensureVersion('API', '8', { branch: 'other' });
  verify('8');
  assert.equal(wip().length, 1, 'main was there before');
  assert.deepEqual(storeSelect(store, 'new'), []);
  store.ensureVersion('API', '9', { branch: 'later' });
  assert.deepEqual(storeSelect(store, 'later'), []);
});

/** @param {Store} store @param {string} providerVersionBranch */
const storeSelect = (store, providerVersionBranch) =>
  pactsToVerify(store, 'API', {
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    providerVersionBranch,
    includeWipPactsSince: '2000-01-01',
  }).filter((selected) => selected.wip);

test('a branch of the provider that begins after a success inherits it: the pact is not pending for it', () => {
  const store = storeWithVersions();
  const query = { consumerVersionSelectors: [{ mainBranch: true }], includePendingStatus: true };
  store.ensureVersion('API', '6', { branch: 'before' });
  store.ensureVersion('API', '7', { branch: 'main' });
  store.addVerification({ consumer: 'Shop', provider: 'API', sha: store.pacts[1].sha, providerVersion: '7', success: true });
  const pending = (/** @type {string} */ providerVersionBranch) => pactsToVerify(store, 'API', { ...query, providerVersionBranch })[0].pending;
  assert.deepEqual(['main', 'before', 'after'].map(pending), [false, true, false]);
});

test('with tags, a pact is pending while one tag of the provider has no success', () => {
  const store = storeWithVersions();
  store.ensureVersion('API', '6', { tags: ['prod'] });
  store.ensureVersion('API', '7', { tags: ['main'] });
  store.addVerification({ consumer: 'Shop', provider: 'API', sha: store.pacts[1].sha, providerVersion: '7', success: true });
  const pending = (/** @type {string[]} */ ...providerVersionTags) =>
    pactsToVerify(store, 'API', { consumerVersionSelectors: [{ mainBranch: true }], includePendingStatus: true, providerVersionTags })[0].pending;
  assert.deepEqual([pending('main'), pending('prod', 'main'), pending()], [false, true, false]);
});
