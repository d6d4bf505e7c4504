import {z} from 'zod';
import {featureGroups, outcomes, supports} from './oasSupportRules';
import {externalUrl, keysOf, list, pattern, records, text} from './schema';

/** Versions of Swagger and OpenAPI. */
const VERSIONS = ['1.2', '2.0', '3.0', '3.1', '3.2'] as const;

const id = () => pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase words joined by hyphens');
const outcome = z.enum(keysOf(outcomes));

/** The fields of a row of either support table. Code in texts is in backticks. */
export const supportFields = {
  id: id().describe('anchor of the row'),
  name: text(2, 70).describe('feature or keyword, as in the specification'),
  versions: list(z.enum(VERSIONS)).describe('versions of Swagger or OpenAPI that have it'),
  request: outcome.describe('outcome of a violation in a request, with the settings of PactFlow'),
  response: outcome.describe('outcome of a violation in a response, with the settings of PactFlow'),
  strict: z
    .strictObject({
      request: outcome.optional().describe('outcome in a request'),
      response: outcome.optional().describe('outcome in a response'),
    })
    .optional()
    .describe('outcomes that differ if every compatibility option is off'),
  support: z.enum(keysOf(supports)).describe('to what extent the comparison supports it'),
  note: text(0, 260).describe('what a reader must know beyond the cells; may be empty'),
  in1x: text(2, 260)
    .optional()
    .describe('note for On-Premises 1.x, or "no" if 1.x does not have it; omitted if it is the same for both'),
  case: id().describe('case in samples/oas-support that verifies the row'),
  spec: externalUrl().describe('where the specification defines it'),
};

const feature = z.strictObject({
  ...supportFields,
  group: z.enum(keysOf(featureGroups)).describe('table that contains the row'),
});

/** One row of the tables of features. */
export type OasFeature = z.infer<typeof feature>;

/** One row of a support table. */
export type OasSupport = Omit<OasFeature, 'group'>;

export const schemas = {oasFeatures: records(feature, ['id'])};
