import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pactsToVerify } from '../src/pacts-to-verify.js';
import { Store } from '../src/store.js';
import { pact } from './start.js';

/**
 * Shop 1 and 2 are on main, Shop 3 is on feature and tagged; each has other content. Shop 1 is in production, Shop 2 was released to test.
 *
 * @param {ConstructorParameters<typeof Store>[0]} [options]
 */
function storeWithVersions(options) {
  const store = new Store(options);
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

test('work in progress is the latest pact of a branch or tag that no selector chose', () => {
  const store = storeWithVersions();
  const selectors = [{ mainBranch: true }];
  /** @param {Partial<import('../src/pacts-to-verify.js').PactsQuery>} query */
  const wip = (query) =>
    pactsToVerify(store, 'API', { consumerVersionSelectors: selectors, includePendingStatus: true, ...query })
      .filter((selected) => selected.wip)
      .map(({ pact, reasons, pending }) => [pact.consumerVersion, reasons, pending]);
  const feature = ['3', ['work in progress, latest of branch feature', 'work in progress, latest tagged dev'], true];

  assert.deepEqual(wip({ includeWipPactsSince: '2020-01-01', providerVersionBranch: 'main' }), [feature]);
  assert.deepEqual(wip({ includeWipPactsSince: '2020-01-01', providerVersionTags: ['main'] }), [feature]);
  assert.deepEqual(wip({ includeWipPactsSince: '2999-01-01', providerVersionTags: ['main'] }), [], 'published before the date');
  assert.deepEqual(wip({ includeWipPactsSince: '2020-01-01' }), [], 'a provider without a branch and without a tag');
  assert.deepEqual(wip({ providerVersionTags: ['main'] }), [], 'not asked for');
  selectors.push(/** @type {any} */ ({ branch: 'feature' }));
  assert.deepEqual(wip({ includeWipPactsSince: '2020-01-01', providerVersionTags: ['main'] }), [], 'a selector chose it');
});

for (const place of /** @type {const} */ (['tag', 'branch'])) {
  test(`a pact stays work in progress until a provider with the ${place} verified it after a selector chose it`, () => {
    let time = 0;
    const store = storeWithVersions({ now: () => new Date(Date.UTC(2026, 2, 2, 10, 0, time++)) });
    /** @param {string} name */
    const version = (name) => (place === 'tag' ? { tags: [name] } : { branch: name });
    /** @param {string} name */
    const isWip = (name) =>
      pactsToVerify(store, 'API', {
        consumerVersionSelectors: [{ mainBranch: true }],
        ...(place === 'tag' ? { providerVersionTags: [name] } : { providerVersionBranch: name }),
        includeWipPactsSince: '2020-01-01',
      }).some(({ wip }) => wip);
    const verify = (/** @type {string} */ providerVersion, /** @type {boolean} */ success, /** @type {boolean} */ wip) =>
      store.addVerification({ consumer: 'Shop', provider: 'API', sha: store.pacts[2].sha, providerVersion, success, wip });

    store.ensureVersion('API', '7', version('main'));
    store.ensureVersion('API', '8', version('other'));
    verify('7', false, false);
    assert.equal(isWip('main'), true, 'a failure');
    verify('7', true, true);
    assert.equal(isWip('main'), true, 'a success as work in progress');
    verify('8', true, false);
    assert.equal(isWip('main'), true, `a success of another ${place} that came later`);
    assert.equal(isWip('new'), false, `a ${place} that began after another one's success`);
    verify('7', true, false);
    assert.equal(isWip('main'), false);
  });
}
