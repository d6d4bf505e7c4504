import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pageSchema} from '../plugins/options/front-matter/schema';
import {CONTENT_TYPES, isContentType, isPageKind, PAGE_KINDS} from './schema';

test('recognizes content types and kinds', () => {
  assert.deepEqual([...CONTENT_TYPES, 'how-to', '', undefined, 7].filter(isContentType), CONTENT_TYPES);
  assert.deepEqual([...PAGE_KINDS, 'release', '', undefined, 7].filter(isPageKind), PAGE_KINDS);
});

test('the kinds are those that the front matter of a page accepts', () => {
  assert.deepEqual(pageSchema.shape.kind.options, PAGE_KINDS);
});
