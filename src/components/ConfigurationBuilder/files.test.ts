import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {parse} from 'yaml';
import {checkAll} from '../../../tests/checks/checkers/testing';
import type {Snippet} from '../../../tests/checks/checkers/types';
import {
  variableUrl as expectedUrl,
  compareReleases,
  sinceIn,
  variableNamed,
  variablesOf,
  worksIn,
} from '../../data/environmentVariablesRules';
import {variableUrl} from './links';
import {controlsOf, defaultsFor, conflictsOf, RELEASES, type Choices, type ReleaseLine} from './choices';
import {filesFor, type Files} from './files';

/** Every set of choices of a release, those that are invalid too. */
function everySet(edition: ReleaseLine, release: string): Choices[] {
  const base: Choices = {...defaultsFor(edition), release};
  const free = controlsOf({...base, authentication: 'saml'}).filter(({id}) => id !== 'edition' && id !== 'release');
  const sets = free.reduce<Choices[]>(
    (list, {id, options}) =>
      list.flatMap((choices) => options.map(({value}) => ({...choices, [id]: value}) as Choices)),
    [base],
  );
  // How SAML is described says nothing where it is not chosen.
  return sets.filter(({authentication, saml}) => authentication === 'saml' || saml === 'metadata');
}

const possible = (edition: ReleaseLine, release: string): Choices[] =>
  everySet(edition, release).filter((choices) => conflictsOf(choices).length === 0);

/**
 * What Compose is asked about. Each other release of an edition allows the same or less, and its files differ by the
 * tag alone, which a test proves.
 */
const TYPICAL: Record<ReleaseLine, string> = {'2.x': RELEASES['2.x'][0], '1.x': RELEASES['1.x'][0]};

/** Reads an environment file as Compose does, as far as this one goes. */
function parseEnvironment(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const match = /^(?<name>[A-Za-z_][A-Za-z0-9_]*)=(?<value>.*)$/.exec(line);
    assert.ok(match?.groups, `line ${index + 1} is neither a comment nor NAME=value: ${line}`);
    assert.ok(!values.has(match.groups.name ?? ''), `${line} stands twice`);
    values.set(match.groups.name ?? '', match.groups.value ?? '');
  }
  return values;
}

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

/** What Compose has to be told, of everything in the file: names that stand in `${NAME:?message}`. */
const referencesOf = (text: string): Set<string> =>
  new Set([...text.matchAll(REFERENCE)].map(({groups}) => groups?.name ?? ''));

/** The texts of a result: both files speak of the same values, and none has one yet. */
function checkTexts({compose, environment, supplied}: Files): void {
  const values = parseEnvironment(environment);
  assert.deepEqual([...referencesOf(compose)].sort(), [...values.keys()].sort());
  assert.deepEqual(supplied.map(({name}) => name).sort(), [...values.keys()].sort());
  assert.ok([...values.values()].every((value) => value === ''));
  // A dollar sign begins a reference, or is doubled.
  assert.doesNotMatch(compose.replace(REFERENCE, '').replaceAll('$$', ''), /\$/);
}

/** The parts of a result: secrets are references, what a service waits for is there, and what it mounts is listed. */
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
      assert.ok(name in file.services, `${name} is waited for and missing`);
    for (const volume of service.volumes ?? [])
      if (typeof volume === 'object')
        assert.ok(
          additionalFiles.some(({path, where}) => path === volume.source && where === volume.target),
          `${volume.source} is not listed`,
        );
    for (const name of service.secrets ?? [])
      assert.ok(
        additionalFiles.some(({path}) => path === file.secrets?.[name]?.file),
        `${name} is not listed`,
      );
  }
}

const chosen = (choices: Partial<Choices>): Files =>
  filesFor({...defaultsFor(choices.edition ?? '2.x', choices.database), ...choices});
const pactflowOf = ({compose}: Files): Record<string, string> =>
  (parse(compose) as ComposeFile).services.pactflow?.environment ?? {};

describe('every set of choices', () => {
  for (const [edition, release] of Object.entries(TYPICAL) as [ReleaseLine, string][]) {
    test(`of ${release}: Compose takes the file, the environment file fits it, and no secret has a value`, async () => {
      const sets = possible(edition, release);
      assert.ok(sets.length > 1000, `only ${sets.length} sets`);
      const seen = new Map<string, Snippet>();
      for (const choices of sets) {
        const files = filesFor(choices);
        checkTexts(files);
        // Nothing below looks at the mode of encryption: one file of those that differ by it is enough.
        const shape = files.compose.replace(/(PACTFLOW_DATABASE_SSLMODE: )"[a-z-]+"/g, '$1"require"');
        if (seen.has(shape)) continue;
        checkParts(choices, files);
        seen.set(shape, {file: JSON.stringify(choices), line: 1, lang: 'yaml', by: 'compose', text: shape});
      }
      assert.ok(seen.size > 400, `only ${seen.size} shapes`);
      assert.deepEqual(await checkAll([...seen.values()]), []);
    });

    test(`of the other releases of ${edition} gives what ${release} gives, with its own tag`, () => {
      let compared = 0;
      for (const other of RELEASES[edition].slice(1)) {
        for (const choices of possible(edition, other)) {
          const twin = {...choices, release};
          assert.deepEqual(conflictsOf(twin), []);
          const [own, tested] = [filesFor(choices), filesFor(twin)];
          assert.equal(own.compose, tested.compose.replaceAll(release, other));
          assert.equal(own.environment, tested.environment);
          compared += 1;
        }
      }
      assert.ok(compared > 1000);
    });
  }

  test('that is invalid throws nothing either', () => {
    for (const choices of [...everySet('2.x', '2.1.0'), ...everySet('1.x', '1.36.1')]) filesFor(choices);
  });
});

/** Variables that only one way to sign in, or a container of its own, reads. */
const GROUPS_OF_CHOICES: Record<string, (choices: Choices) => boolean> = {
  'SAML sign-in': ({authentication}) => authentication === 'saml',
  'OAuth2 sign-in': ({authentication}) => authentication === 'oauth2',
  'JWT bearer tokens': () => false,
  'SCIM API container': () => false,
};

/**
 * What the data of the variables has against a result: names and values it does not know, secrets that are not treated
 * as such, and what is missing.
 */
function problemsInData(choices: Choices, {settings, supplied, compose}: Files): string[] {
  const {edition, release} = choices;
  const secrets = new Set(supplied.filter(({secret}) => secret).map(({name}) => name));
  const scim = Object.keys((parse(compose) as ComposeFile).services['scim-api']?.environment ?? {});
  const found = [...settings, ...scim.map((name) => ({name, value: '', supplied: true}))].flatMap(
    ({name, value, supplied: isSupplied}) => {
      const variable = variableNamed(name);
      if (variable === undefined) return [`${name} is not in the data`];
      const since = sinceIn(variable, edition);
      return [
        worksIn(variable, edition) ? '' : `${name} does nothing in ${edition}`,
        since === undefined || compareReleases(release, since) >= 0
          ? ''
          : `${name} came with ${since}, after ${release}`,
        variable.deprecated === undefined ? '' : `${name} is deprecated`,
        isSupplied || variable.values?.includes(value) !== false ? '' : `${name} cannot be ${value}`,
        variable.secret === true && isSupplied && !secrets.has(name) ? `${name} is a secret` : '',
        variableUrl(edition, name) === expectedUrl(name, edition) || scim.includes(name)
          ? ''
          : `${name} is explained at ${expectedUrl(name, edition) ?? 'no address'}`,
      ].filter(Boolean);
    },
  );
  const cleaning = Object.keys((parse(compose) as ComposeFile).services['db-clean']?.environment ?? {});
  const unread = cleaning
    .filter((name) => variableNamed(name)?.readBy.includes('db-clean task') !== true)
    .map((name) => `${name} is not read by db-clean`);
  const names = settings.map(({name}) => variableNamed(name)?.name);
  const required = variablesOf(edition).filter(
    ({requiredWhen, group}) => requiredWhen === 'always' && GROUPS_OF_CHOICES[group]?.(choices) !== false,
  );
  return [
    ...found,
    ...unread,
    ...required.filter(({name}) => !names.includes(name)).map(({name}) => `${name} is required and missing`),
  ];
}

describe('the data of the variables', () => {
  test('knows every variable in its edition and release, with its value; what is required is there', () => {
    let looked = 0;
    const known = new Set<string>();
    for (const edition of ['1.x', '2.x'] as const) {
      for (const release of RELEASES[edition].filter((other) => other !== '2.1.0')) {
        const sets =
          release === TYPICAL[edition] ? possible(edition, release) : possible(edition, release).slice(0, 40);
        for (const choices of sets) {
          const files = filesFor(choices);
          // One of each set of variables and fixed values.
          const shape = edition + release + JSON.stringify(files.settings) + choices.scim;
          if (known.has(shape)) continue;
          known.add(shape);
          assert.deepEqual(problemsInData(choices, files), [], JSON.stringify(choices));
          looked += files.settings.length;
        }
      }
    }
    assert.ok(looked > 5000, `only ${looked} variables`);
  });

  const sound = filesFor(defaultsFor('2.x'));
  const DEFECTS: [name: string, defect: Partial<Files>, expected: RegExp][] = [
    [
      'a name that is not there',
      {settings: [...sound.settings, {name: 'PACT_BROKER_ADMIN_API_KEY', value: 'x', supplied: false}]},
      /PACT_BROKER_ADMIN_API_KEY is not in the data/,
    ],
    [
      'a variable of the other edition',
      {settings: [...sound.settings, {name: 'PACTFLOW_LOG_FORMAT', value: 'json', supplied: false}]},
      /PACTFLOW_LOG_FORMAT does nothing in 2\.x/,
    ],
    [
      'a value that is not allowed',
      {settings: [...sound.settings, {name: 'PACTFLOW_LOG_LEVEL', value: 'loud', supplied: false}]},
      /PACTFLOW_LOG_LEVEL cannot be loud/,
    ],
    ['a secret that is no secret here', {supplied: []}, /PACTFLOW_COOKIE_SECRET is a secret/],
    [
      'a required one that is missing',
      {settings: sound.settings.filter(({name}) => name !== 'TZ')},
      /^TZ is required and missing$/,
    ],
  ];
  for (const [name, defect, expected] of DEFECTS)
    test(`sees ${name}`, () =>
      assert.match(problemsInData(defaultsFor('2.x'), {...sound, ...defect}).join('\n'), expected));
});

describe('the checks above see', () => {
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
    ['a line that is no variable', {environment: `${sound.environment}oops`}, /neither a comment nor NAME=value: oops/],
    ['a single dollar sign', {compose: `${sound.compose}# $HOME`}, /\$HOME/],
    ['a file that is mounted and not listed', {additionalFiles: []}, /pactflow-onprem\.lic is not listed/],
    [
      'a service that is waited for and missing',
      {compose: sound.compose.replace('  redis:\n    image', '  valkey:\n    image')},
      /redis is waited for and missing/,
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
  test('a file that Compose refuses', async () =>
    assert.match(
      (
        await checkAll([
          {file: 'x', line: 1, lang: 'yaml', by: 'compose', text: sound.compose.replace('restart:', 'restarts:')},
        ])
      ).join(),
      /restarts is not known/,
    ));
});

describe('what is chosen', () => {
  test('PostgreSQL in the file gets the password that PactFlow has', () => {
    const {services} = parse(chosen({}).compose) as ComposeFile;
    assert.equal(
      services.postgres?.environment?.POSTGRES_PASSWORD,
      services.pactflow?.environment?.PACTFLOW_DATABASE_PASSWORD,
    );
  });

  test('Amazon RDS with IAM has a region and no password', () => {
    const variables = pactflowOf(chosen({database: 'rds-iam'}));
    assert.equal(variables.PACTFLOW_DATABASE_ADAPTER, 'postgresiam');
    assert.equal(variables.PACTFLOW_DATABASE_SSLMODE, 'require');
    assert.ok('AWS_REGION' in variables);
    assert.ok(!('PACTFLOW_DATABASE_PASSWORD' in variables));
  });

  test('2.x has the address of a store, 1.x has none', () => {
    assert.equal(pactflowOf(chosen({})).REDIS_URL, 'redis://redis:6379');
    assert.ok(!('REDIS_URL' in pactflowOf(chosen({edition: '1.x'}))));
    const {services} = parse(chosen({redis: 'external-tls'}).compose) as ComposeFile;
    assert.ok(!('redis' in services));
  });

  test('each edition has the health check that its image can run', () => {
    assert.match(chosen({}).compose, /test: \["CMD", "supervisorctl", "status", "haproxy", "marko", "pactflow"\]/);
    assert.match(chosen({edition: '1.x'}).compose, /test: \["CMD", "wget",/);
  });

  test('one way to sign in is on, never two', () => {
    for (const authentication of ['demo', 'saml', 'oauth2'] as const) {
      const on = Object.keys(pactflowOf(chosen({authentication}))).filter((name) => name.endsWith('_AUTH_ENABLED'));
      assert.deepEqual(on, [`PACTFLOW_${authentication.toUpperCase()}_AUTH_ENABLED`]);
    }
  });

  test('SCIM reaches PactFlow by one of its base addresses', () => {
    for (const tls of ['none', 'load-balancer', 'proxy', 'container'] as const) {
      const {services} = parse(chosen({scim: 'yes', tls}).compose) as ComposeFile;
      const address = services['scim-api']?.environment?.PACTFLOW_URL ?? '';
      const base = services.pactflow?.environment?.PACTFLOW_BASE_URL ?? '';
      assert.ok(base === address || base.split(' ').includes(address), `${address} is not among ${base}`);
    }
  });

  test('HTTPS is asked for unless there is none', () => {
    assert.equal(pactflowOf(chosen({})).PACTFLOW_REQUIRE_HTTPS, 'false');
    for (const tls of ['load-balancer', 'proxy', 'container'] as const)
      assert.equal(pactflowOf(chosen({tls})).PACTFLOW_REQUIRE_HTTPS, 'true');
    assert.match(chosen({}).compose, /"127\.0\.0\.1:80:9292"/);
  });

  test('the cookie secret has the length that PactFlow wants, and a command that makes it', () => {
    const cookie = chosen({}).supplied.find(({name}) => name === 'PACTFLOW_COOKIE_SECRET');
    assert.equal(cookie?.minLength, 64);
    // It prints two characters for each of 32 bytes.
    assert.equal(cookie.command, 'openssl rand -hex 32');
  });

  test('a default set says so much and no more', () => {
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

test('a variable is explained on the page of its edition', () => {
  assert.equal(variableUrl('2.x', 'REDIS_URL'), '/docs/on-premises-2x/environment-variables#redis_url');
  assert.equal(
    variableUrl('1.x', 'PACTFLOW_OAUTH2__CLAIM_MAPPINGS__IDP_ID'),
    '/docs/on-premises/environment-variables/oauth2#pactflow_oauth2__claim_mappings__key',
  );
});
