/** Generates the Compose files for a set of choices, and lists what the reader provides for every output. */
import {releaseLineUrl} from '../../data/releaseLineRules';
import {formatDate, LATER_RELEASES_URL} from '../../data/releaseRules';
import {PATCHED_UNTIL} from '../../data/supportRules';
import {DESCRIBED, isAtLeast, RELEASES, type Choices, type ReleaseLine} from './choices';
import {FILE_NAMES} from './fileNames';

/** A value that the reader provides. */
export interface Supplied {
  name: string;
  /** What the value is: a phrase that starts in lowercase and has no period. */
  what: string;
  secret: boolean;
  /** The documented minimum number of characters. */
  minLength?: number;
  /** How to find or generate the value. */
  how: string;
  /** A command that generates the value. */
  command?: string;
}

/** A file that the reader adds to the folder of the Compose file. */
export interface AdditionalFile {
  path: string;
  what: string;
  secret: boolean;
  /** The path in the PactFlow container, or the service that reads the file as a secret. */
  where: string;
  /** The page that explains the file. */
  page: string;
}

/** An environment variable of the PactFlow container. */
interface Setting {
  name: string;
  value: string;
  /** Whether the reader provides the value. */
  supplied: boolean;
}

export interface Files {
  compose: string;
  environment: string;
  settings: readonly Setting[];
  supplied: readonly Supplied[];
  additionalFiles: readonly AdditionalFile[];
  /** Notes about these choices, which can contain `code` and links. */
  notes: readonly string[];
}

/** Prints 64 hexadecimal characters, which need no escaping in environment files and URLs. */
const RANDOM = 'openssl rand -hex 32';

/** A variable with a fixed value, which the Compose file contains, or one whose value the reader provides. */
export type Entry = readonly [name: string, value: string] | Supplied;

export const isSupplied = (entry: Entry): entry is Supplied => 'name' in entry;

const setting = (name: string, what: string, how: string): Supplied => ({name, what, how, secret: false});
const secret = (name: string, what: string, how: string): Supplied => ({name, what, how, secret: true});
const random = (name: string, what: string): Supplied => ({
  ...secret(name, what, `Generate it with: ${RANDOM}`),
  command: RANDOM,
});

const hasService = {
  postgres: (choices: Choices) => choices.database === 'compose',
  redis: (choices: Choices) => choices.redis === 'compose',
};

/** Whether PactFlow checks the certificate of the database server, for which it needs the authority's certificate. */
const verifiesDatabase = ({sslmode}: Choices): boolean => sslmode === 'verify-ca' || sslmode === 'verify-full';

const DATABASE_CA = '/home/database-ca.pem';

/** The variables that the application, the cleanup task, and in Kubernetes also the migration task read. */
function urlOfDatabase(choices: Choices): Entry[] {
  const {database, sslmode} = choices;
  return [
    database === 'rds-iam'
      ? secret(
          'PACTFLOW_DATABASE_URL',
          'the connection URL of the database, with its port and without a password',
          'For example, postgresiam://pactflow_user@db.example.com:5432/pactflow',
        )
      : secret(
          'PACTFLOW_DATABASE_URL',
          'the connection URL of the database; use a password without characters such as @ / : %',
          'For example, postgresql://pactflow_user:password@db.example.com:5432/pactflow',
        ),
    ['PACTFLOW_DATABASE_SSLMODE', sslmode],
    ...(verifiesDatabase(choices) ? [['PGSSLROOTCERT', DATABASE_CA] as const] : []),
    ...(database === 'rds-iam'
      ? [setting('AWS_REGION', 'the AWS region of the database', 'For example, eu-west-1')]
      : []),
  ];
}

export function databaseEntries(choices: Choices): Entry[] {
  const {output, database, sslmode} = choices;
  // SmartBear documents the migration task only with the URL and the SSL mode.
  if (output === 'kubernetes') return urlOfDatabase(choices);
  const mode = ['PACTFLOW_DATABASE_SSLMODE', sslmode] as const;
  if (database === 'compose')
    return [
      ['PACTFLOW_DATABASE_HOST', 'postgres'],
      ['PACTFLOW_DATABASE_PORT', '5432'],
      ['PACTFLOW_DATABASE_NAME', 'pactflow'],
      ['PACTFLOW_DATABASE_USERNAME', 'pactflow'],
      random(
        'PACTFLOW_DATABASE_PASSWORD',
        'the password of the database user, which PostgreSQL creates when it first starts',
      ),
      mode,
    ];
  const server: Entry[] = [
    setting('PACTFLOW_DATABASE_HOST', 'the hostname of the PostgreSQL server', 'For example, db.example.com'),
    ['PACTFLOW_DATABASE_PORT', '5432'],
    setting('PACTFLOW_DATABASE_NAME', 'the name of the database', 'For example, pactflow'),
    setting('PACTFLOW_DATABASE_USERNAME', 'the database user that PactFlow connects as', 'For example, pactflow_user'),
  ];
  if (database === 'external')
    return [
      ...server,
      secret(
        'PACTFLOW_DATABASE_PASSWORD',
        'the password of the database user',
        'The password that was set when the user was created',
      ),
      mode,
      // A variable of PostgreSQL's client library.
      ...(verifiesDatabase(choices) ? [['PGSSLROOTCERT', DATABASE_CA] as const] : []),
    ];
  return [
    ['PACTFLOW_DATABASE_ADAPTER', 'postgresiam'],
    ...server,
    mode,
    setting('AWS_REGION', 'the AWS region of the database', 'For example, eu-west-1'),
  ];
}

function redisEntries({redis}: Choices): Entry[] {
  switch (redis) {
    case 'none':
      return [];
    case 'compose':
      return [['REDIS_URL', 'redis://redis:6379']];
    case 'external':
      return [
        secret(
          'REDIS_URL',
          'the URL of the Redis-compatible store, with its password if it has one',
          'redis:// followed by host and port, such as redis://cache.example.com:6379',
        ),
      ];
    case 'external-tls':
      return [
        secret(
          'REDIS_URL',
          'the TLS URL of the Redis-compatible store, with its password if it has one',
          'rediss:// followed by host and port, such as rediss://cache.example.com:6380',
        ),
      ];
  }
}

const FROM_PROVIDER = 'From the SAML settings of your identity provider';

const samlEntries = (saml: 'metadata' | 'manual'): Entry[] => [
  setting('PACTFLOW_SAML_IDP_NAME', 'the text on the sign-in button', 'For example, Company login'),
  ...(saml === 'metadata'
    ? [setting('PACTFLOW_SAML_IDP_METADATA_URL', 'the metadata URL of your identity provider', FROM_PROVIDER)]
    : [
        setting('PACTFLOW_SAML_IDP_SSO_TARGET_URL', 'the sign-in URL of your identity provider', FROM_PROVIDER),
        setting(
          'PACTFLOW_SAML_IDP_CERT_FINGERPRINT',
          'the SHA-1 fingerprint of your identity provider’s certificate',
          FROM_PROVIDER,
        ),
      ]),
  setting('PACTFLOW_SAML_IDP_ID_ATTRIBUTE', 'the attribute that permanently identifies a user', FROM_PROVIDER),
  setting('PACTFLOW_SAML_EMAIL_ATTRIBUTE', 'the attribute that contains the email address', FROM_PROVIDER),
  setting('PACTFLOW_SAML_NAME_ATTRIBUTE', 'the attribute that contains the full name', FROM_PROVIDER),
];

/** The values that the SAML page and the configuration templates list for Microsoft Entra ID. */
const ENTRA_ID: readonly Entry[] = [
  setting('PACTFLOW_SAML_IDP_NAME', 'the text on the sign-in button', 'For example, Microsoft Entra ID'),
  setting(
    'PACTFLOW_SAML_IDP_SSO_TARGET_URL',
    'the login URL of the enterprise application',
    'From the single sign-on page in Entra ID, such as https://login.microsoftonline.com/TENANT_ID/saml2',
  ),
  setting(
    'PACTFLOW_SAML_IDP_CERT_FINGERPRINT',
    'the thumbprint of the signing certificate',
    'From the single sign-on page in Entra ID',
  ),
  ['PACTFLOW_SAML_IDP_ID_ATTRIBUTE', 'http://schemas.microsoft.com/identity/claims/objectidentifier'],
  ['PACTFLOW_SAML_EMAIL_ATTRIBUTE', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'],
  ['PACTFLOW_SAML_NAME_ATTRIBUTE', 'http://schemas.microsoft.com/identity/claims/displayname'],
  ['PACTFLOW_SAML_FIRST_NAME_ATTRIBUTE', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname'],
  ['PACTFLOW_SAML_LAST_NAME_ATTRIBUTE', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname'],
  ['PACTFLOW_SAML_NAME_IDENTIFIER_FORMAT', 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
];

function authenticationEntries({authentication, saml}: Choices): Entry[] {
  switch (authentication) {
    case 'demo':
      return [['PACTFLOW_DEMO_AUTH_ENABLED', 'true']];
    case 'saml':
      return [
        ['PACTFLOW_SAML_AUTH_ENABLED', 'true'],
        setting(
          'PACTFLOW_SAML_ISSUER',
          'PactFlow’s entity ID at your identity provider',
          'The entity ID that you registered, such as https://pactflow.example.com',
        ),
        ...(saml === 'entra' ? ENTRA_ID : samlEntries(saml)),
      ];
    case 'oauth2':
      return [
        ['PACTFLOW_OAUTH2_AUTH_ENABLED', 'true'],
        setting('PACTFLOW_OAUTH2__IDP_NAME', 'the text on the sign-in button', 'For example, Company login'),
        setting('PACTFLOW_OAUTH2__CLIENT_ID', 'the client ID', 'From the client registration at your provider'),
        secret(
          'PACTFLOW_OAUTH2__CLIENT_SECRET',
          'the client secret',
          'From the client registration at your provider; if your client has none, delete this variable from all files',
        ),
        setting(
          'PACTFLOW_OAUTH2__IDP_URL',
          'the URL of your provider',
          'From the client registration at your provider',
        ),
        setting(
          'PACTFLOW_OAUTH2__AUTHORIZE_URL',
          'the authorization endpoint',
          'From the client registration at your provider',
        ),
        setting('PACTFLOW_OAUTH2__TOKEN_URL', 'the token endpoint', 'From the client registration at your provider'),
        setting(
          'PACTFLOW_OAUTH2__JWKS_URL',
          'the URL of the signing keys',
          'From the client registration at your provider',
        ),
        setting('PACTFLOW_OAUTH2__TOKEN_ISSUER', 'the issuer of the tokens', 'The iss claim of a token'),
        setting('PACTFLOW_OAUTH2__TOKEN_AUDIENCE', 'the audience of the tokens', 'The aud claim of a token'),
        setting(
          'PACTFLOW_OAUTH2__CLAIM_MAPPINGS__IDP_ID',
          'the claim that permanently identifies a user',
          'For example, sub',
        ),
        ['PACTFLOW_OAUTH2__AUTH_CONFIG_HANDLER', 'auth_ext_script.rb'],
      ];
  }
}

const EXAMPLE_HOST = 'pactflow.example.com';

/** The public hostname, or undefined if the reader sets it in the files. An Ingress needs one. */
export const hostOf = ({output, host}: Choices): string | undefined =>
  host !== '' ? host : output === 'kubernetes' ? EXAMPLE_HOST : undefined;

function publicUrl(choices: Choices): readonly [string, string] | undefined {
  const host = hostOf(choices);
  return host === undefined ? undefined : ['PACTFLOW_BASE_URL', `https://${host}`];
}

/**
 * The SCIM API follows links in PactFlow's responses, so the URL that it calls must be one of the base URLs. With
 * HTTPS, PactFlow accepts only HTTPS base URLs, so this URL can't be the one in the Compose network.
 */
function urlEntries(choices: Choices): Entry[] {
  const {tls, scim} = choices;
  if (tls === 'none')
    return [
      ['PACTFLOW_BASE_URL', scim === 'yes' ? 'http://localhost http://pactflow:9292' : 'http://localhost'],
      ['PACTFLOW_REQUIRE_HTTPS', 'false'],
    ];
  return [
    publicUrl(choices) ??
      setting(
        'PACTFLOW_BASE_URL',
        'the HTTPS URL that users and pipelines use, without a trailing slash',
        'For example, https://pactflow.example.com',
      ),
    ['PACTFLOW_REQUIRE_HTTPS', 'true'],
  ];
}

/** The commands that check whether PactFlow runs, and whether it reaches the database. */
export function checkCommandsOf(choices: Choices): string {
  const url = choices.tls === 'none' ? 'http://localhost' : `https://${hostOf(choices) ?? EXAMPLE_HOST}`;
  const hasOwnAuthority = choices.ca === 'webhooks';
  const option =
    choices.tls === 'none' || choices.ca === 'public'
      ? ''
      : ` --cacert ${hasOwnAuthority ? 'company-ca.pem' : 'ca-bundle.pem'}`;
  return [
    ...(url.endsWith(EXAMPLE_HOST) ? [`# Replace ${EXAMPLE_HOST} with your hostname.`] : []),
    // Unlike the bundle, this file contains no public authorities.
    ...(option !== '' && hasOwnAuthority
      ? [`# If a public authority signed PactFlow’s certificate, delete${option}.`]
      : []),
    ...['heartbeat', 'dependencies'].map((name) => `curl --fail${option} ${url}/diagnostic/status/${name}`),
  ].join('\n');
}

/** The variables of the SCIM API container. */
export function scimEntries(choices: Choices): Entry[] {
  if (choices.tls === 'none') return [['PACTFLOW_URL', 'http://pactflow:9292']];
  const host = hostOf(choices);
  return [
    host !== undefined
      ? ['PACTFLOW_URL', `https://${host}`]
      : setting(
          'PACTFLOW_URL',
          'the HTTPS URL at which the SCIM API container reaches PactFlow',
          'One of the URLs in PACTFLOW_BASE_URL, such as https://pactflow.example.com',
        ),
  ];
}

/** Compose sets the tag of the SCIM API, because no public source lists its tags. */
const SCIM_API_TAG = setting(
  'SCIM_API_TAG',
  'the tag of the SCIM API image',
  'The most recent tag in the registry instead of latest; if you can’t list the tags, ask SmartBear support',
);

const WEBHOOK_CA = '/home/company-ca.pem';
const CA_BUNDLE = '/home/ca-bundle.pem';

function trustEntries({ca, webhookHosts}: Choices): Entry[] {
  return [
    ...(webhookHosts === '' ? [] : [['PACTFLOW_WEBHOOK_HOST_WHITELIST', webhookHosts] as const]),
    ...(ca === 'webhooks'
      ? [
          ['PACTFLOW_WEBHOOK_CERTIFICATES__0__LABEL', 'Company CA'] as const,
          ['PACTFLOW_WEBHOOK_CERTIFICATES__0__PATH', WEBHOOK_CA] as const,
        ]
      : []),
    ...(ca === 'system' ? [['SSL_CERT_FILE', CA_BUNDLE] as const] : []),
  ];
}

function outgoingEntries(choices: Choices): Entry[] {
  if (choices.outgoing === 'direct') return [];
  const inside = [
    'localhost',
    '127.0.0.1',
    ...(hasService.postgres(choices) ? ['postgres'] : []),
    ...(hasService.redis(choices) ? ['redis'] : []),
    ...choices.noProxy.split(',').filter((host) => host !== ''),
  ];
  return [
    secret(
      'http_proxy',
      'the URL of the proxy for HTTP requests, with credentials if the proxy requires them',
      'For example, http://proxy.example.com:3128',
    ),
    secret(
      'https_proxy',
      'the URL of the proxy for HTTPS requests, with credentials if the proxy requires them',
      'For example, http://proxy.example.com:3128',
    ),
    ['no_proxy', [...new Set(inside)].join(',')],
  ];
}

function observabilityEntries({observability}: Choices): Entry[] {
  switch (observability) {
    case 'none':
      return [];
    case 'opentelemetry':
      return [
        setting(
          'OTEL_EXPORTER_OTLP_ENDPOINT',
          'the URL of your collector for OTLP over HTTP',
          'For example, http://collector.example.com:4318',
        ),
        setting(
          'OTEL_DEPLOYMENT_ENVIRONMENT',
          'the name of this environment in your traces',
          'For example, production',
        ),
      ];
    case 'new-relic':
      return [['NEW_RELIC_AGENT_ENABLED', 'true']];
  }
}

export const entriesOf = (choices: Choices): Entry[] => [
  ...urlEntries(choices),
  ['TZ', 'Etc/UTC'],
  random('PACTFLOW_MASTER_ENCRYPTION_KEY', 'the key that encrypts secrets; keep a copy in a safe place'),
  {...random('PACTFLOW_COOKIE_SECRET', 'the secret that protects session cookies'), minLength: 64},
  random('PACTFLOW_ADMIN_API_KEY', 'the key for the API call that sets up an administrator'),
  ...databaseEntries(choices),
  // The migration Job migrates the database.
  ...(choices.output === 'kubernetes' ? [['PACTFLOW_DATABASE_AUTO_MIGRATE', 'false'] as const] : []),
  ...redisEntries(choices),
  ...authenticationEntries(choices),
  ...trustEntries(choices),
  ...outgoingEntries(choices),
  ...observabilityEntries(choices),
  ...(choices.logLevel === 'INFO' ? [] : [['PACTFLOW_LOG_LEVEL', choices.logLevel] as const]),
];

/** The files that both the application and the cleanup task read. */
export function filesOfEachTask(choices: Choices): AdditionalFile[] {
  const page = releaseLineUrl(choices.releaseLine);
  return [
    {
      path: './pactflow-onprem.lic',
      what: 'Your license file from SmartBear',
      secret: true,
      where: '/home/pactflow-onprem.lic',
      page: `${page}/license`,
    },
    ...(verifiesDatabase(choices)
      ? [
          {
            path: './database-ca.pem',
            what: 'The certificate of the authority that signed the database server’s certificate, in PEM format',
            secret: false,
            where: DATABASE_CA,
            page: `${page}/database`,
          },
        ]
      : []),
  ];
}

export function additionalFilesOf(choices: Choices): AdditionalFile[] {
  const {releaseLine, authentication, tls, ca, observability} = choices;
  const page = releaseLineUrl(releaseLine);
  const network = `${page}/network-configuration`;
  const optional: (AdditionalFile | false)[] = [
    ca === 'webhooks' && {
      path: './company-ca.pem',
      what: 'The certificates of your certificate authority, in PEM format',
      secret: false,
      where: WEBHOOK_CA,
      page: network,
    },
    ca === 'system' && {
      path: './ca-bundle.pem',
      what: 'The certificates of the public authorities and of your own authority, in one PEM file',
      secret: false,
      where: CA_BUNDLE,
      page: network,
    },
    authentication === 'oauth2' && {
      path: './auth_ext_script.rb',
      what: 'The handler script from SmartBear that maps claims to roles and teams',
      secret: false,
      where: '/home/pactflow/extensions/auth_ext_script.rb',
      page: `${page}/authentication/oauth2`,
    },
    observability === 'new-relic' && {
      path: './newrelic.yml',
      what: 'The configuration of the New Relic agent, with your New Relic license key',
      secret: true,
      where: '/home/pactflow/config/newrelic.yml',
      page: `${page}/observability`,
    },
    tls === 'container' && {
      path: './haproxy.cfg',
      what: 'A copy of this file from a running container, with your certificate added to its frontend section',
      secret: false,
      where: '/tmp/haproxy.cfg',
      page: network,
    },
    tls === 'container' && {
      path: './tls.pem',
      what: 'Your certificate, followed by its intermediate certificates and its private key, in one file',
      secret: true,
      where: '/home/tls.pem',
      page: network,
    },
  ];
  return [...filesOfEachTask(choices), ...optional.filter((file) => file !== false)];
}

const tlsFiles = (page: string, where: string): AdditionalFile[] => [
  {
    path: './tls.crt',
    what: 'Your certificate in PEM format, followed by its intermediate certificates',
    secret: false,
    where,
    page: `${page}/network-configuration`,
  },
  {
    path: './tls.key',
    what: 'The private key of the certificate in PEM format',
    secret: true,
    where,
    page: `${page}/network-configuration`,
  },
];

/** The last day on which a 2.x release that the builder offers receives security patches. */
const LAST_PATCHES = formatDate(Object.values(PATCHED_UNTIL).sort().at(-1) ?? '');

/** What the reader should know about the release, and about later ones. */
function releaseNotesOf({releaseLine, release}: Choices): string[] {
  const described = DESCRIBED[releaseLine];
  const [latest] = RELEASES[releaseLine];
  const notes = `[SmartBear’s release notes](${LATER_RELEASES_URL})`;
  return [
    !isAtLeast(described, release)
      ? `These docs don’t describe ${release}, so the files contain the variables of ${described}. [Minor and patch releases](${releaseLineUrl(releaseLine)}/support-policy#what-a-version-number-promises) usually don’t add required variables, but read ${notes} before you use this one.`
      : latest === described
        ? `For later releases, see ${notes}.`
        : `SmartBear has also released ${latest}, which these docs don’t describe. You can select it above, but first read ${notes}, because its variables can differ.`,
    ...(releaseLine === '2.x'
      ? [`No release in this list receives security patches after ${LAST_PATCHES}. Check for a later one.`]
      : []),
  ];
}

/** The file or files in which the reader sets the values. */
const VALUES: Record<Choices['output'], string> = {
  compose: `\`${FILE_NAMES.environment}\``,
  kubernetes: `\`${FILE_NAMES.values}\``,
  env: `\`${FILE_NAMES.container}\``,
};

/** The files that the reader gives to the container user instead of making them readable for all users. */
const NOT_FOR_ALL: ReadonlySet<string> = new Set(['./haproxy.cfg', './tls.pem']);

function notesOf(choices: Choices): string[] {
  const {output, host, releaseLine, release, database, sslmode, redis, authentication, saml, tls, ca} = choices;
  const {webhookHosts, scim, observability, logLevel} = choices;
  const page = releaseLineUrl(releaseLine);
  const readable = additionalFilesOf(choices).flatMap(({path}) => (NOT_FOR_ALL.has(path) ? [] : [path.slice(2)]));
  const notes: (string | false)[] = [
    releaseLine === '1.x' &&
      'Support for 1.x ended on March 11, 2026. For a new installation, use [2.x](/docs/on-premises-2x/docker-compose-example).',
    releaseNotesOf(choices).join(' '),
    `If you replace an earlier ${VALUES[output]}, copy its values to the new file. Don’t generate new secrets, because PactFlow can’t decrypt its stored secrets with a different master encryption key.${database === 'compose' ? ' PostgreSQL also keeps the password that it first started with.' : ''}`,
    output === 'kubernetes' &&
      host === '' &&
      'Replace `pactflow.example.com` in the manifests, or enter the public hostname above.',
    output === 'kubernetes' &&
      tls === 'load-balancer' &&
      'Your load balancer must send `X-Forwarded-Proto: https`, and the Ingress controller must pass it on.',
    output === 'kubernetes' &&
      'Replace `THE_USER_ID` in the manifests before you apply them. Kubernetes needs the [numeric ID of the user](/docs/on-premises-2x/kubernetes#pod-settings) to check that it isn’t `root`, but the ID isn’t documented. The command at the top of each file prints it.',
    release === '1.37.0' &&
      'Release 1.37.1 fixes a bug that kept some users from signing in. Its notes don’t say whether 1.37.0 has this bug, so select 1.37.1 or later.',
    authentication === 'demo' &&
      `With [demo authentication](${page}/authentication/demo), anyone who can reach PactFlow can sign in as any user. When you switch to your identity provider, [start with an empty database](${page}/authentication/saml#empty-database).`,
    authentication === 'demo' &&
      tls !== 'none' &&
      'Demo authentication on a public URL lets anyone sign in. Select SAML before other people can reach PactFlow.',
    authentication === 'saml' &&
      `At your [SAML provider](${page}/authentication/saml), register the base URL followed by \`/auth/saml/callback\` as the reply URL.`,
    authentication === 'saml' &&
      database === 'compose' &&
      `If you have already signed in with demo authentication, [start with an empty database](${page}/authentication/saml#empty-database). Otherwise, you don’t become an administrator, because you aren’t the first user.`,
    authentication === 'saml' &&
      releaseLine === '2.x' &&
      tls !== 'none' &&
      !isAtLeast(release, '2.3.0') &&
      `Before 2.3.0, SAML sign-in in 2.x can redirect over HTTP. Release ${release} has this bug.`,
    authentication === 'oauth2' &&
      `At your [OAuth 2.0 provider](${page}/authentication/oauth2), register the base URL followed by \`/auth/oauth2/callback\`. SmartBear provides the handler script.`,
    tls === 'none' &&
      authentication !== 'demo' &&
      `Without HTTPS, sign-ins and tokens aren’t encrypted. ${output === 'compose' ? 'The port is open only on this machine.' : 'Open the port only on this machine.'}`,
    database === 'compose' &&
      `The database is in the \`postgres-data\` volume on this machine, so back it up. For production, preferably use a [separate database](${page}/database) on another machine.`,
    (sslmode === 'allow' || sslmode === 'prefer') &&
      database === 'external' &&
      `With \`${sslmode}\`, the connection can be unencrypted without a warning. The default is \`require\`.`,
    sslmode === 'disable' &&
      database === 'external' &&
      'With `disable`, passwords and contracts cross the network unencrypted.',
    (sslmode === 'verify-ca' || sslmode === 'verify-full') &&
      `SmartBear doesn’t list \`PGSSLROOTCERT\`, which PostgreSQL’s client library reads. [Test the connection](${page}/database#encrypt-the-connection) before you rely on it.`,
    database === 'rds-iam' &&
      `The container gets its AWS identity from the role of the machine or task that it runs on. That role must be allowed to connect to [the database](${page}/database) as this user.`,
    redis === 'external' &&
      'With `redis://`, sessions cross the network unencrypted. Select TLS unless you trust the network.',
    output !== 'kubernetes' &&
      readable.length > 1 &&
      `The container user must be able to read the mounted files, so run \`chmod 644 ${readable.join(' ')}\`.`,
    verifiesDatabase(choices) &&
      ca === 'webhooks' &&
      '`database-ca.pem` and `company-ca.pem` can be copies of the same certificate if the same authority signed the certificates of the database server and the webhook targets.',
    tls === 'load-balancer' &&
      output !== 'kubernetes' &&
      'Allow only the load balancer to reach port 9292, because requests behind it aren’t encrypted.',
    tls === 'container' &&
      `Follow [the steps for TLS up to the container](${page}/network-configuration#tls-up-to-the-container), because you need to copy \`haproxy.cfg\` from a running container first.`,
    (tls === 'proxy' || tls === 'container') &&
      `Check that the public hostname is one of the names in your certificate: \`openssl x509 -in ${tls === 'proxy' ? 'tls.crt' : 'tls.pem'} -noout -ext subjectAltName\`.`,
    ca === 'system' &&
      `\`SSL_CERT_FILE\` replaces the default certificates, so \`ca-bundle.pem\` must also contain those of the public authorities. See [how to create the bundle](${page}/network-configuration#create-a-ca-bundle).`,
    ca !== 'public' &&
      redis === 'external-tls' &&
      'The certificate variables are documented only for connections to webhook targets. If the Redis-compatible store has a certificate from your own authority, first read [how to use TLS with a private certificate authority](/docs/on-premises-2x/redis#private-ca).',
    ca !== 'public' &&
      authentication === 'saml' &&
      saml === 'metadata' &&
      'The certificate variables are documented only for webhook targets. If the metadata URL of your identity provider has a certificate from your own authority, select “From the sign-in URL and certificate fingerprint” instead, so that PactFlow doesn’t connect to the provider.',
    ca !== 'public' &&
      tls !== 'none' &&
      `If PactFlow’s own certificate is from your authority, browsers and the tools that call PactFlow must trust the authority, too. For example, add \`--cacert\` to \`curl\` commands, as in the [network checks](${page}/network-configuration#verify).`,
    ca !== 'public' &&
      scim === 'yes' &&
      tls !== 'none' &&
      'The SCIM API container doesn’t get your authority’s certificate, because SmartBear doesn’t document how the container could use it. Use a certificate from a public authority for `PACTFLOW_URL`, or ask SmartBear support.',
    scim === 'yes' &&
      output === 'kubernetes' &&
      'Also replace `THE_SCIM_API_TAG` in the manifests with the most recent tag in the registry. Don’t use `latest`.',
    webhookHosts === '' &&
      authentication !== 'demo' &&
      `Webhooks can call any host, and their logs don’t show the responses. To change both, enter the [hosts that webhooks can call](${page}/network-configuration#allow-webhook-targets).`,
    webhookHosts.split(' ').includes('/.*/') &&
      'The entry `/.*/` lets webhooks call any host, and their logs show the responses. Use it only for a trial.',
    logLevel === 'DEBUG' &&
      '`DEBUG` logs can contain names and URLs of your systems and, with OAuth 2.0, secrets. Use this level only while you reproduce a problem.',
    'The builder has no option for email, because PactFlow On-Premises has no SMTP settings.',
    scim === 'yes' &&
      `These files don’t contain a token for the [SCIM API](${page}/scim). After the first sign-in, create a system account with the SCIM role, and enter its token at your identity provider.`,
    scim === 'yes' &&
      output === 'compose' &&
      (tls === 'load-balancer' || tls === 'container') &&
      'The SCIM API receives tokens on port 8100 over plain HTTP. Put your HTTPS load balancer in front of it, too. Your identity provider calls the load balancer’s URL, which ends in `/scim/`.',
    scim === 'yes' &&
      output === 'env' &&
      'Start the SCIM API container with `scim-api.env` and the most recent tag in the registry instead of `latest`. It receives tokens on port 8080 over plain HTTP, so put HTTPS in front of it.',
    scim === 'yes' &&
      (tls === 'proxy' || output === 'kubernetes') &&
      'At your identity provider, enter the base URL followed by `/scim/`. The SCIM API container itself calls `PACTFLOW_URL`, so it must be able to resolve that hostname and trust its certificate.',
    scim === 'yes' &&
      authentication === 'demo' &&
      'With demo authentication, SCIM is useful only for trying out SCIM requests, because the users that it creates have no identity provider to sign in with.',
    observability === 'opentelemetry' &&
      `The collector must accept OTLP over HTTP without authentication. See [observability](${page}/observability).`,
  ];
  return notes.filter((note) => note !== false);
}

/** A double-quoted string. Every JSON string is a valid YAML string. */
const quoted = (text: string): string => JSON.stringify(text);

/** A reference to a value in the environment file. If it's missing or empty, Compose stops and prints the message. */
const reference = (name: string): string => `\${${name}:?see ${FILE_NAMES.environment}}`;

const line = (entry: Entry): string =>
  isSupplied(entry)
    ? `${entry.name}: ${quoted(reference(entry.name))}`
    : // Compose reads two dollar signs as one.
      `${entry[0]}: ${quoted(entry[1].replaceAll('$', '$$$$'))}`;

const indent = (depth: number, lines: readonly string[]): string[] =>
  lines.map((text) => (text === '' ? '' : ' '.repeat(depth) + text));

/** A bind mount of a file. If the file is missing, the start fails. By default, Docker would create a directory. */
const mount = ({path, where}: {path: string; where: string}): string[] => [
  '- type: bind',
  `  source: ${path}`,
  `  target: ${where}`,
  '  read_only: true',
  '  bind:',
  '    create_host_path: false',
];

const check = (test: string): string[] => [
  'healthcheck:',
  `  test: ${test}`,
  '  interval: 30s',
  '  timeout: 10s',
  '  retries: 3',
  '  start_period: 60s',
];

const whenHealthy = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : ['depends_on:', ...names.flatMap((name) => [`  ${name}:`, '    condition: service_healthy'])];

const PORTS: Record<Exclude<Choices['tls'], 'proxy'>, string> = {
  none: '127.0.0.1:80:9292',
  'load-balancer': '9292:9292',
  container: '443:9292',
};

function pactflowService(choices: Choices, entries: readonly Entry[]): string[] {
  const {releaseLine, release, tls} = choices;
  const stores = [
    ...(hasService.postgres(choices) ? ['postgres'] : []),
    ...(hasService.redis(choices) ? ['redis'] : []),
  ];
  return [
    'pactflow:',
    ...indent(2, [
      `image: quay.io/pactflow/enterprise:${release}`,
      'restart: unless-stopped',
      ...whenHealthy(stores),
      'environment:',
      ...indent(2, entries.map(line)),
      ...(tls === 'proxy' ? [] : ['ports:', `  - ${quoted(PORTS[tls])}`]),
      'volumes:',
      ...indent(2, additionalFilesOf(choices).flatMap(mount)),
      ...check(
        releaseLine === '2.x'
          ? '["CMD", "supervisorctl", "status", "haproxy", "marko", "pactflow"]'
          : '["CMD", "wget", "-nv", "-t1", "--spider", "http://localhost:9292/diagnostic/status/heartbeat"]',
      ),
    ]),
  ];
}

/** The cleanup task of the database. It needs the database and the license, and only runs when the reader starts it. */
function cleanService(choices: Choices): string[] {
  return [
    '# Deletes data that is no longer needed. Run it daily, and use the same tag as for pactflow.',
    'db-clean:',
    ...indent(2, [
      `image: quay.io/pactflow/enterprise:${choices.release}`,
      'profiles: ["maintenance"]',
      'entrypoint: ["db-clean"]',
      ...whenHealthy(hasService.postgres(choices) ? ['postgres'] : []),
      'environment:',
      ...indent(2, databaseEntries(choices).map(line)),
      'volumes:',
      ...indent(2, filesOfEachTask(choices).flatMap(mount)),
    ]),
  ];
}

const POSTGRES: readonly string[] = [
  'postgres:',
  ...indent(2, [
    'image: postgres:17-alpine',
    'restart: unless-stopped',
    'environment:',
    '  POSTGRES_USER: "pactflow"',
    '  POSTGRES_DB: "pactflow"',
    `  POSTGRES_PASSWORD: ${quoted(reference('PACTFLOW_DATABASE_PASSWORD'))}`,
    'volumes:',
    '  - postgres-data:/var/lib/postgresql/data',
    'healthcheck:',
    '  test: ["CMD", "pg_isready", "--username", "pactflow", "--dbname", "pactflow"]',
    '  interval: 5s',
    '  timeout: 5s',
    '  retries: 12',
  ]),
];

const REDIS: readonly string[] = [
  'redis:',
  ...indent(2, [
    'image: redis:8-alpine',
    'restart: unless-stopped',
    'healthcheck:',
    '  test: ["CMD", "redis-cli", "ping"]',
    '  interval: 5s',
    '  timeout: 5s',
    '  retries: 12',
  ]),
];

function scimService(choices: Choices): string[] {
  const {tls} = choices;
  return [
    'scim-api:',
    ...indent(2, [
      `image: ${quoted(`quay.io/pactflow/scim-api:${reference(SCIM_API_TAG.name)}`)}`,
      'restart: unless-stopped',
      ...whenHealthy(['pactflow']),
      'environment:',
      '  # Must be one of the URLs in PACTFLOW_BASE_URL.',
      ...indent(2, scimEntries(choices).map(line)),
      ...(tls === 'proxy' ? [] : ['ports:', `  - ${quoted(tls === 'none' ? '127.0.0.1:8100:8080' : '8100:8080')}`]),
    ]),
  ];
}

const forwardTo = (path: string, server: string): string[] => [
  `location ${path} {`,
  `  proxy_pass ${server};`,
  '  proxy_set_header Host $$http_host;',
  '  proxy_set_header X-Forwarded-Host $$http_host;',
  '  proxy_set_header X-Forwarded-Port $$server_port;',
  '  proxy_set_header X-Forwarded-Proto https;',
  '  proxy_set_header X-Forwarded-For $$proxy_add_x_forwarded_for;',
  '}',
];

function proxyService({scim}: Choices): string[] {
  return [
    'proxy:',
    ...indent(2, [
      'image: nginx:1.28-alpine',
      'restart: unless-stopped',
      // nginx resolves the names of the other containers only when it starts.
      'depends_on:',
      '  pactflow:',
      '    condition: service_healthy',
      '    restart: true',
      ...(scim === 'yes' ? ['  scim-api:', '    condition: service_started', '    restart: true'] : []),
      'ports:',
      '  - "80:80"',
      '  - "443:443"',
      'configs:',
      '  - source: proxy',
      '    target: /etc/nginx/conf.d/default.conf',
      'secrets:',
      '  - tls-certificate',
      '  - tls-key',
    ]),
  ];
}

const proxyParts = ({scim}: Choices): string[] => [
  'configs:',
  '  proxy:',
  '    # Compose reads two dollar signs as one.',
  '    content: |',
  ...indent(6, [
    'server {',
    '  listen 80;',
    '  return 301 https://$$host$$request_uri;',
    '}',
    'server {',
    ...indent(2, [
      'listen 443 ssl;',
      'ssl_certificate /run/secrets/tls-certificate;',
      'ssl_certificate_key /run/secrets/tls-key;',
      '# Contracts can exceed the 1 MB that nginx allows by default.',
      'client_max_body_size 50m;',
      ...forwardTo('/', 'http://pactflow:9292'),
      ...(scim === 'yes' ? forwardTo('/scim/', 'http://scim-api:8080') : []),
    ]),
    '}',
  ]),
  '',
  'secrets:',
  '  tls-certificate:',
  '    file: ./tls.crt',
  '  tls-key:',
  '    file: ./tls.key',
];

function composeOf(choices: Choices, entries: readonly Entry[]): string {
  const services = [
    pactflowService(choices, entries),
    ...(choices.tls === 'proxy' ? [proxyService(choices)] : []),
    ...(choices.scim === 'yes' ? [scimService(choices)] : []),
    cleanService(choices),
    ...(hasService.postgres(choices) ? [POSTGRES] : []),
    ...(hasService.redis(choices) ? [REDIS] : []),
  ];
  return [
    `# PactFlow On-Premises ${choices.release}. Set your own values in ${FILE_NAMES.environment}.`,
    'name: pactflow',
    '',
    'services:',
    ...indent(
      2,
      services.flatMap((service, index) => (index === 0 ? service : ['', ...service])),
    ),
    ...(choices.tls === 'proxy' ? ['', ...proxyParts(choices)] : []),
    ...(hasService.postgres(choices) ? ['', 'volumes:', '  postgres-data: {}'] : []),
    '',
  ].join('\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function environmentOf(releaseLine: ReleaseLine, supplied: readonly Supplied[]): string {
  const entry = ({name, what, how, minLength, command}: Supplied): string[] => [
    '',
    `# ${capital(what)}.${minLength === undefined ? '' : ` At least ${minLength} characters.`}`,
    `# ${how}${command === undefined ? '.' : ''}`,
    `${name}=`,
  ];
  const part = (heading: string, list: readonly Supplied[]): string[] =>
    list.length === 0 ? [] : ['', `# --- ${heading}`, ...list.flatMap(entry)];
  return [
    `# Values for PactFlow On-Premises ${releaseLine}. If a value is empty, Compose stops and prints the name of the variable.`,
    '# Keep this file out of version control. Put single quotes around values that contain $ or #.',
    '# If you replace an earlier file, copy its values. Stored data can’t be read with new secrets.',
    ...part(
      'Secrets',
      supplied.filter((value) => value.secret),
    ),
    ...part(
      'Settings',
      supplied.filter((value) => !value.secret),
    ),
    '',
  ].join('\n');
}

/**
 * Generates the files. Check the choices with `conflictsOf` first.
 * @returns both files, their variables, and what the reader provides. No secret has a value.
 */
export function filesFor(choices: Choices): Files {
  const entries = entriesOf(choices);
  const scim =
    choices.scim === 'yes' ? [...scimEntries(choices), ...(choices.output === 'compose' ? [SCIM_API_TAG] : [])] : [];
  const supplied = [...entries, ...scim].filter(isSupplied);
  return {
    compose: composeOf(choices, entries),
    environment: environmentOf(choices.releaseLine, supplied),
    settings: entries.map((entry) =>
      isSupplied(entry)
        ? {name: entry.name, value: '', supplied: true}
        : {name: entry[0], value: entry[1], supplied: false},
    ),
    supplied,
    additionalFiles: [
      ...additionalFilesOf(choices),
      ...(choices.tls === 'proxy'
        ? tlsFiles(releaseLineUrl(choices.releaseLine), choices.output === 'kubernetes' ? 'the Ingress' : 'nginx')
        : []),
    ],
    notes: notesOf(choices),
  };
}
