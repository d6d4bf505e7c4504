import {z} from 'zod';
import {findMessage, partsOf} from './errorsRules';
import {ERROR_AREAS} from './errors.constants';
import {externalUrl, keysOf, labeledLink, list, pattern, records, text} from './schema';

const cause = z.strictObject({
  cause: text(10).describe('what went wrong, in a sentence, in Markdown'),
  check: text(10).describe('how readers can tell that this is the cause, in one or two sentences, in Markdown'),
  fix: text(10).describe('what to do, in the imperative, in Markdown'),
  checkCommand: text(5)
    .optional()
    .describe('shell command whose output the check describes, with {parts} of the message for the reader’s own names'),
  command: text(5).optional().describe('shell command of the fix, with {parts} of the message'),
});

/** Where the message comes from. */
const origin = z.union([
  z.strictObject({
    recorded: pattern(
      /^(?:samples|tests)\/\S+$/,
      'the path of a file in samples or tests that contains a recorded output',
    ).describe('file with a recorded output that contains the example'),
  }),
  z.strictObject({
    source: externalUrl().describe('public file or page that contains the message'),
    unrecorded: pattern(
      /^(?!(?:An?|Every|It|No|Only|The|This|We) ).{9,}[^.]$/,
      'the end of a sentence that starts with “because”, such as: no sample on this site uses Redis',
    ).describe('why there’s no recording, as the end of a sentence that starts with “because”, without a period'),
    remark: text(10).optional().describe('what else readers should know about the text, in full sentences'),
  }),
]);

const knownError = z
  .strictObject({
    id: pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an ID such as no-verified-pact').describe(
      'last part of the page’s URL, which never changes',
    ),
    area: z.enum(keysOf(ERROR_AREAS)).describe('what prints the message'),
    era: z.literal('legacy').optional().describe('legacy for messages of superseded programs, such as the Ruby CLI'),
    title: text(5, 100).describe(
      'heading of the page: the message, with … for the parts that vary and for a long end. The search looks for the other parts in pasted logs, so copy them as they are printed',
    ),
    patterns: list(text(6)).describe('texts of the message, with {names} for the parts that vary'),
    example: text(6).describe('the message as a tool printed it, in one line'),
    level: z
      .enum(['error', 'warning', 'consequence'])
      .describe('consequence for a message that only reports that an earlier step failed'),
    meaning: text(30, 320).describe('what the message means, in one or two sentences, in Markdown'),
    causes: list(cause).describe('possible causes, most frequent first'),
    next: text(20).describe('what to do if none of the causes applies, in one or two sentences, in Markdown'),
    links: list(labeledLink).describe('pages that explain more'),
    keywords: list(text(3)).optional().describe('words that readers search for but that the page doesn’t contain'),
    editions: list(z.enum(['cloud', '2.x', '1.x'])).describe('products in which the message can appear'),
    origin: origin.describe('recorded output, or public source'),
  })
  .superRefine((entry, context) => {
    const issue = (path: (string | number)[], message: string) => context.addIssue({code: 'custom', path, message});
    const found = findMessage(entry.patterns, entry.example);
    if (found === null) issue(['example'], 'expected text that one of the patterns matches. Correct one of them');
    const names = new Set(Object.keys(found?.parts ?? {}));
    for (const [index, {checkCommand = '', command = ''}] of entry.causes.entries())
      for (const name of partsOf(`${checkCommand} ${command}`))
        if (!names.has(name))
          issue(
            ['causes', index, partsOf(command).includes(name) ? 'command' : 'checkCommand'],
            `expected only parts that the pattern finds in the example (${[...names].join(', ') || 'none'}), but found {${name}}. Write a variable such as "$VERSION" instead`,
          );
  });

export type KnownError = z.infer<typeof knownError>;

export const schemas = {knownErrors: records(knownError, ['id', 'title'])};
