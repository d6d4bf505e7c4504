import assert from 'node:assert/strict';
import {test} from 'node:test';
import {defaultsFor} from '@site/src/labs/pipeline/choices';
import {describeChange} from './announce';

const before = {choices: defaultsFor(), conflicts: []};

test('a choice is described by its labels, with the number of files', () => {
  const after = {choices: {...before.choices, ci: 'gitlab' as const}, conflicts: []};
  assert.equal(describeChange(before, after, 1), 'CI system: GitLab CI/CD. The files are updated: 1 file.');
  assert.equal(describeChange(before, before, 1), '');
});

test('a conflict is described with its reason, and again if the reason changes', () => {
  const invalid = (reason: string) => ({...before, conflicts: [{control: 'application' as const, reason}]});
  assert.equal(describeChange(before, invalid('Enter a name.'), 0), 'No files. Enter a name.');
  assert.equal(describeChange(invalid('Enter a name.'), invalid('Too long.'), 0), 'No files. Too long.');
  assert.equal(describeChange(invalid('Too long.'), before, 2), 'The files are updated: 2 files.');
});
