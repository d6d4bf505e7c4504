import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {changedLines, highlight} from './lineDiff';

describe('changedLines', () => {
  test('returns no lines for equal texts', () =>
    assert.deepEqual(changedLines('a\nb', 'a\nb'), {before: [], after: []}));
  test('finds a replaced line', () =>
    assert.deepEqual(changedLines('a\nb\nc', 'a\nx\ny\nc'), {before: [2], after: [2, 3]}));
  test('finds added and removed lines', () => {
    assert.deepEqual(changedLines('a\nc', 'a\nb\nc'), {before: [], after: [2]});
    assert.deepEqual(changedLines('a\nb\nc', 'c'), {before: [1, 2], after: []});
  });
  test('highlight formats line numbers as ranges', () =>
    assert.deepEqual([highlight([]), highlight([3]), highlight([1, 2, 3, 7, 9, 10])], ['', '{3}', '{1-3,7,9-10}']));
});
