import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  currentDeployments,
  currentEnvironmentsOf,
  recordDeployment,
  recordRelease,
  recordSupportEnded,
  recordUndeployment,
  supportedReleases,
} from '../src/engine/deployments.js';
import {
  createEnvironment,
  deleteEnvironment,
  listEnvironments,
  validateEnvironment,
} from '../src/engine/environments.js';
import { Store } from '../src/engine/store.js';
import { findOrCreateVersion } from '../src/engine/versions.js';

/** Two versions of an application, and one environment. */
function start() {
  const store = new Store();
  const environment = createEnvironment(store, { name: 'live', production: true });
  const [one, two] = ['1', '2'].map((number) => findOrCreateVersion(store, 'Orders', number));
  return { store, environment, one, two };
}

test('a deployment ends the previous one of the same instance only', () => {
  const { store, environment, one, two } = start();
  const first = recordDeployment(store, one, environment, 'blue');
  recordDeployment(store, one, environment, null);
  recordDeployment(store, two, environment, 'blue');
  assert.equal(first.currentlyDeployed, false);
  assert.deepEqual(
    currentDeployments(store, environment).map(({ version, target }) => [version, target]),
    [
      ['2', 'blue'],
      ['1', null],
    ],
  );
  assert.equal(currentDeployments(store, environment, { target: null }).length, 1);
});

test('recording the same deployment again returns the same record', () => {
  const { store, environment, one } = start();
  const first = recordDeployment(store, one, environment, null);
  assert.equal(recordDeployment(store, one, environment, null), first);
  recordUndeployment(store, first);
  assert.notEqual(recordDeployment(store, one, environment, null), first);
});

test('releases do not replace each other, and a release can be supported again', () => {
  const { store, environment, one, two } = start();
  const { released } = recordRelease(store, one, environment);
  recordRelease(store, two, environment);
  assert.equal(supportedReleases(store, environment).length, 2);
  recordSupportEnded(store, released);
  assert.deepEqual(
    supportedReleases(store, environment).map(({ version }) => version),
    ['2'],
  );
  assert.deepEqual(recordRelease(store, one, environment), { released, isNew: false });
  assert.equal(released.supportEndedAt, null);
});

test('deleting an environment deletes what is recorded for it', () => {
  const { store, environment, one } = start();
  recordDeployment(store, one, environment, null);
  assert.deepEqual(currentEnvironmentsOf(store, one), [environment]);
  deleteEnvironment(store, environment.uuid);
  assert.deepEqual([store.deployedVersions, currentEnvironmentsOf(store, one)], [[], []]);
});

test('environments are listed by display name, which comes from the name', () => {
  const store = new Store();
  for (const name of ['pre-production', 'live', 'AcceptanceTest'])
    createEnvironment(store, { name, production: false });
  assert.deepEqual(
    listEnvironments(store).map(({ displayName }) => displayName),
    ['Acceptance Test', 'Live', 'Pre Production'],
  );
});

test('an invalid environment gets a message for each property', () => {
  const { store } = start();
  assert.deepEqual(validateEnvironment(store, {}), { name: ['is missing'], production: ['is missing'] });
  assert.deepEqual(validateEnvironment(store, { name: 'live', production: 'maybe', contacts: [{}] }), {
    name: ["name 'live' is already used by an existing environment."],
    production: ['must be one of: true, false'],
    contacts: ['name is missing (at index 0)'],
  });
});
