import {z} from 'zod';
import {link, list, pattern, records, text} from './schema';

const term = z.strictObject({
  id: pattern(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'lowercase letters and digits joined by hyphens, such as pending-pact',
  ).describe('anchor on the glossary page, and the ID for <Term id="…">'),
  term: text(2, 60).describe('the term, spelled as in the middle of a sentence'),
  aliases: list(text()).optional().describe('other wordings with the same meaning; a plural with -s is not needed'),
  definition: text(30, 330)
    .regex(/^[A-Z“].*\.$/s, 'sentences that begin with a capital letter and end with a period')
    .describe('one or two sentences in plain text that make sense on their own'),
  link: link().describe('page that explains the term'),
  linkName: text(3, 80).describe('title of that page'),
  era: z.enum(['legacy']).optional().describe('marks a concept that has a successor'),
  unmarked: z.boolean().optional().describe('true for a common term: it is in the glossary, but pages don’t mark it'),
});

/** A term of the glossary. */
export type GlossaryTerm = z.infer<typeof term>;

export const schemas = {glossary: records(term, ['id', 'term'])};
