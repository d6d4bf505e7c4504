import assert from 'node:assert/strict';
import {test} from 'node:test';
import {allowedEdits, editDistance, Vocabulary} from './vocabulary';

const vocabulary = new Vocabulary(
  new Set(
    'permissions glossary cypress schemathesis log4j graphql maintenance webhook webhooks list units table notation gitlab looked environment kafka pact playwright 2022'.split(
      ' ',
    ),
  ),
);

const nearest = (word: string): string[] => vocabulary.near(word).map((near) => near.word);

test('edits are counted, a swap of neighbours as one', () => {
  assert.equal(editDistance('premissions', 'permissions', 2), 1);
  assert.equal(editDistance('cyprus', 'cypress', 2), 2);
  assert.equal(editDistance('same', 'same', 2), 0);
  assert.equal(editDistance('kitten', 'sitting', 2), 3, 'one above the limit stands for anything above it');
});

test('the longer the word, the more edits are allowed', () => {
  assert.deepEqual([3, 4, 5, 6, 12].map(allowedEdits), [0, 1, 1, 2, 2]);
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
  test(`${typed} is taken for ${meant}`, () => assert.deepEqual(nearest(typed), [meant]));
}

for (const other of ['lisp', 'unity', 'tableau', 'notion', 'matlab', 'looker', 'minecraft', 'zendesk', 'pac', '2023']) {
  test(`${other} is another word and no slip`, () => assert.deepEqual(nearest(other), []));
}

test('a word is known by itself and by its inflections', () => {
  assert.ok(vocabulary.has('webhooks'));
  assert.ok(vocabulary.has('permission'));
  assert.ok(!vocabulary.has('minecraft'));
});

test('longer words are given shortest first, and not without end', () => {
  assert.deepEqual(vocabulary.startingWith('web', 10), ['webhook', 'webhooks']);
  assert.deepEqual(vocabulary.startingWith('web', 1), ['webhook']);
  assert.deepEqual(vocabulary.startingWith('webhooks', 10), []);
  assert.deepEqual(vocabulary.startingWith('zzz', 10), []);
});
