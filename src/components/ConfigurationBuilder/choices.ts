/** The choices of the configuration builder: what there is to choose, what goes with what, and how an address holds it. */

export type Edition = '1.x' | '2.x';

/** Releases that the builder writes files for, newest first. The SCIM API works with 1.26.0 and later, so older ones are left out. */
export const RELEASES = {
  '2.x': ['2.3.0', '2.2.0', '2.1.1', '2.1.0', '2.0.0'],
  '1.x': [
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
} as const satisfies Record<Edition, readonly string[]>;

/** A complete set of choices. Each is one of the values that its control offers. */
export interface Choices {
  edition: Edition;
  release: string;
  database: 'compose' | 'external' | 'rds-iam';
  sslmode: 'disable' | 'allow' | 'prefer' | 'require' | 'verify-ca' | 'verify-full';
  redis: 'none' | 'compose' | 'external' | 'external-tls';
  authentication: 'demo' | 'saml' | 'oauth2';
  saml: 'metadata' | 'manual';
  tls: 'none' | 'load-balancer' | 'proxy' | 'container';
  outgoing: 'direct' | 'proxy';
  scim: 'no' | 'yes';
  observability: 'none' | 'opentelemetry' | 'new-relic';
}

export type ControlId = keyof Choices;

interface Option {
  value: string;
  label: string;
  /** What it means, in a sentence; may hold `code` and links. */
  hint?: string;
}

export interface Control {
  id: ControlId;
  label: string;
  /** One of a few stands as radio buttons, one of many in a list. */
  as: 'radios' | 'list';
  options: readonly Option[];
}

const FIRST_OPENTELEMETRY: Record<Edition, string> = {'1.x': '1.37.0', '2.x': '2.1.0'};

/** Whether a version is another one or later; both as three numbers with points between. */
export function isAtLeast(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number));
  const at = one?.findIndex((part, index) => part !== two?.[index]) ?? -1;
  return at === -1 || (one?.[at] ?? 0) > (two?.[at] ?? 0);
}

/** The controls in their order, with the options that they offer under the other choices. */
export function controlsOf(choices: Choices): readonly Control[] {
  const controls: readonly (Control & {unless?: boolean})[] = [
    {
      id: 'edition',
      label: 'Edition',
      as: 'radios',
      options: [
        {value: '2.x', label: '2.x', hint: 'The current edition'},
        {value: '1.x', label: '1.x', hint: 'Support ended on March 11, 2026'},
      ],
    },
    {
      id: 'release',
      label: 'Release',
      as: 'list',
      options: RELEASES[choices.edition].map((version) => ({value: version, label: version})),
    },
    {
      id: 'database',
      label: 'Database',
      as: 'radios',
      options: [
        {value: 'compose', label: 'PostgreSQL in this file', hint: 'A container beside PactFlow, for one machine'},
        {value: 'external', label: 'Your own PostgreSQL', hint: 'With a user name and a password'},
        {value: 'rds-iam', label: 'Amazon RDS with IAM', hint: 'Without a password; the container needs an AWS role'},
      ],
    },
    {
      id: 'sslmode',
      label: 'Encryption to the database',
      as: 'list',
      options: [
        {value: 'disable', label: 'disable: never encrypted'},
        {value: 'allow', label: 'allow: encrypted where the server insists'},
        {value: 'prefer', label: 'prefer: encrypted where the server can'},
        {value: 'require', label: 'require: always encrypted'},
        {value: 'verify-ca', label: 'verify-ca: encrypted, authority checked'},
        {value: 'verify-full', label: 'verify-full: encrypted, authority and host name checked'},
      ],
    },
    {
      id: 'redis',
      label: 'Redis-compatible store',
      as: 'radios',
      options: [
        {value: 'compose', label: 'Redis in this file', hint: 'A container beside PactFlow'},
        {value: 'external', label: 'Your own, plain', hint: '`redis://`'},
        {value: 'external-tls', label: 'Your own, with TLS', hint: '`rediss://`'},
        {value: 'none', label: 'None', hint: 'Only 1.x goes without'},
      ],
    },
    {
      id: 'authentication',
      label: 'Sign-in',
      as: 'radios',
      options: [
        {value: 'demo', label: 'Demo', hint: 'Any name and e-mail address, no password; for trials'},
        {value: 'saml', label: 'SAML', hint: 'Your identity provider'},
        {value: 'oauth2', label: 'OAuth2', hint: 'Agree on it with SmartBear, who supply its handler script'},
      ],
    },
    {
      id: 'saml',
      label: 'SAML provider described by',
      as: 'radios',
      unless: choices.authentication !== 'saml',
      options: [
        {value: 'metadata', label: 'The address of its metadata'},
        {value: 'manual', label: 'Its sign-in address and certificate fingerprint'},
      ],
    },
    {
      id: 'tls',
      label: 'HTTPS',
      as: 'radios',
      options: [
        {value: 'none', label: 'None', hint: 'Plain HTTP on `localhost`; for trials'},
        {value: 'load-balancer', label: 'Your load balancer', hint: 'It forwards HTTP to port 9292'},
        {value: 'proxy', label: 'nginx in this file', hint: 'With your certificate and key'},
        {value: 'container', label: 'Up to the PactFlow container', hint: 'In the HAProxy of 2.x'},
      ],
    },
    {
      id: 'outgoing',
      label: 'Requests to the outside',
      as: 'radios',
      options: [
        {value: 'direct', label: 'Direct'},
        {value: 'proxy', label: 'Through your HTTP proxy'},
      ],
    },
    {
      id: 'scim',
      label: 'User provisioning',
      as: 'radios',
      options: [
        {value: 'no', label: 'None', hint: 'Users appear when they first sign in'},
        {value: 'yes', label: 'SCIM API', hint: 'A container of its own'},
      ],
    },
    {
      id: 'observability',
      label: 'Observability',
      as: 'radios',
      options: [
        {value: 'none', label: 'Logs only'},
        {value: 'opentelemetry', label: 'OpenTelemetry', hint: `Traces, from ${FIRST_OPENTELEMETRY[choices.edition]}`},
        {value: 'new-relic', label: 'New Relic'},
      ],
    },
  ];
  return controls.filter(({unless}) => unless !== true);
}

/** What is chosen where nothing is said: a trial on one machine. Some defaults follow from other choices. */
export function defaultsFor(edition: Edition, database: Choices['database'] = 'compose'): Choices {
  return {
    edition,
    release: RELEASES[edition][0],
    database,
    sslmode: database === 'compose' ? 'disable' : 'require',
    redis: edition === '2.x' ? 'compose' : 'none',
    authentication: 'demo',
    saml: 'metadata',
    tls: 'none',
    outgoing: 'direct',
    scim: 'no',
    observability: 'none',
  };
}

/** Why something cannot be, and at which control to change it. */
export interface Refusal {
  control: ControlId;
  reason: string;
}

/** What cannot be together, each with the reason. */
export function refusalsOf({edition, release, database, sslmode, redis, tls, observability}: Choices): Refusal[] {
  const refusals: (Refusal | false)[] = [
    release === '2.1.0' && {
      control: 'release',
      reason: 'Some users cannot sign in to 2.1.0. Its release notes say to take 2.1.1 instead.',
    },
    database === 'compose' &&
      ['require', 'verify-ca', 'verify-full'].includes(sslmode) && {
        control: 'sslmode',
        reason: `PostgreSQL in this file has no certificate, so PactFlow could not connect with ${sslmode}. Choose disable, or a database of your own.`,
      },
    database === 'rds-iam' &&
      sslmode !== 'require' && {
        control: 'sslmode',
        reason: `Amazon RDS with IAM works with require and with nothing else, so not with ${sslmode}.`,
      },
    edition === '2.x' &&
      redis === 'none' && {
        control: 'redis',
        reason: '2.x keeps sessions and its cache in a Redis-compatible store and does not run without one.',
      },
    edition === '1.x' &&
      redis !== 'none' && {
        control: 'redis',
        reason: '1.x does not use Redis: it has no variable for its address. Choose None.',
      },
    edition === '1.x' &&
      tls === 'container' && {
        control: 'tls',
        reason: 'The image of 1.x offers no TLS. Choose your load balancer, or nginx in this file.',
      },
    observability === 'opentelemetry' &&
      !isAtLeast(release, FIRST_OPENTELEMETRY[edition]) && {
        control: 'observability',
        reason: `OpenTelemetry came with ${FIRST_OPENTELEMETRY['1.x']} in 1.x and ${FIRST_OPENTELEMETRY['2.x']} in 2.x; ${release} does not have it.`,
      },
  ];
  return refusals.filter((refusal) => refusal !== false);
}

/** What an address asks for. */
export interface Asked {
  choices: Choices;
  /** The choices that the address itself holds. */
  chosen: Partial<Record<ControlId, string>>;
  /** Values that are not offered; the default stands in `choices` for them. */
  refused: readonly Refusal[];
}

const isEdition = (value: string | null): value is Edition => value === '1.x' || value === '2.x';
const isDatabase = (value: string | null): value is Choices['database'] =>
  value === 'compose' || value === 'external' || value === 'rds-iam';

const IDS: readonly ControlId[] = [
  'edition',
  'release',
  'database',
  'sslmode',
  'redis',
  'authentication',
  'saml',
  'tls',
  'outgoing',
  'scim',
  'observability',
];

/** Long or odd values of an address are shown in part. */
const shown = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

/**
 * Reads the choices of an address.
 * @param search its query string
 * @param edition the edition of the page, taken where the address names none
 */
export function readChoices(search: string, edition: Edition): Asked {
  const parameters = new URLSearchParams(search);
  const wanted = parameters.get('edition');
  const database = parameters.get('database');
  const defaults = defaultsFor(isEdition(wanted) ? wanted : edition, isDatabase(database) ? database : undefined);
  const choices: Record<ControlId, string> = {...defaults};
  const chosen: Partial<Record<ControlId, string>> = {};
  const refused: Refusal[] = [];
  const offered = new Map(controlsOf({...defaults, authentication: 'saml'}).map((control) => [control.id, control]));
  for (const id of IDS) {
    const value = parameters.get(id);
    const control = offered.get(id);
    if (value === null || control === undefined) continue;
    const values = control.options.map((option) => option.value);
    if (values.includes(value)) choices[id] = chosen[id] = value;
    else
      refused.push({
        control: id,
        reason: `The address asks for “${shown(value)}”, which is not offered${id === 'release' ? ` for ${defaults.edition}` : ''}. Choose one of: ${values.join(', ')}.`,
      });
  }
  return {choices: choices as unknown as Choices, chosen, refused};
}

/**
 * The query string after a choice. What equals the default is written too once it was chosen, so that an address means the same when defaults change; a release
 * goes with its edition, and parameters that are not of the builder stay.
 */
export function writeChoice(search: string, id: ControlId, value: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(id, value);
  if (id === 'edition') for (const dependent of ['release', 'redis']) parameters.delete(dependent);
  if (id === 'database') parameters.delete('sslmode');
  return `?${parameters.toString()}`;
}

/** The query string without any choice. */
export function withoutChoices(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const id of IDS) parameters.delete(id);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
