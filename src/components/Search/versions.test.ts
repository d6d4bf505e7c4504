import assert from 'node:assert/strict';
import {test} from 'node:test';
import {allTags, tagsOf, versionsOf} from './versions';

const docs = {
  default: {
    versions: [
      {name: 'current', label: '2.x'},
      {name: '1.x', label: '1.x'},
    ],
  },
  oas: {versions: [{name: 'current', label: 'Next'}]},
};

test('docs in several versions offer a choice, others do not', () => {
  assert.deepEqual(versionsOf(docs), [
    {tag: 'docs-default-current', label: '2.x'},
    {tag: 'docs-default-1.x', label: '1.x'},
  ]);
  assert.deepEqual(versionsOf({oas: docs.oas}), []);
});

test('a chosen version is searched with all pages that have none', () => {
  assert.deepEqual(tagsOf(docs, 'docs-default-1.x'), ['default', 'docs-oas-current', 'docs-default-1.x']);
});

test('without a version, or with one that does not exist, everything is searched', () => {
  assert.equal(tagsOf(docs, null), null);
  assert.equal(tagsOf(docs, 'docs-default-0.9'), null);
});

test('the tags of the site are those of all versions, and the tag of pages outside the docs', () => {
  assert.deepEqual(allTags(docs), ['default', 'docs-default-current', 'docs-default-1.x', 'docs-oas-current']);
});
