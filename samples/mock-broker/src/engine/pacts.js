import { contentSha, isMergeConflict, mergeContent, withIds } from './pact-content.js';
import { findOrCreatePacticipant } from './pacticipants.js';
import { findOrCreateVersion } from './versions.js';
import { handleEvent } from './webhook-events.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Pact} Pact
 * @typedef {import('./webhook-events.js').DetectedEvent} DetectedEvent
 * @typedef {{consumer: string, provider: string}} Pair
 * @typedef {Pair & {consumerVersion: string, content: any}} Publication
 */

/**
 * Creates the pact of a consumer version, or changes it.
 *
 * @param {Store} store
 * @param {Publication} publication
 * @param {Record<string, any>} context of the events
 * @returns {{pact: Pact, previousSha?: string, events: DetectedEvent[]}} without a previous content, the pact is new
 */
export function publishPact(store, { consumer, provider, consumerVersion, content }, context) {
  findOrCreatePacticipant(store, provider);
  const version = findOrCreateVersion(store, consumer, consumerVersion);
  const tags = [...version.tags.keys()];
  const existing = store.pact(consumer, consumerVersion, provider);
  const sha = contentSha(content);
  const parameters = { context: { ...context, consumer_version_tags: tags } };

  if (existing) {
    const previousSha = existing.sha;
    if (previousSha !== sha) {
      const values = {
        content: storedContent(store, { consumer, provider, sha }, content),
        sha,
        createdAt: store.now(),
      };
      Object.assign(existing, values, { id: store.newId(), revisionNumber: existing.revisionNumber + 1 });
    }
    const unchanged = { comment: 'pact content was unchanged', pact: existing, ...parameters };
    const comment = `pact content modified since previous publication for ${consumer} version ${consumerVersion}`;
    const events = [
      ...handleEvent(store, 'contract_published', { pact: existing, ...parameters }),
      ...(previousSha === sha
        ? handleEvent(store, 'contract_content_unchanged', unchanged)
        : handleEvent(store, 'contract_content_changed', { comment, pact: existing, ...parameters })),
    ];
    return { pact: existing, previousSha, events };
  }

  /** @type {Pact} */
  const pact = {
    id: store.newId(),
    consumer,
    consumerVersion,
    provider,
    content: storedContent(store, { consumer, provider, sha }, content),
    sha,
    revisionNumber: 1,
    createdAt: store.now(),
  };
  store.pacts.push(pact);
  const changes = changesOf(store, pact, tags);
  const comment = changes.length > 0 ? undefined : unchangedComment(tags);
  return {
    pact,
    events: [
      ...handleEvent(store, 'contract_published', { pact, comment, ...parameters }),
      ...(changes.length > 0
        ? handleEvent(store, 'contract_content_changed', { pact, comment: changes.join(', '), ...parameters })
        : []),
    ],
  };
}

/** @param {Store} store @param {Publication} publication @param {Record<string, any>} context */
export function mergePact(store, publication, context) {
  const existing = store.pact(publication.consumer, publication.consumerVersion, publication.provider);
  const content = existing ? mergeContent(existing.content, publication.content) : publication.content;
  return publishPact(store, { ...publication, content }, context);
}

/** @param {Pact | undefined} pact @param {any} content */
export const cannotMerge = (pact, content) => pact !== undefined && isMergeConflict(pact.content, content);

/**
 * @param {Store} store
 * @param {Pact | undefined} existing
 * @param {any} content
 * @returns {boolean} whether this content for the same consumer version is refused
 */
export const isDisallowedChange = (store, existing, content) =>
  !store.settings.allowDangerousContractModification && existing !== undefined && existing.sha !== contentSha(content);

/** @param {Publication} publication */
export const disallowedChangeMessage = ({ consumer, consumerVersion, provider }) =>
  `Cannot change the content of the pact for ${consumer} version ${consumerVersion} and provider ${provider}, as \
race conditions \
will cause unreliable results for can-i-deploy. Each pact must be published with a unique consumer version number. \
Some Pact \
libraries generate random data when a concrete value for a type matcher is not specified, and this can cause the \
contract to \
mutate - ensure you have given example values for all type matchers. For more information see \
https://docs.pact.io/go/versioning`;

/**
 * A pact version is stored once, so a pact with known content shows what was published first.
 *
 * @param {Store} store
 * @param {Pair & {sha: string}} pactVersion
 * @param {any} content
 */
const storedContent = (store, { consumer, provider, sha }, content) =>
  pactsBetween(store, { consumer, provider }).find((pact) => pact.sha === sha)?.content ?? withIds(content);

/**
 * @param {Store} store
 * @param {Pact} pact
 * @param {string[]} tags
 * @returns {string[]} for which tags the content is new, in words
 */
function changesOf(store, pact, tags) {
  if (tags.length === 0) {
    const previous = previousPact(store, pact, (version) => version.tags.size === 0);
    if (!previous) return ['first time untagged pact published'];
    return previous.sha === pact.sha ? [] : ['pact content has changed since previous untagged version'];
  }
  return tags.flatMap((tag) => {
    const previous = previousPact(store, pact, (version) => version.tags.has(tag));
    if (!previous) return [`first time any pact published for this consumer with consumer version tagged ${tag}`];
    return previous.sha === pact.sha
      ? []
      : [`pact content has changed since the last consumer version tagged with ${tag}`];
  });
}

/** @param {string[]} tags */
const unchangedComment = (tags) =>
  tags.length === 1
    ? `pact content is the same as previous version with tag ${tags[0]} and no new tags were applied`
    : `pact content is the same as previous versions with tags ${tags.join(', ')} and no new tags were applied`;

/** @param {Store} store @param {Pact} pact @returns {import('./store.js').Version} */
export const consumerVersionOf = (store, { consumer, consumerVersion }) =>
  /** @type {import('./store.js').Version} */ (store.version(consumer, consumerVersion));

/** @param {Store} store @param {Pact} pact @returns {number} grows with the consumer's versions */
export const orderOf = (store, pact) => consumerVersionOf(store, pact).id;

/**
 * @param {Store} store
 * @param {{consumer?: string, provider?: string}} pair
 * @returns {Pact[]} in the order of the consumer's versions
 */
export const pactsBetween = (store, { consumer, provider }) =>
  store.pacts
    .filter(
      (pact) =>
        (consumer === undefined || pact.consumer === consumer) &&
        (provider === undefined || pact.provider === provider),
    )
    .sort((one, other) => orderOf(store, one) - orderOf(store, other));

/**
 * @param {Store} store
 * @param {Pact} pact
 * @param {(version: import('./store.js').Version, pact: Pact) => boolean} [matches]
 * @returns {Pact | undefined} the pact of the latest earlier consumer version
 */
function previousPact(store, pact, matches = () => true) {
  const order = orderOf(store, pact);
  return pactsBetween(store, pact).findLast(
    (other) => orderOf(store, other) < order && matches(consumerVersionOf(store, other), other),
  );
}

/** @param {Store} store @param {Pact} pact */
export const previousDistinctPact = (store, pact) => previousPact(store, pact, (_, { sha }) => sha !== pact.sha);

/**
 * @typedef {object} LatestSelection
 * @property {string} [tag]
 * @property {boolean} [untagged]
 * @property {string} [branch]
 * @property {boolean} [mainBranch]
 */

/** @param {Store} store @param {Pact} pact @param {LatestSelection} selection */
export function isSelected(store, pact, { tag, untagged, branch, mainBranch }) {
  const { tags, branches } = consumerVersionOf(store, pact);
  if (tag !== undefined && !tags.has(tag)) return false;
  if (untagged && tags.size > 0) return false;
  if (branch !== undefined && !branches.has(branch)) return false;
  const main = store.pacticipants.get(pact.consumer)?.mainBranch;
  return !mainBranch || (main !== null && main !== undefined && branches.has(main));
}

/** @param {Store} store @param {{consumer?: string, provider?: string}} pair @param {LatestSelection} [selection] */
export const selectPacts = (store, pair, selection = {}) =>
  sortPacts(
    store,
    pactsBetween(store, pair).filter((pact) => isSelected(store, pact, selection)),
  );

/**
 * @param {Store} store
 * @param {{consumer?: string, provider?: string}} pair
 * @param {LatestSelection} [selection]
 * @returns {Pact[]} one for each pair
 */
export function latestPacts(store, pair, selection = {}) {
  const latest = new Map(
    pactsBetween(store, pair)
      .filter((pact) => isSelected(store, pact, selection))
      .map((pact) => [JSON.stringify([pact.consumer, pact.provider]), pact]),
  );
  return sortPacts(store, [...latest.values()]);
}

/** @param {Store} store @param {Pact[]} pacts by consumer, provider, and consumer version */
const sortPacts = (store, pacts) =>
  pacts.sort((one, other) => compare(keyOf(one), keyOf(other)) || orderOf(store, one) - orderOf(store, other));

/** @param {Pact} pact */
const keyOf = ({ consumer, provider }) => `${consumer.toLowerCase()}\n${provider.toLowerCase()}`;

/** @param {string} one @param {string} other */
const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * @param {Store} store
 * @param {Pair} pair
 * @param {{sha: string, consumerVersion?: string}} content
 * @returns {Pact | undefined} the pact of that version when it has the content, otherwise the latest one that does
 */
export function pactByContent(store, pair, { sha, consumerVersion }) {
  const pacts = pactsBetween(store, pair).filter((pact) => pact.sha === sha);
  return pacts.find((pact) => pact.consumerVersion === consumerVersion) ?? pacts.at(-1);
}

/** @param {Store} store @param {(pact: Pact) => boolean} matches */
export function deletePacts(store, matches) {
  const deleted = store.pacts.filter(matches);
  store.pacts = store.pacts.filter((pact) => !deleted.includes(pact));
  store.triggeredWebhooks = store.triggeredWebhooks.filter(({ pact }) => !deleted.includes(pact));
}

/**
 * @param {Store} store
 * @param {Pact} pact
 * @returns {string[]} the tags for which it's the latest pact between the two
 */
export const headTagsOf = (store, pact) =>
  [...consumerVersionOf(store, pact).tags.keys()].filter(
    (tag) => pactsBetween(store, pact).findLast((other) => consumerVersionOf(store, other).tags.has(tag)) === pact,
  );
