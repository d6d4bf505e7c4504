import { addBranch } from './branches.js';
import { findOrCreatePacticipant } from './pacticipants.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Version} Version
 */

/** @param {Store} store @param {string} pacticipant @param {string} number @returns {Version} */
function insertVersion(store, pacticipant, number) {
  /** @type {Version} */
  const version = {
    id: store.newId(),
    pacticipant: findOrCreatePacticipant(store, pacticipant).name,
    number,
    branches: new Map(),
    tags: new Map(),
    buildUrl: null,
    createdAt: store.now(),
    updatedAt: null,
  };
  store.versions.push(version);
  return version;
}

/**
 * Finds or creates the version that another resource belongs to. The broker reads the clock twice for such a version,
 * so it has an
 * `updatedAt` from the start.
 *
 * @param {Store} store
 * @param {string} pacticipant
 * @param {string} number
 */
export function findOrCreateVersion(store, pacticipant, number) {
  const existing = store.version(pacticipant, number);
  if (existing) return existing;
  const version = insertVersion(store, pacticipant, number);
  version.updatedAt = version.createdAt;
  return version;
}

/**
 * @param {Store} store
 * @param {string} pacticipant
 * @param {string} number
 * @param {{buildUrl?: string | null, branch?: string | null, tags?: {name: string}[]}} properties those that are
 *   missing don't change
 */
export function createOrUpdateVersion(store, pacticipant, number, { buildUrl, branch, tags }) {
  const existing = store.version(pacticipant, number);
  const version = existing ?? insertVersion(store, pacticipant, number);
  if (buildUrl !== undefined && buildUrl !== version.buildUrl) {
    version.buildUrl = buildUrl;
    if (existing) version.updatedAt = store.now();
  }
  if (branch) addBranch(store, version, branch);
  if (tags) replaceTags(store, version, tags);
  return version;
}

/**
 * @param {Store} store
 * @param {string} pacticipant
 * @param {string} number
 * @param {{buildUrl?: string | null, tags?: {name: string}[]}} properties a missing build URL becomes empty
 */
export function createOrOverwriteVersion(store, pacticipant, number, { buildUrl = null, tags }) {
  const existing = store.version(pacticipant, number);
  const version = existing ?? insertVersion(store, pacticipant, number);
  version.buildUrl = buildUrl;
  if (existing) version.updatedAt = store.now();
  if (tags) replaceTags(store, version, tags);
  return version;
}

/** @param {Store} store @param {Version} version @param {{name: string}[]} tags */
function replaceTags(store, version, tags) {
  version.tags.clear();
  for (const { name } of tags) version.tags.set(name, { id: store.newId(), createdAt: store.now(), updatedAt: null });
}

/** @param {Store} store @param {string} pacticipant @param {string} [tag] @returns {Version | undefined} */
export const latestVersion = (store, pacticipant, tag) =>
  store.versionsOf(pacticipant).findLast(({ tags }) => tag === undefined || tags.has(tag));

/** @param {Store} store @param {Version} version */
export function deleteVersion(store, { pacticipant, number }) {
  const isVersion = (/** @type {any} */ record) => record.pacticipant === pacticipant && record.version === number;
  const pacts = store.pacts.filter(
    ({ consumer, consumerVersion }) => consumer === pacticipant && consumerVersion === number,
  );
  const results = store.verifications.filter(
    ({ provider, providerVersion }) => provider === pacticipant && providerVersion === number,
  );
  store.pacts = store.pacts.filter((pact) => !pacts.includes(pact));
  store.verifications = store.verifications.filter((result) => !results.includes(result));
  store.triggeredWebhooks = store.triggeredWebhooks.filter(
    ({ pact, verification }) => !pacts.includes(pact) && !results.includes(verification),
  );
  store.deployedVersions = store.deployedVersions.filter((record) => !isVersion(record));
  store.releasedVersions = store.releasedVersions.filter((record) => !isVersion(record));
  store.versions = store.versions.filter((version) => version.pacticipant !== pacticipant || version.number !== number);
}
