import { findRows } from './matrix-rows.js';
import { coversVersion, resolveSelectors } from './matrix-selectors.js';
import { summarize } from './matrix-summary.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./matrix-rows.js').MatrixRow} MatrixRow
 * @typedef {import('./matrix-query.js').MatrixQuery} MatrixQuery
 * @typedef {import('./matrix-query.js').MatrixOptions} MatrixOptions
 * @typedef {import('./matrix-selectors.js').ResolvedSelector} ResolvedSelector
 *
 * @typedef {object} MatrixIntegration a consumer and a provider that a query is about
 * @property {string} consumer
 * @property {string} provider
 * @property {boolean} required whether the query includes the consumer, which needs the provider
 *
 * @typedef {object} MatrixResults
 * @property {MatrixRow[]} consideredRows
 * @property {MatrixRow[]} ignoredRows
 * @property {ResolvedSelector[]} selectors
 * @property {ResolvedSelector[]} ignoredSelectors
 * @property {MatrixIntegration[]} integrations
 * @property {MatrixOptions} options
 */

/**
 * What identifies a row for the `latestby` parameter: of the rows that agree, only the latest provider version counts.
 */
const LATEST_BY = {
  cvpv: ['consumer', 'consumerVersion', 'provider', 'providerVersion'],
  cvp: ['consumer', 'consumerVersion', 'provider'],
  cp: ['consumer', 'provider'],
};

/** @param {Store} store @param {MatrixQuery} query a valid one */
export function canIDeploy(store, query) {
  const results = findMatrix(store, query);
  return { ...results, ...summarize(results) };
}

/** @param {Store} store @param {MatrixQuery} query @returns {MatrixResults} */
function findMatrix(store, { selectors: unresolved, options }) {
  const { latest, tag, environment, mainBranch, ignore, latestby, limit, success } = options;
  const infers = Boolean(latest || tag || environment || mainBranch);
  const ignoredSelectors = resolveSelectors(store, ignore, 'ignored');
  const specified = resolveSelectors(store, unresolved, 'specified', ignoredSelectors);
  const integrations =
    infers || specified.length === 1 ? integrationsInvolving(store, specified) : integrationsBetween(store, specified);
  const inferred = infers
    ? otherPacticipants(integrations, specified).map((pacticipant) => ({
        pacticipant,
        latest,
        tag,
        environment,
        mainBranch,
      }))
    : [];
  const selectors = [...specified, ...resolveSelectors(store, inferred, 'inferred', ignoredSelectors)];

  const rows = latestRows(findRows(store, selectors, { limit, latestOnly: latestby !== undefined }), latestby)
    .filter(({ result }) => success === undefined || success.includes(/** @type {never} */ (result?.success ?? null)))
    .sort(compareRows);
  const isIgnored = (/** @type {MatrixRow} */ { pact, consumerVersion, providerVersion }) =>
    ignoredSelectors.some(
      (selector) =>
        (selector.pacticipant === pact.consumer && coversVersion(selector, consumerVersion)) ||
        (selector.pacticipant === pact.provider && coversVersion(selector, providerVersion)),
    );
  return {
    consideredRows: rows.filter((row) => !isIgnored(row)),
    ignoredRows: rows.filter(isIgnored),
    selectors,
    ignoredSelectors,
    integrations: integrations.sort(
      (a, b) => compareText(a.consumer, b.consumer) || compareText(a.provider, b.provider),
    ),
    options,
  };
}

/**
 * The integrations of the selected versions: their providers, and the pacticipants that have, or had, a pact with them.
 *
 * @param {Store} store
 * @param {ResolvedSelector[]} selectors
 * @returns {MatrixIntegration[]}
 */
function integrationsInvolving(store, selectors) {
  const required = store.pacts
    .filter((pact) =>
      selectors.some(
        ({ pacticipant, version }) =>
          pacticipant === pact.consumer && (version === undefined || version?.number === pact.consumerVersion),
      ),
    )
    .map(({ consumer, provider }) => ({ consumer, provider, required: true }));
  const optional = store.integrations
    .filter(({ provider }) => selectors.some(({ pacticipant }) => pacticipant === provider))
    .map(({ consumer, provider }) => ({ consumer, provider, required: false }));
  return withoutDuplicates([...required, ...optional]);
}

/**
 * The integrations that exist between the selected versions.
 *
 * @param {Store} store
 * @param {ResolvedSelector[]} selectors
 * @returns {MatrixIntegration[]}
 */
function integrationsBetween(store, selectors) {
  const names = new Set(selectors.map(({ pacticipant }) => pacticipant));
  return withoutDuplicates(
    integrationsInvolving(store, selectors).filter(
      ({ consumer, provider, required }) => required && names.has(consumer) && names.has(provider),
    ),
  );
}

/** @param {MatrixIntegration[]} integrations @returns {MatrixIntegration[]} the first one of each pair */
function withoutDuplicates(integrations) {
  return integrations.filter(
    ({ consumer, provider }, at) =>
      integrations.findIndex((other) => other.consumer === consumer && other.provider === provider) === at,
  );
}

/** @param {MatrixIntegration[]} integrations @param {ResolvedSelector[]} specified @returns {string[]} */
function otherPacticipants(integrations, specified) {
  const names = new Set(integrations.flatMap(({ consumer, provider }) => [consumer, provider]));
  for (const { pacticipant } of specified) names.delete(pacticipant);
  return [...names];
}

/** @param {MatrixRow[]} rows @param {string | undefined} latestby @returns {MatrixRow[]} */
function latestRows(rows, latestby) {
  if (latestby === undefined) return rows;
  const properties = LATEST_BY[/** @type {keyof typeof LATEST_BY} */ (latestby)];
  /** @type {Map<string, MatrixRow[]>} */
  const groups = new Map();
  for (const row of rows) {
    const values = { ...row.pact, providerVersion: row.providerVersion?.number ?? null };
    const key = JSON.stringify(properties.map((property) => values[/** @type {keyof typeof values} */ (property)]));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((group) =>
    group[0].providerVersion
      ? group.reduce((latest, row) =>
          (row.providerVersion?.id ?? 0) >= (latest.providerVersion?.id ?? 0) ? row : latest,
        )
      : group[0],
  );
}

/** @param {MatrixRow} a @param {MatrixRow} b by name, and the latest versions first */
function compareRows(a, b) {
  return (
    compareText(a.pact.consumer, b.pact.consumer) ||
    (b.consumerVersion?.id ?? 0) - (a.consumerVersion?.id ?? 0) ||
    compareText(a.pact.provider, b.pact.provider) ||
    (b.providerVersion?.id ?? 0) - (a.providerVersion?.id ?? 0) ||
    (b.result?.id ?? 0) - (a.result?.id ?? 0)
  );
}

/** @param {string} a @param {string} b */
const compareText = (a, b) => (a < b ? -1 : Number(a > b));
