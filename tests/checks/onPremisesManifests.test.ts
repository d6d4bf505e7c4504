import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {defaultsFor} from '../../src/components/ConfigurationBuilder/choices';
import {generate} from '../../src/components/ConfigurationBuilder/generate';
import {USER_ID} from '../../src/components/ConfigurationBuilder/podSettings';
import {readManifests, valuesOf, type Manifest} from './configurationBuilder/manifests';

const FOLDER = 'samples/on-premises/src/kubernetes';

/** A manifest with a number instead of the user ID. The other placeholders are valid values. */
const filledIn = (name: string): string =>
  readFileSync(join(FOLDER, name), 'utf8').replaceAll(USER_ID, '1234').replaceAll('THE_', 'the-');

describe('the Kubernetes manifests that readers download', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  test('are all found', () => assert.ok(files.length >= 8));
  for (const name of files)
    test(`${name} is valid`, () => {
      const {manifests, problems} = readManifests(filledIn(name));
      assert.deepEqual([manifests.length, problems], [1, []]);
    });
  test('are rejected with a misspelled property or a value of the wrong type', () => {
    const text = filledIn('deployment.yaml');
    for (const [before, after, message] of [
      ['readinessProbe:', 'readynessProbe:', /no such property/],
      ['replicas: 2', 'replicas: two', /replicas/],
    ] as const)
      assert.match(readManifests(text.replace(before, after)).problems.join('\n'), message);
  });
});

/** The settings that the downloaded manifests and those of the configuration builder share. */
const SHARED = [
  'securityContext',
  'startupProbe',
  'readinessProbe',
  'livenessProbe',
  'lifecycle',
  'resources',
  'enableServiceLinks',
  'automountServiceAccountToken',
  'imagePullSecrets',
  'strategy',
  'replicas',
  'backoffLimit',
  'concurrencyPolicy',
  'restartPolicy',
  'command',
];

/** Compares the shared settings of two manifests of the same kind. @returns the settings that differ */
function differences(one: Manifest | undefined, other: Manifest | undefined): string[] {
  const isSame = (name: string): boolean => {
    const [left, right] = [one, other].map((manifest) => JSON.stringify(sorted(valuesOf(manifest, name))));
    return left === right;
  };
  return one === undefined || other === undefined ? ['manifest'] : SHARED.filter((name) => !isSame(name));
}

/** A copy with the keys of all objects in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

describe('the configuration builder and the downloaded manifests', () => {
  const built = generate(defaultsFor('2.x', undefined, 'kubernetes')).files.flatMap(
    ({text}) => readManifests(text.replaceAll(`: ${USER_ID}`, ': 1234')).manifests,
  );
  const builtAs = (kind: string) => built.find((manifest) => manifest.kind === kind);
  const pairs: [kind: string, file: string][] = [
    ['Deployment', 'deployment.yaml'],
    ['Job', 'migrate-job.yaml'],
    ['CronJob', 'clean-cronjob.yaml'],
  ];
  for (const [kind, file] of pairs)
    test(`have the same pod settings in the ${kind}`, () =>
      assert.deepEqual(differences(builtAs(kind), readManifests(filledIn(file)).manifests[0]), []));
  test('are reported if they differ', () => {
    const differing = (from: string, to: string) =>
      differences(builtAs('Deployment'), readManifests(filledIn('deployment.yaml').replace(from, to)).manifests[0]);
    assert.deepEqual(differing('runAsNonRoot: true', 'runAsNonRoot: false'), ['securityContext']);
    assert.deepEqual(differing('haproxy, marko, pactflow', 'pactflow'), ['livenessProbe', 'command']);
    assert.deepEqual(differing('replicas: 2', 'replicas: 3'), ['replicas']);
    assert.deepEqual(differences(builtAs('Deployment'), undefined), ['manifest']);
  });
});
