import { comparisonsOf, comparisonsOfOption } from './cases.js';
import { compareAll } from './comparator.js';

/** @typedef {import('./comparator.js').Result} Result */

/**
 * The results of a case. `expected.json` contains them.
 *
 * @typedef {object} Outcome
 * @property {Result[]} results
 * @property {Result[]} [withQuirks] the results in quirks mode, if they differ
 * @property {{provider?: Result[], consumer?: Result[]}} [fixed]
 * @property {Result[]} [failing]
 */

/**
 * Runs several groups of named comparisons in one worker.
 *
 * @param {Record<string, import('./comparator.js').Comparison>[]} groups
 * @param {{quirks?: boolean}} [options]
 * @returns {Promise<Record<string, Result[]>[]>} each group with results instead of comparisons
 */
async function compareGroups(groups, options) {
  const flat = groups.flatMap((group) => Object.values(group));
  const answers = await compareAll(flat, options);
  let next = 0;
  return groups.map((group) => Object.fromEntries(Object.keys(group).map((name) => [name, answers[next++]])));
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Runs each case with its fixed and failing versions, and again in quirks mode.
 *
 * @param {import('./cases.js').Case[]} cases
 * @returns {Promise<Map<string, Outcome>>} by code
 */
export async function runCases(cases) {
  const groups = cases.map(comparisonsOf);
  const [plain, quirky] = [await compareGroups(groups), await compareGroups(groups, { quirks: true })];

  return new Map(cases.map(({ code }, index) => {
    const { case: results, provider, consumer, failing } = plain[index];
    const withQuirks = quirky[index].case;
    return [code, {
      results,
      ...(!same(results, withQuirks) && { withQuirks }),
      ...((provider || consumer) && { fixed: { ...(provider && { provider }), ...(consumer && { consumer }) } }),
      ...(failing && { failing }),
    }];
  }));
}

/**
 * Runs each option disabled and enabled, and once more with only `QUIRKS` set.
 *
 * @param {import('./cases.js').Option[]} options
 * @returns {Promise<Map<string, {off: Result[], on: Result[], byQuirks: Result[]}>>} by option
 */
export async function runOptions(options) {
  const groups = options.map(comparisonsOfOption);
  const [plain, quirky] = [await compareGroups(groups), await compareGroups(groups, { quirks: true })];
  return new Map(options.map(({ option }, index) => {
    const { off, on } = plain[index];
    return [option, { off, on, byQuirks: quirky[index].off }];
  }));
}
