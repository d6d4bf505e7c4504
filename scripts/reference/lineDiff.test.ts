import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {changedLines, highlight} from './lineDiff';

describe('lines that differ', () => {
  test('none in equal texts', () => assert.deepEqual(changedLines('a\nb', 'a\nb'), {before: [], after: []}));
  test('a line that is replaced', () =>
    assert.deepEqual(changedLines('a\nb\nc', 'a\nx\ny\nc'), {before: [2], after: [2, 3]}));
  test('lines that are added or taken away', () => {
    assert.deepEqual(changedLines('a\nc', 'a\nb\nc'), {before: [], after: [2]});
    assert.deepEqual(changedLines('a\nb\nc', 'c'), {before: [1, 2], after: []});
  });
  test('are written as a fence takes them', () =>
    assert.deepEqual([highlight([]), highlight([3]), highlight([1, 2, 3, 7, 9, 10])], ['', '{3}', '{1-3,7,9-10}']));
});
