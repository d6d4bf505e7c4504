import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readEnds, writeEnds} from './address';

test('what is written is read, and what belongs to others stays', () => {
  const search = writeEnds('?language=java&from=1.4.0', {from: '1.36.0', to: '2.3.0'});
  assert.equal(search, '?language=java&from=1.36.0&to=2.3.0');
  assert.deepEqual(readEnds(search, '9.9.9'), {from: '1.36.0', to: '2.3.0'});
});

test('without a target the newest is meant, and a v before a version is no part of it', () => {
  assert.deepEqual(readEnds('?from=v1.36.0', '2.3.0'), {from: '1.36.0', to: '2.3.0'});
  assert.deepEqual(readEnds('', '2.3.0'), {from: '', to: '2.3.0'});
  assert.deepEqual(readEnds('?from= vw &to=', '2.3.0'), {from: 'vw', to: '2.3.0'});
});

test('an end that is not chosen leaves no trace', () =>
  assert.equal(writeEnds('?from=1.4.0&to=2.3.0', {from: '', to: ''}), ''));
