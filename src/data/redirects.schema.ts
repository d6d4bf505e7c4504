import type {DataSchemas} from './schema';

/** The server compares paths without a slash at the end. */
const bare = {
  matches: /^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?$/,
  such: 'a path from the root of the site without a slash at its end, such as /docs/pact',
};

export const schemas = {
  redirects: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        from: {
          purpose: 'address that somebody may still have',
          required: true,
          unique: true,
          kind: 'text',
          pattern: bare,
        },
        to: {
          purpose: 'page that took its place',
          required: true,
          kind: 'text',
          pattern: {...bare, matches: /^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?(?:#[\w-]+)?$/},
        },
      },
    },
  },
} satisfies DataSchemas;
