import { onlyNamesPacticipant } from './matrix-selectors.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Version} Version
 * @typedef {import('./store.js').Pact} Pact
 * @typedef {import('./store.js').Verification} Verification
 * @typedef {import('./matrix-selectors.js').ResolvedSelector} ResolvedSelector
 *
 * @typedef {object} Result whether a provider version fulfills a pact
 * @property {number} id orders results by time
 * @property {boolean} success
 * @property {string} providerVersion
 * @property {Date} createdAt
 * @property {Verification} [verification] not set when PactFlow compared the contracts
 *
 * @typedef {object} MatrixRow a pact with one of its results, or with none
 * @property {Pact} pact
 * @property {Version | undefined} consumerVersion
 * @property {Version | undefined} providerVersion not set without a result
 * @property {Result | null} result
 */

/**
 * Finds the rows of the matrix that match the selectors: each pact with each of its results. A pact without a result
 * from a matching provider version has one row without a result.
 *
 * @param {Store} store
 * @param {ResolvedSelector[]} selectors
 * @param {{limit?: string, latestOnly: boolean}} options `latestOnly` leaves out results that a newer one of the same
 *   provider version replaces
 * @returns {MatrixRow[]} the most recently changed rows first
 */
export function findRows(store, selectors, { limit, latestOnly }) {
  const max = limit === undefined ? Infinity : Number.parseInt(limit, 10);
  const rows =
    selectors.length === 1
      ? rowsOfOneSelector(store, selectors[0], max, latestOnly)
      : rowsBetweenSelectors(store, selectors, max, latestOnly);
  return rows.sort((a, b) => changedAt(b) - changedAt(a) || b.pact.id - a.pact.id).slice(0, max);
}

/** @param {MatrixRow} row @returns {number} the ID of the pact or of the result, whichever is newer */
const changedAt = ({ pact, result }) => Math.max(pact.id, result?.id ?? 0);

/**
 * @param {Store} store
 * @param {ResolvedSelector} selector
 * @param {number} max
 * @param {boolean} latestOnly
 * @returns {MatrixRow[]}
 */
function rowsOfOneSelector(store, selector, max, latestOnly) {
  const pacts = mostRecent(store.pacts, max);
  return pacts.flatMap((pact) => {
    const results = resultsOf(store, pact, latestOnly);
    if (matches(selector, pact.consumer, pact.consumerVersion)) return rowsOf(store, pact, results);
    const matching = results.filter(({ providerVersion }) => matches(selector, pact.provider, providerVersion));
    return matching.length > 0 ? rowsOf(store, pact, matching) : [];
  });
}

/**
 * @param {Store} store
 * @param {ResolvedSelector[]} selectors
 * @param {number} max
 * @param {boolean} latestOnly
 * @returns {MatrixRow[]}
 */
function rowsBetweenSelectors(store, selectors, max, latestOnly) {
  const names = new Set(selectors.map(({ pacticipant }) => pacticipant));
  const specified = new Set(selectors.filter(({ type }) => type === 'specified').map(({ pacticipant }) => pacticipant));
  const withinNames = store.pacts.filter(({ consumer, provider }) => names.has(consumer) && names.has(provider));
  const nameOnly = selectors.filter(onlyNamesPacticipant);
  const withVersion = selectors.filter((selector) => !onlyNamesPacticipant(selector));
  const pacts = new Set(
    [nameOnly, withVersion].flatMap((group) =>
      mostRecent(
        withinNames.filter(({ consumer, consumerVersion }) =>
          group.some((selector) => matches(selector, consumer, consumerVersion)),
        ),
        max,
      ),
    ),
  );
  return [...pacts]
    .filter(({ consumer, provider }) => specified.has(consumer) || specified.has(provider))
    .flatMap((pact) =>
      rowsOf(
        store,
        pact,
        resultsOf(store, pact, latestOnly).filter(({ providerVersion }) =>
          selectors.some((selector) => matches(selector, pact.provider, providerVersion)),
        ),
      ),
    );
}

/** @param {Pact[]} pacts oldest first @param {number} max @returns {Pact[]} */
const mostRecent = (pacts, max) => pacts.toSorted((a, b) => b.id - a.id).slice(0, max);

/** @param {ResolvedSelector} selector @param {string} pacticipant @param {string} number */
function matches(selector, pacticipant, number) {
  if (selector.pacticipant !== pacticipant) return false;
  return onlyNamesPacticipant(selector) || selector.version?.number === number;
}

/** @param {Store} store @param {Pact} pact @param {Result[]} results @returns {MatrixRow[]} */
function rowsOf(store, pact, results) {
  const consumerVersion = store.version(pact.consumer, pact.consumerVersion);
  if (results.length === 0) return [{ pact, consumerVersion, providerVersion: undefined, result: null }];
  return results.map((result) => ({
    pact,
    consumerVersion,
    providerVersion: store.version(pact.provider, result.providerVersion),
    result,
  }));
}

/** @param {Store} store @param {Pact} pact @param {boolean} latestOnly @returns {Result[]} for all provider versions */
function resultsOf(store, pact, latestOnly) {
  const verifications = store
    .verificationsOf(pact)
    .filter(
      ({ id, providerVersion }, _, all) =>
        !latestOnly || !all.some((other) => other.providerVersion === providerVersion && other.id > id),
    );
  const compared = comparisonResultsOf(store, pact);
  return [
    ...verifications
      .filter(({ providerVersion }) => !compared.some((result) => result.providerVersion === providerVersion))
      .map((verification) => ({ ...verification, verification })),
    ...compared,
  ];
}

/**
 * PactFlow only: where a provider version has a provider contract, the result of comparing the contracts replaces the
 * verification results.
 *
 * @param {Store} store
 * @param {Pact} pact
 * @returns {Result[]}
 */
function comparisonResultsOf(store, pact) {
  const versions = new Set(
    store.providerContracts.filter(({ provider }) => provider === pact.provider).map(({ version }) => version),
  );
  return [...versions].flatMap((providerVersion) => {
    const result = store.crossContractResult(pact, providerVersion);
    if (!result) return [];
    const id = store.version(pact.provider, providerVersion)?.id ?? 0;
    return [{ id, success: result.success, providerVersion, createdAt: result.verifiedAt }];
  });
}
