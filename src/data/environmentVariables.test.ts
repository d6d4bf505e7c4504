import assert from 'node:assert/strict';
import {test} from 'node:test';
import {environmentVariables, strayNames} from './environmentVariables';
import {EDITIONS, VARIABLE_GROUPS, type EnvironmentVariable} from './environmentVariables.schema';
import {
  addressIn,
  addressOfVariable,
  anchorOfVariable,
  compareReleases,
  defaultIn,
  eventsOf,
  hasChangedSince,
  needOf,
  sinceIn,
  textIn,
  variableNamed,
  variablesOf,
  worksIn,
} from './environmentVariablesRules';

const named = (name: string): EnvironmentVariable => {
  const variable = variableNamed(name);
  assert.ok(variable, name);
  return variable;
};

test('releases are ordered by their numbers', () => {
  assert.deepEqual(['2.0.0', '1.37.2', '1.9.0', '1.37.0'].sort(compareReleases), [
    '1.9.0',
    '1.37.0',
    '1.37.2',
    '2.0.0',
  ]);
});

test('names are found as people write them', () => {
  assert.equal(named('PACTFLOW_SAML_2_IDP_NAME').name, 'PACTFLOW_SAML_IDP_NAME');
  assert.equal(named('PACTFLOW_SAML_10_AUTH_ENABLED').name, 'PACTFLOW_SAML_AUTH_ENABLED');
  assert.equal(named('PACTFLOW_OAUTH2__CLAIM_MAPPINGS__FIRST_NAME').name, 'PACTFLOW_OAUTH2__CLAIM_MAPPINGS__{KEY}');
  assert.equal(named('PACTFLOW_WEBHOOK_CERTIFICATES__0__PATH').name, 'PACTFLOW_WEBHOOK_CERTIFICATES');
  assert.equal(named('PACTFLOW_WEBHOOK_CERTIFICATES__{INDEX}__{PROPERTY}').name, 'PACTFLOW_WEBHOOK_CERTIFICATES');
});

test('names that only look alike are not found', () => {
  for (const name of [
    'PACTFLOW_SAML_2_ISSUER',
    'PACTFLOW_SAML_1_IDP_NAME',
    'PACTFLOW_OAUTH2__CLAIM_MAPPINGS__',
    'PACTFLOW_BASE_URLS',
    'pactflow_base_url',
    'X_TZ',
  ])
    assert.equal(variableNamed(name), undefined, name);
});

test('a variable has its address in each edition that lists it', () => {
  assert.equal(anchorOfVariable('PACTFLOW_JWT__CLAIM_MAPPINGS__{KEY}'), 'pactflow_jwt__claim_mappings__key');
  assert.equal(
    addressOfVariable('PACTFLOW_DATABASE_URL', '1.x'),
    '/docs/on-premises/environment-variables#pactflow_database_url',
  );
  assert.equal(
    addressOfVariable('PACTFLOW_SAML_3_IDP_NAME', '2.x'),
    '/docs/on-premises-2x/environment-variables#pactflow_saml_idp_name',
  );
  assert.equal(
    addressOfVariable('PACTFLOW_OAUTH2__CLIENT_ID', '2.x'),
    '/docs/on-premises-2x/environment-variables/oauth2#pactflow_oauth2__client_id',
  );
  assert.equal(addressOfVariable('REDIS_URL', '1.x'), undefined);
  assert.equal(addressOfVariable('PACTFLOW_X', '1.x'), undefined);
});

test('editions differ in what they list and in what works', () => {
  assert.deepEqual(
    variablesOf('2.x')
      .filter(({editions}) => !editions.includes('1.x'))
      .map(({name}) => name),
    ['REDIS_URL', 'PACTFLOW_CLARITY_DISABLED'],
  );
  const format = named('PACTFLOW_LOG_FORMAT');
  assert.deepEqual(
    EDITIONS.map((edition) => worksIn(format, edition)),
    [true, false],
  );
  assert.deepEqual(
    EDITIONS.map((edition) => defaultIn(format, edition)),
    ['json', undefined],
  );
  assert.deepEqual(
    EDITIONS.map((edition) => worksIn(named('PACTFLOW_BASIC_AUTH_ENABLED'), edition)),
    [false, false],
  );
  assert.deepEqual(
    EDITIONS.map((edition) => worksIn(named('REDIS_URL'), edition)),
    [false, true],
  );
});

test('since when a variable is there is said by edition', () => {
  assert.deepEqual(
    EDITIONS.map((edition) => sinceIn(named('OTEL_LOG_LEVEL'), edition)),
    ['1.37.0', '2.1.0'],
  );
  assert.deepEqual(
    EDITIONS.map((edition) => sinceIn(named('PACTFLOW_HTTP_PORT'), edition)),
    [undefined, '2.0.0'],
  );
  assert.deepEqual(
    EDITIONS.map((edition) => sinceIn(named('REDIS_URL'), edition)),
    [undefined, '2.0.0'],
  );
});

test('what happened to a variable stands in order, for 2.x with what one meets on the way from 1.x', () => {
  assert.deepEqual(
    eventsOf(named('PACTFLOW_COOKIE_SECRET'), '1.x').map(({release, kind}) => `${release} ${kind}`),
    ['1.18.0 changed', '1.37.0 changed'],
  );
  assert.deepEqual(eventsOf(named('PACTFLOW_LOG_FORMAT'), '2.x'), [
    {release: '2.0.0', kind: 'gone', text: 'Has no effect: every line is JSON. Take it out.'},
  ]);
  assert.deepEqual(eventsOf(named('PACTFLOW_LOG_FORMAT'), '1.x'), []);
  assert.ok(hasChangedSince(named('OTEL_LOG_LEVEL'), '2.x', '2.1.0'));
  assert.ok(!hasChangedSince(named('OTEL_LOG_LEVEL'), '2.x', '2.2.0'));
});

test('a condition is neither always nor never', () => {
  assert.deepEqual(
    ['PACTFLOW_BASE_URL', 'PACTFLOW_DATABASE_HOST', 'TZ', 'PACTFLOW_HTTP_PORT'].map((name) => needOf(named(name))),
    ['always', 'sometimes', 'always', 'never'],
  );
});

test('links lead to the twin page on 2.x, release pages excepted', () => {
  assert.equal(addressIn('/docs/on-premises/database#x', '2.x'), '/docs/on-premises-2x/database#x');
  assert.equal(addressIn('/docs/on-premises', '2.x'), '/docs/on-premises-2x');
  for (const same of [
    '/docs/on-premises/releases/1.37.0',
    '/docs/on-premises-2x/redis',
    'https://docs.pact.io',
    '/docs/on-premises-x',
  ])
    assert.equal(addressIn(same, '2.x'), same);
  assert.equal(addressIn('/docs/on-premises/database', '1.x'), '/docs/on-premises/database');
  assert.equal(
    textIn('A [name](/docs/on-premises/scim) (of it).', '2.x'),
    'A [name](/docs/on-premises-2x/scim) (of it).',
  );
});

test('the data agree with themselves', () => {
  const order = environmentVariables.map(({group}) => VARIABLE_GROUPS.indexOf(group));
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
    'groups stand together, in the order of the page',
  );
  for (const variable of environmentVariables) {
    const {name, editions, since, until, instead, changed = [], requiredWhen} = variable;
    const first = since?.['1.x'] ?? since?.['2.x'];
    for (const {release} of changed)
      assert.ok(first === undefined || compareReleases(release, first) > 0, `${name}: changed before it was there`);
    assert.ok(
      until === undefined || first === undefined || compareReleases(until.release, first) > 0,
      `${name}: gone before it was there`,
    );
    for (const edition of EDITIONS)
      assert.ok(
        since?.[edition] === undefined || (editions.includes(edition) && since[edition].startsWith(edition.charAt(0))),
        `${name}: since ${edition}`,
      );
    assert.ok(instead === undefined || variableNamed(instead), `${name}: instead`);
    assert.ok(until === undefined || requiredWhen === 'never', `${name}: gone and required`);
    const texts = JSON.stringify(variable).matchAll(/`(PACTFLOW_[A-Z0-9_]*[A-Z0-9])`/g);
    for (const [, mentioned = ''] of texts)
      assert.ok(variableNamed(mentioned) ?? mentioned === 'PACTFLOW_SAML', `${name} names ${mentioned}`);
    assert.equal(variableNamed(name), variable);
  }
  assert.ok(environmentVariables.length > 100);
  for (const {name} of strayNames) assert.equal(variableNamed(name), undefined, name);
  const anchors = environmentVariables.map(({name}) => anchorOfVariable(name));
  assert.equal(new Set(anchors).size, anchors.length);
});
