import {z} from 'zod';
import {externalUrl, list, pattern, records, sitePath, text} from './schema';

const contradiction = z
  .strictObject({
    pattern: text().describe(
      'regular expression, without regard to case, for a sentence or table row that contradicts the statement',
    ),
    contradicts: text().describe('a sentence or table row that the pattern must match'),
    agrees: text().describe('a similar sentence or table row that the pattern must not match'),
  })
  .superRefine(({pattern: source, contradicts, agrees}, context) => {
    const regex = new RegExp(source, 'iu');
    for (const {field, example, matches} of [
      {field: 'contradicts', example: contradicts, matches: true},
      {field: 'agrees', example: agrees, matches: false},
    ])
      if (regex.test(example) !== matches)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `expected an example that the pattern ${matches ? 'matches' : 'doesn’t match'}, but found ${example}`,
        });
  });

const exception = z.strictObject({
  file: pattern(/^(?:docs|notices|versioned_docs)\/\S+\.mdx?$/, 'a page file such as docs/docs/pact.mdx').describe(
    'page that may match the patterns',
  ),
  reason: text().describe('why the page is right'),
});

const fact = z.strictObject({
  id: pattern(/^[a-z]+(?:-[a-z]+)*$/, 'lowercase words joined by hyphens, such as read-only-token').describe(
    'name of the fact',
  ),
  statement: text().describe('the sentence in Markdown that the home page contains word for word'),
  home: sitePath().describe('page and anchor where the statement is; other pages link there'),
  sources: list(externalUrl()).describe('where the fact is documented'),
  contradictions: list(contradiction).describe('what no page may say'),
  exceptions: list(exception, 0).optional().describe('pages that match a pattern for a good reason'),
});

/** Something that several pages mention, and that all of them must describe in the same way. */
export type Fact = z.infer<typeof fact>;

export const schemas = {facts: records(fact, ['id', 'statement'])};
