import assert from 'node:assert/strict';
import {test} from 'node:test';
import {searchSynonyms} from '../data/searchSynonyms';
import {parseSynonyms, readQuery, wellFormed} from './query';
import {classOf, wordsOf} from './text';
import {Vocabulary} from './vocabulary';

const vocabulary = new Vocabulary(
  new Set(
    wordsOf(
      'PACTFLOW_DATABASE_URL docker compose swaggerhub saml sso single sign on login record deployment deployments production playwright webhook pact is what kafka',
    ),
  ),
);
const read = (query: string, groups = [['sso', 'single sign-on', 'saml']]) =>
  readQuery(query, vocabulary, parseSynonyms(groups));
const classes = (query: string, word = 0): string[] =>
  (read(query)[word]?.alternatives ?? []).map((alternative) => alternative.classes.join(' '));

test('the grammar of a question is no word to look for', () => {
  assert.deepEqual(
    read('how do I record a deployment to production').map(({text}) => text),
    ['record', 'deployment', 'production'],
  );
});

test('a query of fillers only is looked for as it is', () => {
  assert.deepEqual(
    read('what is').map(({text}) => text),
    ['what', 'is'],
  );
});

test('a query without letters and digits has no words', () => {
  for (const query of ['', '   ', '🙂', '--', '<>']) assert.deepEqual(read(query), [], query);
});

test('the last word may go on, unless a space ends it', () => {
  assert.deepEqual(classes('playwr'), [classOf('playwright')]);
  assert.ok(classes('deploy').includes(classOf('deployment')));
  assert.deepEqual(classes('deploy '), [classOf('deployment')], 'not written out anywhere, so still a beginning');
  assert.deepEqual(classes('pact '), ['pact'], 'known and ended: not pactflow');
});

test('an identifier is looked for whole, and by all its parts together', () => {
  assert.deepEqual(classes('PACTFLOW_DATABASE_URL'), ['pactflowdatabaseurl'], 'code is meant as it stands');
  assert.deepEqual(classes('database-url').at(-1), ['database', 'url'].map(classOf).join(' '));
  assert.deepEqual(
    classes('docker-compose'),
    ['docker compose'].map((text) => text.split(' ').map(classOf).join(' ')),
  );
});

test('an unknown identifier falls apart into its words', () => {
  assert.deepEqual(
    read('kafka/rabbitmq').map(({text, alternatives}) => [text, alternatives.length]),
    [
      ['kafka', 1],
      ['rabbitmq', 0],
    ],
  );
});

test('two words that pages write as one are found so', () => {
  assert.ok(classes('swagger hub').includes('swaggerhub'));
  assert.ok(classes('swagger hub', 1).includes('swaggerhub'));
});

test('a synonym is found from either side, below the word itself', () => {
  const [word] = read('sso');
  assert.deepEqual(
    word?.alternatives.map((alternative) => alternative.classes.join(' ')),
    ['sso', `${classOf('single')} ${classOf('sign')} on`, 'saml'],
  );
  assert.ok(word?.alternatives.slice(1).every(({weight}) => weight < 1));
  assert.equal(read('single sign on').length, 1, 'three words, one meaning');
  assert.ok(classes('single sign on').includes('saml'));
});

test('a word that stands nowhere has no alternatives', () => {
  assert.deepEqual(read('minecraft'), [{text: 'minecraft', alternatives: []}]);
});

test('only the first 512 characters are looked at', () => {
  assert.equal(
    read(`${'pact '.repeat(200)}kafka`).some(({text}) => text === 'kafka'),
    false,
  );
});

test('the synonym list is sound: each group has several entries, no entry stands twice', () => {
  const entries = searchSynonyms.flat().map((entry) => wordsOf(entry).join(' '));
  assert.ok(searchSynonyms.length > 0);
  assert.deepEqual(
    searchSynonyms.filter((group) => group.length < 2),
    [],
  );
  assert.deepEqual(
    entries.filter((entry, index) => entries.indexOf(entry) !== index),
    [],
  );
});

test('half a character cannot stand in an address, and a whole one can', () => {
  assert.equal(wellFormed('a\ud83db 🙂 \udc00'), 'a\ufffdb 🙂 \ufffd');
  assert.equal(encodeURIComponent(wellFormed('\ud800')), '%EF%BF%BD');
});
