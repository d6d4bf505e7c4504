import type {DataSchemas} from './schema';

const zone = {matches: /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+){1,2}$/, such: 'a name such as Asia/Kolkata'};

export const schemas = {
  renamedZones: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        name: {
          purpose: 'name that the time zone database has today',
          required: true,
          unique: true,
          kind: 'text',
          pattern: zone,
        },
        former: {
          purpose: 'name that it had before, and that JavaScript may still list',
          required: true,
          unique: true,
          kind: 'text',
          pattern: zone,
        },
      },
    },
  },
} satisfies DataSchemas;
