import type {DataSchemas} from './schema';

export const schemas = {
  areas: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        label: {purpose: 'name of the part', required: true, unique: true, kind: 'text', length: [2, 40]},
        to: {purpose: 'page that lists what is in it', required: true, unique: true, kind: 'link', of: 'site'},
      },
    },
  },
} satisfies DataSchemas;
