import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {parse} from 'yaml';
import {checkAll} from './checkers/testing';
import type {Snippet} from './checkers/types';
import {
  variableUrl as expectedUrl,
  sinceIn,
  variableNamed,
  variablesOf,
  worksIn,
} from '../../src/data/environmentVariablesRules';
import {laterReleases} from '../../src/data/laterReleases';
import {compareVersions} from '../../src/data/releaseLineRules';
import {formatDate, latestOf} from '../../src/data/releaseRules';
import {releases} from '../../src/data/releases';
import {patchedUntil} from '../../src/data/upgradePrecautionsRules';
import {variableUrl} from '../../src/components/ConfigurationBuilder/links';
import {
  defaultsFor,
  conflictsOf,
  type Choices,
  type ReleaseLine,
} from '../../src/components/ConfigurationBuilder/choices';
import {checkCommandsOf, filesFor, type Files} from '../../src/components/ConfigurationBuilder/files';
import {combinationsOf} from './configurationBuilder/combinations';
import {parseEnvironment} from './configurationBuilder/environmentFile';

interface Service {
  environment?: Record<string, string>;
  image: string;
  depends_on?: Record<string, unknown>;
  volumes?: (string | {source: string; target: string})[];
  secrets?: string[];
}
interface ComposeFile {
  services: Record<string, Service>;
  volumes?: object;
  secrets?: Record<string, {file: string}>;
}

const REFERENCE = /\$\{(?<name>[A-Za-z_][A-Za-z0-9_]*):\?(?<message>[^{}$]+)\}/g;

/** The variables that Compose requires: the names in `${NAME:?message}`. */
const referencesOf = (text: string): Set<string> =>
  new Set([...text.matchAll(REFERENCE)].map(({groups}) => groups?.name ?? ''));

/** Checks that both files and the list have the same variables, and that the environment file contains no values. */
function checkTexts({compose, environment, supplied}: Files): void {
  const values = parseEnvironment(environment);
  assert.deepEqual([...referencesOf(compose)].sort(), [...values.keys()].sort());
  assert.deepEqual(supplied.map(({name}) => name).sort(), [...values.keys()].sort());
  assert.ok([...values.values()].every((value) => value === ''));
  // Every other dollar sign is escaped as `$$`.
  assert.doesNotMatch(compose.replace(REFERENCE, '').replaceAll('$$', ''), /\$/);
}

/** Checks that secrets are references, that the dependencies of services exist, and that mounted files are listed. */
function checkParts({release}: Choices, {compose, supplied, additionalFiles, settings}: Files): void {
  const file = parse(compose) as ComposeFile;
  for (const {name} of supplied.filter((value) => value.secret)) {
    for (const {environment: own = {}} of Object.values(file.services))
      if (name in own) assert.ok(own[name]?.startsWith(`\${${name}:?`), `${name} has a value`);
  }
  const {pactflow} = file.services;
  assert.ok(pactflow);
  assert.deepEqual(
    Object.keys(pactflow.environment ?? {}),
    settings.map(({name}) => name),
  );
  assert.equal(pactflow.image, `quay.io/pactflow/enterprise:${release}`);
  assert.equal(file.services['db-clean']?.image, pactflow.image);
  for (const service of Object.values(file.services)) {
    for (const name of Object.keys(service.depends_on ?? {}))
      assert.ok(name in file.services, `a service depends on ${name}, which doesn't exist`);
    for (const volume of service.volumes ?? [])
      if (typeof volume === 'object')
        assert.ok(
          additionalFiles.some(({path, where}) => path === volume.source && where === volume.target),
          `${volume.source} isn't in the list of files`,
        );
    for (const name of service.secrets ?? [])
      assert.ok(
        additionalFiles.some(({path}) => path === file.secrets?.[name]?.file),
        `${name} isn't in the list of files`,
      );
  }
}

const chosen = (choices: Partial<Choices>): Files =>
  filesFor({...defaultsFor(choices.releaseLine ?? '2.x', choices.database), ...choices});
const pactflowOf = ({compose}: Files): Record<string, string> =>
  (parse(compose) as ComposeFile).services.pactflow?.environment ?? {};

const RELEASE_LINES: readonly ReleaseLine[] = ['1.x', '2.x'];

describe('every pair of choices', () => {
  for (const releaseLine of RELEASE_LINES) {
    test(`of ${releaseLine}: Compose accepts the file, both files have the same variables, and no secret has a value`, async (t) => {
      const {combinations, pairs, impossible} = combinationsOf(releaseLine, 'compose');
      assert.ok(pairs > 600, `expected more than 600 pairs, but found ${pairs}`);
      const snippets: Snippet[] = [];
      for (const choices of combinations) {
        const files = filesFor(choices);
        checkTexts(files);
        checkParts(choices, files);
        snippets.push({file: JSON.stringify(choices), line: 1, lang: 'yaml', by: 'compose', text: files.compose});
      }
      assert.deepEqual(await checkAll(snippets), []);
      t.diagnostic(
        `builder, Compose, ${releaseLine}: ${combinations.length} combinations, ${pairs} pairs of choices, ${impossible.length} impossible`,
      );
    });

    test(`of ${releaseLine} that is impossible is reported as a conflict`, () => {
      const {impossible} = combinationsOf(releaseLine, 'compose');
      for (const pair of impossible) {
        const chosen = Object.fromEntries(pair.split(' ').map((part) => part.split('='))) as Partial<Choices>;
        const choices = {...defaultsFor(releaseLine, chosen.database), ...chosen};
        assert.notDeepEqual(conflictsOf(choices), [], pair);
        filesFor(choices);
      }
    });
  }
});

/** The groups whose variables are only required for some choices, or in another container. */
const GROUPS_OF_CHOICES: Record<string, (choices: Choices) => boolean> = {
  'SAML sign-in': ({authentication}) => authentication === 'saml',
  'OAuth 2.0 sign-in': ({authentication}) => authentication === 'oauth2',
  'JWT bearer tokens': () => false,
  'SCIM API container': () => false,
};

/** Variables of other programs in the container, and the choices for which they have an effect. */
const FOREIGN: Record<string, (choices: Choices) => boolean> = {
  PGSSLROOTCERT: ({sslmode}) => sslmode === 'verify-ca' || sslmode === 'verify-full',
};

/**
 * Compares the generated files with the data of the environment variables. Reports unknown names and values, secrets
 * that aren't treated as secrets, and required variables that are missing.
 */
function problemsInData(choices: Choices, {settings, supplied, compose}: Files): string[] {
  const {releaseLine, release} = choices;
  const secrets = new Set(supplied.filter(({secret}) => secret).map(({name}) => name));
  const scim = Object.keys((parse(compose) as ComposeFile).services['scim-api']?.environment ?? {});
  const found = [...settings, ...scim.map((name) => ({name, value: '', supplied: true}))].flatMap(
    ({name, value, supplied: isSupplied}) => {
      if (name in FOREIGN) return FOREIGN[name]?.(choices) === true ? [] : [`${name} has no effect`];
      const variable = variableNamed(name);
      if (variable === undefined) return [`${name} isn't in the data`];
      const since = sinceIn(variable, releaseLine);
      return [
        worksIn(variable, releaseLine) ? '' : `${name} has no effect in ${releaseLine}`,
        since === undefined || compareVersions(release, since) >= 0
          ? ''
          : `${name} requires ${since}, which is later than ${release}`,
        variable.deprecated === undefined ? '' : `${name} is deprecated`,
        isSupplied || variable.values?.includes(value) !== false ? '' : `${name} can't be ${value}`,
        variable.secret === true && isSupplied && !secrets.has(name)
          ? `${name} is a secret, but isn't treated as one`
          : '',
        variableUrl(releaseLine, name) === expectedUrl(name, releaseLine) || scim.includes(name)
          ? ''
          : `the URL of ${name} should be ${expectedUrl(name, releaseLine) ?? 'undefined'}`,
      ].filter(Boolean);
    },
  );
  const cleaning = Object.keys((parse(compose) as ComposeFile).services['db-clean']?.environment ?? {});
  const unread = cleaning
    .filter((name) => !(name in FOREIGN) && variableNamed(name)?.readBy.includes('db-clean task') !== true)
    .map((name) => `the db-clean task doesn't read ${name}`);
  const names = settings.map(({name}) => variableNamed(name)?.name);
  const required = variablesOf(releaseLine).filter(
    ({requiredWhen, group}) => requiredWhen === 'always' && GROUPS_OF_CHOICES[group]?.(choices) !== false,
  );
  return [
    ...found,
    ...unread,
    ...required.filter(({name}) => !names.includes(name)).map(({name}) => `${name} is required, but missing`),
  ];
}

describe('the data of the environment variables', () => {
  test('contains every variable and value of each release line and release, and no required variable is missing', () => {
    let checked = 0;
    for (const releaseLine of RELEASE_LINES) {
      for (const choices of combinationsOf(releaseLine, 'compose').combinations) {
        const files = filesFor(choices);
        assert.deepEqual(problemsInData(choices, files), [], JSON.stringify(choices));
        checked += files.settings.length;
      }
    }
    assert.ok(checked > 2000, `expected more than 2,000 variables, but checked ${checked}`);
  });

  const sound = filesFor(defaultsFor('2.x'));
  const DEFECTS: [name: string, defect: Partial<Files>, expected: RegExp][] = [
    [
      'a name that isn’t in the data',
      {settings: [...sound.settings, {name: 'PACT_BROKER_ADMIN_API_KEY', value: 'x', supplied: false}]},
      /PACT_BROKER_ADMIN_API_KEY isn't in the data/,
    ],
    [
      'a variable of the other release line',
      {settings: [...sound.settings, {name: 'PACTFLOW_LOG_FORMAT', value: 'json', supplied: false}]},
      /PACTFLOW_LOG_FORMAT has no effect in 2\.x/,
    ],
    [
      'a value that isn’t allowed',
      {settings: [...sound.settings, {name: 'PACTFLOW_LOG_LEVEL', value: 'loud', supplied: false}]},
      /PACTFLOW_LOG_LEVEL can't be loud/,
    ],
    ['a secret that isn’t treated as one', {supplied: []}, /PACTFLOW_COOKIE_SECRET is a secret/],
    [
      'a required variable that is missing',
      {settings: sound.settings.filter(({name}) => name !== 'TZ')},
      /^TZ is required, but missing$/,
    ],
  ];
  for (const [name, defect, expected] of DEFECTS)
    test(`reports ${name}`, () =>
      assert.match(problemsInData(defaultsFor('2.x'), {...sound, ...defect}).join('\n'), expected));
});

describe('the checks above report', () => {
  const choices = defaultsFor('2.x');
  const sound = filesFor(choices);
  const DEFECTS: [name: string, defect: Partial<Files>, expected: RegExp][] = [
    [
      'a secret with a value in the environment file',
      {environment: sound.environment.replace('PACTFLOW_ADMIN_API_KEY=', 'PACTFLOW_ADMIN_API_KEY=admin')},
      /false/,
    ],
    [
      'a secret with a value in the Compose file',
      {compose: sound.compose.replace(/"\$\{PACTFLOW_ADMIN_API_KEY[^"]+"/, '"admin"')},
      /PACTFLOW_ADMIN_API_KEY/,
    ],
    [
      'a line that isn’t a variable',
      {environment: `${sound.environment}oops`},
      /neither a comment nor NAME=value: oops/,
    ],
    ['an unescaped dollar sign', {compose: `${sound.compose}# $HOME`}, /\$HOME/],
    ['a mounted file that isn’t listed', {additionalFiles: []}, /pactflow-onprem\.lic isn't in the list of files/],
    [
      'a missing service that another one depends on',
      {compose: sound.compose.replace('  redis:\n    image', '  valkey:\n    image')},
      /a service depends on redis, which doesn't exist/,
    ],
  ];
  for (const [name, defect, expected] of DEFECTS) {
    test(name, () => {
      const files = {...sound, ...defect};
      assert.throws(
        () => {
          checkTexts(files);
          checkParts(choices, files);
        },
        ({message, actual}: assert.AssertionError) => expected.test(`${message} ${String(actual)}`),
      );
    });
  }
  test('a file that Compose rejects', async () =>
    assert.match(
      (
        await checkAll([
          {file: 'x', line: 1, lang: 'yaml', by: 'compose', text: sound.compose.replace('restart:', 'restarts:')},
        ])
      ).join(),
      /restarts isn’t allowed/,
    ));
});

describe('the files', () => {
  test('use the same password for PostgreSQL and PactFlow', () => {
    const {services} = parse(chosen({}).compose) as ComposeFile;
    assert.equal(
      services.postgres?.environment?.POSTGRES_PASSWORD,
      services.pactflow?.environment?.PACTFLOW_DATABASE_PASSWORD,
    );
  });

  test('have a region and no password for Amazon RDS with IAM', () => {
    const variables = pactflowOf(chosen({database: 'rds-iam'}));
    assert.equal(variables.PACTFLOW_DATABASE_ADAPTER, 'postgresiam');
    assert.equal(variables.PACTFLOW_DATABASE_SSLMODE, 'require');
    assert.ok('AWS_REGION' in variables);
    assert.ok(!('PACTFLOW_DATABASE_PASSWORD' in variables));
  });

  test('have a Redis URL in 2.x, but not in 1.x', () => {
    assert.equal(pactflowOf(chosen({})).REDIS_URL, 'redis://redis:6379');
    assert.ok(!('REDIS_URL' in pactflowOf(chosen({releaseLine: '1.x'}))));
    const {services} = parse(chosen({redis: 'external-tls'}).compose) as ComposeFile;
    assert.ok(!('redis' in services));
  });

  test('have the health check that the image of the release line can run', () => {
    assert.match(chosen({}).compose, /test: \["CMD", "supervisorctl", "status", "haproxy", "marko", "pactflow"\]/);
    assert.match(chosen({releaseLine: '1.x'}).compose, /test: \["CMD", "wget",/);
  });

  test('turn on exactly one sign-in method', () => {
    for (const authentication of ['demo', 'saml', 'oauth2'] as const) {
      const on = Object.keys(pactflowOf(chosen({authentication}))).filter((name) => name.endsWith('_AUTH_ENABLED'));
      assert.deepEqual(on, [`PACTFLOW_${authentication.toUpperCase()}_AUTH_ENABLED`]);
    }
  });

  test('have one of the base URLs as the PactFlow URL of the SCIM API', () => {
    const {services} = parse(chosen({scim: 'yes'}).compose) as ComposeFile;
    const base = services.pactflow?.environment?.PACTFLOW_BASE_URL ?? '';
    assert.ok(base.split(' ').includes(services['scim-api']?.environment?.PACTFLOW_URL ?? ''), base);
    // With HTTPS, there can be several base URLs, so the reader selects one.
    for (const tls of ['load-balancer', 'proxy', 'container'] as const) {
      const files = chosen({scim: 'yes', tls});
      assert.match(files.compose, /PACTFLOW_URL: "\$\{PACTFLOW_URL:\?/);
      assert.match(files.supplied.find(({name}) => name === 'PACTFLOW_URL')?.how ?? '', /^One of the URLs in PACT/);
    }
  });

  test('have the certificate of the database’s authority in both containers that verify it', () => {
    const {services} = parse(chosen({database: 'external', sslmode: 'verify-full'}).compose) as ComposeFile;
    for (const name of ['pactflow', 'db-clean']) {
      const {environment = {}, volumes = []} = services[name] ?? {};
      assert.ok(volumes.some((volume) => typeof volume === 'object' && volume.target === environment.PGSSLROOTCERT));
    }
    assert.ok(!('PGSSLROOTCERT' in pactflowOf(chosen({database: 'external'}))));
  });

  test('have the mounted file of a private certificate authority', () => {
    const {compose, additionalFiles} = chosen({ca: 'webhooks'});
    const {PACTFLOW_WEBHOOK_CERTIFICATES__0__PATH: path} = pactflowOf(chosen({ca: 'webhooks'}));
    assert.ok(additionalFiles.some(({where}) => where === path));
    assert.match(compose, /target: \/home\/company-ca\.pem/);
    assert.equal(pactflowOf(chosen({ca: 'system'})).SSL_CERT_FILE, '/home/ca-bundle.pem');
  });

  test('have the hosts that the reader enters', () => {
    assert.equal(pactflowOf(chosen({webhookHosts: '/a$/'})).PACTFLOW_WEBHOOK_HOST_WHITELIST, '/a$$/');
    assert.equal(
      pactflowOf(chosen({outgoing: 'proxy', noProxy: 'ci.example.com,redis'})).no_proxy,
      'localhost,127.0.0.1,postgres,redis,ci.example.com',
    );
  });

  test('have the attribute names of Microsoft Entra ID, and require its other values', () => {
    const files = chosen({authentication: 'saml', saml: 'entra', tls: 'proxy'});
    assert.match(pactflowOf(files).PACTFLOW_SAML_IDP_ID_ATTRIBUTE ?? '', /objectidentifier$/);
    assert.deepEqual(
      files.supplied.map(({name}) => name).filter((name) => name.startsWith('PACTFLOW_SAML')),
      [
        'PACTFLOW_SAML_ISSUER',
        'PACTFLOW_SAML_IDP_NAME',
        'PACTFLOW_SAML_IDP_SSO_TARGET_URL',
        'PACTFLOW_SAML_IDP_CERT_FINGERPRINT',
      ],
    );
  });

  test('require HTTPS unless it’s off', () => {
    assert.equal(pactflowOf(chosen({})).PACTFLOW_REQUIRE_HTTPS, 'false');
    for (const tls of ['load-balancer', 'proxy', 'container'] as const)
      assert.equal(pactflowOf(chosen({tls})).PACTFLOW_REQUIRE_HTTPS, 'true');
    assert.match(chosen({}).compose, /"127\.0\.0\.1:80:9292"/);
  });

  test('have a cookie secret with the length that PactFlow requires and a command that generates it', () => {
    const cookie = chosen({}).supplied.find(({name}) => name === 'PACTFLOW_COOKIE_SECRET');
    assert.equal(cookie?.minLength, 64);
    // Prints two characters for each of 32 bytes.
    assert.equal(cookie.command, 'openssl rand -hex 32');
  });

  test('require only four secrets by default', () => {
    assert.deepEqual(
      chosen({}).supplied.map(({name}) => name),
      [
        'PACTFLOW_MASTER_ENCRYPTION_KEY',
        'PACTFLOW_COOKIE_SECRET',
        'PACTFLOW_ADMIN_API_KEY',
        'PACTFLOW_DATABASE_PASSWORD',
      ],
    );
  });
});

describe('the notes', () => {
  const notesFor = (choices: Partial<Choices>, releaseLine: ReleaseLine = '2.x'): string =>
    filesFor({...defaultsFor(releaseLine), ...choices}).notes.join('\n');

  test('name a later release, and say to keep earlier values', () => {
    for (const releaseLine of ['2.x', '1.x'] as const) {
      const notes = notesFor({}, releaseLine);
      const {version} = latestOf([...releases, ...laterReleases], releaseLine);
      const isDescribed = releases.some((release) => release.version === version);
      const expected = isDescribed ? 'For later releases, see' : `SmartBear has also released ${version}`;
      assert.ok(notes.includes(expected), notes);
      assert.match(notes, /If you replace an earlier `pactflow\.env`, copy its values/);
    }
  });
  test('name the last day of security patches, and say what’s unknown about a later release', () => {
    const all = [...releases, ...laterReleases];
    const lastDay = formatDate(patchedUntil(latestOf(all, '2.x').version, all) ?? '');
    const current = notesFor({});
    assert.ok(current.includes(`No release in this list receives security patches after ${lastDay}.`), current);
    assert.doesNotMatch(notesFor({}, '1.x'), /security patches after/);
    for (const {version: release, releaseLine} of laterReleases) {
      const described = latestOf(releases, releaseLine).version;
      const notes = notesFor({release}, releaseLine);
      assert.ok(notes.includes(`These docs don’t describe ${release}, so `), notes);
      assert.ok(notes.includes(` the variables of ${described}.`), notes);
    }
  });
  test('warn that the SCIM API doesn’t get a private authority', () => {
    const warning = /The SCIM API container doesn’t get your authority’s certificate/;
    for (const ca of ['webhooks', 'system'] as const)
      assert.match(notesFor({scim: 'yes', tls: 'load-balancer', ca}), warning);
    assert.doesNotMatch(notesFor({scim: 'yes', tls: 'load-balancer'}), warning);
  });
  test('give the command that checks the names in the certificate', () => {
    assert.match(notesFor({tls: 'proxy'}), /`openssl x509 -in tls\.crt -noout -ext subjectAltName`/);
    assert.match(notesFor({tls: 'container'}), /`openssl x509 -in tls\.pem -noout -ext subjectAltName`/);
    assert.doesNotMatch(notesFor({tls: 'load-balancer'}), /openssl/);
  });
  test('make the added files readable for the container user, except the private key', () => {
    const own = {database: 'external', sslmode: 'verify-full', ca: 'webhooks'} as const;
    assert.match(
      notesFor({...own, tls: 'container'}),
      /`chmod 644 pactflow-onprem\.lic database-ca\.pem company-ca\.pem`/,
    );
    assert.match(notesFor(own), /`database-ca\.pem` and `company-ca\.pem` can be copies/);
    for (const choices of [{}, {tls: 'container'}, {...own, output: 'kubernetes'}] as const)
      assert.doesNotMatch(notesFor(choices), /chmod/);
  });
  test('lead to an empty database with demo authentication, and with SAML after it', () => {
    for (const authentication of ['demo', 'saml'] as const)
      assert.match(notesFor({authentication}), /authentication\/saml#empty-database/);
    assert.doesNotMatch(notesFor({authentication: 'saml', database: 'external'}), /#empty-database/);
  });
  test('explain a private authority of the identity provider only if PactFlow reads its metadata', () => {
    const saml = {authentication: 'saml', ca: 'system'} as const;
    assert.match(notesFor({...saml, saml: 'metadata'}), /select “From the sign-in URL and certificate fingerprint”/);
    for (const other of ['manual', 'entra'] as const) assert.doesNotMatch(notesFor({...saml, saml: other}), /metadata/);
    assert.match(notesFor({ca: 'system'}), /network-configuration#create-a-ca-bundle/);
  });
});

test('the reader sets the tag of the SCIM API', () => {
  const {compose, supplied} = filesFor({...defaultsFor('2.x'), scim: 'yes'});
  assert.match(compose, /image: "quay\.io\/pactflow\/scim-api:\$\{SCIM_API_TAG:\?see pactflow\.env\}"/);
  assert.ok(supplied.some(({name}) => name === 'SCIM_API_TAG'));
  assert.equal(variableUrl('1.x', 'SCIM_API_TAG'), '/docs/on-premises/scim#install-it');
});

test('the check commands have the URL of the choices', () => {
  const checks = (choices: Partial<Choices>) => checkCommandsOf({...defaultsFor('2.x'), ...choices});
  assert.equal(
    checks({}),
    'curl --fail http://localhost/diagnostic/status/heartbeat\ncurl --fail http://localhost/diagnostic/status/dependencies',
  );
  assert.match(checks({tls: 'proxy', host: 'a.example.com'}), /^curl --fail https:\/\/a\.example\.com\/diagnostic/);
  assert.match(checks({tls: 'proxy'}), /^# Replace pactflow\.example\.com .*\ncurl --fail https:\/\/pactflow\.example/);
});

test('the check commands trust the reader’s own authority', () => {
  const checks = (choices: Partial<Choices>) =>
    checkCommandsOf({...defaultsFor('2.x'), host: 'a.example.com', ...choices});
  assert.match(
    checks({tls: 'proxy', ca: 'webhooks'}),
    /^# If a public .* delete --cacert company-ca\.pem\.\ncurl --fail --cacert company-ca\.pem https:\/\/a\.example/,
  );
  assert.match(checks({tls: 'proxy', ca: 'system'}), /^curl --fail --cacert ca-bundle\.pem https:\/\/a\.example/);
  for (const choices of [{tls: 'proxy'}, {tls: 'none', ca: 'webhooks'}] as const)
    assert.doesNotMatch(checks(choices), /cacert/);
});

test('nginx restarts with the containers whose names it resolves', () => {
  const {services} = parse(filesFor({...defaultsFor('2.x'), tls: 'proxy', scim: 'yes'}).compose) as ComposeFile;
  assert.deepEqual(services.proxy?.depends_on, {
    pactflow: {condition: 'service_healthy', restart: true},
    'scim-api': {condition: 'service_started', restart: true},
  });
});

test('the URL of a variable is on a page of its release line', () => {
  assert.equal(variableUrl('2.x', 'REDIS_URL'), '/docs/on-premises-2x/environment-variables#redis_url');
  assert.equal(
    variableUrl('1.x', 'PACTFLOW_OAUTH2__CLAIM_MAPPINGS__IDP_ID'),
    '/docs/on-premises/environment-variables/oauth2#pactflow_oauth2__claim_mappings__key',
  );
});
