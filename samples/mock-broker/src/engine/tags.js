import { addBranch } from './branches.js';
import { maybeSetMainBranch } from './pacticipants.js';
import { findOrCreateVersion } from './versions.js';

/** A version that is older doesn't get its first tag as a branch, because the tag probably names an environment. */
const FIRST_TAG_AS_BRANCH_SECONDS = 10;

/**
 * @param {import('./store.js').Store} store
 * @param {string} pacticipant
 * @param {string} number
 * @param {string} tag
 */
export function createTag(store, pacticipant, number, tag) {
  const version = findOrCreateVersion(store, pacticipant, number);
  if (isBranchToo(store, version)) addBranch(store, version, tag, { autoCreated: true });
  const record = store.pacticipants.get(pacticipant);
  if (record) maybeSetMainBranch(store, record, tag);
  if (!version.tags.has(tag)) version.tags.set(tag, { id: store.newId(), createdAt: store.now(), updatedAt: null });
  return version;
}

/** @param {import('./store.js').Store} store @param {import('./store.js').Version} version */
function isBranchToo(store, { tags, branches, createdAt }) {
  const age = (store.now().getTime() - createdAt.getTime()) / 1000;
  return (
    store.settings.useFirstTagAsBranch && tags.size === 0 && branches.size === 0 && age <= FIRST_TAG_AS_BRANCH_SECONDS
  );
}
