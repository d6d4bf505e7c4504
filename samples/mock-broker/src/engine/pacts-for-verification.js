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
 * @property {string} [includeWipPactsSince] a date; pacts published after it may be added as work in progress
 *
 * @typedef {object} SelectedPact
 * @property {import('./store.js').Pact} pact
 * @property {string[]} reasons which selectors chose it
 * @property {boolean} [pending] only when asked for
 * @property {boolean} [wip] added as work in progress
 */

/**
 * Chooses the pacts that a provider is to verify: those that its selectors name, then those that are work in progress. Pacts with the
 * same content come once.
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
  const named = [...selected.values()].map((entry) =>
    query.includePendingStatus ? { ...entry, pending: isPending(store, entry.pact, query) } : entry,
  );
  return [...named, ...workInProgress(store, provider, query, consumers, selected)];
}

/**
 * The latest pact of each branch and tag that no selector has chosen, and that the provider's branch has not yet verified with success for
 * a selector's sake. The rules are those of https://docs.pact.io/pact_broker/advanced_topics/wip_pacts#technical-details
 *
 * @param {import('./store.js').Store} store
 * @param {string} provider
 * @param {PactsQuery} query
 * @param {string[]} consumers
 * @param {Map<string, SelectedPact>} selected by consumer and content
 * @returns {SelectedPact[]}
 */
function workInProgress(store, provider, { includeWipPactsSince, providerVersionBranch, providerVersionTags = [] }, consumers, selected) {
  const labels = providerLabels(providerVersionBranch, providerVersionTags);
  if (!includeWipPactsSince || labels.length === 0) return [];

  /** @type {Map<string, SelectedPact>} */
  const found = new Map();
  for (const consumer of consumers) {
    for (const { reason, selector } of heads(store, consumer)) {
      const [head] = selectVersions(store, consumer, selector);
      const pact = store.pact(consumer, head.number, provider);
      if (!pact || pact.createdAt <= new Date(includeWipPactsSince)) continue;
      const key = JSON.stringify([consumer, pact.sha]);
      if (selected.has(key) || labels.every((label) => isAccepted(store, pact, label, ({ wip }) => !wip))) continue;
      const entry = found.get(key) ?? { pact, reasons: [], pending: true, wip: true };
      entry.reasons.push(reason);
      found.set(key, entry);
    }
  }
  return [...found.values()];
}

/** @param {import('./store.js').Store} store @param {string} consumer */
function heads(store, consumer) {
  const versions = store.versions.filter(({ pacticipant }) => pacticipant === consumer);
  const branches = new Set(versions.flatMap((version) => [...version.branches]));
  const tags = new Set(versions.flatMap((version) => [...version.tags]));
  return [
    ...[...branches].map((branch) => ({ reason: `work in progress, latest of branch ${branch}`, selector: { branch, latest: true } })),
    ...[...tags].map((tag) => ({ reason: `work in progress, latest tagged ${tag}`, selector: { tag, latest: true } })),
  ];
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
 * A pact is pending until the provider's branch, or each of its tags, has accepted its content. Without branch and tags, any success will do.
 *
 * @param {import('./store.js').Store} store
 * @param {import('./store.js').Pact} pact
 * @param {PactsQuery} query
 */
function isPending(store, pact, { providerVersionBranch, providerVersionTags = [] }) {
  const labels = providerLabels(providerVersionBranch, providerVersionTags);
  if (labels.length === 0) return !store.verifications.some((result) => isSuccessOf(result, pact));
  return !labels.every((label) => isAccepted(store, pact, label));
}

/**
 * @typedef {{kind: 'branches' | 'tags', name: string}} Label a branch or a tag
 *
 * @param {string | undefined} branch
 * @param {string[]} tags
 * @returns {Label[]} the branch, or the tags when there is none
 */
const providerLabels = (branch, tags) =>
  branch ? [{ kind: 'branches', name: branch }] : tags.map((name) => ({ kind: 'tags', name }));

/**
 * A branch has accepted what one of its versions verified with success, and what another branch so verified before this one began.
 *
 * @param {import('./store.js').Store} store
 * @param {import('./store.js').Pact} pact
 * @param {Label} label of the provider
 * @param {(result: import('./store.js').Verification) => boolean} [counts] which results count; all unless given
 */
function isAccepted(store, pact, { kind, name }, counts = () => true) {
  /** @param {import('./store.js').Verification} result */
  const labelsOf = ({ provider, providerVersion }) => [...(store.version(provider, providerVersion)?.[kind] ?? [])];
  /** @param {import('./store.js').Verification} result */
  const isSuccess = (result) => isSuccessOf(result, pact) && counts(result);
  return (
    store.verifications.some((result) => isSuccess(result) && labelsOf(result).includes(name)) ||
    store
      .verificationsBefore(pact.provider, kind, name)
      .some((result) => isSuccess(result) && labelsOf(result).some((other) => other !== name))
  );
}

/** @param {import('./store.js').Verification} result @param {import('./store.js').Pact} pact */
const isSuccessOf = ({ success, consumer, provider, sha }, pact) =>
  success && consumer === pact.consumer && provider === pact.provider && sha === pact.sha;

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
