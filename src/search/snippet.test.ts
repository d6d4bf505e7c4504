import assert from 'node:assert/strict';
import {test} from 'node:test';
import {highlight, mentions, snippet, type Segment} from './snippet';
import {classOf} from './text';

const classes = (...words: string[]): Set<string> => new Set(words.map(classOf));
const marked = (segments: readonly Segment[]): string =>
  segments.map(({text, match}) => (match ? `[${text}]` : text)).join('');

test('words and their inflections are marked, whatever their case', () => {
  assert.equal(
    marked(highlight('Recording a deployment', classes('record', 'deployments'))),
    '[Recording] a [deployment]',
  );
});

test('the parts of an identifier are marked as one', () => {
  assert.equal(marked(highlight('Set REDIS_URL=x', classes('redis', 'url'))), 'Set [REDIS_URL]=x');
});

test('an identifier is marked as a whole where the whole is wanted', () => {
  assert.equal(
    marked(highlight('deploy --to-environment test, to an environment', classes('toenvironment'))),
    'deploy --[to-environment] test, to an environment',
  );
  assert.equal(
    marked(highlight('PACTFLOW_DATABASE_URL=x', classes('pactflowdatabaseurl'))),
    '[PACTFLOW_DATABASE_URL]=x',
  );
});

test('versions and names with signs are marked', () => {
  assert.equal(marked(highlight('Release v1.37.2 for C#', classes('1.37.2', 'c#'))), 'Release [v1.37.2] for [C#]');
});

test('markup in a text stays text', () => {
  assert.deepEqual(highlight('<b onclick="x()">bold</b>', classes('bold')), [
    {text: '<b onclick="x()">', match: false},
    {text: 'bold', match: true},
    {text: '</b>', match: false},
  ]);
});

test('the snippet is where the words are, and begins with a sentence where one is near', () => {
  const text = `${'Nothing to see. '.repeat(40)}Here the webhook calls the provider. ${'Nothing more. '.repeat(40)}`;
  assert.match(
    marked(snippet(text, classes('webhook', 'provider'))),
    /^… Here the \[webhook\] calls the \[provider\]\. Nothing more\..* …$/,
  );
});

test('among several places the one with more different words wins', () => {
  const text = `webhook webhook webhook ${'x '.repeat(200)} webhook and provider`;
  assert.match(marked(snippet(text, classes('webhook', 'provider'))), /\[webhook\] and \[provider\]$/);
});

test('without a match the beginning is shown', () => {
  assert.equal(marked(snippet('A short text.\nSecond line.', classes('webhook'))), 'A short text. Second line.');
  assert.deepEqual(snippet('', classes('webhook')), []);
});

test('a text mentions a word or does not', () => {
  assert.ok(mentions('All webhooks', classes('webhook')));
  assert.ok(!mentions('All hooks', classes('webhook')));
});
