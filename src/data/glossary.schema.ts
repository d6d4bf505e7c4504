import type {DataSchemas} from './schema';

const id = {
  matches: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  such: 'small letters and digits joined by hyphens, such as pending-pact',
};

export const schemas = {
  glossary: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        id: {
          purpose: 'anchor on the glossary page, and name for <Term id="…">',
          required: true,
          unique: true,
          kind: 'text',
          pattern: id,
        },
        term: {
          purpose: 'the word itself, as it stands in the middle of a sentence',
          required: true,
          unique: true,
          kind: 'text',
          length: [2, 60],
        },
        aliases: {purpose: 'other wordings that mean the same; a plural s needs none', kind: 'words'},
        definition: {
          purpose: 'one or two sentences that stand alone, in plain text',
          required: true,
          kind: 'text',
          length: [30, 330],
          pattern: {
            matches: /^[A-Z“].*\.$/s,
            such: 'sentences that begin with a capital letter and end with a full stop',
          },
        },
        link: {purpose: 'the page that explains the term', required: true, kind: 'link'},
        linkName: {purpose: 'what that page is called', required: true, kind: 'text', length: [3, 80]},
        era: {purpose: 'marks a concept that has a successor', kind: 'text', oneOf: ['legacy']},
        unmarked: {
          purpose:
            'true for a word that readers of these pages know or can guess: it is in the glossary, and pages do not mark it',
          kind: 'flag',
        },
      },
    },
  },
} satisfies DataSchemas;
