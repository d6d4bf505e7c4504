/** Writes a body and its rules as they are in a pact file. */
import {allRules, matcherOf, flatten, type Row} from './rules';
import type {BodyRules, MatchingRule} from './protocol';

export const SPECIFICATIONS = [4, 3, 2] as const;
export type Specification = (typeof SPECIFICATIONS)[number];

/** Where the example belongs. */
const PLACE = '\u0000example';

interface PactPartText {
  /** JSON. */
  text: string;
  notes: readonly string[];
}

/** Version 2 has one rule for each path, and its paths start with the part of the message. */
const toVersion2 = (rules: BodyRules): Record<string, MatchingRule> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([path, {matchers}]) =>
      matchers[0] === undefined ? [] : [[path.replace('$', '$.body'), matchers[0]]],
    ),
  );

/** The first version that has a rule. */
const versionOf = ({match}: MatchingRule): Specification => {
  if (['arrayContains', 'eachKey', 'eachValue', 'notEmpty', 'semver', 'statusCode'].includes(match)) return 4;
  return match === 'type' || match === 'regex' ? 2 : 3;
};

/**
 * The body and the rules of a part in a pact file.
 * @param example the body as the reader wrote it
 * @param part the key in the interaction
 */
export function toPactPart(
  root: Row,
  example: string,
  kept: BodyRules,
  part: 'request' | 'response',
  version: Specification,
): PactPartText {
  const missing = [
    ...new Set(
      flatten(root).flatMap(({choice}) => {
        const info = choice && matcherOf(choice.id);
        return info === undefined || info.since <= version ? [] : [info.name];
      }),
    ),
  ];
  const rules = Object.fromEntries(
    Object.entries(allRules(root, kept)).flatMap(([path, {matchers, combine = 'AND'}]) => {
      const known = matchers.filter((rule) => versionOf(rule) <= version);
      return known.length === 0 ? [] : [[path, {combine, matchers: known}]];
    }),
  );
  const hasRules = Object.keys(rules).length > 0;
  const written = version === 2 ? toVersion2(rules) : {body: rules};
  const body = version === 4 ? {contentType: 'application/json', encoded: false, content: PLACE} : PLACE;
  const outline = JSON.stringify({[part]: {body, ...(hasRules && {matchingRules: written})}}, null, 2);
  // The example is inserted as it's written, because JavaScript would change numbers such as 1.0.
  const marker = JSON.stringify(PLACE);
  const by = /^\s*/.exec(outline.split('\n').find((line) => line.includes(marker)) ?? '')?.[0] ?? '';
  const text = example.trim().replaceAll('\n', `\n${by}`);
  return {
    text: outline.replace(marker, () => text),
    notes:
      missing.length === 0
        ? []
        : [
            `Version ${version} of the specification doesn’t have ${missing.map((name) => `“${name}”`).join(', ')}, so these rules are left out, and the values must be equal to the example.`,
          ],
  };
}
