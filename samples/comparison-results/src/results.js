import { comparator } from './comparator.js';

const textOf = (document) => document?.text ?? null;
const has = (results, code) => results.some((result) => result.code === code);

/** The options that add the code to their comparison or remove it. */
const changedBy = (code, options, outcomes) => options.flatMap(({ option }) => {
  const { off, on } = outcomes.get(option);
  if (has(off, code) === has(on, code)) return [];
  return [{ option: `x-opc-config-${option}`, effect: has(on, code) ? 'adds' : 'removes' }];
});

/**
 * Builds the data for the reference pages. The texts of documents are the same as on disk; `result` is what the comparator prints.
 *
 * @param {Map<string, string>} declared severity by code
 * @param {import('./cases.js').Case[]} cases
 * @param {Map<string, import('./run.js').Outcome>} outcomes by code
 * @param {import('./cases.js').Waiver[]} waivers
 * @param {import('./cases.js').Option[]} options
 * @param {Map<string, {off: object[], on: object[]}>} optionOutcomes by option
 */
export function buildResults(declared, cases, outcomes, waivers, options, optionOutcomes) {
  const codes = [
    ...cases.map((item) => {
      const { results, withQuirks, failing } = outcomes.get(item.code);
      return {
        code: item.code,
        severity: item.severity,
        summary: item.summary,
        meaning: item.meaning,
        fix: item.fix,
        foundIn: item.foundIn,
        alongside: item.alongside,
        oas: textOf(item.oas),
        asyncapi: textOf(item.asyncapi),
        pact: item.pact.text,
        result: results,
        fixed: { provider: textOf(item.fixed.provider), consumer: textOf(item.fixed.consumer) },
        failing: item.failing && { meaning: item.failingChange, pact: item.failing.text, result: failing },
        quirks: item.quirks ? { note: item.quirks, result: withQuirks } : null,
        changedBy: changedBy(item.code, options, optionOutcomes),
        waiver: null,
      };
    }),
    ...waivers.map(({ code, severity, meaning, reason, evidence }) => ({
      code, severity, summary: null, meaning,
      fix: { provider: null, consumer: null },
      foundIn: null, alongside: [], oas: null, asyncapi: null, pact: null, result: null,
      fixed: { provider: null, consumer: null }, failing: null, quirks: null, changedBy: [],
      waiver: { reason, evidence },
    })),
  ].sort((a, b) => (a.code < b.code ? -1 : 1));

  return {
    comparator: { ...comparator, codesDeclared: declared.size },
    codes,
    options: options.map(({ option, summary, partOfQuirks, value, off, on, oas, pact }) => ({
      option: `x-opc-config-${option}`,
      summary,
      value,
      partOfQuirks,
      off: { meaning: off, result: optionOutcomes.get(option).off },
      on: { meaning: on, result: optionOutcomes.get(option).on },
      oas: oas.text,
      pact: pact.text,
    })),
  };
}

/** JSON with a line break at the end. */
export const toText = (value) => `${JSON.stringify(value, null, 2)}\n`;
