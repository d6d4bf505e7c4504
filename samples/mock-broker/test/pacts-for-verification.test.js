import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addBranch } from '../src/engine/branches.js';
import { decodeMetadata, encodeMetadata } from '../src/engine/pact-metadata.js';
import { pactsForVerification } from '../src/engine/pacts-for-verification.js';
import { publishContracts } from '../src/engine/publication.js';
import { validatePactsQuery } from '../src/engine/selector-validation.js';
import { Store } from '../src/engine/store.js';
import { noticesFor } from '../src/engine/verifiable-pact-notices.js';
import { publishVerification } from '../src/engine/verifications.js';
import { findOrCreateVersion } from '../src/engine/versions.js';
import { pact, publication } from './start.js';

const urls = { base: '', pactUrl: () => '', logsUrl: () => '' };

/** @param {[version: string, branch: string, price: number][]} versions @returns {Store} */
function storeWith(versions) {
  const store = new Store();
  for (const [version, branch, price] of versions) {
    publishContracts(store, { ...publication(version, pact(price)), branch }, urls);
  }
  return store;
}

/**
 * @param {Store} store
 * @param {string} consumerVersion
 * @param {{success?: boolean, version?: string, branch?: string, wip?: boolean}} result
 */
function verify(store, consumerVersion, { success = true, version = '7', branch = 'main', wip = false } = {}) {
  addBranch(store, findOrCreateVersion(store, 'API', version), branch);
  const published = store.pact('Shop', consumerVersion, 'API');
  assert(published);
  const metadata = { ...decodeMetadata(store, undefined), wip };
  publishVerification(store, published, { success, providerApplicationVersion: version }, metadata, {});
}

/** @param {Store} store @param {import('../src/engine/pacts-for-verification.js').PactsQuery} query */
const found = (store, query) =>
  pactsForVerification(store, 'API', { providerVersionBranch: 'main', ...query }).map(
    (verifiable) =>
      `${verifiable.pact.consumerVersion} ${verifiable.wip ? 'wip' : verifiable.pending ? 'pending' : 'required'}`,
  );

test('without selectors, the main branch counts', () => {
  assert.deepEqual(
    found(
      storeWith([
        ['1', 'main', 1],
        ['2', 'feat', 2],
      ]),
      {},
    ),
    ['1 pending'],
  );
});

test('a pact is required after a success on the branch, even if a failure follows', () => {
  const store = storeWith([['1', 'main', 1]]);
  verify(store, '1', { success: false });
  assert.deepEqual(found(store, {}), ['1 pending']);
  verify(store, '1', { version: '8' });
  verify(store, '1', { version: '9', success: false });
  assert.deepEqual(found(store, {}), ['1 required']);
});

test('a success of another branch counts only when this branch is newer', () => {
  const store = storeWith([['1', 'main', 1]]);
  verify(store, '1', { branch: 'other' });
  assert.deepEqual(found(store, { providerVersionBranch: 'new' }), ['1 required']);
  addBranch(store, findOrCreateVersion(store, 'API', '8'), 'old');
  verify(store, '1', { version: '9', branch: 'other' });
  const later = storeWith([['1', 'main', 1]]);
  addBranch(later, findOrCreateVersion(later, 'API', '6'), 'old');
  verify(later, '1', { branch: 'other' });
  assert.deepEqual(found(later, { providerVersionBranch: 'old' }), ['1 pending']);
});

test('work in progress ends with a success that is not WIP itself', () => {
  const store = storeWith([
    ['1', 'main', 1],
    ['2', 'feat', 2],
  ]);
  const query = { consumerVersionSelectors: [{ mainBranch: true }], includeWipPactsSince: '2020-01-01' };
  assert.deepEqual(found(store, query), ['1 pending', '2 wip']);
  verify(store, '2', { wip: true });
  assert.deepEqual(found(store, query), ['1 pending', '2 wip']);
  verify(store, '2', { version: '8' });
  assert.deepEqual(found(store, query), ['1 pending']);
});

test('the same content is in the list once, as the pact of the latest version', () => {
  const store = storeWith([
    ['1', 'main', 1],
    ['2', 'feat', 1],
  ]);
  assert.deepEqual(found(store, { consumerVersionSelectors: [{ mainBranch: true }, { branch: 'feat' }] }), [
    '2 pending',
  ]);
});

test('a selector has to be complete and free of contradictions', () => {
  const store = new Store();
  const errors = (/** @type {object} */ selector) =>
    validatePactsQuery(store, { consumerVersionSelectors: [selector] }).consumerVersionSelectors;
  assert.equal(errors({ mainBranch: true }), undefined);
  assert.match(errors({})[0], /^must specify a value for environment or tag or branch/);
  assert.deepEqual(errors({ tag: 'a', branch: 'b' }), ['cannot specify both a tag and a branch (at index 0)']);
  assert.match(errors({ matchingBranch: true })[0], /^the providerVersionBranch must be specified/);
});

test('an empty provider branch counts as a branch, as clients send it that only have tags', () => {
  const store = storeWith([['1', 'main', 1]]);
  const query = { providerVersionBranch: '', providerVersionTags: ['main'] };
  const reason = () => noticesFor(store, pactsForVerification(store, 'API', query)[0], '')[1].text;
  assert.match(reason(), /because a successful verification result for a version of API from branch '' has not yet/);
  verify(store, '1');
  assert.match(reason(), /has previously been successfully verified by a version of API from branch ''\./);
});

test('metadata is an escaped query, encoded for a URL', () => {
  const metadata = encodeMetadata({ cvn: 'c1', cvt: ['master'], w: 'true' });
  assert.equal(metadata, 'Y3ZuPWMxJmN2dCU1QiU1RD1tYXN0ZXImdz10cnVl');
  assert.deepEqual(decodeMetadata(new Store(), metadata).consumerVersionTags, ['master']);
});
