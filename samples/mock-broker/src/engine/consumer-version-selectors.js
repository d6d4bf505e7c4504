import { branchHead } from './branches.js';
import { consumerVersionOf, latestPacts, orderOf, pactsBetween } from './pacts.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Pact} Pact
 *
 * @typedef {object} ConsumerVersionSelector after `normalizeSelectors`
 * @property {boolean} [latest]
 * @property {string} [consumer]
 * @property {string | true} [branch] `true` is each branch
 * @property {boolean} [mainBranch]
 * @property {boolean} [matchingBranch]
 * @property {string} [tag]
 * @property {string} [fallbackTag]
 * @property {string} [fallbackBranch] known, but without an effect in this release of the broker
 * @property {boolean} [deployed]
 * @property {boolean} [released]
 * @property {string} [environment]
 *
 * @typedef {ConsumerVersionSelector & {usedFallback?: boolean, environmentRecord?: import('./store.js').Environment}}
 *   ResolvedSelector
 * @typedef {{pact: Pact, selector: ResolvedSelector, version: import('./store.js').Version}} Selection one pact that a
 *   selector found
 */

/**
 * @param {any[]} selectors as they were sent
 * @param {string | undefined} providerVersionBranch
 * @returns {ConsumerVersionSelector[]} one selector for each rule
 */
export function normalizeSelectors(selectors, providerVersionBranch) {
  return selectors.flatMap(({ deployedOrReleased, ...sent }) => {
    const selector = { ...sent };
    if (sent.mainBranch || sent.branch || sent.matchingBranch) selector.latest = true;
    else if (sent.latest !== undefined) selector.latest = sent.latest === true || sent.latest === 'true';
    if (sent.matchingBranch && providerVersionBranch !== undefined) selector.branch = providerVersionBranch;
    return deployedOrReleased
      ? [
          { ...selector, deployed: true },
          { ...selector, released: true },
        ]
      : [selector];
  });
}

/**
 * @param {Store} store
 * @param {string} provider
 * @returns {ConsumerVersionSelector[]} what is selected when the request has no selectors
 */
export function defaultSelectors(store, provider) {
  const consumers = store.integrations.filter((pair) => pair.provider === provider).map(({ consumer }) => consumer);
  const latest = consumers.map((consumer) => {
    const main = store.pacticipants.get(consumer)?.mainBranch;
    if (main && branchHead(store, consumer, main)) return { mainBranch: true, consumer };
    if (main && store.versionsOf(consumer).some(({ tags }) => tags.has(main)))
      return { latest: true, tag: main, consumer };
    return { latest: true, consumer };
  });
  return [...latest, { deployed: true }, { released: true }];
}

/** @param {Store} store @param {string} provider @param {ConsumerVersionSelector} selector @returns {Selection[]} */
export function selectFor(store, provider, selector) {
  const pair = { provider, consumer: selector.consumer };
  const { fallbackTag: _, ...resolved } = selector;
  if (selector.deployed || selector.released || selector.environment !== undefined)
    return inEnvironments(store, pair, resolved);
  return pactsFor(store, pair, selector).map((pact) => ({
    pact,
    selector: resolved,
    version: consumerVersionOf(store, pact),
  }));
}

/**
 * @param {Store} store
 * @param {{provider: string, consumer?: string}} pair
 * @param {ConsumerVersionSelector} selector
 * @returns {Pact[]}
 */
function pactsFor(store, pair, { latest, tag, branch, mainBranch }) {
  const pacts = pactsBetween(store, pair);
  const versions = (/** @type {(pact: Pact) => boolean} */ matches) => pacts.filter(matches);
  if (mainBranch) {
    return versions((pact) => isHead(store, pact, store.pacticipants.get(pact.consumer)?.mainBranch ?? undefined));
  }
  if (branch === true) {
    return versions((pact) =>
      [...consumerVersionOf(store, pact).branches.keys()].some((name) => isHead(store, pact, name)),
    );
  }
  if (branch !== undefined) return versions((pact) => isHead(store, pact, branch));
  if (tag !== undefined && latest) return versions((pact) => isLatestTagged(store, pact, tag));
  if (tag !== undefined) return versions((pact) => consumerVersionOf(store, pact).tags.has(tag));
  return latest ? latestPacts(store, pair) : [];
}

/** @param {Store} store @param {Pact} pact @param {string | undefined} branch */
export const isHead = (store, pact, branch) =>
  branch !== undefined && branchHead(store, pact.consumer, branch) === consumerVersionOf(store, pact);

/**
 * @param {Store} store
 * @param {Pact} pact
 * @param {string} tag
 * @returns {boolean} whether its version is the latest with the tag
 */
export const isLatestTagged = (store, pact, tag) =>
  store.versionsOf(pact.consumer).findLast(({ tags }) => tags.has(tag)) === consumerVersionOf(store, pact);

/**
 * @param {Store} store
 * @param {{provider: string, consumer?: string}} pair
 * @param {ConsumerVersionSelector} selector
 * @returns {Selection[]}
 */
function inEnvironments(store, pair, selector) {
  const either = !selector.deployed && !selector.released;
  const records = [
    ...(selector.deployed || either ? store.deployedVersions.filter(({ currentlyDeployed }) => currentlyDeployed) : []),
    ...(selector.released || either
      ? store.releasedVersions.filter(({ currentlySupported }) => currentlySupported)
      : []),
  ];
  const pacts = pactsBetween(store, pair);
  return records.flatMap((record) => {
    const environmentRecord = store.environments.find(({ uuid }) => uuid === record.environment);
    if (!environmentRecord || (selector.environment !== undefined && environmentRecord.name !== selector.environment))
      return [];
    return pacts
      .filter(({ consumer, consumerVersion }) => consumer === record.pacticipant && consumerVersion === record.version)
      .map((pact) => ({ pact, selector: { ...selector, environmentRecord }, version: consumerVersionOf(store, pact) }));
  });
}

/** @param {Store} store @param {string} provider @param {ConsumerVersionSelector} selector @returns {Selection[]} */
export function selectFallback(store, provider, selector) {
  const fallback = /** @type {string} */ (selector.fallbackTag);
  return pactsBetween(store, { provider, consumer: selector.consumer })
    .filter((pact) => isLatestTagged(store, pact, fallback))
    .map((pact) => ({ pact, selector: { ...selector, usedFallback: true }, version: consumerVersionOf(store, pact) }));
}

/** @param {ConsumerVersionSelector} selector */
export const isOverallLatest = ({ latest, tag, branch, mainBranch, deployed, released, environment }) =>
  Boolean(latest && !tag && !branch && !mainBranch && !deployed && !released && !environment);

/** @param {ConsumerVersionSelector} selector */
export const isLatestForBranch = ({ latest, branch }) => latest === true && typeof branch === 'string';

/** @param {ConsumerVersionSelector} selector */
export const isLatestForTag = ({ latest, tag }) => Boolean(latest && tag);

/**
 * @param {Selection} one
 * @param {Selection} other
 * @returns {number} the order in which the notices list the selectors
 */
export function compareSelections(one, other) {
  return compareSelectors(one.selector, other.selector) || one.version.id - other.version.id;
}

/** @param {ResolvedSelector} one @param {ResolvedSelector} other */
function compareSelectors(one, other) {
  /** @type {[(selector: ResolvedSelector) => boolean, () => number][]} */
  const criteria = [
    [isOverallLatest, () => 0],
    [isLatestForBranch, () => compareText(one.branch, other.branch)],
    [isLatestForTag, () => compareText(one.tag, other.tag)],
    [({ tag }) => Boolean(tag), () => compareText(one.tag, other.tag) || compareConsumers(one, other)],
    [({ deployed }) => Boolean(deployed), () => compareEnvironments(one, other)],
    [({ released }) => Boolean(released), () => compareEnvironments(one, other)],
    [({ consumer }) => Boolean(consumer), () => compareText(one.consumer, other.consumer)],
  ];
  for (const [applies, compare] of criteria) {
    if (applies(one) && applies(other)) return compare();
    if (applies(one) || applies(other)) return applies(one) ? -1 : 1;
  }
  return 0;
}

/** @param {ResolvedSelector} one @param {ResolvedSelector} other */
function compareConsumers(one, other) {
  return one.consumer && other.consumer ? compareText(one.consumer, other.consumer) : one.consumer ? -1 : 1;
}

/** @param {ResolvedSelector} one @param {ResolvedSelector} other @returns {number} production last */
function compareEnvironments({ environmentRecord: one }, { environmentRecord: other }) {
  return Number(one?.production) - Number(other?.production) || compareText(one?.name, other?.name);
}

/** @param {any} one @param {any} other */
const compareText = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** @param {Store} store @param {Pact} one @param {Pact} other */
export const comparePacts = (store, one, other) =>
  compareText(one.consumer.toLowerCase(), other.consumer.toLowerCase()) || orderOf(store, one) - orderOf(store, other);
