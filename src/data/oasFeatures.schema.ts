import {featureGroups, supportFields} from './oasSupportRules';
import type {DataSchemas} from './schema';

export const schemas = {
  oasFeatures: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        ...supportFields,
        group: {
          purpose: 'table that the row stands in',
          required: true,
          kind: 'text',
          oneOf: Object.keys(featureGroups),
        },
      },
    },
  },
} satisfies DataSchemas;
