import assert from 'node:assert/strict';
import {test} from 'node:test';
import {closestWords, maxEdits, editDistance, WordList} from './vocabulary';

const list = new WordList(
  (
    'permissions glossary cypress schemathesis log4j graphql maintenance webhook webhooks list units table ' +
    'notation gitlab looked environment kafka pact playwright 2022 usr'
  )
    .split(' ')
    .sort(),
);

const nearest = (word: string): string[] => closestWords(word, list.sorted).map((closest) => closest.word);

test('counts a swap of adjacent letters as one edit', () => {
  assert.equal(editDistance('premissions', 'permissions', 2), 1);
  assert.equal(editDistance('cyprus', 'cypress', 2), 2);
  assert.equal(editDistance('same', 'same', 2), 0);
  assert.equal(editDistance('kitten', 'sitting', 2), 3, 'one above the limit means anything above it');
});

test('allows more edits for longer words', () => {
  assert.deepEqual([3, 4, 5, 6, 12].map(maxEdits), [0, 1, 1, 2, 2]);
});

for (const [typed, meant] of [
  ['premissions', 'permissions'],
  ['glosary', 'glossary'],
  ['cyprus', 'cypress'],
  ['schemathisis', 'schemathesis'],
  ['logj4', 'log4j'],
  ['grapqhl', 'graphql'],
  ['mintenunce', 'maintenance'],
  ['akfka', 'kafka'],
] as const) {
  test(`reads ${typed} as ${meant}`, () => assert.deepEqual(nearest(typed), [meant]));
}

for (const other of ['lisp', 'unity', 'tableau', 'notion', 'matlab', 'looker', 'minecraft', 'zendesk', 'pac', '2023']) {
  test(`doesn't read ${other} as a typo`, () => assert.deepEqual(nearest(other), []));
}

test('returns all words at the smallest distance, and none at a larger one', () => {
  assert.deepEqual(closestWords('contrct', ['contact', 'contract', 'contracts', 'pact']), [
    {word: 'contact', distance: 1},
    {word: 'contract', distance: 1},
  ]);
  for (const candidates of [
    ['verificattion', 'verification'],
    ['verification', 'verificattion'],
  ])
    assert.deepEqual(closestWords('verifcation', candidates), [{word: 'verification', distance: 1}]);
});

test('contains a word and its inflections', () => {
  assert.ok(list.has('webhooks'));
  assert.ok(list.has('permission'));
  assert.ok(!list.has('minecraft'));
  assert.ok(!list.has('web'));
});

test('a word with -es is an inflection only of a word with -e, or of one that takes -es', () => {
  const words = new WordList(['batch', 'class', 'index', 'query', 'release', 'roll']);
  for (const inflection of ['releases', 'indexes', 'classes', 'batches', 'queries', 'rolls'])
    assert.ok(words.has(inflection), inflection);
  assert.ok(!words.has('rolles'));
});

test("a short word isn't an inflection of another one", () => {
  assert.ok(list.has('usr'));
  assert.ok(!list.has('usres'));
});

test('lists the words that start with a prefix, in ascending order', () => {
  assert.deepEqual([...list.startingWith('web')], ['webhook', 'webhooks']);
  assert.deepEqual([...list.startingWith('webhooks')], ['webhooks']);
  assert.deepEqual([...list.startingWith('g')], ['gitlab', 'glossary', 'graphql']);
  for (const missing of ['0', 'gz', 'zzz']) assert.deepEqual([...list.startingWith(missing)], [], missing);
  assert.deepEqual([...list.startingWith('')], list.sorted);
});
