import type {RecordSchema} from './recordSchema';

/** One kind of API token. */
export interface Token {
  name: string;
  may: string;
  use: string;
  permission: string;
}

export const tokenSchema: RecordSchema<Token> = {
  name: {purpose: 'name on the API Tokens screen', required: true, kind: 'text'},
  may: {purpose: 'what a call with it may do', required: true, kind: 'text'},
  use: {purpose: 'where it belongs', required: true, kind: 'text'},
  permission: {purpose: 'what one needs to have it', required: true, kind: 'text'},
};
