import {
  describeMissingVersion,
  describeSelector,
  isMissingVersion,
  onlyNamesPacticipant,
} from './matrix-selectors.js';

/**
 * @typedef {import('./matrix.js').MatrixResults} MatrixResults
 * @typedef {import('./matrix-rows.js').MatrixRow} MatrixRow
 * @typedef {import('./matrix-selectors.js').ResolvedSelector} ResolvedSelector
 *
 * @typedef {{type: 'success' | 'warning' | 'error', text: string}} Notice
 *
 * @typedef {object} Summary
 * @property {boolean | null} deployable `null` when a result is missing
 * @property {Notice[]} notices why, in the broker's words
 * @property {{success: number, failed: number, unknown: number, ignored?: number}} counts
 */

const NO_ENVIRONMENT =
  'WARN: It is recommended to specify the environment into which you are deploying. ' +
  'Without the environment, this result will not be reliable.';
const NO_VERSION_NUMBER =
  'WARN: It is recommended to specify the version number (rather than the tag or branch) of the pacticipant you wish ' +
  'to deploy to avoid race conditions. Without a version number, this result will not be reliable.';

/** @param {MatrixResults} results @returns {Summary} */
export function summarize(results) {
  const { consideredRows, ignoredRows, ignoredSelectors } = results;
  const missing = requiredIntegrationsWithoutRow(results);
  const unknown = consideredRows.filter(({ result }) => !result);
  const failed = consideredRows.filter(({ result }) => result?.success === false);
  const success = consideredRows.filter(({ result }) => result?.success);
  const errors = errorTexts(results);
  return {
    deployable: deployableFrom(results, unknown.length + missing.length),
    notices: [
      ...warningTexts(results).map((text) => ({ type: /** @type {const} */ ('warning'), text })),
      ...errors.map((text) => ({ type: /** @type {const} */ ('error'), text })),
      ...(errors.length === 0 && success.length === consideredRows.length
        ? [{ type: /** @type {const} */ ('success'), text: successText(success.length) }]
        : []),
    ],
    counts: {
      success: success.length,
      failed: failed.length,
      unknown: missing.length + unknown.length,
      ...(ignoredSelectors.length > 0 && { ignored: ignoredRows.length }),
    },
  };
}

/** @param {MatrixResults} results @param {number} unknown how many results are missing @returns {boolean | null} */
function deployableFrom(results, unknown) {
  if (missingSpecifiedSelectors(results).length > 0) return false;
  if (unknown > 0) return null;
  return results.consideredRows.every(({ result }) => result?.success);
}

/** @param {number} count */
const successText = (count) =>
  count > 0 ? 'All required verification results are published and successful' : 'There are no missing dependencies';

/** @param {MatrixResults} results @returns {string[]} */
function errorTexts(results) {
  const missingVersions = missingSpecifiedSelectors(results).map(describeMissingVersion);
  if (missingVersions.length > 0) return missingVersions;
  const between = (/** @type {ResolvedSelector[]} */ [consumer, provider]) =>
    `between ${describeSelector(consumer)} and ${describeSelector(provider)}`;
  const { consideredRows } = results;
  return [
    ...requiredIntegrationsWithoutRow(results).map(
      ({ consumer, provider }) =>
        `There is no verified pact ${between([selectorFor(results, consumer), selectorFor(results, provider)])}`,
    ),
    ...consideredRows
      .filter(({ result }) => result?.success === false)
      .map((row) => `The verification for the pact ${between(selectorsFor(results, row))} failed`),
    ...consideredRows
      .filter(({ result }) => !result)
      .map((row) => `There is no verified pact ${between(selectorsFor(results, row))}`),
  ];
}

/** @param {MatrixResults} results @returns {string[]} */
function warningTexts({ selectors, ignoredSelectors, options }) {
  const specified = selectors.filter(({ type }) => type === 'specified');
  const hasDestination = Boolean(options.tag || options.environment || options.mainBranch);
  const warnings = ignoredSelectors
    .filter((selector) => !selector.pacticipantExists || isMissingVersion(selector))
    .map((selector) => `WARN: Cannot ignore ${describeSelector(selector)}`);
  if (specified.length === 1 && !hasDestination) warnings.push(NO_ENVIRONMENT);
  // A query that only names pacticipants isn't a can-i-deploy query.
  if (!specified.every(onlyNamesPacticipant) && !specified.some(({ original }) => original.version)) {
    warnings.push(NO_VERSION_NUMBER);
  }
  return warnings;
}

/** @param {MatrixResults} results */
const missingSpecifiedSelectors = ({ selectors }) =>
  selectors.filter((selector) => selector.type === 'specified' && !selector.ignore && isMissingVersion(selector));

/** @param {MatrixResults} results */
function requiredIntegrationsWithoutRow({ integrations, consideredRows, ignoredRows }) {
  const rows = [...consideredRows, ...ignoredRows];
  return integrations.filter(
    ({ consumer, provider, required }) =>
      required && !rows.some(({ pact }) => pact.consumer === consumer && pact.provider === provider),
  );
}

/**
 * @param {MatrixResults} results
 * @param {MatrixRow} row
 * @returns {ResolvedSelector[]} of the consumer and of the provider
 */
const selectorsFor = (results, { pact, providerVersion }) => [
  selectorFor(results, pact.consumer, pact.consumerVersion),
  selectorFor(results, pact.provider, providerVersion?.number),
];

/**
 * The selector that a row was found by. Without one, as when the query is about all versions, it's made from the first
 * row of the pacticipant.
 *
 * @param {MatrixResults} results
 * @param {string} pacticipant
 * @param {string} [number]
 * @returns {ResolvedSelector}
 */
function selectorFor(results, pacticipant, number) {
  const selectors = results.selectors.filter((selector) => selector.pacticipant === pacticipant);
  if (selectors.length === 1) return selectors[0];
  const matching = number === undefined ? undefined : selectors.find(({ versionNumber }) => versionNumber === number);
  return matching ?? selectorFromRows(results, pacticipant);
}

/** @param {MatrixResults} results @param {string} pacticipant @returns {ResolvedSelector} */
function selectorFromRows({ consideredRows }, pacticipant) {
  const row = consideredRows.find(({ pact }) => pact.consumer === pacticipant || pact.provider === pacticipant);
  const version = row?.pact.consumer === pacticipant ? row.consumerVersion : row?.providerVersion;
  return {
    pacticipant,
    pacticipantExists: true,
    version,
    versionNumber: version?.number,
    type: 'inferred',
    ignore: false,
    original: {},
  };
}
