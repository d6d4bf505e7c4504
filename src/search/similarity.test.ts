import assert from 'node:assert/strict';
import {test} from 'node:test';
import {similarity} from './similarity';
import type {QueryTerm} from './query';
import {phraseOf} from './text';

const terms = (text: string): QueryTerm[] =>
  phraseOf(text)
    .trim()
    .split(' ')
    .map((word) => ({text: word, alternatives: [{stems: [word], weight: 1}]}));
const similar = (heading: string, query: string): number => similarity(phraseOf(heading), terms(query));

test('a heading with the same meaningful words has a similarity of 1', () => {
  assert.equal(similar('How do I compare two pacts?', 'compare two pacts'), 1);
  assert.equal(similar('Comparing two pacts', 'compare two pacts'), 1);
});

test('a heading with extra or missing words is less similar', () => {
  const [all, more, less] = ['Renew a token', 'Copy, renew and expire a token', 'Tokens'].map((heading) =>
    similar(heading, 'renew token'),
  );
  assert.ok(all === 1 && more !== undefined && less !== undefined && more < all && less < all && more > 0 && less > 0);
});

test('half the words or fewer count as chance', () => {
  assert.equal(similar('Delete a pact', 'renew token'), 0);
  assert.equal(similar('A list of environment variables, keys, and tokens', 'renew token'), 0);
  assert.equal(similar('', 'renew token'), 0);
  assert.equal(similarity(phraseOf('Tokens'), []), 0);
});

test('a synonym counts as the word itself, but a part of it does not', () => {
  const sso: QueryTerm = {
    text: 'sso',
    alternatives: [
      {stems: ['sso'], weight: 1},
      {stems: phraseOf('single sign on').trim().split(' '), weight: 0.6},
    ],
  };
  assert.equal(similarity(phraseOf('Single sign-on'), [sso]), 1);
  assert.equal(similarity(phraseOf('Single'), [sso]), 0);
});

test('a heading with the rare word of a query is more similar than one with the common word', () => {
  const query = terms('renew token');
  const informationOf = (stem: string): number => (stem === 'renew' ? 4 : 1);
  const [rare, common] = ['Renew', 'Token'].map((heading) => similarity(phraseOf(heading), query, informationOf));
  assert.ok(rare !== undefined && common !== undefined && rare > common);
  assert.equal(similarity(phraseOf('Renew a token'), query, informationOf), 1);
});

test('a word without information is no reason for similarity', () => {
  assert.equal(
    similarity(phraseOf('Token'), terms('token'), () => 0),
    0,
  );
});
