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
 * @property {string} [includeWipPactsSince] a date: adds the work-in-progress pacts that were published after it
 *
 * @typedef {object} SelectedPact
 * @property {import('./store.js').Pact} pact
 * @property {string[]} reasons which selectors chose it
 * @property {boolean} [pending] only when asked for
 * @property {boolean} [wip] that no selector chose it: it is work in progress
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
  const chosen = [...selected.values()].map((entry) =>
    query.includePendingStatus ? { ...entry, pending: isPending(store, entry.pact, query) } : entry,
  );
  return [...chosen, ...workInProgress(store, provider, query, chosen)];
}

/**
 * Work in progress is the latest pact of a branch or tag that no selector chose, until a selector has chosen its content and a version of
 * the provider's branch, or with its tag, has verified that with success. Another branch counts, too, if it did so before this one began.
 *
 * @param {import('./store.js').Store} store
 * @param {string} provider
 * @param {PactsQuery} query
 * @param {SelectedPact[]} chosen by selectors
 * @returns {SelectedPact[]} always pending
 */
function workInProgress(store, provider, { includeWipPactsSince, providerVersionBranch, providerVersionTags = [] }, chosen) {
  if (!includeWipPactsSince) return [];
  const since = new Date(includeWipPactsSince);
  const places = providerVersionBranch ? [{ branch: providerVersionBranch }] : providerVersionTags.map((tag) => ({ tag }));

  /** @type {Map<string, SelectedPact>} */
  const found = new Map();
  for (const { pact, place } of heads(store, provider)) {
    if (pact.createdAt <= since || chosen.some((other) => other.pact.consumer === pact.consumer && other.pact.sha === pact.sha)) continue;
    if (places.every((of) => isAccepted(store, pact, of))) continue;
    const key = JSON.stringify([pact.consumer, pact.sha]);
    const entry = found.get(key) ?? { pact, reasons: [], pending: true, wip: true };
    entry.reasons.push(`work in progress, ${describe({ ...place, latest: true })}`);
    found.set(key, entry);
  }
  return [...found.values()];
}

/**
 * @param {import('./store.js').Store} store
 * @param {string} provider
 * @returns {{pact: import('./store.js').Pact, place: {branch: string} | {tag: string}}[]} the latest pact of each branch and of each tag
 */
function heads(store, provider) {
  const latest = new Map();
  for (const pact of store.pacts.filter((candidate) => candidate.provider === provider)) {
    const { branches = [], tags = [] } = store.version(pact.consumer, pact.consumerVersion) ?? {};
    for (const place of [...[...branches].map((branch) => ({ branch })), ...[...tags].map((tag) => ({ tag }))]) {
      latest.set(JSON.stringify([pact.consumer, place]), { pact, place });
    }
  }
  return [...latest.values()];
}

/**
 * @param {import('./store.js').Store} store
 * @param {import('./store.js').Pact} pact
 * @param {{branch: string} | {tag: string}} place of the provider version
 */
function isAccepted(store, pact, place) {
  const versions = selectVersions(store, pact.provider, place);
  const start = versions.at(-1)?.createdAt;
  return store.verifications.some(
    ({ consumer, provider, sha, success, wip, providerVersion, verifiedAt }) =>
      success &&
      !wip &&
      consumer === pact.consumer &&
      provider === pact.provider &&
      sha === pact.sha &&
      (versions.some(({ number }) => number === providerVersion) || !start || verifiedAt < start),
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
