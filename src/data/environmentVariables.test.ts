import assert from 'node:assert/strict';
import {test} from 'node:test';
import {environmentVariables, outdatedNames} from './environmentVariables';
import {RELEASE_LINES, VARIABLE_GROUPS} from './environmentVariables.constants';
import type {EnvironmentVariable} from './environmentVariables.schema';
import {
  variableUrl,
  variableAnchor,
  defaultIn,
  eventsOf,
  hasChangedSince,
  requirementOf,
  sinceIn,
  statusOf,
  textInReleaseLine,
  unclearIn,
  variableNamed,
  variablesOf,
  worksIn,
} from './environmentVariablesRules';
import {compareVersions} from './releaseLineRules';

const named = (name: string): EnvironmentVariable => {
  const variable = variableNamed(name);
  assert.ok(variable, name);
  return variable;
};

test('finds a variable by its concrete names', () => {
  assert.equal(named('PACTFLOW_SAML_2_IDP_NAME').name, 'PACTFLOW_SAML_IDP_NAME');
  assert.equal(named('PACTFLOW_SAML_10_AUTH_ENABLED').name, 'PACTFLOW_SAML_AUTH_ENABLED');
  assert.equal(named('PACTFLOW_OAUTH2__CLAIM_MAPPINGS__FIRST_NAME').name, 'PACTFLOW_OAUTH2__CLAIM_MAPPINGS__{KEY}');
  assert.equal(named('PACTFLOW_WEBHOOK_CERTIFICATES__0__PATH').name, 'PACTFLOW_WEBHOOK_CERTIFICATES');
  assert.equal(named('PACTFLOW_WEBHOOK_CERTIFICATES__{INDEX}__{PROPERTY}').name, 'PACTFLOW_WEBHOOK_CERTIFICATES');
});

test('does not find a variable by a similar name', () => {
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

test('a variable has a URL in each release line that lists it', () => {
  assert.equal(variableAnchor('PACTFLOW_JWT__CLAIM_MAPPINGS__{KEY}'), 'pactflow_jwt__claim_mappings__key');
  assert.equal(
    variableUrl('PACTFLOW_DATABASE_URL', '1.x'),
    '/docs/on-premises/environment-variables#pactflow_database_url',
  );
  assert.equal(
    variableUrl('PACTFLOW_SAML_3_IDP_NAME', '2.x'),
    '/docs/on-premises-2x/environment-variables#pactflow_saml_idp_name',
  );
  assert.equal(
    variableUrl('PACTFLOW_OAUTH2__CLIENT_ID', '2.x'),
    '/docs/on-premises-2x/environment-variables/oauth2#pactflow_oauth2__client_id',
  );
  assert.equal(variableUrl('REDIS_URL', '1.x'), undefined);
  assert.equal(variableUrl('PACTFLOW_X', '1.x'), undefined);
});

test('release lines differ in the variables that they list and read', () => {
  assert.deepEqual(
    variablesOf('2.x')
      .filter(({releaseLines}) => !releaseLines.includes('1.x'))
      .map(({name}) => name),
    ['REDIS_URL', 'PACTFLOW_CLARITY_DISABLED'],
  );
  const format = named('PACTFLOW_LOG_FORMAT');
  assert.deepEqual(
    RELEASE_LINES.map((releaseLine) => worksIn(format, releaseLine)),
    [true, false],
  );
  assert.deepEqual(
    RELEASE_LINES.map((releaseLine) => defaultIn(format, releaseLine)),
    ['json', undefined],
  );
  assert.deepEqual(
    RELEASE_LINES.map((releaseLine) => worksIn(named('PACTFLOW_BASIC_AUTH_ENABLED'), releaseLine)),
    [false, false],
  );
  assert.deepEqual(
    RELEASE_LINES.map((releaseLine) => worksIn(named('REDIS_URL'), releaseLine)),
    [false, true],
  );
});

test('the first release of a variable depends on the release line', () => {
  assert.deepEqual(
    RELEASE_LINES.map((releaseLine) => sinceIn(named('OTEL_LOG_LEVEL'), releaseLine)),
    ['1.37.0', '2.1.0'],
  );
  assert.deepEqual(
    RELEASE_LINES.map((releaseLine) => sinceIn(named('PACTFLOW_HTTP_PORT'), releaseLine)),
    [undefined, '2.0.0'],
  );
  assert.deepEqual(
    RELEASE_LINES.map((releaseLine) => sinceIn(named('REDIS_URL'), releaseLine)),
    [undefined, '2.0.0'],
  );
});

test("lists the changes to a variable in a release line's own releases", () => {
  assert.deepEqual(
    eventsOf(named('PACTFLOW_COOKIE_SECRET'), '1.x').map(({release, kind}) => `${release} ${kind}`),
    ['1.18.0 changed', '1.37.0 changed'],
  );
  assert.deepEqual(
    eventsOf(named('PACTFLOW_COOKIE_SECRET'), '2.x').map(({release, kind}) => `${release} ${kind}`),
    ['2.0.0 changed'],
  );
  assert.deepEqual(eventsOf(named('PACTFLOW_MASTER_ENCRYPTION_KEY'), '2.x'), []);
  assert.deepEqual(eventsOf(named('PACTFLOW_LOG_FORMAT'), '2.x'), [
    {
      release: '2.0.0',
      kind: 'removed',
      text: 'No longer has any effect, because all log entries are JSON. Remove the variable.',
    },
  ]);
  assert.deepEqual(eventsOf(named('PACTFLOW_LOG_FORMAT'), '1.x'), []);
  assert.ok(hasChangedSince(named('OTEL_LOG_LEVEL'), '2.x', '2.1.0'));
  assert.ok(!hasChangedSince(named('OTEL_LOG_LEVEL'), '2.x', '2.2.0'));
});

test('a variable is deprecated or gone on 2.x even if a 1.x release made the change', () => {
  assert.deepEqual(
    RELEASE_LINES.map((releaseLine) => statusOf(named('PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY'), releaseLine)?.release),
    ['1.11.0', '1.11.0'],
  );
  assert.deepEqual(
    RELEASE_LINES.map((releaseLine) => statusOf(named('PACTFLOW_LOG_FORMAT'), releaseLine)?.release),
    [undefined, '2.0.0'],
  );
  assert.equal(statusOf(named('PACTFLOW_BASE_URL'), '2.x'), undefined);
});

test('an open question about 1.x is only shown on 1.x', () => {
  const questions = (name: string) =>
    RELEASE_LINES.map((releaseLine) => unclearIn(named(name), releaseLine) !== undefined);
  assert.deepEqual(questions('PACTFLOW_LOG_FORMAT'), [true, false]);
  assert.deepEqual(questions('PACTFLOW_SAML_IDP_ENTITY_ID'), [true, true]);
  assert.deepEqual(questions('TZ'), [true, true]);
});

test('a variable with a condition is sometimes required', () => {
  assert.deepEqual(
    ['PACTFLOW_BASE_URL', 'PACTFLOW_DATABASE_HOST', 'TZ', 'PACTFLOW_HTTP_PORT'].map((name) =>
      requirementOf(named(name)),
    ),
    ['always', 'sometimes', 'always', 'never'],
  );
});

test('links in texts lead to the matching page on 2.x', () => {
  assert.equal(
    textInReleaseLine('A [name](/docs/on-premises/scim) (of it).', '2.x'),
    'A [name](/docs/on-premises-2x/scim) (of it).',
  );
});

test('the data is consistent', () => {
  const order = environmentVariables.map(({group}) => VARIABLE_GROUPS.indexOf(group));
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
    'expected variables in the order of VARIABLE_GROUPS',
  );
  for (const variable of environmentVariables) {
    const {name, releaseLines, since, until, instead, changed = [], requiredWhen} = variable;
    const first = since?.['1.x'] ?? since?.['2.x'];
    for (const {release} of changed)
      assert.ok(
        first === undefined || compareVersions(release, first) > 0,
        `${name}: expected a change after the first release`,
      );
    assert.ok(
      until === undefined || first === undefined || compareVersions(until.release, first) > 0,
      `${name}: expected a removal after the first release`,
    );
    for (const releaseLine of RELEASE_LINES)
      assert.ok(
        since?.[releaseLine] === undefined ||
          (releaseLines.includes(releaseLine) && since[releaseLine].startsWith(releaseLine.charAt(0))),
        `${name}: expected since[${releaseLine}] to be a release of a listed release line`,
      );
    assert.ok(instead === undefined || variableNamed(instead), `${name}: expected a known variable in instead`);
    assert.ok(
      until === undefined || requiredWhen === 'never',
      `${name}: expected a removed variable not to be required`,
    );
    const texts = JSON.stringify(variable).matchAll(/`(PACTFLOW_[A-Z0-9_]*[A-Z0-9])`/g);
    for (const [, mentioned = ''] of texts)
      assert.ok(
        variableNamed(mentioned) ?? mentioned === 'PACTFLOW_SAML',
        `${name}: expected a known variable, but found ${mentioned}`,
      );
    assert.equal(variableNamed(name), variable);
  }
  assert.ok(environmentVariables.length > 100);
  for (const {name} of outdatedNames) assert.equal(variableNamed(name), undefined, name);
  const anchors = environmentVariables.map(({name}) => variableAnchor(name));
  assert.equal(new Set(anchors).size, anchors.length);
});
