import type {DataSchemas} from './schema';

export const CHECKLIST_EDITIONS = ['1.x', '2.x'] as const;

/** Parts of an installation, in their order. */
export const CHECKLIST_PHASES = [
  'Get what SmartBear supplies',
  'Decide and prepare',
  'Identity provider',
  'Database and store',
  'Network and TLS',
  'Deployment',
  'Proof',
  'Operation',
] as const;

/** One thing to see to. Texts may hold `code`, **labels** and [links](/docs/pact). */
export interface ChecklistItem {
  id: string;
  phase: (typeof CHECKLIST_PHASES)[number];
  editions: readonly (typeof CHECKLIST_EDITIONS)[number][];
  text: string;
  detail?: string;
  /** Who needs it, where not everybody does. */
  onlyIf?: string;
  variables?: readonly string[];
  links: readonly {label: string; to: string}[];
}

export const schemas = {
  installationChecklist: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        id: {
          purpose: 'its name in the reader’s browser: must not change once published, or the tick is lost',
          required: true,
          unique: true,
          kind: 'text',
          pattern: {matches: /^[a-z][a-z0-9-]+$/, such: 'small letters and hyphens, such as license-file'},
        },
        phase: {
          purpose: 'part of the installation that it belongs to',
          required: true,
          kind: 'text',
          oneOf: CHECKLIST_PHASES,
        },
        editions: {purpose: 'editions that it holds for', required: true, kind: 'words', oneOf: CHECKLIST_EDITIONS},
        text: {
          purpose: 'what is true once it is done, in one sentence',
          required: true,
          kind: 'text',
          length: [15, 160],
        },
        detail: {purpose: 'how, or why, in two sentences at most', kind: 'text', length: [15, 320]},
        onlyIf: {purpose: 'who needs it, behind "Only if"', kind: 'text', length: [5, 80]},
        variables: {purpose: 'environment variables that it is about', kind: 'words'},
        links: {
          purpose: 'pages that explain it; one below /docs/on-premises leads to its twin on the page of 2.x',
          required: true,
          kind: 'list',
          of: {
            kind: 'record',
            fields: {
              label: {purpose: 'the name of what is linked to', required: true, kind: 'text'},
              to: {purpose: 'where it leads', required: true, kind: 'link'},
            },
          },
        },
      },
    },
  },
} satisfies DataSchemas;
