/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Pact} Pact
 * @typedef {import('./store.js').Verification} Verification
 */

/** @param {Store} store @param {Pact} pact */
const successes = (store, pact) => store.verificationsOf(pact).filter(({ success }) => success);

/** @param {Store} store @param {Verification} result */
const providerVersionOf = (store, { provider, providerVersion }) => store.version(provider, providerVersion);

/** @param {Store} store @param {Verification} result @param {string} branch */
const isOnBranch = (store, result, branch) => Boolean(providerVersionOf(store, result)?.branches.has(branch));

/** @param {Store} store @param {Verification} result @param {string} branch */
const isOnAnotherBranch = (store, result, branch) =>
  [...(providerVersionOf(store, result)?.branches.keys() ?? [])].some((name) => name !== branch);

/** @param {Store} store @param {Pact} pact */
export const isPendingForAll = (store, pact) => successes(store, pact).length === 0;

/**
 * A pact is pending for a branch until the branch verifies it, unless another branch did before this one was created.
 *
 * @param {Store} store
 * @param {Pact} pact
 * @param {string} branch of the provider
 */
export function isPendingForBranch(store, pact, branch) {
  const created = store.pacticipants.get(pact.provider)?.branches.get(branch)?.id ?? Infinity;
  return !successes(store, pact).some(
    (result) => isOnBranch(store, result, branch) || (result.id < created && isOnAnotherBranch(store, result, branch)),
  );
}

/** @param {Store} store @param {Pact} pact @param {string[]} tags of the provider @returns {string[]} */
export function pendingTags(store, pact, tags) {
  const results = successes(store, pact).map((result) => ({
    id: result.id,
    tags: [...(providerVersionOf(store, result)?.tags.keys() ?? [])],
  }));
  return tags.filter((tag) => {
    const created = firstUse(store, pact.provider, tag);
    return !results.some((result) => result.tags.includes(tag) || (result.id < created && result.tags.length > 0));
  });
}

/**
 * @param {Store} store
 * @param {string} provider
 * @param {string} tag
 * @returns {number} infinite when no version has the tag
 */
const firstUse = (store, provider, tag) =>
  Math.min(Infinity, ...store.versionsOf(provider).flatMap(({ tags }) => tags.get(tag)?.id ?? []));

/**
 * A pact is work in progress for a branch until the branch verifies it for the sake of a selector, unless another
 * branch did before the
 * first version of this one.
 *
 * @param {Store} store
 * @param {Pact} pact
 * @param {string} branch of the provider
 */
export function isWipForBranch(store, pact, branch) {
  const created = firstVersionOf(store, pact.provider, branch)?.id ?? Infinity;
  return !successes(store, pact).some(
    (result) =>
      !result.wip &&
      (isOnBranch(store, result, branch) || (result.id < created && isOnAnotherBranch(store, result, branch))),
  );
}

/** @param {Store} store @param {string} provider @param {string} branch */
const firstVersionOf = (store, provider, branch) =>
  store
    .versionsOf(provider)
    .filter(({ branches }) => branches.has(branch))
    .sort((one, other) => (one.branches.get(branch)?.id ?? 0) - (other.branches.get(branch)?.id ?? 0))[0];

/**
 * @param {Store} store
 * @param {Pact} pact
 * @param {string} tag of the provider; only tags from before the result count
 */
export function isWipForTag(store, pact, tag) {
  const created = firstUse(store, pact.provider, tag);
  return !successes(store, pact).some(
    ({ wip, id, tagNames }) =>
      !wip && (tagNames.includes(tag) || (id < created && tagNames.some((name) => name !== tag))),
  );
}
