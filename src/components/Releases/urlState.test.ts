import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readVersions, writeVersions} from './urlState';

test('reads what it writes and keeps other parameters', () => {
  const search = writeVersions('?language=java&from=1.4.0', {from: '1.36.0', to: '2.3.0'});
  assert.equal(search, '?language=java&from=1.36.0&to=2.3.0');
  assert.deepEqual(readVersions(search, '9.9.9'), {from: '1.36.0', to: '2.3.0'});
});

test('uses the latest version as the default target and ignores a v before a version', () => {
  assert.deepEqual(readVersions('?from=v1.36.0', '2.3.0'), {from: '1.36.0', to: '2.3.0'});
  assert.deepEqual(readVersions('', '2.3.0'), {from: '', to: '2.3.0'});
  assert.deepEqual(readVersions('?from= vw &to=', '2.3.0'), {from: 'vw', to: '2.3.0'});
});

test('writes no parameters for versions that are not selected', () =>
  assert.equal(writeVersions('?from=1.4.0&to=2.3.0', {from: '', to: ''}), ''));
