import type {DataSchemas} from './schema';

export const schemas = {
  searchSynonyms: {
    kind: 'list',
    of: {
      kind: 'list',
      fewest: 2,
      of: {
        kind: 'text',
        pattern: {
          matches: /^[^\sA-Z]+( [^\sA-Z]+)*$/,
          such: 'words in small letters with single spaces, as queries are compared',
        },
      },
    },
  },
} satisfies DataSchemas;
