import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pageError} from './pageError';

test('a page error starts with the file and the line', () => {
  assert.equal(pageError('docs/x.mdx', 7, 'wrong').message, 'docs/x.mdx:7: wrong');
  assert.equal(pageError(undefined, undefined, 'wrong').message, 'unknown file:1: wrong');
});
