import {z} from 'zod';
import {pattern, records, text} from './schema';

/** How relevant a vulnerability is, starting with the ones that need action. */
export const ADVISORY_STATES = [
  'No fix at the time of the report',
  'Present, not used',
  'Not exploitable',
  'False positive',
] as const;

const finding = z.strictObject({
  component: text().describe('component of the image that contains it, with the version that the report names'),
  releases: text()
    .optional()
    .describe('releases whose image a scanner finds it in, and the releases that fix it, if the report names them'),
  state: z.enum(ADVISORY_STATES).describe('how relevant it is'),
  reason: text(20, 400).describe('why it has that state'),
});

const advisory = z.strictObject({
  id: pattern(/^CVE-\d{4}-\d{4,}$/, 'an ID such as CVE-2021-44228').describe('CVE ID'),
  summary: text(20, 240).describe(
    'what the vulnerability is in general; may contain `code`, **labels**, and [links](/docs/pact)',
  ),
  in1x: finding.optional().describe('what applies to 1.x; omitted if the report for 1.x does not list it'),
  in2x: finding.optional().describe('what applies to 2.x; omitted if the report for 2.x does not list it'),
});

/** What a scanner's finding means for one release line of On-Premises. */
export type AdvisoryFinding = z.infer<typeof finding>;

/** A vulnerability that scanners find in the image of PactFlow On-Premises. */
export type Advisory = z.infer<typeof advisory>;

export const schemas = {advisories: records(advisory, ['id'])};
