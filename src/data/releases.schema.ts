import type {DataSchemas, Schema} from './schema';

/** Parts of the product that a line of release notes is about, in the order of a page. */
export const RELEASE_AREAS = [
  'User interface',
  'Contract testing',
  'Bi-directional contract testing',
  'API',
  'Authentication',
  'Users and permissions',
  'Webhooks',
  'Operation',
] as const;

/** One line of release notes. Texts may hold `code`, **labels** and [links](/docs/pact). */
export interface ReleaseLine {
  area: (typeof RELEASE_AREAS)[number];
  text: string;
}

/** A release of PactFlow On-Premises: the one source of its page, its notice, the index, and the upgrade planner. */
export interface Release {
  version: string;
  /** Left out where no public source gives a day. */
  date?: string;
  edition: '1.x' | '2.x';
  /** Two sentences at most, for somebody who decides whether to read on. */
  summary: string;
  description: string;
  highlights: readonly string[];
  features?: readonly ReleaseLine[];
  changes?: readonly ReleaseLine[];
  fixes?: readonly ReleaseLine[];
  security?: readonly {id?: string; text: string}[];
  breaking?: readonly {text: string; action: string}[];
  variables?: readonly {name: string; change: 'new' | 'changed' | 'deprecated' | 'removed'; text?: string}[];
  migrations?: readonly string[];
  steps?: readonly string[];
  unclear?: string;
  broker?: string;
  notice?: {slug: string; date: string};
  related?: readonly {label: string; to: string}[];
  keywords: readonly string[];
}

const version = {matches: /^[12]\.\d+\.\d+$/, such: 'a version such as 2.3.0'};

const line: Schema = {
  area: {purpose: 'part of the product that it is about', required: true, kind: 'text', oneOf: RELEASE_AREAS},
  text: {purpose: 'what it brings, in one or two sentences', required: true, kind: 'text'},
};
const lines = (purpose: string) => ({purpose, kind: 'list', of: {kind: 'record', fields: line}}) as const;
const texts = (purpose: string) => ({purpose, kind: 'list', of: {kind: 'text'}}) as const;

export const schemas = {
  releases: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        version: {
          purpose: 'version, which is the tag of the image too',
          required: true,
          unique: true,
          kind: 'text',
          pattern: version,
        },
        date: {purpose: 'day of the release; left out only where no public source gives it', kind: 'date'},
        edition: {purpose: 'line that it belongs to', required: true, kind: 'text', oneOf: ['1.x', '2.x']},
        summary: {
          purpose: 'what matters about it, in two sentences at most',
          required: true,
          kind: 'text',
          length: [30, 320],
        },
        description: {
          purpose: 'what the page gives, for search engines and result lists',
          required: true,
          kind: 'text',
          length: [50, 160],
        },
        highlights: {
          purpose: 'the one to five things that its notice tells',
          required: true,
          kind: 'list',
          of: {kind: 'text', length: [10, 300]},
        },
        features: lines('what is new'),
        changes: lines('what behaves differently, without breaking anything'),
        fixes: lines('what was wrong and no longer is'),
        security: {
          purpose: 'vulnerabilities that it mends',
          kind: 'list',
          of: {
            kind: 'record',
            fields: {
              id: {
                purpose: 'its CVE or advisory id',
                kind: 'text',
                pattern: {
                  matches: /^(?:CVE-\d{4}-\d{4,}|GHSA(?:-[0-9a-z]{4}){3})$/,
                  such: 'an id such as CVE-2021-44228',
                },
              },
              text: {purpose: 'what it is in, and what an operator should know', required: true, kind: 'text'},
            },
          },
        },
        breaking: {
          purpose: 'what stops working unless the operator acts',
          kind: 'list',
          of: {
            kind: 'record',
            fields: {
              text: {purpose: 'what is different', required: true, kind: 'text'},
              action: {purpose: 'what to do about it', required: true, kind: 'text'},
            },
          },
        },
        variables: {
          purpose: 'environment variables that it adds or changes',
          kind: 'list',
          of: {
            kind: 'record',
            fields: {
              name: {
                purpose: 'name of the variable',
                required: true,
                unique: true,
                kind: 'text',
                pattern: {matches: /^[A-Z][A-Z0-9_]+$/, such: 'a name such as PACTFLOW_BASE_URL'},
              },
              change: {
                purpose: 'what happens to it',
                required: true,
                kind: 'text',
                oneOf: ['new', 'changed', 'deprecated', 'removed'],
              },
              text: {purpose: 'what it does or what changes, in one sentence', kind: 'text'},
            },
          },
        },
        migrations: texts('what happens to the database, or to data an operator must move'),
        steps: texts('steps of this upgrade beyond the usual ones, in order'),
        unclear: {purpose: 'what the public notes leave open and a reader should know', kind: 'text'},
        broker: {
          purpose: 'version of the Pact Broker inside, where the notes give it',
          kind: 'text',
          pattern: {matches: /^\d+\.\d+\.\d+$/, such: 'a version such as 2.100.0'},
        },
        notice: {
          purpose: 'the notice that announced it; left out for releases before there were notices',
          kind: 'record',
          fields: {
            slug: {
              purpose: 'last part of the address of the notice',
              required: true,
              kind: 'text',
              pattern: {
                matches: /^\d{4}-\d{2}-\d{2}-[a-z0-9.-]+$/,
                such: 'a slug such as 2025-10-21-on-premises-2.3.0',
              },
            },
            date: {purpose: 'day of the notice', required: true, kind: 'date'},
          },
        },
        related: {
          purpose: 'pages that a reader of this release wants next',
          kind: 'list',
          of: {
            kind: 'record',
            fields: {
              label: {purpose: 'the name of what is linked to', required: true, kind: 'text'},
              to: {purpose: 'where it leads', required: true, kind: 'link'},
            },
          },
        },
        keywords: {purpose: 'words that readers search for', required: true, kind: 'words'},
      },
    },
  },
} satisfies DataSchemas;
