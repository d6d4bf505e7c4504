import { decodeBase64Url, encodeBase64Url } from './base64.js';
import { buildNestedQuery, parseNestedQuery } from './nested-query.js';

/**
 * The last part of a pact's URL contains the consumer version for which it was fetched and how it was selected. The
 * broker needs both when the results are published.
 *
 * @typedef {object} PactMetadata
 * @property {boolean} wip
 * @property {boolean | null} pending
 * @property {string | undefined} consumerVersionNumber
 * @property {string[]} consumerVersionNumbers
 * @property {string[]} consumerVersionTags
 * @property {any[]} consumerVersionSelectors
 */

/** @param {any} metadata with the broker's short keys @returns {string} */
export const encodeMetadata = (metadata) => encodeBase64Url(buildNestedQuery(metadata));

/** @param {string} consumerVersion @returns {string} */
export const encodeConsumerVersion = (consumerVersion) => encodeMetadata({ cvn: consumerVersion });

/**
 * @param {import('./store.js').Store} store
 * @param {string | undefined} text
 * @returns {PactMetadata}
 */
export function decodeMetadata(store, text) {
  const raw = parseNestedQuery(decodeBase64Url(text ?? ''));
  const numberOf = (/** @type {any} */ { cv, cvn }) =>
    cvn ?? store.versions.find(({ id }) => String(id) === cv)?.number;
  const selectors = (Array.isArray(raw.s) ? raw.s : []).map((/** @type {any} */ selector) => ({
    tag: selector.t,
    branch: selector.b,
    latest: selector.l,
    environment: selector.e,
    consumer_version_number: numberOf(selector),
  }));
  const fromSelectors = selectors.flatMap((/** @type {any} */ selector) => selector.consumer_version_number ?? []);
  const own = numberOf(raw);
  return {
    wip: raw.w === 'true',
    pending: raw.p === undefined ? null : raw.p === 'true',
    consumerVersionNumber: own ?? fromSelectors.at(-1),
    consumerVersionNumbers:
      selectors.length > 0 ? [...new Set(/** @type {string[]} */ (fromSelectors))] : own ? [own] : [],
    consumerVersionTags: Array.isArray(raw.cvt) ? raw.cvt : [],
    consumerVersionSelectors: selectors,
  };
}
