/** The rules that the libraries write into a pact for generated code. Tests compare them with the pacts. */
import {isRecord} from '../../json';
import type {Language} from '../../selectors/code';
import type {BodyRules, MatchingRule} from '../protocol';
import {rulesOf, type Row} from '../rules';
import {withTypesBelow} from './java';

/** The languages whose libraries have no rule for booleans, and write a type rule. */
const WITHOUT_BOOLEAN: readonly Language[] = ['js', 'java', 'go', 'dotnet'];

const withTypesForBooleans = (row: Row): Row => ({
  ...row,
  ...(row.choice?.id === 'boolean' && {choice: {id: 'type', options: {}}}),
  children: row.children.map(withTypesForBooleans),
});

function normalizeRule({match, ...options}: MatchingRule): MatchingRule {
  const {value, format = options[match], timestamp: _, variants, ...others} = options;
  const isForEach = match === 'eachKey' || match === 'eachValue';
  return {
    // Pact JVM and Pact Go write the earlier name.
    match: match === 'timestamp' ? 'datetime' : match,
    ...others,
    ...(format !== undefined && {format}),
    // The libraries write different parts of the example.
    ...(value !== undefined && !isForEach && {value}),
    ...(Array.isArray(variants) && {
      variants: variants.map((variant: unknown) =>
        isRecord(variant) ? {index: variant.index, rules: normalizeRules(variant.rules ?? {})} : variant,
      ),
    }),
  };
}

/** Rules without what the libraries write differently, although it means the same. */
export const normalizeRules = (rules: object): BodyRules =>
  Object.fromEntries(
    Object.entries(rules as BodyRules).map(([path, {matchers, combine = 'AND'}]) => {
      const normalized = matchers.map(normalizeRule);
      // Pact's core repeats the rules of each element of an example.
      return [path, {combine, matchers: [...new Map(normalized.map((rule) => [JSON.stringify(rule), rule])).values()]}];
    }),
  );

/** The rules that the library of a language writes for a body. */
export function rulesIn(language: Language, row: Row): BodyRules {
  const own = language === 'java' ? withTypesBelow(row) : row;
  return normalizeRules(rulesOf(WITHOUT_BOOLEAN.includes(language) ? withTypesForBooleans(own) : own));
}
