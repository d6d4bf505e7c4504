import assert from 'node:assert/strict';
import {test} from 'node:test';
import {CONTENT_TYPES, isContentType} from './schema';

test('recognizes content types', () => {
  assert.deepEqual([...CONTENT_TYPES, 'how-to', '', undefined, 7].filter(isContentType), CONTENT_TYPES);
});
