/** The choices of the configuration builder, the rules for combining them, and their URL parameters. */
import {changeQuery, createUrlChoices, unavailable, type UrlConflict, type UrlControl} from '@site/src/labs/urlChoices';
import {normalText, textProblem} from './texts';

export type ReleaseLine = '1.x' | '2.x';

/**
 * The releases of each release line, latest first. Starts at 1.26.0, the first release that works with the SCIM API.
 * They aren't derived from `src/data/releases.ts`, because browsers would then load the texts of all releases. The JSON
 * of the release-data plugin is smaller, but it exists only in a build, and tests and the build itself import this
 * module. A test compares the list with the data: add a release when it fails.
 */
export const RELEASES = {
  '2.x': ['2.4.0', '2.3.0', '2.2.0', '2.1.1', '2.1.0', '2.0.0'],
  '1.x': [
    '1.37.6',
    '1.37.5',
    '1.37.4',
    '1.37.3',
    '1.37.2',
    '1.37.1',
    '1.37.0',
    '1.36.1',
    '1.36.0',
    '1.35.0',
    '1.34.0',
    '1.33.0',
    '1.32.0',
    '1.31.0',
    '1.30.0',
    '1.29.0',
    '1.28.0',
    '1.27.0',
    '1.26.0',
  ],
} as const satisfies Record<ReleaseLine, readonly string[]>;

/** The latest releases that these docs describe, which are selected by default. A test compares them with the data. */
export const DESCRIBED: Readonly<Record<ReleaseLine, string>> = {'2.x': '2.3.0', '1.x': '1.37.2'};

/** A complete set of choices. */
export interface Choices {
  output: 'compose' | 'kubernetes' | 'env';
  releaseLine: ReleaseLine;
  release: string;
  database: 'compose' | 'external' | 'rds-iam';
  sslmode: 'disable' | 'allow' | 'prefer' | 'require' | 'verify-ca' | 'verify-full';
  redis: 'none' | 'compose' | 'external' | 'external-tls';
  authentication: 'demo' | 'saml' | 'oauth2';
  saml: 'metadata' | 'manual' | 'entra';
  tls: 'none' | 'load-balancer' | 'proxy' | 'container';
  /** The public hostname. If empty, the reader sets the base URL in the files. */
  host: string;
  ca: 'public' | 'webhooks' | 'system';
  /** Hosts that webhooks can call, separated by spaces. If empty, they can call any host. */
  webhookHosts: string;
  outgoing: 'direct' | 'proxy';
  /** Hosts to connect to without the proxy, separated by commas, in addition to those that the builder adds. */
  noProxy: string;
  scim: 'no' | 'yes';
  observability: 'none' | 'opentelemetry' | 'new-relic';
  logLevel: 'DEBUG' | 'INFO' | 'WARN' | 'ERROR' | 'FATAL';
}

export type ControlId = keyof Choices;
export type Conflict = UrlConflict<ControlId>;
type Control = UrlControl<ControlId>;

const FIRST_OPENTELEMETRY: Record<ReleaseLine, string> = {'1.x': '1.37.0', '2.x': '2.1.0'};

/** Whether a version such as `2.1.0` is the same as another one or later. */
export function isAtLeast(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number));
  const at = one?.findIndex((part, index) => part !== two?.[index]) ?? -1;
  return at === -1 || (one?.[at] ?? 0) > (two?.[at] ?? 0);
}

/** The controls in order, with the options that are available for the other choices. */
export function controlsOf(choices: Choices): readonly Control[] {
  const inKubernetes = choices.output === 'kubernetes';
  const controls: readonly (Control & {unless?: boolean})[] = [
    {
      id: 'output',
      label: 'Output',
      as: 'radios',
      options: [
        {value: 'compose', label: 'Docker Compose', hint: 'For a single machine'},
        {value: 'kubernetes', label: 'Kubernetes manifests', hint: 'With your own data stores'},
        {value: 'env', label: 'Environment file', hint: 'All variables, for other ways to run containers'},
      ],
    },
    {
      id: 'releaseLine',
      label: 'Release line',
      as: 'radios',
      options: [
        {value: '2.x', label: '2.x', hint: 'The current release line'},
        {value: '1.x', label: '1.x', hint: 'Support ended on March 11, 2026'},
      ],
    },
    {
      id: 'release',
      label: 'Release',
      as: 'list',
      options: RELEASES[choices.releaseLine].map((version) => ({
        value: version,
        label: isAtLeast(DESCRIBED[choices.releaseLine], version) ? version : `${version} (not in these docs)`,
      })),
    },
    {
      id: 'database',
      label: 'Database',
      as: 'radios',
      options: [
        {
          value: 'compose',
          label: 'PostgreSQL in this file',
          hint: 'A container next to PactFlow, for a single machine',
        },
        {value: 'external', label: 'Your own PostgreSQL', hint: 'With a username and password'},
        {value: 'rds-iam', label: 'Amazon RDS with IAM', hint: 'Without a password; the container needs an AWS role'},
      ],
    },
    {
      id: 'sslmode',
      label: 'Encryption to the database',
      as: 'list',
      options: [
        {value: 'disable', label: 'disable: never encrypted'},
        {value: 'allow', label: 'allow: encrypted if the server requires it'},
        {value: 'prefer', label: 'prefer: encrypted if the server supports it'},
        {value: 'require', label: 'require: always encrypted'},
        {value: 'verify-ca', label: 'verify-ca: encrypted, checks the certificate authority'},
        {value: 'verify-full', label: 'verify-full: encrypted, checks the certificate authority and hostname'},
      ],
    },
    {
      id: 'redis',
      label: 'Redis-compatible store',
      as: 'radios',
      options: [
        {value: 'compose', label: 'Redis in this file', hint: 'A container next to PactFlow'},
        {value: 'external', label: 'Your own, without TLS', hint: '`redis://`'},
        {value: 'external-tls', label: 'Your own, with TLS', hint: '`rediss://`'},
        {value: 'none', label: 'None', hint: 'Only for 1.x'},
      ],
    },
    {
      id: 'authentication',
      label: 'Sign-in',
      as: 'radios',
      options: [
        {value: 'demo', label: 'Demo', hint: 'Any name and email address without a password; for trials'},
        {value: 'saml', label: 'SAML', hint: 'Your identity provider'},
        {value: 'oauth2', label: 'OAuth 2.0', hint: 'Requires a handler script from SmartBear'},
      ],
    },
    {
      id: 'saml',
      label: 'SAML provider settings',
      as: 'radios',
      unless: choices.authentication !== 'saml',
      options: [
        {value: 'metadata', label: 'From the metadata URL'},
        {value: 'manual', label: 'From the sign-in URL and certificate fingerprint'},
        {value: 'entra', label: 'Microsoft Entra ID', hint: 'Sets the attribute names that Entra ID uses'},
      ],
    },
    {
      id: 'tls',
      label: 'HTTPS',
      as: 'radios',
      options: [
        {value: 'none', label: 'None', hint: 'Plain HTTP on `localhost`; for trials'},
        {
          value: 'load-balancer',
          label: 'Your load balancer',
          hint: inKubernetes ? 'It forwards HTTP to the Ingress' : 'It forwards HTTP to port 9292',
        },
        {
          value: 'proxy',
          label: inKubernetes ? 'Ingress' : 'nginx in this file',
          hint: 'With your certificate and key',
        },
        {
          value: 'container',
          label: 'Up to the PactFlow container',
          hint: 'HAProxy in the container terminates TLS; only 2.x',
        },
      ],
    },
    {
      id: 'host',
      label: 'Public hostname',
      as: 'text',
      unless: choices.tls === 'none',
      options: [],
      hint: 'For example, `pactflow.example.com`. If you leave this field empty, set the hostname in the files.',
    },
    {
      id: 'ca',
      label: 'Certificate authorities to trust',
      as: 'radios',
      options: [
        {value: 'public', label: 'Public ones'},
        {value: 'webhooks', label: 'Also your own, for webhooks', hint: '`PACTFLOW_WEBHOOK_CERTIFICATES`'},
        {
          value: 'system',
          label: 'A bundle that you provide',
          hint: '`SSL_CERT_FILE`, with public authorities and yours',
        },
      ],
    },
    {
      id: 'webhookHosts',
      label: 'Hosts that webhooks can call',
      as: 'text',
      options: [],
      hint:
        'Separate hosts with spaces, as in `jenkins.example.com *.ci.example.com 10.2.3.0/24`. ' +
        'If you leave this field empty, webhooks can call any host.',
    },
    {
      id: 'outgoing',
      label: 'Outgoing requests',
      as: 'radios',
      options: [
        {value: 'direct', label: 'Direct'},
        {value: 'proxy', label: 'Through your HTTP proxy'},
      ],
    },
    {
      id: 'noProxy',
      label: 'Hosts to reach without the proxy',
      as: 'text',
      unless: choices.outgoing !== 'proxy',
      options: [],
      hint: 'Separate hosts with commas, as in `ci.example.com,.internal.example.com`. The builder adds the containers.',
    },
    {
      id: 'scim',
      label: 'User provisioning',
      as: 'radios',
      options: [
        {value: 'no', label: 'None', hint: 'Users appear when they first sign in'},
        {value: 'yes', label: 'SCIM API', hint: 'Runs in a separate container'},
      ],
    },
    {
      id: 'observability',
      label: 'Observability',
      as: 'radios',
      options: [
        {value: 'none', label: 'Logs only'},
        {
          value: 'opentelemetry',
          label: 'OpenTelemetry',
          hint: `Traces, from ${FIRST_OPENTELEMETRY[choices.releaseLine]}`,
        },
        {value: 'new-relic', label: 'New Relic'},
      ],
    },
    {
      id: 'logLevel',
      label: 'Log level',
      as: 'list',
      options: [
        {value: 'DEBUG', label: 'DEBUG: for troubleshooting'},
        {value: 'INFO', label: 'INFO: the default'},
        {value: 'WARN', label: 'WARN: warnings and errors'},
        {value: 'ERROR', label: 'ERROR: errors'},
        {value: 'FATAL', label: 'FATAL: only fatal errors'},
      ],
    },
  ];
  return controls.filter(({unless}) => unless !== true);
}

/** The defaults of the outputs that have no containers for data stores. */
const OWN_STORES = {database: 'external', redis: 'external-tls', authentication: 'saml'} as const;

const OUTPUT_DEFAULTS: Record<Choices['output'], Pick<Choices, 'database' | 'redis' | 'authentication' | 'tls'>> = {
  // A trial on a single machine.
  compose: {database: 'compose', redis: 'compose', authentication: 'demo', tls: 'none'},
  kubernetes: {...OWN_STORES, tls: 'proxy'},
  env: {...OWN_STORES, tls: 'load-balancer'},
};

/** The default choices. Some defaults depend on other choices. */
export function defaultsFor(
  releaseLine: ReleaseLine,
  database?: Choices['database'],
  output: Choices['output'] = 'compose',
): Choices {
  const defaults = {...OUTPUT_DEFAULTS[output], ...(database === undefined ? {} : {database})};
  return {
    ...defaults,
    output,
    releaseLine,
    release: DESCRIBED[releaseLine],
    sslmode: defaults.database === 'compose' ? 'disable' : 'require',
    redis: releaseLine === '2.x' ? defaults.redis : 'none',
    saml: 'metadata',
    host: '',
    ca: 'public',
    webhookHosts: '',
    outgoing: 'direct',
    noProxy: '',
    scim: 'no',
    observability: 'none',
    logLevel: 'INFO',
  };
}

const WITHOUT_STORES: Record<Exclude<Choices['output'], 'compose'>, string> = {
  kubernetes: 'The Kubernetes manifests don’t include',
  env: 'An environment file can’t start',
};

/** The choices that can't be combined, each with the reason. */
export function conflictsOf(choices: Choices): Conflict[] {
  const {output, releaseLine, release, database, sslmode, redis, tls, observability} = choices;
  const conflicts: (Conflict | false)[] = [
    release === '2.1.0' && {
      control: 'release',
      reason: 'Some users can’t sign in to 2.1.0. Its release notes recommend 2.1.1 instead.',
    },
    output !== 'compose' &&
      database === 'compose' && {
        control: 'database',
        reason: `${WITHOUT_STORES[output]} PostgreSQL. Select your own PostgreSQL, or Amazon RDS with IAM.`,
      },
    output !== 'compose' &&
      redis === 'compose' && {
        control: 'redis',
        reason: `${WITHOUT_STORES[output]} Redis. Select your own store.`,
      },
    output === 'kubernetes' &&
      tls === 'none' && {
        control: 'tls',
        reason: 'The manifests are for production, which requires HTTPS. Select Ingress, or your load balancer.',
      },
    output === 'kubernetes' &&
      tls === 'container' && {
        control: 'tls',
        reason: 'The builder generates TLS up to the container only for Docker Compose. Select Ingress.',
      },
    output === 'env' &&
      tls === 'proxy' && {
        control: 'tls',
        reason: 'An environment file can’t start nginx. Select your load balancer.',
      },
    output === 'compose' &&
      database === 'compose' &&
      ['require', 'verify-ca', 'verify-full'].includes(sslmode) && {
        control: 'sslmode',
        reason:
          `PostgreSQL in this file has no certificate, so PactFlow can’t connect with ${sslmode}. ` +
          'Select disable, or use your own database.',
      },
    database === 'rds-iam' &&
      sslmode !== 'require' && {
        control: 'sslmode',
        reason: `Amazon RDS with IAM works only with require, not with ${sslmode}.`,
      },
    releaseLine === '2.x' &&
      redis === 'none' && {
        control: 'redis',
        reason: '2.x stores sessions and its cache in a Redis-compatible store and doesn’t run without one.',
      },
    releaseLine === '1.x' &&
      redis !== 'none' && {
        control: 'redis',
        reason: '1.x doesn’t use Redis. Select None.',
      },
    releaseLine === '1.x' &&
      tls === 'container' && {
        control: 'tls',
        reason: 'The 1.x image doesn’t support TLS. Select your load balancer, or nginx in this file.',
      },
    observability === 'opentelemetry' &&
      !isAtLeast(release, FIRST_OPENTELEMETRY[releaseLine]) && {
        control: 'observability',
        reason:
          `OpenTelemetry requires ${FIRST_OPENTELEMETRY['1.x']} in 1.x and ${FIRST_OPENTELEMETRY['2.x']} in 2.x, ` +
          `so ${release} doesn’t support it.`,
      },
  ];
  return conflicts.filter((conflict) => conflict !== false);
}

/** The choices in a URL. */
export interface ParsedChoices {
  choices: Choices;
  /** The choices that the URL specifies. */
  chosen: Partial<Record<ControlId, string>>;
  /** Invalid values. `choices` contains the defaults instead. */
  invalid: readonly Conflict[];
  /** What the URL contains for the text fields, valid or not. */
  entered: Partial<Record<ControlId, string>>;
}

const isReleaseLine = (value: string | null): value is ReleaseLine => value === '1.x' || value === '2.x';
const isDatabase = (value: string | null): value is Choices['database'] =>
  value === 'compose' || value === 'external' || value === 'rds-iam';

const isOutput = (value: string | null): value is Choices['output'] =>
  value === 'compose' || value === 'kubernetes' || value === 'env';

const IDS: readonly ControlId[] = [
  'output',
  'releaseLine',
  'release',
  'database',
  'sslmode',
  'redis',
  'authentication',
  'saml',
  'tls',
  'host',
  'ca',
  'webhookHosts',
  'outgoing',
  'noProxy',
  'scim',
  'observability',
  'logLevel',
];

export const {parameterOf, withEarlierChoices, withoutChoices} = createUrlChoices(IDS, {
  // Links that readers have saved contain `edition`.
  releaseLine: 'edition',
  webhookHosts: 'webhook-hosts',
  noProxy: 'no-proxy',
  logLevel: 'log-level',
});

/**
 * Reads the choices from a query string.
 * @param releaseLine the release line of the page, which is the default
 */
export function readChoices(search: string, releaseLine: ReleaseLine): ParsedChoices {
  const parameters = new URLSearchParams(search);
  const wanted = parameters.get(parameterOf('releaseLine'));
  const database = parameters.get('database');
  const output = parameters.get('output');
  const defaults = defaultsFor(
    isReleaseLine(wanted) ? wanted : releaseLine,
    isDatabase(database) ? database : undefined,
    isOutput(output) ? output : undefined,
  );
  const choices: Record<ControlId, string> = {...defaults};
  const chosen: Partial<Record<ControlId, string>> = {};
  const invalid: Conflict[] = [];
  const entered: Partial<Record<ControlId, string>> = {};
  const offered = new Map(
    controlsOf({...defaults, authentication: 'saml', tls: 'proxy', outgoing: 'proxy'}).map((control) => [
      control.id,
      control,
    ]),
  );
  for (const id of IDS) {
    const value = parameters.get(parameterOf(id));
    const control = offered.get(id);
    if (value === null || control === undefined) continue;
    if (control.as === 'text') {
      const reason = textProblem(id, value);
      entered[id] = value;
      if (reason === undefined) choices[id] = chosen[id] = normalText(value);
      else invalid.push({control: id, reason});
      continue;
    }
    const values = control.options.map((option) => option.value);
    if (values.includes(value)) choices[id] = chosen[id] = value;
    else
      invalid.push({
        control: id,
        reason: unavailable(value, values, id === 'release' ? `for ${defaults.releaseLine}` : ''),
      });
  }
  const read = choices as unknown as Choices;
  // A choice that has no effect, such as the SAML settings without SAML, can't be wrong.
  const visible = new Set(controlsOf(read).map(({id}) => id));
  return {choices: read, chosen, invalid: invalid.filter(({control}) => visible.has(control)), entered};
}

/**
 * The query string after a choice. Selected defaults are included, so that the URL still means the same if the defaults
 * change. Changing the release line resets the release. Other parameters are kept.
 */
export function writeChoice(search: string, id: ControlId, value: string): string {
  return changeQuery(search, (parameters) => {
    if (value === '') parameters.delete(parameterOf(id));
    else parameters.set(parameterOf(id), value);
    if (id === 'releaseLine') for (const dependent of ['release', 'redis']) parameters.delete(dependent);
    if (id === 'database') parameters.delete('sslmode');
  });
}
