import assert from 'node:assert/strict';
import {test} from 'node:test';
import {searchSynonyms} from '../data/searchSynonyms';
import {parseSynonyms, parseQuery, wellFormed} from './query';
import {stemOf, wordsOf} from './text';
import {Vocabulary} from './vocabulary';

const vocabulary = new Vocabulary(
  new Set(
    wordsOf(
      'PACTFLOW_DATABASE_URL docker compose swaggerhub saml sso single sign on login record deployment deployments ' +
        'production playwright webhook pact is what kafka',
    ),
  ),
);
const read = (query: string, groups = [['sso', 'single sign-on', 'saml']]) =>
  parseQuery(query, vocabulary, parseSynonyms(groups));
const stems = (query: string, word = 0): string[] =>
  (read(query)[word]?.alternatives ?? []).map((alternative) => alternative.stems.join(' '));

test('ignores stop words in a question', () => {
  assert.deepEqual(
    read('how do I record a deployment to production').map(({text}) => text),
    ['record', 'deployment', 'production'],
  );
});

test('keeps the stop words of a query that has no other words', () => {
  assert.deepEqual(
    read('what is').map(({text}) => text),
    ['what', 'is'],
  );
});

test('returns no terms for a query without letters and digits', () => {
  for (const query of ['', '   ', '🙂', '--', '<>']) assert.deepEqual(read(query), [], query);
});

test('treats the last word as a prefix unless a space follows it', () => {
  assert.deepEqual(stems('playwr'), [stemOf('playwright')]);
  assert.ok(stems('deploy').includes(stemOf('deployment')));
  assert.deepEqual(stems('deploy '), [stemOf('deployment')], 'not in the vocabulary, so still a prefix');
  assert.deepEqual(stems('pact '), ['pact'], 'complete and known, so not a prefix of pactflow');
});

test('matches an identifier as a whole and by all its parts together', () => {
  assert.deepEqual(stems('PACTFLOW_DATABASE_URL'), ['pactflowdatabaseurl'], 'code is matched as typed');
  assert.deepEqual(stems('database-url').at(-1), ['database', 'url'].map(stemOf).join(' '));
  assert.deepEqual(
    stems('docker-compose'),
    ['docker compose'].map((text) => text.split(' ').map(stemOf).join(' ')),
  );
});

test('splits an unknown identifier into its words', () => {
  assert.deepEqual(
    read('kafka/rabbitmq').map(({text, alternatives}) => [text, alternatives.length]),
    [
      ['kafka', 1],
      ['rabbitmq', 0],
    ],
  );
});

test('joins two words that pages write as one', () => {
  assert.ok(stems('swagger hub').includes('swaggerhub'));
  assert.ok(stems('swagger hub', 1).includes('swaggerhub'));
});

test('expands synonyms in both directions with a lower weight', () => {
  const [word] = read('sso');
  assert.deepEqual(
    word?.alternatives.map((alternative) => alternative.stems.join(' ')),
    ['sso', `${stemOf('single')} ${stemOf('sign')} on`, 'saml'],
  );
  assert.ok(word?.alternatives.slice(1).every(({weight}) => weight < 1));
  assert.equal(read('single sign on').length, 1, 'three words, one meaning');
  assert.ok(stems('single sign on').includes('saml'));
});

test('returns no alternatives for an unknown word', () => {
  assert.deepEqual(read('minecraft'), [{text: 'minecraft', alternatives: []}]);
});

test('reads only the first 512 characters', () => {
  assert.equal(
    read(`${'pact '.repeat(200)}kafka`).some(({text}) => text === 'kafka'),
    false,
  );
});

test('every synonym group has several entries, and no entry is duplicated', () => {
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

test('replaces lone surrogates and keeps complete characters', () => {
  assert.equal(wellFormed('a\ud83db 🙂 \udc00'), 'a\ufffdb 🙂 \ufffd');
  assert.equal(encodeURIComponent(wellFormed('\ud800')), '%EF%BF%BD');
});
