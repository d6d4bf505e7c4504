import assert from 'node:assert/strict';
import {test} from 'node:test';
import {similarity, longestRun} from './similarity';
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
  assert.equal(similar('Environment variables and tokens', 'renew token'), 0);
  assert.equal(similar('', 'renew token'), 0);
  assert.equal(similarity(phraseOf('Tokens'), []), 0);
});

test('a synonym counts as the word itself', () => {
  assert.equal(
    similarity(phraseOf('Single sign-on'), [
      {
        text: 'sso',
        alternatives: [
          {stems: ['sso'], weight: 1},
          {stems: phraseOf('single sign on').trim().split(' '), weight: 0.6},
        ],
      },
    ]),
    1,
  );
});

const run = (text: string, query: string): number => longestRun(phraseOf(text), phraseOf(query).trim().split(' '));

test('finds the part of a message that a text contains verbatim', () => {
  assert.equal(run('It says "no verified pact between" two versions.', 'no verified pact between web-shop'), 4 / 6);
  assert.equal(run('verified, a pact between, no', 'no verified pact between web-shop'), 0);
});

test('ignores runs with only two meaningful words', () => {
  assert.equal(run('It is in the pact of the consumer.', 'is the pact of the consumer in my account'), 0);
});
