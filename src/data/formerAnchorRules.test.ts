import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sectionThatReplaces} from './formerAnchorRules';
import type {PageWithFormerAnchors} from './formerAnchors.schema';

const PAGES: readonly PageWithFormerAnchors[] = [
  {page: '/docs/a', anchors: {old: '#new', moved: '/docs/b#part'}},
  {page: '/', anchors: {old: '/docs/a'}},
];

test('a former anchor leads to a section of the same page or to another page', () => {
  assert.equal(sectionThatReplaces('/docs/a', 'old', PAGES), '/docs/a#new');
  assert.equal(sectionThatReplaces('/docs/a', 'moved', PAGES), '/docs/b#part');
  assert.equal(sectionThatReplaces('/', 'old', PAGES), '/docs/a');
});

test('an anchor that a page never had leads nowhere', () => {
  assert.equal(sectionThatReplaces('/docs/a', 'other', PAGES), undefined);
  assert.equal(sectionThatReplaces('/docs/a', 'constructor', PAGES), undefined);
  assert.equal(sectionThatReplaces('/docs/b', 'old', PAGES), undefined);
});
