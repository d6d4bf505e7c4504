import { comparator } from './comparator.js';

const textOf = (document) => document?.text ?? null;
const has = (results, code) => results.some((result) => result.code === code);

/** The options whose comparison gives the code in one position only: how else a reader can get rid of it, or come by it. */
const changedBy = (code, options, outcomes) => options.flatMap(({ option }) => {
  const { off, on } = outcomes.get(option);
  if (has(off, code) === has(on, code)) return [];
  return [{ option: `x-opc-config-${option}`, effect: has(on, code) ? 'adds' : 'removes' }];
});

/**
 * All that a reference page needs, in one piece. Texts of documents stand exactly as on disk; `result` is what the comparator prints.
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
      const { results, withQuirks, broken } = outcomes.get(item.code);
      return {
        code: item.code,
        severity: item.severity,
        meaning: item.meaning,
        mend: item.mend,
        foundIn: item.foundIn,
        alongside: item.alongside,
        oas: textOf(item.oas),
        asyncapi: textOf(item.asyncapi),
        pact: item.pact.text,
        result: results,
        mended: { provider: textOf(item.mended.provider), consumer: textOf(item.mended.consumer) },
        broken: item.broken && { meaning: item.breaks, pact: item.broken.text, result: broken },
        quirks: item.quirks ? { note: item.quirks, result: withQuirks } : null,
        changedBy: changedBy(item.code, options, optionOutcomes),
        waiver: null,
      };
    }),
    ...waivers.map(({ code, severity, meaning, reason, evidence }) => ({
      code, severity, meaning,
      mend: { provider: null, consumer: null },
      foundIn: null, alongside: [], oas: null, asyncapi: null, pact: null, result: null,
      mended: { provider: null, consumer: null }, broken: null, quirks: null, changedBy: [],
      waiver: { reason, evidence },
    })),
  ].sort((a, b) => (a.code < b.code ? -1 : 1));

  return {
    comparator: { ...comparator, codesDeclared: declared.size },
    codes,
    options: options.map(({ option, partOfQuirks, value, off, on, oas, pact }) => ({
      option: `x-opc-config-${option}`,
      value,
      partOfQuirks,
      off: { meaning: off, result: optionOutcomes.get(option).off },
      on: { meaning: on, result: optionOutcomes.get(option).on },
      oas: oas.text,
      pact: pact.text,
    })),
  };
}

/** Kept files end with a line break. */
export const toText = (value) => `${JSON.stringify(value, null, 2)}\n`;
