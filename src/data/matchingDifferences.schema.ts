import {z} from 'zod';
import {pattern, records, text} from './schema';

const version = () => pattern(/^\d+\.\d+\.\d+$/, 'a version such as 2.1.0');

const difference = z.strictObject({
  id: pattern(/^[a-z]+(?:-[a-z]+)*$/, 'lowercase words joined by hyphens').describe(
    'name of the cause in tests/checks/nativeMatching/compare.ts',
  ),
  what: text(10, 120).describe('what is different, as a phrase'),
  native: text(5, 120).describe('what the native library does: a verb without a subject'),
  module: text(5, 120).describe('what the lab’s module does: a verb without a subject'),
  verdict: z.boolean().describe('whether only one of them might match, or only the messages differ'),
});

/** A difference between the matching lab and the native library. */
export type MatchingDifference = z.infer<typeof difference>;

export const schemas = {
  matchingVersions: z.strictObject({
    module: version().describe('version of pact_matching in the lab'),
    native: version().describe('version of pact_matching in the native library of @pact-foundation/pact-core'),
  }),
  matchingDifferences: records(difference, ['id']),
};
