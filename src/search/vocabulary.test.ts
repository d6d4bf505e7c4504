import assert from 'node:assert/strict';
import {test} from 'node:test';
import {maxEdits, editDistance, Vocabulary} from './vocabulary';

const vocabulary = new Vocabulary(
  new Set(
    (
      'permissions glossary cypress schemathesis log4j graphql maintenance webhook webhooks list units table ' +
      'notation gitlab looked environment kafka pact playwright 2022'
    ).split(' '),
  ),
);

const nearest = (word: string): string[] => vocabulary.closest(word).map((closest) => closest.word);

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

test('contains a word and its inflections', () => {
  assert.ok(vocabulary.has('webhooks'));
  assert.ok(vocabulary.has('permission'));
  assert.ok(!vocabulary.has('minecraft'));
});

test('lists completions shortest first, up to a limit', () => {
  assert.deepEqual(vocabulary.startingWith('web', 10), ['webhook', 'webhooks']);
  assert.deepEqual(vocabulary.startingWith('web', 1), ['webhook']);
  assert.deepEqual(vocabulary.startingWith('webhooks', 10), []);
  assert.deepEqual(vocabulary.startingWith('zzz', 10), []);
});
