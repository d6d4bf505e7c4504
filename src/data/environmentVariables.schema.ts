import type {DataSchemas, Schema} from './schema';

export const EDITIONS = ['1.x', '2.x'] as const;
export type Edition = (typeof EDITIONS)[number];

/** What a variable is about, in the order of the page. The last two have pages of their own. */
export const VARIABLE_GROUPS = [
  'Address and HTTP',
  'Sessions and cache',
  'Keys',
  'Database',
  'Database cleanup',
  'SAML sign-in',
  'Sign-in for trials',
  'API tokens',
  'Webhooks',
  'Outgoing connections',
  'Contracts and versions',
  'Pages and badges',
  'License',
  'Logging',
  'Monitoring',
  'SCIM API container',
  'JWT bearer tokens',
  'OAuth2 sign-in',
] as const;
export type VariableGroup = (typeof VARIABLE_GROUPS)[number];

/** The program that reads a variable. */
export const READERS = [
  'PactFlow application',
  'db-clean task',
  'db-migrate task',
  'SCIM API container',
  'OpenTelemetry SDK',
  'New Relic agent',
] as const;
export type Reader = (typeof READERS)[number];

/** An environment variable of PactFlow On-Premises. Texts may hold `code`, **labels** and [links](/docs/on-premises/database); a link below /docs/on-premises leads to the twin page where the reader is on 2.x. */
export interface EnvironmentVariable {
  /** `{KEY}` stands for a part that the operator chooses. */
  name: string;
  /** How the name is written where it stands for several variables. */
  form?: string;
  group: VariableGroup;
  /** Editions whose page lists it. Whether it still works there is said by `until`. */
  editions: readonly Edition[];
  readBy: readonly Reader[];
  purpose: string;
  notes?: readonly string[];
  /** `always`, `never`, or the condition. */
  requiredWhen: string;
  default?: string;
  /** Where it differs from `default`, or only one edition has one. */
  defaultOf?: Partial<Record<Edition, string>>;
  values?: readonly string[];
  /** What a value must be, where it is none of a few. */
  range?: string;
  example?: string;
  secret?: true;
  /** First release, by edition. Left out where no public source says it, and where the first 2.x release has it. */
  since?: Partial<Record<Edition, string>>;
  /** The release is the one whose published list first has the variable; its notes do not name it. */
  sinceBasis?: 'list';
  changed?: readonly {release: string; text: string}[];
  /** Still works, but something else took its place. */
  deprecated?: {release: string; text: string};
  /** First release in which it has no effect, or whose list no longer has it. */
  until?: {release: string; text: string};
  /** What to set today. */
  instead?: string;
  /** What public sources contradict or leave open. */
  unclear?: string;
  links?: readonly {label: string; to: string}[];
}

const release = {matches: /^[12]\.\d+\.\d+$/, such: 'a release such as 1.26.0'};
const variable = {
  matches: /^[A-Za-z][A-Za-z0-9]*(?:_+(?:[A-Za-z0-9]+|\{[A-Z]+\}))*$/,
  such: 'a name such as PACTFLOW_BASE_URL',
};

const when: Schema = {
  release: {purpose: 'release that brought it', required: true, kind: 'text', pattern: release},
  text: {purpose: 'what is different, in one sentence', required: true, kind: 'text'},
};

const byEdition = (purpose: string, of: {pattern?: typeof release}): Schema =>
  Object.fromEntries(EDITIONS.map((edition) => [edition, {purpose: `${purpose} ${edition}`, kind: 'text', ...of}]));

export const schemas = {
  environmentVariables: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        name: {purpose: 'name of the variable', required: true, unique: true, kind: 'text', pattern: variable},
        form: {
          purpose: 'how the name is written where it stands for several variables',
          kind: 'text',
          pattern: variable,
        },
        group: {
          purpose: 'what it is about; a section of the page',
          required: true,
          kind: 'text',
          oneOf: VARIABLE_GROUPS,
        },
        editions: {purpose: 'editions whose page lists it', required: true, kind: 'words', oneOf: EDITIONS},
        readBy: {purpose: 'programs that read it', required: true, kind: 'words', oneOf: READERS},
        purpose: {purpose: 'what it does, in one or two sentences', required: true, kind: 'text', length: [20, 320]},
        notes: {purpose: 'what an operator should know besides', kind: 'list', of: {kind: 'text'}},
        requiredWhen: {purpose: '"always", "never", or the condition: "`X` is not set"', required: true, kind: 'text'},
        default: {purpose: 'value without it', kind: 'text'},
        defaultOf: {
          purpose: 'value without it where the editions differ',
          kind: 'record',
          fields: byEdition('value without it in', {}),
        },
        values: {purpose: 'the values that it may have', kind: 'words'},
        range: {purpose: 'what a value must be', kind: 'text'},
        example: {purpose: 'a value that works', kind: 'text'},
        secret: {purpose: 'true where the value must be kept from others', kind: 'flag'},
        since: {
          purpose: 'first release that reads it',
          kind: 'record',
          fields: byEdition('first release of', {pattern: release}),
        },
        sinceBasis: {
          purpose: 'set where only the published list of that release has it',
          kind: 'text',
          oneOf: ['list'],
        },
        changed: {purpose: 'releases that changed what it does', kind: 'list', of: {kind: 'record', fields: when}},
        deprecated: {purpose: 'release from which something else should be set', kind: 'record', fields: when},
        until: {purpose: 'first release without it', kind: 'record', fields: when},
        instead: {purpose: 'variable that took its place', kind: 'text', pattern: variable},
        unclear: {purpose: 'what public sources contradict or leave open', kind: 'text'},
        links: {
          purpose: 'pages that explain it',
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
  strayNames: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        name: {
          purpose: 'name as older examples have it',
          required: true,
          unique: true,
          kind: 'text',
          pattern: variable,
        },
        text: {purpose: 'where it stands, and what to do about it', required: true, kind: 'text'},
      },
    },
  },
} satisfies DataSchemas;
