import assert from 'node:assert/strict';
import {test} from 'node:test';
import {changes, snapshot} from './syncStorageAfterBfcache';

const stored = (entries: Record<string, string>) => ({
  length: Object.keys(entries).length,
  key: (index: number) => Object.keys(entries)[index] ?? null,
  getItem: (key: string) => entries[key] ?? null,
});

test('snapshot reads all entries', () => {
  assert.deepEqual(
    [...snapshot(stored({theme: 'dark', other: ''}))],
    [
      ['theme', 'dark'],
      ['other', ''],
    ],
  );
  assert.equal(snapshot(stored({})).size, 0);
});

test('changes lists changed, added, and removed entries, and no others', () => {
  const before = snapshot(stored({theme: 'light', same: '1', gone: 'x'}));
  const after = snapshot(stored({theme: 'dark', same: '1', added: 'y'}));
  assert.deepEqual(changes(before, after), [
    {key: 'theme', oldValue: 'light', newValue: 'dark'},
    {key: 'gone', oldValue: 'x', newValue: null},
    {key: 'added', oldValue: null, newValue: 'y'},
  ]);
  assert.deepEqual(changes(before, before), []);
});
