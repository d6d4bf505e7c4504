import assert from 'node:assert/strict';
import {test} from 'node:test';
import {searchSynonyms} from '../data/searchSynonyms';
import {isStopWord, parseSynonyms, parseQuery, wellFormed} from './query';
import {stemOf, wordsOf} from './text';
import {closestWords, WordList, type Vocabulary} from './vocabulary';

const words = new WordList(
  [
    ...new Set(
      wordsOf(
        'PACTFLOW_DATABASE_URL docker compose swaggerhub saml sso single sign on login record deployment deployments ' +
          'production playwright webhook pact is what kafka form inform',
      ),
    ),
  ].sort(),
);
/** The words of titles, headings, and keywords. */
const inTitles = new WordList(['on', 'saml', 'sign', 'single', 'sso']);
/** Words that were looked up. */
const lookedUp: string[] = [];
const vocabulary: Vocabulary = {
  has: (word) => {
    lookedUp.push(word);
    return words.has(word);
  },
  hasInTitles: (word) => inTitles.has(word),
  startingWith: (prefix, limit) => [...words.startingWith(prefix)].filter((word) => word !== prefix).slice(0, limit),
  closest: (word) => closestWords(word, words.sorted),
};
const read = (query: string, groups = [['sso', 'single sign-on', 'saml']], isPasted = false) =>
  parseQuery(query, vocabulary, parseSynonyms(groups), isPasted);
const readMessage = (query: string) => read(query, [], true);
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

test("looks up a stop word only if the query has no other words or it's part of a synonym", () => {
  lookedUp.length = 0;
  read('how do I record what is on');
  assert.deepEqual(
    lookedUp.filter((word) => isStopWord(word)),
    [],
  );
  read('what is');
  assert.ok(lookedUp.includes('what') && lookedUp.includes('is'));
  assert.ok(stems('on', 0).includes('on'));
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
  assert.ok(stems('log in').includes('login'));
});

test("doesn't join a stop word with the word after it", () => {
  assert.ok(words.has('inform'));
  assert.deepEqual(stems('pact in form', 1), ['form']);
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

test('a synonym that no title contains is ignored, and others are searched only in titles', () => {
  const groups = [['login', 'kafka', 'saml']];
  assert.deepEqual(
    read('login ', groups)[0]?.alternatives.map((alternative) => [alternative.stems, alternative.titlesOnly ?? false]),
    [
      [['login'], false],
      [['saml'], true],
    ],
  );
});

test('returns no alternatives for an unknown word', () => {
  assert.deepEqual(
    read('minecraft').map(({text, alternatives, correction}) => [text, alternatives, correction]),
    [['minecraft', [], undefined]],
  );
});

test('corrects a word that has a typo', () => {
  const corrections = (query: string) => read(query).map(({correction}) => correction);
  assert.deepEqual(corrections('recrod deploymnt '), ['record', 'deployment']);
  assert.deepEqual(corrections('deployments kafkas what '), [undefined, undefined], 'known words');
  assert.deepEqual(corrections('deploymen'), [undefined], 'the beginning of a word');
  assert.deepEqual(corrections('minecraft '), [undefined], 'no typo of any word');
});

test('reads only the first 512 characters', () => {
  assert.equal(
    read(`${'pact '.repeat(200)}kafka`).some(({text}) => text === 'kafka'),
    false,
  );
});

test('words with the same stem are one term, at the position of the first', () => {
  assert.deepEqual(
    read('deployments kafka deployment record kafka ').map(({text}) => stemOf(text)),
    ['deployment', 'kafka', 'record'].map(stemOf),
  );
});

test('searches only the first 24 terms', () => {
  const query = Array.from({length: 40}, (_, number) => `unknown${number}x`).join(' ');
  assert.deepEqual(
    read(query).map(({text}) => text),
    query.split(' ').slice(0, 24),
  );
});

test('ignores the unknown words of a pasted message, unless all words are unknown', () => {
  const texts = (query: string): string[] => readMessage(query).map(({text}) => text);
  assert.deepEqual(texts('acmeshop record minecraft pact'), ['record', 'pact']);
  assert.deepEqual(
    read('acmeshop record minecraft pact').map(({text}) => text),
    ['acmeshop', 'record', 'minecraft', 'pact'],
  );
  assert.deepEqual(texts('acmeshop minecraft'), ['acmeshop', 'minecraft']);
});

test("a known last word of a pasted message isn't completed", () => {
  assert.deepEqual(stems('pact'), ['pact', 'pactflow', 'pactflowdatabaseurl']);
  assert.deepEqual(
    readMessage('pact').map(({alternatives}) => alternatives.map((alternative) => alternative.stems)),
    [[['pact']]],
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
