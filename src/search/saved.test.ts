import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addFavorite, addRecent, noSearches, parseSaved, removeSaved} from './saved';

test('keeps a limited number of distinct recent searches, latest first', () => {
  const saved = 'a b c d e f g a'.split(' ').reduce(addRecent, noSearches);
  assert.deepEqual(saved.recent, ['a', 'g', 'f', 'e', 'd', 'c']);
  assert.equal(addRecent(saved, '  '), saved);
});

test('moves a favorite out of the recent searches', () => {
  const saved = addFavorite(addRecent(noSearches, 'a'), 'a');
  assert.deepEqual(saved, {recent: [], favorites: ['a']});
  assert.deepEqual(addRecent(saved, 'a'), saved);
});

test('removes recent searches and favorites', () => {
  assert.deepEqual(removeSaved({recent: ['a', 'b'], favorites: ['c']}, 'a'), {recent: ['b'], favorites: ['c']});
  assert.deepEqual(removeSaved({recent: ['a'], favorites: ['c']}, 'c'), {recent: ['a'], favorites: []});
});

test('reads stored searches and ignores anything malformed', () => {
  const saved = {recent: ['a'], favorites: ['b']};
  assert.deepEqual(parseSaved(JSON.stringify(saved)), saved);
  for (const stored of [null, '', 'x', '7', 'null', '[]', '{"recent":"a"}', '{"recent":[1,null]}'])
    assert.deepEqual(parseSaved(stored), noSearches, String(stored));
});
