import {z} from 'zod';
import {RELEASE_LINES, VARIABLE_GROUPS} from './environmentVariables.constants';
import {labeledLink, list, pattern, records, text} from './schema';

/** The programs that read environment variables. */
const PROGRAMS = [
  'PactFlow application',
  'db-clean task',
  'db-migrate task',
  'SCIM API container',
  'OpenTelemetry SDK',
  'New Relic agent',
] as const;

const release = () => pattern(/^[12]\.\d+\.\d+$/, 'a release such as 1.26.0');
const variableName = () =>
  pattern(/^[A-Za-z][A-Za-z0-9]*(?:_+(?:[A-Za-z0-9]+|\{[A-Z]+\}))*$/, 'a name such as PACTFLOW_BASE_URL');

const change = z.strictObject({
  release: release().describe('release that made the change'),
  text: text().describe('what is different, in one sentence'),
});

const environmentVariable = z.strictObject({
  name: variableName().describe('name of the variable; `{KEY}` is a part that the operator chooses'),
  form: variableName().optional().describe('how the name is written if it represents several variables'),
  group: z.enum(VARIABLE_GROUPS).describe('topic of the variable, which is a section of the page'),
  releaseLines: list(z.enum(RELEASE_LINES)).describe(
    'release lines whose page lists the variable; `until` says whether it still has an effect',
  ),
  readBy: list(z.enum(PROGRAMS)).describe('programs that read it'),
  purpose: text(20, 320).describe(
    'what it does, in one or two sentences; may contain `code`, **labels**, and [links](/docs/on-premises/database)',
  ),
  notes: list(text()).optional().describe('what else an operator should know'),
  requiredWhen: text().describe('"always", "never", or a condition such as "`X` is not set"'),
  default: text().optional().describe('default value'),
  defaultByReleaseLine: z
    .strictObject({
      '1.x': text().optional().describe('default value in 1.x'),
      '2.x': text().optional().describe('default value in 2.x'),
    })
    .optional()
    .describe('default value, if it differs by release line'),
  values: list(text()).optional().describe('allowed values'),
  range: text().optional().describe('what a value must be, if there is no list of allowed values'),
  example: text().optional().describe('a valid value'),
  secret: z.literal(true).optional().describe('true if the value must be kept secret'),
  since: z
    .strictObject({
      '1.x': release().optional().describe('first 1.x release'),
      '2.x': release().optional().describe('first 2.x release'),
    })
    .optional()
    .describe(
      'first release that reads it, by release line; omitted if no public source names it or if 2.0.0 already has it',
    ),
  sinceBasis: z
    .enum(['list'])
    .optional()
    .describe('set if the release’s published list of variables has it, but the release notes don’t mention it'),
  changed: list(change).optional().describe('releases that changed what it does'),
  deprecated: change.optional().describe('release that deprecated it; the variable still has an effect'),
  until: change.optional().describe('first release in which it has no effect or is no longer listed'),
  instead: variableName().optional().describe('variable that replaces it'),
  unclear: text().optional().describe('what public sources contradict or leave open'),
  keywords: list(text()).optional().describe('other words that readers filter by'),
  links: list(labeledLink)
    .optional()
    .describe(
      'pages that explain it; for readers on 2.x, a link below /docs/on-premises leads to the matching 2.x page',
    ),
});

/** An environment variable of PactFlow On-Premises. */
export type EnvironmentVariable = z.infer<typeof environmentVariable>;

const outdatedName = z.strictObject({
  name: variableName().describe('name in older examples'),
  text: text().describe('where it appears, and what to do about it'),
});

/** A name that older examples set but that no public list documents. */
export type OutdatedName = z.infer<typeof outdatedName>;

export const schemas = {
  environmentVariables: records(environmentVariable, ['name']),
  outdatedNames: records(outdatedName, ['name']),
};
