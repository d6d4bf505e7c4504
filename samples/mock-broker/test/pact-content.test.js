import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { contentSha, isMergeConflict, mergeContent } from '../src/engine/pact-content.js';
import { formatDiff } from '../src/engine/pact-diff.js';
import { decodeMetadata, encodeMetadata } from '../src/engine/pact-metadata.js';
import { sha1 } from '../src/engine/sha1.js';
import { Store } from '../src/engine/store.js';
import { pact } from './start.js';

test('SHA-1 equals that of Node, whatever the length', () => {
  for (const text of ['', 'abc', 'ü'.repeat(30), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)]) {
    assert.equal(sha1(text), createHash('sha1').update(text).digest('hex'));
  }
});

test('the order of keys and interactions does not change the content, but a value does', () => {
  const [first, second] = [pact().interactions[0], { ...pact().interactions[0], description: 'another price' }];
  const reversed = Object.fromEntries(Object.entries(first).reverse());
  const content = { ...pact(), interactions: [first, second] };
  assert.equal(contentSha(content), contentSha({ ...pact(), interactions: [second, reversed] }));
  assert.notEqual(contentSha(pact(5)), contentSha(pact(6)));
});

test('merging adds interactions, and conflicts when one has another request', () => {
  const other = pact();
  other.interactions[0].description = 'another price';
  assert.equal(isMergeConflict(pact(), other), false);
  assert.equal(mergeContent(pact(), other).interactions.length, 2);
  const changed = pact();
  changed.interactions[0].request.path = '/other';
  assert.equal(isMergeConflict(pact(), changed), true);
});

test('a diff shows only what differs', () => {
  const diff = formatDiff(pact(5), pact(6));
  assert.match(diff, /^-\s+"price": 5\n\+\s+"price": 6$/m);
  assert.doesNotMatch(diff, /consumer/);
});

test('metadata survives encoding and decoding', () => {
  const store = new Store();
  const metadata = decodeMetadata(
    store,
    encodeMetadata({
      s: [
        { b: 'main', l: true },
        { b: 'feat', l: true },
      ],
      p: false,
    }),
  );
  assert.equal(metadata.pending, false);
  assert.deepEqual(
    metadata.consumerVersionSelectors.map(({ branch }) => branch),
    ['main', 'feat'],
  );
  assert.equal(decodeMetadata(store, 'not base64!').wip, false);
});
