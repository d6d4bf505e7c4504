import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {readManifests} from './configurationBuilder/manifests';

const FOLDER = 'samples/on-premises/src/kubernetes';

/** A manifest with a number instead of the user ID. The other placeholders are valid values. */
const filledIn = (name: string): string =>
  readFileSync(join(FOLDER, name), 'utf8').replaceAll('THE_USER_ID', '1234').replaceAll('THE_', 'the-');

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
