import { selectVersions } from './selectors.js';

/**
 * @typedef {object} ConsumerVersionSelector as the verifier sends it
 * @property {string} [consumer]
 * @property {boolean} [mainBranch]
 * @property {string} [branch]
 * @property {string} [fallbackBranch]
 * @property {boolean} [matchingBranch] the branch of the provider version
 * @property {string} [tag]
 * @property {string} [fallbackTag]
 * @property {boolean} [latest]
 * @property {boolean} [deployed]
 * @property {boolean} [released]
 * @property {boolean} [deployedOrReleased]
 * @property {string} [environment]
 *
 * @typedef {object} PactsQuery
 * @property {ConsumerVersionSelector[]} [consumerVersionSelectors]
 * @property {string} [providerVersionBranch]
 * @property {string[]} [providerVersionTags]
 * @property {boolean} [includePendingStatus]
 *
 * @typedef {object} SelectedPact
 * @property {import('./store.js').Pact} pact
 * @property {string[]} reasons which selectors chose it
 * @property {boolean} [pending] only when asked for
 */

/**
 * Chooses the pacts that a provider is to verify. Pacts with the same content come once.
 *
 * @param {import('./store.js').Store} store
 * @param {string} provider
 * @param {PactsQuery} query without selectors, the latest pact of each consumer
 * @returns {SelectedPact[]}
 */
export function pactsToVerify(store, provider, query) {
  const selectors = query.consumerVersionSelectors?.length ? query.consumerVersionSelectors : [{ latest: true }];
  const consumers = [...new Set(store.pacts.filter((pact) => pact.provider === provider).map(({ consumer }) => consumer))];

  /** @type {Map<string, SelectedPact>} */
  const selected = new Map();
  for (const selector of selectors) {
    for (const consumer of consumers) {
      if (selector.consumer && selector.consumer !== consumer) continue;
      for (const pact of pactsOf(store, consumer, provider, selector, query.providerVersionBranch)) {
        const key = JSON.stringify([consumer, pact.sha]);
        const entry = selected.get(key) ?? { pact, reasons: [] };
        entry.reasons.push(describe(selector));
        selected.set(key, entry);
      }
    }
  }
  return [...selected.values()].map((entry) =>
    query.includePendingStatus ? { ...entry, pending: isPending(store, entry.pact, query) } : entry,
  );
}

/**
 * @param {import('./store.js').Store} store
 * @param {string} consumer
 * @param {string} provider
 * @param {ConsumerVersionSelector} selector
 * @param {string} [providerBranch]
 */
function pactsOf(store, consumer, provider, selector, providerBranch) {
  const { mainBranch, fallbackBranch, matchingBranch, tag, fallbackTag, deployedOrReleased, environment } = selector;
  const branch = matchingBranch ? providerBranch : selector.branch;
  const places = deployedOrReleased
    ? { deployed: true, released: true }
    : { deployed: selector.deployed, released: selector.released };
  /** @param {import('./selectors.js').VersionSelector} versions */
  const pacts = (versions) =>
    selectVersions(store, consumer, versions).flatMap(({ number }) => store.pact(consumer, number, provider) ?? []);

  const found = pacts({ branch, mainBranch, tag, environment, ...places });
  const fallback =
    found.length === 0 && (fallbackBranch ?? fallbackTag) ? pacts({ branch: fallbackBranch, tag: fallbackTag }) : found;
  return branch || mainBranch || selector.latest ? fallback.slice(0, 1) : fallback;
}

/**
 * A pact is pending until a version of the provider's branch, or with one of its tags, verified its content with success.
 *
 * @param {import('./store.js').Store} store
 * @param {import('./store.js').Pact} pact
 * @param {PactsQuery} query
 */
function isPending(store, pact, { providerVersionBranch, providerVersionTags = [] }) {
  return !store.verifications.some(({ consumer, provider, sha, success, providerVersion }) => {
    if (!success || consumer !== pact.consumer || provider !== pact.provider || sha !== pact.sha) return false;
    const version = store.version(provider, providerVersion);
    if (providerVersionBranch) return version?.branches.has(providerVersionBranch);
    return providerVersionTags.length === 0 || providerVersionTags.some((tag) => version?.tags.has(tag));
  });
}

/** @param {ConsumerVersionSelector} selector */
function describe({ mainBranch, branch, matchingBranch, tag, latest, deployed, released, deployedOrReleased, environment }) {
  const parts = [
    (latest || mainBranch || branch || matchingBranch) && 'latest',
    mainBranch && 'of the main branch',
    branch && `of branch ${branch}`,
    matchingBranch && 'of the same branch as the provider',
    tag && `tagged ${tag}`,
    deployed && 'deployed',
    released && 'released',
    deployedOrReleased && 'deployed or released',
    environment && `in ${environment}`,
  ];
  return parts.filter(Boolean).join(' ');
}
