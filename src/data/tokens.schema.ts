import {z} from 'zod';
import {records, text} from './schema';

const token = z.strictObject({
  name: text().describe('name on the API Tokens screen'),
  access: text().describe('what a request with the token can do'),
  use: text().describe('where to use it'),
  permission: text().describe('permission that is required to have it'),
});

/** One type of API token. */
export type Token = z.infer<typeof token>;

export const schemas = {tokens: records(token, ['name'])};
