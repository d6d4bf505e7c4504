import type {DataSchemas} from './schema';

/** One kind of API token. */
export interface Token {
  name: string;
  may: string;
  use: string;
  permission: string;
}

export const schemas = {
  tokens: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        name: {purpose: 'name on the API Tokens screen', required: true, unique: true, kind: 'text'},
        may: {purpose: 'what a call with it may do', required: true, kind: 'text'},
        use: {purpose: 'where it belongs', required: true, kind: 'text'},
        permission: {purpose: 'what one needs to have it', required: true, kind: 'text'},
      },
    },
  },
} satisfies DataSchemas;
