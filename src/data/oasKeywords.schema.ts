import {keywordGroups, supportFields} from './oasSupportRules';
import type {DataSchemas} from './schema';

export const schemas = {
  oasKeywords: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        ...supportFields,
        group: {
          purpose: 'table that the row stands in',
          required: true,
          kind: 'text',
          oneOf: Object.keys(keywordGroups),
        },
        dialect: {
          purpose: 'where the keyword comes from: every dialect of JSON Schema, one of them, or OpenAPI',
          required: true,
          kind: 'text',
          oneOf: ['all', '2020-12', 'draft 4', 'OpenAPI', 'OpenAPI 3.0'],
        },
      },
    },
  },
} satisfies DataSchemas;
