import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readUrlState, writeUrlState} from './urlState';

test('reads what it writes', () => {
  const state = {query: 'a & b #c +d', tag: 'docs-default-1.x', batches: 3};
  assert.deepEqual(readUrlState(writeUrlState(state)), state);
  assert.equal(writeUrlState({query: '', tag: null, batches: 1}), '');
});

test('ignores invalid values', () => {
  for (const page of ['0', '-1', '1.5', 'x', '']) assert.equal(readUrlState(`?q=a&page=${page}`).batches, 1, page);
  assert.equal(readUrlState('?q=a&page=999999').batches, 100);
  assert.deepEqual(readUrlState('?version='), {query: '', tag: null, batches: 1});
});
