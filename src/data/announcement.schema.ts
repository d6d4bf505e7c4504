import type {DataSchemas} from './schema';

export const schemas = {
  announcementBar: {
    kind: 'record',
    fields: {
      id: {
        purpose: 'name that a reader’s dismissal is stored under; a new text has a new one',
        required: true,
        kind: 'text',
        pattern: {matches: /^[a-z\d-]+$/, such: 'small letters, digits and hyphens'},
      },
      content: {purpose: 'text of the bar, with links as HTML', required: true, kind: 'text', length: [10, 300]},
      isCloseable: {purpose: 'whether the theme’s own button closes it', required: true, kind: 'flag'},
    },
  },
} satisfies DataSchemas;
