import { sha1 } from './sha1.js';

/** @param {any} content a pact file @returns {string} equal for content that gives equal verification results */
export const contentSha = (content) => sha1(JSON.stringify(verifiableContent(sortContent(content))));

/** @param {any} content */
function verifiableContent(content) {
  const { interactions, messages } = listsOf(content);
  if (!interactions && !messages) return content;
  const version = specificationVersion(content);
  return {
    ...(interactions && { interactions }),
    ...(messages && { messages }),
    ...(version && { pact_specification_version: version }),
  };
}

/**
 * @param {any} content
 * @returns {any} with keys in order, and the interactions too, because their order doesn't matter
 */
export function sortContent(content) {
  const key = content?.interactions ? 'interactions' : content?.messages ? 'messages' : undefined;
  if (!key) return content;
  const sorted = sortKeys(content);
  if (Array.isArray(sorted[key]))
    sorted[key].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return sorted;
}

/** @param {any} value @returns {any} */
function sortKeys(value) {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key])]),
  );
}

/** @param {any} content */
const listsOf = (content) => ({
  interactions: Array.isArray(content?.interactions) ? /** @type {any[]} */ (content.interactions) : undefined,
  messages: Array.isArray(content?.messages) ? /** @type {any[]} */ (content.messages) : undefined,
});

/** @param {any} content */
const specificationVersion = ({ metadata }) =>
  metadata?.pactSpecification?.version ??
  metadata?.['pact-specification']?.version ??
  metadata?.pactSpecificationVersion;

/** @param {any} content @returns {any} every interaction and message with an `_id` that depends on its content */
export const withIds = (content) =>
  mapInteractions(content, ({ _id, ...rest }) => ({ _id: sha1(JSON.stringify(sortKeys(rest))), ...rest }));

/** @param {any} content */
export const withoutIds = (content) => mapInteractions(content, ({ _id, ...rest }) => rest);

/** @param {any} content @param {(interaction: any) => any} change */
function mapInteractions(content, change) {
  const { interactions, messages } = listsOf(content);
  const each = (/** @type {any} */ item) =>
    item !== null && typeof item === 'object' && !Array.isArray(item) ? change(item) : item;
  return {
    ...content,
    ...(interactions && { interactions: interactions.map(each) }),
    ...(messages && { messages: messages.map(each) }),
  };
}

/** @param {any} content @returns {{name: string, params?: any}[]} the provider states of all interactions */
export function providerStatesOf(content) {
  const { interactions = [], messages = [] } = listsOf(content);
  return [...messages, ...interactions].flatMap(({ providerState, providerStates }) => {
    if (typeof providerState === 'string') return [{ name: providerState }];
    return Array.isArray(providerStates) ? providerStates.map(({ name, params }) => ({ name, params })) : [];
  });
}

/**
 * @param {any} content
 * @param {any} other
 * @returns {boolean} whether an interaction has the same name and another request
 */
export function isMergeConflict(content, other) {
  const [interactions, additional] = [listsOf(content).interactions, listsOf(other).interactions];
  if (!interactions || !additional) return true;
  return additional.some((interaction) =>
    interactions.some((existing) => isSameInteraction(existing, interaction) && !hasSameRequest(existing, interaction)),
  );
}

/** @param {any} content @param {any} other @returns {any} the interactions of both; those of the other one win */
export function mergeContent(content, other) {
  const interactions = [...content.interactions];
  for (const interaction of other.interactions) {
    const at = interactions.findIndex((existing) => isSameInteraction(existing, interaction));
    if (at < 0) interactions.push(interaction);
    else interactions[at] = interaction;
  }
  return { ...content, interactions };
}

/** @param {any} one @param {any} other */
const isSameInteraction = (one, other) =>
  one.description === other.description && JSON.stringify(stateOf(one)) === JSON.stringify(stateOf(other));

/** @param {any} interaction */
const stateOf = ({ provider_state: oldest, providerState, providerStates }) =>
  sortKeys(oldest ?? providerState ?? providerStates ?? null);

/** @param {any} one @param {any} other */
const hasSameRequest = ({ request: one = {} }, { request: other = {} }) =>
  ['method', 'path', 'query', 'body', 'headers'].every(
    (name) => JSON.stringify(sortKeys(one[name])) === JSON.stringify(sortKeys(other[name])),
  );
