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

test('offers the versions of docs that have several', () => {
  assert.deepEqual(versionsOf(docs), [
    {tag: 'docs-default-current', label: '2.x'},
    {tag: 'docs-default-1.x', label: '1.x'},
  ]);
  assert.deepEqual(versionsOf({oas: docs.oas}), []);
});

test('searches the chosen version and all unversioned pages', () => {
  assert.deepEqual(tagsOf(docs, 'docs-default-1.x'), ['default', 'docs-oas-current', 'docs-default-1.x']);
});

test('searches all pages without a version or with an unknown one', () => {
  assert.equal(tagsOf(docs, null), null);
  assert.equal(tagsOf(docs, 'docs-default-0.9'), null);
});

test('lists the tags of all versions and of pages outside the docs', () => {
  assert.deepEqual(allTags(docs), ['default', 'docs-default-current', 'docs-default-1.x', 'docs-oas-current']);
});
