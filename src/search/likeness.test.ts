import assert from 'node:assert/strict';
import {test} from 'node:test';
import {likeness, longestRun} from './likeness';
import type {Wanted} from './query';
import {phraseOf} from './text';

const wanted = (text: string): Wanted[] =>
  phraseOf(text)
    .trim()
    .split(' ')
    .map((word) => ({text: word, alternatives: [{classes: [word], weight: 1}]}));
const alike = (heading: string, query: string): number => likeness(phraseOf(heading), wanted(query));

test('a heading that asks the same is as like as can be, whatever its grammar', () => {
  assert.equal(alike('How do I compare two pacts?', 'compare two pacts'), 1);
  assert.equal(alike('Comparing two pacts', 'compare two pacts'), 1);
});

test('a heading that says more, or less, is less like', () => {
  const [all, more, less] = ['Renew a token', 'Copy, renew and expire a token', 'Tokens'].map((heading) =>
    alike(heading, 'renew token'),
  );
  assert.ok(all === 1 && more !== undefined && less !== undefined && more < all && less < all && more > 0 && less > 0);
});

test('half of it or less is chance', () => {
  assert.equal(alike('Delete a pact', 'renew token'), 0);
  assert.equal(alike('Environment variables and tokens', 'renew token'), 0);
  assert.equal(alike('', 'renew token'), 0);
  assert.equal(likeness(phraseOf('Tokens'), []), 0);
});

test('a synonym counts as the word', () => {
  assert.equal(
    likeness(phraseOf('Single sign-on'), [
      {
        text: 'sso',
        alternatives: [
          {classes: ['sso'], weight: 1},
          {classes: phraseOf('single sign on').trim().split(' '), weight: 0.6},
        ],
      },
    ]),
    1,
  );
});

const run = (text: string, query: string): number => longestRun(phraseOf(text), phraseOf(query).trim().split(' '));

test('the part of a message that stands in a text word for word is found', () => {
  assert.equal(run('It says "no verified pact between" two versions.', 'no verified pact between web-shop'), 4 / 6);
  assert.equal(run('verified, a pact between, no', 'no verified pact between web-shop'), 0);
});

test('a stretch of two words that matter is no message', () => {
  assert.equal(run('It is in the pact of the consumer.', 'is the pact of the consumer in my account'), 0);
});
