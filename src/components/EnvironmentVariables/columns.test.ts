import assert from 'node:assert/strict';
import {test} from 'node:test';
import {variableNamed} from '../../data/environmentVariablesRules';
import type {EnvironmentVariable} from '../../data/environmentVariables.schema';
import {facetValues, matchesView, unfilteredView, type Column} from '../DataTable/rows';
import {columnsFor, variablesInList, availabilityOf, releasesOf} from './columns';

const named = (name: string): EnvironmentVariable => {
  const variable = variableNamed(name);
  assert.ok(variable, name);
  return variable;
};
const column = (columns: readonly Column<EnvironmentVariable>[], id: string): Column<EnvironmentVariable> => {
  const found = columns.find((each) => each.id === id);
  assert.ok(found, id);
  return found;
};

test('omits groups that have their own page', () => {
  assert.ok(variablesInList('1.x').some(({name}) => name === 'PACTFLOW_BASIC_AUTH_ENABLED'));
  assert.ok(!variablesInList('2.x').some(({name}) => /OAUTH2|JWT|BASIC/.test(name)));
});

test('describes availability from the point of view of a release line', () => {
  assert.deepEqual(
    (['1.x', '2.x'] as const).map((releaseLine) => availabilityOf(named('PACTFLOW_LOG_FORMAT'), releaseLine)),
    ['1.x only', 'No longer listed'],
  );
  assert.equal(availabilityOf(named('REDIS_URL'), '2.x'), '2.x only');
  assert.equal(availabilityOf(named('TZ'), '1.x'), '1.x and 2.x');
});

test('filters by variables that changed in a release or later', () => {
  const variables = variablesInList('2.x');
  const columns = columnsFor('2.x');
  const since = facetValues(variables, columns, column(columns, 'since'), unfilteredView);
  assert.deepEqual(
    since.map(({value}) => value),
    ['2.1.0', '2.0.0'],
  );
  assert.deepEqual(
    since.map(({value}) => value),
    releasesOf(variables, '2.x'),
  );
  assert.deepEqual(
    variables
      .filter((variable) => matchesView(variable, columns, {...unfilteredView, chosen: {since: ['2.0.0']}}))
      .map(({name}) => name),
    [
      'PACTFLOW_COOKIE_SECRET',
      'REDIS_URL',
      'PACTFLOW_CLARITY_DISABLED',
      'PACTFLOW_LOG_FORMAT',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_DEPLOYMENT_ENVIRONMENT',
      'OTEL_LOG_LEVEL',
    ],
  );
});

test('filters by all texts of a variable', () => {
  const found = (query: string): string[] =>
    variablesInList('2.x')
      .filter((variable) => matchesView(variable, columnsFor('2.x'), {...unfilteredView, query}))
      .map(({name}) => name);
  assert.deepEqual(found('redis url'), ['REDIS_URL']);
  assert.ok(found('db-clean').includes('PACTFLOW_DATABASE_CLEAN_DRY_RUN'));
  assert.ok(found('604800').includes('PACTFLOW_SESSION_LENGTH'));
  assert.deepEqual(found('verify-full'), ['PACTFLOW_DATABASE_SSLMODE']);
});

test('filters by words that readers use for certificates and proxies', () => {
  const found = (query: string): string[] =>
    variablesInList('2.x')
      .filter((variable) => matchesView(variable, columnsFor('2.x'), {...unfilteredView, query}))
      .map(({name}) => name);
  const trusted = ['PACTFLOW_WEBHOOK_CERTIFICATES', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];
  assert.deepEqual(found('private ca'), trusted);
  assert.deepEqual(found('CA'), ['PACTFLOW_DATABASE_SSLMODE', ...trusted]);
  assert.deepEqual(found('self-signed'), [
    'PACTFLOW_WEBHOOK_CERTIFICATES',
    'PACTFLOW_DISABLE_SSL_VERIFICATION',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
  ]);
  assert.deepEqual(found('tls'), [
    'PACTFLOW_REQUIRE_HTTPS',
    'REDIS_URL',
    'PACTFLOW_DATABASE_SSLMODE',
    'PACTFLOW_WEBHOOK_CERTIFICATES',
    'PACTFLOW_DISABLE_SSL_VERIFICATION',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
  ]);
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy']) assert.ok(found('proxy').includes(name), name);
});
