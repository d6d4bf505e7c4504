import type {DataSchemas} from './schema';

export const EXAMPLE_LANGUAGES = ['JavaScript', 'TypeScript', 'Java', '.NET', 'Go', 'Python'] as const;
export const EXAMPLE_ROLES = ['Consumer', 'Provider', 'Both'] as const;
export const EXAMPLE_KINDS = ['HTTP', 'Message', 'GraphQL', 'SOAP or XML', 'gRPC', 'MCP'] as const;
export const EXAMPLE_TECHNIQUES = ['Consumer-driven', 'Bi-directional', 'Provider only'] as const;
export const EXAMPLE_CI = ['GitHub Actions', 'Azure Pipelines'] as const;

/** A public repository with working code. */
export interface Example {
  id: string;
  title: string;
  languages: readonly (typeof EXAMPLE_LANGUAGES)[number][];
  tools: readonly string[];
  /** `Both` for a repository that holds a consumer and its provider. */
  role: (typeof EXAMPLE_ROLES)[number];
  kind: (typeof EXAMPLE_KINDS)[number];
  technique: (typeof EXAMPLE_TECHNIQUES)[number];
  ci: readonly (typeof EXAMPLE_CI)[number][];
  repository: string;
  /** Address of the page about it. */
  page?: string;
  /** Ids of the examples on the other side of its contracts. Each of them names this one, too. */
  partners: readonly string[];
  runsHere: boolean;
  state?: 'archived' | 'legacy';
  note?: string;
}

export const schemas = {
  examples: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        id: {
          purpose: 'id of its row: must not change once published, because readers link to it',
          required: true,
          unique: true,
          kind: 'text',
          pattern: {
            matches: /^[a-z][a-z0-9-]+$/,
            such: 'small letters, digits and hyphens, such as consumer-java-junit',
          },
        },
        title: {purpose: 'what the catalog calls it', required: true, unique: true, kind: 'text', length: [5, 60]},
        languages: {
          purpose: 'programming languages of its code',
          required: true,
          kind: 'words',
          oneOf: EXAMPLE_LANGUAGES,
        },
        tools: {
          purpose: 'libraries and programs that a reader may look for, spelled as their makers do',
          required: true,
          kind: 'words',
        },
        role: {
          purpose: 'side of the contract; Both for a repository that holds both',
          required: true,
          kind: 'text',
          oneOf: EXAMPLE_ROLES,
        },
        kind: {purpose: 'what goes between the two sides', required: true, kind: 'text', oneOf: EXAMPLE_KINDS},
        technique: {
          purpose: 'how PactFlow compares the two sides; Provider only where it compares nothing',
          required: true,
          kind: 'text',
          oneOf: EXAMPLE_TECHNIQUES,
        },
        ci: {
          purpose: 'services that the repository has a pipeline for',
          required: true,
          kind: 'words',
          oneOf: EXAMPLE_CI,
        },
        repository: {
          purpose: 'public address of the code',
          required: true,
          unique: true,
          kind: 'link',
          of: 'elsewhere',
        },
        page: {
          purpose: 'address of its page on this site, which the catalog links to',
          unique: true,
          kind: 'link',
          of: 'site',
        },
        partners: {
          purpose: 'ids of the examples on the other side of its contracts, as far as the repositories name them',
          required: true,
          kind: 'list',
          of: {kind: 'text'},
          fewest: 0,
        },
        runsHere: {
          purpose: 'whether its page offers a project in samples/examples, which the tests run',
          required: true,
          kind: 'flag',
        },
        state: {
          purpose: 'archived: read-only on GitHub; legacy: shows a way that has a successor',
          kind: 'text',
          oneOf: ['archived', 'legacy'],
        },
        note: {
          purpose: 'what a reader should know before choosing it; may hold `code` and [links](/docs/pact)',
          kind: 'text',
          length: [10, 160],
        },
      },
    },
  },
} satisfies DataSchemas;
