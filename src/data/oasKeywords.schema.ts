import {z} from 'zod';
import {supportFields} from './oasFeatures.schema';
import {keywordGroups} from './oasSupportRules';
import {keysOf, records} from './schema';

const keyword = z.strictObject({
  ...supportFields,
  group: z.enum(keysOf(keywordGroups)).describe('table that contains the row'),
  dialect: z
    .enum(['all', '2020-12', 'draft 4', 'OpenAPI', 'OpenAPI 3.0'])
    .describe('origin of the keyword: every dialect of JSON Schema, one of them, or OpenAPI'),
});

/** One row of the tables of keywords. */
export type OasKeyword = z.infer<typeof keyword>;

export const schemas = {oasKeywords: records(keyword, ['id'])};
