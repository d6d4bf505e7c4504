import {
  compareSelections,
  comparePacts,
  defaultSelectors,
  isHead,
  isLatestForTag,
  isLatestTagged,
  normalizeSelectors,
  selectFallback,
  selectFor,
} from './consumer-version-selectors.js';
import { consumerVersionOf, orderOf, pactsBetween } from './pacts.js';
import { isPendingForAll, isPendingForBranch, isWipForBranch, isWipForTag, pendingTags } from './pending.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Pact} Pact
 * @typedef {import('./consumer-version-selectors.js').Selection} Selection
 *
 * @typedef {object} PactsQuery
 * @property {any[]} [consumerVersionSelectors]
 * @property {string | null} [providerVersionBranch]
 * @property {string[] | null} [providerVersionTags]
 * @property {boolean} [includePendingStatus] true unless it's given
 * @property {string | null} [includeWipPactsSince] a date
 *
 * @typedef {object} VerifiablePact
 * @property {Pact} pact the one of the latest consumer version among those with the same content
 * @property {Selection[]} selections why it's in the list
 * @property {boolean | null} pending `null` when the request doesn't want to know
 * @property {boolean} wip
 * @property {string[]} pendingTags tags of the provider that the pact is pending for
 * @property {string[]} nonPendingTags
 * @property {string | undefined} providerBranch
 */

/**
 * The pacts that a provider has to verify: those that its selectors select, then those that are work in progress.
 * Pacts with the same
 * content are in the list once.
 *
 * @param {Store} store
 * @param {string} provider
 * @param {PactsQuery} query
 * @returns {VerifiablePact[]}
 */
export function pactsForVerification(store, provider, query) {
  const branch = query.providerVersionBranch ?? undefined;
  const tags = query.providerVersionTags ?? [];
  const includePending = query.includePendingStatus ?? true;
  const selected = mergeByContent(store, select(store, provider, query.consumerVersionSelectors ?? [], branch)).map(
    (merged) => withPending(store, merged, { branch, tags, includePending }),
  );
  const since = query.includeWipPactsSince;
  return since
    ? [...selected, ...workInProgress(store, provider, { branch, tags, since: new Date(since) }, selected)]
    : selected;
}

/**
 * @param {Store} store
 * @param {string} provider
 * @param {any[]} sent
 * @param {string | undefined} branch
 * @returns {Selection[]}
 */
function select(store, provider, sent, branch) {
  const selectors = sent.length > 0 ? normalizeSelectors(sent, branch) : defaultSelectors(store, provider);
  const selections = selectors.flatMap((selector) => selectFor(store, provider, selector));
  const isFound = (/** @type {string | undefined} */ tag) =>
    selections.some(({ selector }) => isLatestForTag(selector) && selector.tag === tag);
  const missing = selectors.filter(({ fallbackTag, tag }) => fallbackTag && !isFound(tag));
  return [...selections, ...missing.flatMap((selector) => selectFallback(store, provider, selector))];
}

/** @param {Store} store @param {Selection[]} selections @returns {{pact: Pact, selections: Selection[]}[]} */
function mergeByContent(store, selections) {
  return [...groupByContent(selections).values()]
    .map((group) => ({ pact: latestOf(store, group), selections: group.sort(compareSelections) }))
    .sort((one, other) => comparePacts(store, one.pact, other.pact));
}

/** @template {{pact: Pact}} T @param {T[]} items @returns {Map<string, T[]>} */
function groupByContent(items) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const key = JSON.stringify([item.pact.consumer, item.pact.sha]);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** @param {Store} store @param {{pact: Pact}[]} items @returns {Pact} */
const latestOf = (store, items) =>
  items
    .map(({ pact }) => pact)
    .reduce((latest, pact) => (orderOf(store, pact) >= orderOf(store, latest) ? pact : latest));

/**
 * @param {Store} store
 * @param {{pact: Pact, selections: Selection[]}} merged
 * @param {{branch: string | undefined, tags: string[], includePending: boolean}} provider
 * @returns {VerifiablePact}
 */
function withPending(store, { pact, selections }, { branch, tags, includePending }) {
  const result = {
    pact,
    selections,
    wip: false,
    pendingTags: /** @type {string[]} */ ([]),
    nonPendingTags: /** @type {string[]} */ ([]),
  };
  if (!includePending) return { ...result, pending: null, providerBranch: undefined };
  if (branch !== undefined) {
    return {
      ...result,
      pending: isPendingForBranch(store, pact, branch),
      nonPendingTags: tags,
      providerBranch: branch,
    };
  }
  if (tags.length === 0) return { ...result, pending: isPendingForAll(store, pact), providerBranch: undefined };
  const pending = pendingTags(store, pact, tags);
  return {
    ...result,
    pending: pending.length > 0,
    pendingTags: pending,
    nonPendingTags: tags.filter((tag) => !pending.includes(tag)),
    providerBranch: undefined,
  };
}

/**
 * The pacts of the latest version of each branch and tag that no selector selected and that the provider's branch, or
 * one of its tags,
 * still has to verify.
 *
 * @param {Store} store
 * @param {string} provider
 * @param {{branch: string | undefined, tags: string[], since: Date}} options
 * @param {VerifiablePact[]} selected
 * @returns {VerifiablePact[]}
 */
function workInProgress(store, provider, { branch, tags, since }, selected) {
  if (branch === undefined && tags.length === 0) return [];
  const isSelected = (/** @type {Pact} */ { consumer, sha }) =>
    selected.some(({ pact }) => pact.consumer === consumer && pact.sha === sha);
  const recent = pactsBetween(store, { provider }).filter((pact) => pact.createdAt > since && !isSelected(pact));
  const [byBranch, byTag] = [
    recent.flatMap((pact) => branchHeads(store, pact)),
    recent.flatMap((pact) => tagHeads(store, pact)),
  ];
  const create = (/** @type {Selection} */ selection, /** @type {string[]} */ pending) => ({
    pact: selection.pact,
    selections: [selection],
    pending: true,
    wip: true,
    pendingTags: pending,
    nonPendingTags: [],
    providerBranch: branch,
  });
  const found =
    branch !== undefined
      ? [...byBranch, ...byTag]
          .filter(({ pact }) => isWipForBranch(store, pact, branch))
          .map((selection) => create(selection, []))
      : [byTag, byBranch].flatMap((heads) =>
          tags.flatMap((tag) =>
            heads.filter(({ pact }) => isWipForTag(store, pact, tag)).map((selection) => create(selection, [tag])),
          ),
        );
  return [...groupByContent(found).values()]
    .map((group) => ({
      ...group[0],
      pact: latestOf(store, group),
      selections: group.flatMap(({ selections }) => selections),
      pendingTags: group.flatMap(({ pendingTags: pending }) => pending),
    }))
    .sort((one, other) => comparePacts(store, one.pact, other.pact));
}

/** @param {Store} store @param {Pact} pact @returns {Selection[]} */
function branchHeads(store, pact) {
  const version = consumerVersionOf(store, pact);
  return [...version.branches.keys()]
    .filter((branch) => isHead(store, pact, branch))
    .map((branch) => ({ pact, version, selector: { latest: true, branch } }));
}

/** @param {Store} store @param {Pact} pact @returns {Selection[]} */
function tagHeads(store, pact) {
  const version = consumerVersionOf(store, pact);
  return [...version.tags.keys()]
    .filter((tag) => isLatestTagged(store, pact, tag))
    .map((tag) => ({ pact, version, selector: { latest: true, tag } }));
}
