import {z} from 'zod';
import {EXAMPLE_LANGUAGES, EXAMPLE_ROLES, RUN_LANGUAGES} from './examples.constants';
import {externalUrl, list, pattern, records, sitePath, text} from './schema';

const EXAMPLE_KINDS = ['HTTP', 'Message', 'GraphQL', 'SOAP or XML', 'gRPC', 'MCP'] as const;
const EXAMPLE_TECHNIQUES = ['Consumer-driven', 'Bi-directional', 'Provider only'] as const;
const EXAMPLE_CI = ['GitHub Actions', 'Azure Pipelines'] as const;

const example = z.strictObject({
  id: pattern(/^[a-z][a-z0-9-]+$/, 'lowercase letters, digits, and hyphens, such as consumer-java-junit').describe(
    'anchor of the row; must not change after publication because readers link to it',
  ),
  title: text(5, 60).describe('title in the catalog'),
  languages: list(z.enum(EXAMPLE_LANGUAGES)).describe('programming languages of the code'),
  tools: list(text()).describe('libraries and programs that a reader might look for, in their makers’ spelling'),
  role: z.enum(EXAMPLE_ROLES).describe('side of the contract; Both if the repository contains both sides'),
  kind: z.enum(EXAMPLE_KINDS).describe('how the two sides communicate'),
  technique: z
    .enum(EXAMPLE_TECHNIQUES)
    .describe('how PactFlow compares the two sides; Provider only if PactFlow compares nothing'),
  ci: list(z.enum(EXAMPLE_CI)).describe('CI services that the repository has a pipeline for'),
  repository: externalUrl().describe('public repository with the code'),
  page: sitePath().optional().describe('page of this site about the example, which the catalog links to'),
  partners: list(text(), 0).describe(
    'IDs of the examples on the other side of its contracts, if the repositories name them; each of them lists this ' +
      'example too',
  ),
  runsIn: list(z.enum(RUN_LANGUAGES), 0)
    .optional()
    .describe('languages of the projects in samples/examples that its page offers, which the tests run'),
  state: z
    .enum(['archived', 'legacy'])
    .optional()
    .describe('archived: read-only on GitHub; legacy: shows an approach that has a successor'),
  note: text(10, 160)
    .optional()
    .describe('what a reader should know before choosing it; may contain `code` and [links](/docs/pact)'),
});

/** A public repository with working code. */
export type Example = z.infer<typeof example>;

export const schemas = {examples: records(example, ['id', 'title', 'repository', 'page'])};
