import type {MatchingDifference} from './matchingDifferences.schema';

/** The versions of `pact_matching` in the matching lab and in the native library of Pact for Node.js. */
export const matchingVersions = {module: '2.1.0', native: '2.0.3'};

/** What the matching lab reports differently from the native library. `npm test -- matching` compares both. */
export const matchingDifferences: readonly MatchingDifference[] = [
  {
    id: 'unknown-rule',
    what: 'A rule with a name that Pact doesn’t recognize',
    native: 'rejects the pact',
    module: 'treats it as a plugin rule, which never matches',
    verdict: true,
  },
  {
    id: 'unusable-rule',
    what: 'A rule that can’t be used, such as one with a pattern that Pact can’t parse, or a status rule applied to a body',
    native: 'passes if no value needs the rule',
    module: 'explains the problem instead of matching',
    verdict: true,
  },
  {
    id: 'object-text',
    what: 'The message about an object that a rule such as integer can’t be applied to',
    native: 'shows the object as JSON, with its values as strings',
    module: 'shows the type of each value, such as Number(1)',
    verdict: false,
  },
  {
    id: 'empty-object',
    what: 'The message about an empty object that must not be empty',
    native: 'calls the object an array',
    module: 'calls the object a map',
    verdict: false,
  },
];
