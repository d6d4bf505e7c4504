import {z} from 'zod';
import {list, pattern, records, text} from './schema';

const inLanguage = text(3, 260).describe(
  'what the library has for this need, in Markdown; if it has no matcher, the sentence says so and what to use',
);

const matcher = z.strictObject({
  id: pattern(/^[a-z]+(?:-[a-z]+)*$/, 'lowercase words with hyphens').describe(
    'ID in shared links and in stored states; must not change',
  ),
  name: text(4, 50).describe('label in the lab’s lists'),
  need: text(10, 110).describe('what the reader wants to express, as it’s written in the reference table'),
  meaning: text(20, 320).describe('what the rule accepts, in full sentences'),
  types: list(z.enum(['object', 'array', 'string', 'number', 'boolean', 'null'])).describe(
    'the JSON types of the examples that it’s offered for',
  ),
  rule: text(10, 160).describe('the rule in a pact file, as JSON'),
  since: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .describe('the first version of the pact specification that has the rule'),
  names: z
    .strictObject({
      js: inLanguage,
      java: inLanguage,
      python: inLanguage,
      go: inLanguage,
      dotnet: inLanguage,
    })
    .describe('how to write the matcher in each language'),
});

/** A matcher for a value in a body. */
export type Matcher = z.infer<typeof matcher>;

export const schemas = {matchers: records(matcher, ['id', 'name', 'need'])};
