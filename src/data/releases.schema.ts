import {z} from 'zod';
import {RELEASE_LINES} from './environmentVariables.constants';
import {day, labeledLink, list, pattern, records, text} from './schema';

/** Topics of release notes, in the order of a page. */
export const RELEASE_NOTE_TOPICS = [
  'User interface',
  'Contract testing',
  'Bi-directional contract testing',
  'API',
  'Authentication',
  'Users and permissions',
  'Webhooks',
  'Operation',
] as const;

const note = z.strictObject({
  topic: z.enum(RELEASE_NOTE_TOPICS).describe('part of the product that the note is about'),
  text: text().describe('what the release does, in one or two sentences'),
});

const securityFix = z.strictObject({
  id: pattern(/^(?:CVE-\d{4}-\d{4,}|GHSA(?:-[0-9a-z]{4}){3})$/, 'an ID such as CVE-2021-44228')
    .optional()
    .describe('CVE or advisory ID'),
  text: text().describe('affected component, and what an operator should know'),
});

export const breaking = records(
  z.strictObject({
    text: text().describe('what is different'),
    action: text().describe('what to do about it'),
  }),
).describe('what stops working unless the operator acts');

const release = z.strictObject({
  version: pattern(/^[12]\.\d+\.\d+$/, 'a version such as 2.3.0').describe('version, which is also the image tag'),
  date: day().optional().describe('release date; omitted only if no public source gives it'),
  releaseLine: z.enum(RELEASE_LINES).describe('release line'),
  summary: text(30, 320).describe(
    'what matters about the release, in two or three sentences; the first one starts the description of the notice',
  ),
  description: text(50, 160).describe('page description for search engines and result lists'),
  highlights: list(text(10, 300)).describe('the one to five points of the notice'),
  features: list(note).optional().describe('new features'),
  changes: list(note).optional().describe('compatible changes in behavior'),
  fixes: list(note).optional().describe('bugs that the release fixes'),
  security: list(securityFix).optional().describe('vulnerabilities that the release fixes'),
  breaking: breaking.optional(),
  variables: records(
    z.strictObject({
      name: pattern(/^[A-Z][A-Z0-9_]+$/, 'a name such as PACTFLOW_BASE_URL').describe('name of the variable'),
      change: z.enum(['new', 'changed', 'deprecated', 'removed']).describe('what the release does to the variable'),
      aspect: text().optional().describe('what changes, with a preposition, such as: the default of'),
      text: text().optional().describe('what the variable does or what changes, in one sentence'),
    }),
    ['name'],
  )
    .optional()
    .describe('environment variables that the release adds or changes'),
  migrations: list(text()).optional().describe('what happens to the database or to data that an operator must move'),
  steps: list(text()).optional().describe('steps of this upgrade beyond the usual ones, in order'),
  unclear: text().optional().describe('what the public notes leave open and a reader should know'),
  broker: pattern(/^\d+\.\d+\.\d+$/, 'a version such as 2.100.0')
    .optional()
    .describe('version of the Pact Broker that the release contains, if the notes give it'),
  notice: z
    .strictObject({
      slug: pattern(/^\d{4}-\d{2}-\d{2}-[a-z0-9.-]+$/, 'a slug such as 2025-10-21-on-premises-2.3.0').describe(
        'last part of the URL of the notice',
      ),
      date: day().describe('date of the notice'),
    })
    .optional()
    .describe('the notice that announced the release; omitted for releases from before there were notices'),
  related: list(labeledLink).optional().describe('pages that a reader of this release needs next'),
  keywords: list(text()).describe('words that readers search for'),
});

/** One release note. Its text may contain `code`, **labels**, and [links](/docs/pact). */
export type ReleaseNote = z.infer<typeof note>;

/**
 * A release of PactFlow On-Premises: the only source of its page, its notice, its row in the index, and the upgrade
 * planner.
 */
export type Release = z.infer<typeof release>;

export const schemas = {releases: records(release, ['version'])};
