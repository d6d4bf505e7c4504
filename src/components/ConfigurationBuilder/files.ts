/** Writes the files that a set of choices leads to, and lists what the reader adds to them. */
import {pagesOf} from './links';
import {isAtLeast, type Choices, type ReleaseLine} from './choices';

/** Names that the files have on the reader's disk. */
export const FILE_NAMES = {compose: 'compose.yaml', environment: 'pactflow.env'} as const;

/** A value that only the reader knows. */
export interface Supplied {
  name: string;
  /** What it is, without a capital at the start and a point at the end. */
  what: string;
  secret: boolean;
  /** Fewest characters that PactFlow is documented to take. */
  minLength?: number;
  /** How to find it, or to make it. */
  how: string;
  /** What makes one, for a secret of the reader's own. */
  command?: string;
}

/** A file that stands beside the Compose file. */
interface AdditionalFile {
  path: string;
  what: string;
  secret: boolean;
  where: string;
  /** Page that explains it. */
  page: string;
}

/** A variable of the PactFlow container with its value. */
interface Setting {
  name: string;
  value: string;
  /** Whether the reader fills the value in. */
  supplied: boolean;
}

export interface Files {
  compose: string;
  environment: string;
  settings: readonly Setting[];
  supplied: readonly Supplied[];
  additionalFiles: readonly AdditionalFile[];
  /** What to know about these choices; may hold `code` and links. */
  notes: readonly string[];
}

/**
 * Prints 64 characters that mean nothing special, neither in an environment file, as `$` and `#` do, nor in an address,
 * as `@` and `/` do.
 */
const RANDOM = 'openssl rand -hex 32';

/** Of the settings, those that stand in the Compose file as they are. */
type Entry = readonly [name: string, value: string] | Supplied;

const isSupplied = (entry: Entry): entry is Supplied => 'name' in entry;

const setting = (name: string, what: string, how: string): Supplied => ({name, what, how, secret: false});
const secret = (name: string, what: string, how: string): Supplied => ({name, what, how, secret: true});
const random = (name: string, what: string): Supplied => ({
  ...secret(name, what, `Make it: ${RANDOM}`),
  command: RANDOM,
});

const hasService = {
  postgres: (choices: Choices) => choices.database === 'compose',
  redis: (choices: Choices) => choices.redis === 'compose',
};

function databaseEntries({database, sslmode}: Choices): Entry[] {
  const mode = ['PACTFLOW_DATABASE_SSLMODE', sslmode] as const;
  if (database === 'compose')
    return [
      ['PACTFLOW_DATABASE_HOST', 'postgres'],
      ['PACTFLOW_DATABASE_PORT', '5432'],
      ['PACTFLOW_DATABASE_NAME', 'pactflow'],
      ['PACTFLOW_DATABASE_USERNAME', 'pactflow'],
      random('PACTFLOW_DATABASE_PASSWORD', 'the password that PostgreSQL is set up with'),
      mode,
    ];
  const server: Entry[] = [
    setting('PACTFLOW_DATABASE_HOST', 'the host name of the PostgreSQL server', 'For example db.example.com'),
    ['PACTFLOW_DATABASE_PORT', '5432'],
    setting('PACTFLOW_DATABASE_NAME', 'the name of the database', 'For example pactflow'),
    setting('PACTFLOW_DATABASE_USERNAME', 'the database user of PactFlow', 'For example pactflow_user'),
  ];
  if (database === 'external')
    return [
      ...server,
      secret('PACTFLOW_DATABASE_PASSWORD', 'the password of the database user', 'As set when the user was created'),
      mode,
    ];
  return [
    ['PACTFLOW_DATABASE_ADAPTER', 'postgresiam'],
    ...server,
    mode,
    setting('AWS_REGION', 'the AWS region of the database', 'For example eu-west-1'),
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
          'the address of the store, with its password if it has one',
          'redis://, then host and port, such as redis://cache.example.com:6379',
        ),
      ];
    case 'external-tls':
      return [
        secret(
          'REDIS_URL',
          'the TLS address of the store, with its password if it has one',
          'rediss://, then host and port, such as rediss://cache.example.com:6380',
        ),
      ];
  }
}

function authenticationEntries({authentication, saml}: Choices): Entry[] {
  switch (authentication) {
    case 'demo':
      return [['PACTFLOW_DEMO_AUTH_ENABLED', 'true']];
    case 'saml': {
      const provider: Entry[] =
        saml === 'metadata'
          ? [
              setting(
                'PACTFLOW_SAML_IDP_METADATA_URL',
                'the address of the metadata of your identity provider',
                'From the SAML settings of the provider',
              ),
            ]
          : [
              setting(
                'PACTFLOW_SAML_IDP_SSO_TARGET_URL',
                'the address of your identity provider that takes sign-in requests',
                'From the SAML settings of the provider',
              ),
              setting(
                'PACTFLOW_SAML_IDP_CERT_FINGERPRINT',
                'the SHA-1 fingerprint of the certificate of the provider',
                'From the SAML settings of the provider',
              ),
            ];
      return [
        ['PACTFLOW_SAML_AUTH_ENABLED', 'true'],
        setting(
          'PACTFLOW_SAML_ISSUER',
          'the name that the provider has for this application',
          'The entity ID that you registered, for example https://pactflow.example.com',
        ),
        setting('PACTFLOW_SAML_IDP_NAME', 'the words on the sign-in button', 'For example Company login'),
        ...provider,
        setting(
          'PACTFLOW_SAML_IDP_ID_ATTRIBUTE',
          'the attribute that identifies a person for good',
          'From the SAML settings of the provider',
        ),
        setting(
          'PACTFLOW_SAML_EMAIL_ATTRIBUTE',
          'the attribute with the e-mail address',
          'From the SAML settings of the provider',
        ),
        setting(
          'PACTFLOW_SAML_NAME_ATTRIBUTE',
          'the attribute with the full name',
          'From the SAML settings of the provider',
        ),
      ];
    }
    case 'oauth2':
      return [
        ['PACTFLOW_OAUTH2_AUTH_ENABLED', 'true'],
        setting('PACTFLOW_OAUTH2__IDP_NAME', 'the words on the sign-in button', 'For example Company login'),
        setting(
          'PACTFLOW_OAUTH2__CLIENT_ID',
          'the name of this client at the provider',
          'From the registration at the provider',
        ),
        secret(
          'PACTFLOW_OAUTH2__CLIENT_SECRET',
          'the secret of this client',
          'From the registration at the provider; for a client without one, delete it from both files',
        ),
        setting('PACTFLOW_OAUTH2__IDP_URL', 'the address of the provider', 'From the registration at the provider'),
        setting('PACTFLOW_OAUTH2__AUTHORIZE_URL', 'the authorize endpoint', 'From the registration at the provider'),
        setting('PACTFLOW_OAUTH2__TOKEN_URL', 'the token endpoint', 'From the registration at the provider'),
        setting(
          'PACTFLOW_OAUTH2__JWKS_URL',
          'the address of the signing keys',
          'From the registration at the provider',
        ),
        setting('PACTFLOW_OAUTH2__TOKEN_ISSUER', 'the issuer that the token names', 'The iss claim of a token'),
        setting('PACTFLOW_OAUTH2__TOKEN_AUDIENCE', 'the audience that the token names', 'The aud claim of a token'),
        setting(
          'PACTFLOW_OAUTH2__CLAIM_MAPPINGS__IDP_ID',
          'the claim that identifies a person for good',
          'For example sub',
        ),
        ['PACTFLOW_OAUTH2__AUTH_CONFIG_HANDLER', 'auth_ext_script.rb'],
      ];
  }
}

/** Inside the file's own network, SCIM reaches PactFlow by a name that has to be one of its base addresses. */
function urlEntries({tls, scim}: Choices): Entry[] {
  if (tls === 'none')
    return [
      ['PACTFLOW_BASE_URL', scim === 'yes' ? 'http://localhost http://pactflow:9292' : 'http://localhost'],
      ['PACTFLOW_REQUIRE_HTTPS', 'false'],
    ];
  return [
    setting(
      'PACTFLOW_BASE_URL',
      'the https address that people and pipelines call, without a slash at its end',
      'For example https://pactflow.example.com',
    ),
    ['PACTFLOW_REQUIRE_HTTPS', 'true'],
  ];
}

function outgoingEntries(choices: Choices): Entry[] {
  if (choices.outgoing === 'direct') return [];
  const inside = [
    'localhost',
    '127.0.0.1',
    ...(hasService.postgres(choices) ? ['postgres'] : []),
    ...(hasService.redis(choices) ? ['redis'] : []),
  ];
  return [
    secret(
      'http_proxy',
      'the address of the proxy for HTTP, with credentials if it asks for any',
      'For example http://proxy.example.com:3128',
    ),
    secret(
      'https_proxy',
      'the address of the proxy for HTTPS, with credentials if it asks for any',
      'For example http://proxy.example.com:3128',
    ),
    ['no_proxy', inside.join(',')],
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
          'the address of your collector for OTLP over HTTP',
          'For example http://collector.example.com:4318',
        ),
        setting('OTEL_DEPLOYMENT_ENVIRONMENT', 'the name of this environment in your traces', 'For example production'),
      ];
    case 'new-relic':
      return [['NEW_RELIC_AGENT_ENABLED', 'true']];
  }
}

const entriesOf = (choices: Choices): Entry[] => [
  ...urlEntries(choices),
  ['TZ', 'Etc/UTC'],
  random('PACTFLOW_MASTER_ENCRYPTION_KEY', 'the key that encrypts secrets; keep a safe copy of it'),
  {...random('PACTFLOW_COOKIE_SECRET', 'the secret that protects session cookies'), minLength: 64},
  random('PACTFLOW_ADMIN_API_KEY', 'the key of the call that sets up an administrator'),
  ...databaseEntries(choices),
  ...redisEntries(choices),
  ...authenticationEntries(choices),
  ...outgoingEntries(choices),
  ...observabilityEntries(choices),
];

function additionalFilesOf({edition, authentication, tls, observability}: Choices): AdditionalFile[] {
  const page = pagesOf(edition);
  return [
    {
      path: './pactflow-onprem.lic',
      what: 'Your license, from SmartBear',
      secret: true,
      where: '/home/pactflow-onprem.lic',
      page: `${page}/license`,
    },
    ...(authentication === 'oauth2'
      ? [
          {
            path: './auth_ext_script.rb',
            what: 'The handler that makes roles and teams of claims, from SmartBear',
            secret: false,
            where: '/home/pactflow/extensions/auth_ext_script.rb',
            page: `${page}/authentication/oauth2`,
          },
        ]
      : []),
    ...(observability === 'new-relic'
      ? [
          {
            path: './newrelic.yml',
            what: 'The configuration of the New Relic agent, with your New Relic license key',
            secret: true,
            where: '/home/pactflow/config/newrelic.yml',
            page: `${page}/observability`,
          },
        ]
      : []),
    ...(tls === 'container'
      ? [
          {
            path: './haproxy.cfg',
            what: 'The file of that name from a running container, with your certificate bound to its frontend',
            secret: false,
            where: '/tmp/haproxy.cfg',
            page: `${page}/network-configuration`,
          },
        ]
      : []),
    ...(tls === 'container'
      ? [
          {
            path: './tls.pem',
            what: 'Your certificate with its chain, and its key, in one file',
            secret: true,
            where: '/home/tls.pem',
            page: `${page}/network-configuration`,
          },
        ]
      : []),
  ];
}

const tlsFiles = (page: string): AdditionalFile[] => [
  {
    path: './tls.crt',
    what: 'Your certificate with its chain, as PEM',
    secret: false,
    where: 'nginx',
    page: `${page}/network-configuration`,
  },
  {
    path: './tls.key',
    what: 'The key of that certificate, as PEM',
    secret: true,
    where: 'nginx',
    page: `${page}/network-configuration`,
  },
];

function notesOf({
  edition,
  release,
  database,
  sslmode,
  redis,
  authentication,
  tls,
  scim,
  observability,
}: Choices): string[] {
  const page = pagesOf(edition);
  const notes: (string | false)[] = [
    edition === '1.x' &&
      'Support for 1.x ended on March 11, 2026. Take [2.x](/docs/on-premises-2x/docker-compose-example) for a new installation.',
    release === '1.37.0' && 'Release 1.37.1 fixes a fault that kept some users from signing in.',
    authentication === 'demo' &&
      `With [demo authentication](${page}/authentication/demo) everybody who reaches PactFlow can sign in as anybody. Use an empty database when you go over to your identity provider.`,
    authentication === 'demo' &&
      tls !== 'none' &&
      'Demo authentication behind a public address lets everybody in. Choose SAML before others can reach it.',
    authentication === 'saml' &&
      `Register \`/auth/saml/callback\` behind your base address as the reply address at the [SAML provider](${page}/authentication/saml).`,
    authentication === 'saml' &&
      edition === '2.x' &&
      tls !== 'none' &&
      !isAtLeast(release, '2.3.0') &&
      `Before 2.3.0, SAML sign-in of 2.x could redirect over HTTP; ${release} has that fault.`,
    authentication === 'oauth2' &&
      `Register \`/auth/oauth2/callback\` behind your base address at the [OAuth2 provider](${page}/authentication/oauth2). SmartBear supply the handler script for it.`,
    tls === 'none' &&
      authentication !== 'demo' &&
      'Without HTTPS, sign-ins and tokens are not encrypted. The port is open to this machine only.',
    database === 'compose' &&
      `The database is in the volume \`postgres-data\` of this machine: back it up. For production, a [database of its own](${page}/database) on another machine is better.`,
    (sslmode === 'allow' || sslmode === 'prefer') &&
      database === 'external' &&
      `With \`${sslmode}\` the connection can end up unencrypted without a word. \`require\` is the default.`,
    sslmode === 'disable' &&
      database === 'external' &&
      'Passwords and contracts cross the network unencrypted with `disable`.',
    (sslmode === 'verify-ca' || sslmode === 'verify-full') &&
      `\`${sslmode}\` needs the certificate of the authority inside the container. No PactFlow variable names that file; PostgreSQL’s client library looks for \`~/.postgresql/root.crt\` of its user. Mount it, and prove it before you rely on it.`,
    database === 'rds-iam' &&
      `The container takes its AWS identity from the role of the machine or task it runs on. That role must be allowed to connect to [the database](${page}/database) as this user.`,
    redis === 'external' &&
      'Sessions cross the network unencrypted with `redis://`. Use it inside a network that you trust, or choose TLS.',
    tls === 'load-balancer' && 'Let only the load balancer reach port 9292: behind it, requests are not encrypted.',
    tls === 'container' &&
      'Have the frontend listen with TLS on port 9292, where this file expects it. Whether the image writes `/tmp/haproxy.cfg` anew when it starts is not documented: look at it again after a restart.',
    scim === 'yes' &&
      `The [SCIM API](${page}/scim) gets no token here. Create a system account with the SCIM role after the first sign-in, and give its token to your identity provider.`,
    scim === 'yes' &&
      (tls === 'load-balancer' || tls === 'container') &&
      'Port 8100 of the SCIM API takes a token over plain HTTP. Put HTTPS before it, too.',
    scim === 'yes' &&
      authentication === 'demo' &&
      'With demo authentication, SCIM is good for trying its calls: no identity provider signs the people in whom it creates.',
    observability === 'opentelemetry' &&
      `The collector must take OTLP over HTTP without authentication; see [observability](${page}/observability).`,
  ];
  return notes.filter((note) => note !== false);
}

/** A value in double quotes: right for YAML whatever it holds. */
const quoted = (text: string): string => JSON.stringify(text);

/** The value of a name in the environment file. Where it is missing or empty, Compose stops and says the rest. */
const reference = (name: string): string => `\${${name}:?see ${FILE_NAMES.environment}}`;

const line = (entry: Entry): string =>
  isSupplied(entry) ? `${entry.name}: ${quoted(reference(entry.name))}` : `${entry[0]}: ${quoted(entry[1])}`;

const indent = (depth: number, lines: readonly string[]): string[] =>
  lines.map((text) => (text === '' ? '' : ' '.repeat(depth) + text));

/**
 * A file of the reader's disk in a container. A missing one stops the start: Docker would otherwise make a directory of
 * its name.
 */
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
  const {edition, release, tls} = choices;
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
        edition === '2.x'
          ? '["CMD", "supervisorctl", "status", "haproxy", "marko", "pactflow"]'
          : '["CMD", "wget", "-nv", "-t1", "--spider", "http://localhost:9292/diagnostic/status/heartbeat"]',
      ),
    ]),
  ];
}

/** The task that keeps the database small. It needs the database and the license, and runs when it is asked to. */
function cleanService(choices: Choices): string[] {
  const license = additionalFilesOf(choices).slice(0, 1);
  return [
    '# Deletes what nobody needs any more. Run it every day; it must have the same tag as pactflow.',
    'db-clean:',
    ...indent(2, [
      `image: quay.io/pactflow/enterprise:${choices.release}`,
      'profiles: ["maintenance"]',
      'entrypoint: ["db-clean"]',
      ...whenHealthy(hasService.postgres(choices) ? ['postgres'] : []),
      'environment:',
      ...indent(2, databaseEntries(choices).map(line)),
      'volumes:',
      ...indent(2, license.flatMap(mount)),
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

function scimService({tls}: Choices): string[] {
  const address = tls === 'none' ? 'http://pactflow:9292' : reference('PACTFLOW_BASE_URL');
  return [
    'scim-api:',
    ...indent(2, [
      '# Replace latest by the newest tag that the registry shows you.',
      'image: quay.io/pactflow/scim-api:latest',
      'restart: unless-stopped',
      ...whenHealthy(['pactflow']),
      'environment:',
      '  # Has to be one of the addresses in PACTFLOW_BASE_URL.',
      `  PACTFLOW_URL: ${quoted(address)}`,
      ...(tls === 'proxy' ? [] : ['ports:', `  - ${quoted(tls === 'none' ? '127.0.0.1:8100:8080' : '8100:8080')}`]),
    ]),
  ];
}

const forwardTo = (path: string, server: string): string[] => [
  `location ${path} {`,
  `  proxy_pass ${server};`,
  '  proxy_set_header Host $$http_host;',
  '  proxy_set_header X-Forwarded-For $$proxy_add_x_forwarded_for;',
  '  proxy_set_header X-Forwarded-Proto https;',
  '}',
];

function proxyService({scim}: Choices): string[] {
  return [
    'proxy:',
    ...indent(2, [
      'image: nginx:1.28-alpine',
      'restart: unless-stopped',
      'depends_on:',
      '  pactflow:',
      '    condition: service_healthy',
      ...(scim === 'yes' ? ['  scim-api:', '    condition: service_started'] : []),
      'ports:',
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
    ...indent(2, [
      'listen 443 ssl;',
      'ssl_certificate /run/secrets/tls-certificate;',
      'ssl_certificate_key /run/secrets/tls-key;',
      '# Contracts can be larger than the one megabyte that nginx allows.',
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
    `# PactFlow On-Premises ${choices.release}. Values that are yours stand in ${FILE_NAMES.environment}.`,
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

function environmentOf(edition: ReleaseLine, supplied: readonly Supplied[]): string {
  const entry = ({name, what, how, minLength, command}: Supplied): string[] => [
    '',
    `# ${capital(what)}.${minLength === undefined ? '' : ` ${minLength} characters or more.`}`,
    `# ${how}${command === undefined ? '.' : ''}`,
    `${name}=`,
  ];
  const part = (heading: string, list: readonly Supplied[]): string[] =>
    list.length === 0 ? [] : ['', `# --- ${heading}`, ...list.flatMap(entry)];
  return [
    `# Values for PactFlow On-Premises ${edition}. Compose stops with the name of each one that is empty.`,
    '# Keep this file out of version control. Put a value with $ or # in it between single quotes.',
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
 * Writes the files for choices that go together; see `conflictsOf` for those that do not.
 * @returns the texts of both files, and lists of what is in them and of what the reader adds. No secret has a value.
 */
export function filesFor(choices: Choices): Files {
  const entries = entriesOf(choices);
  const supplied = entries.filter(isSupplied);
  return {
    compose: composeOf(choices, entries),
    environment: environmentOf(choices.edition, supplied),
    settings: entries.map((entry) =>
      isSupplied(entry)
        ? {name: entry.name, value: '', supplied: true}
        : {name: entry[0], value: entry[1], supplied: false},
    ),
    supplied,
    additionalFiles: [
      ...additionalFilesOf(choices),
      ...(choices.tls === 'proxy' ? tlsFiles(pagesOf(choices.edition)) : []),
    ],
    notes: notesOf(choices),
  };
}
