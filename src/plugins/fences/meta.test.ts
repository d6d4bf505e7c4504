import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pageError, parseFenceMeta} from './meta';

test('a fence’s meta string is split into values and words', () => {
  const {values, rest} = parseFenceMeta('{1,3-4} title="a b.ts" file=samples/x.ts#y showLineNumbers empty=""');
  assert.deepEqual(
    [...values],
    [
      ['title', 'a b.ts'],
      ['file', 'samples/x.ts#y'],
      ['empty', ''],
    ],
  );
  assert.deepEqual(rest, ['{1,3-4}', 'showLineNumbers']);
});

test('a fence without a meta string has none', () => {
  for (const meta of [null, undefined, '']) assert.deepEqual(parseFenceMeta(meta), {values: new Map(), rest: []});
});

test('an error names page and line', () => {
  assert.equal(pageError('docs/x.mdx', 7, 'wrong').message, 'docs/x.mdx:7: wrong');
  assert.equal(pageError(undefined, undefined, 'wrong').message, 'unknown file:1: wrong');
});
