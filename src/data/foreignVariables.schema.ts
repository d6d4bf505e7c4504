import type {DataSchemas} from './schema';

export const schemas = {
  foreignVariables: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        name: {
          purpose: 'name of the variable',
          required: true,
          unique: true,
          kind: 'text',
          pattern: {matches: /^[A-Z][A-Z0-9_]+$/, such: 'a name such as PACT_BROKER_TOKEN'},
        },
        of: {purpose: 'what reads it', required: true, kind: 'text'},
        source: {
          purpose: 'where it is explained: a page of this site, which must name it, or a page elsewhere',
          required: true,
          kind: 'link',
        },
      },
    },
  },
} satisfies DataSchemas;
