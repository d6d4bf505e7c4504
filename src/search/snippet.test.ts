import assert from 'node:assert/strict';
import {test} from 'node:test';
import {highlight, mentions, snippet, type Segment} from './snippet';
import {stemOf} from './text';

const stems = (...words: string[]): Set<string> => new Set(words.map(stemOf));
const marked = (segments: readonly Segment[]): string =>
  segments.map(({text, match}) => (match ? `[${text}]` : text)).join('');

test('highlights words and their inflections in any case', () => {
  assert.equal(
    marked(highlight('Recording a deployment', stems('record', 'deployments'))),
    '[Recording] a [deployment]',
  );
});

test('highlights the parts of an identifier as one', () => {
  assert.equal(marked(highlight('Set REDIS_URL=x', stems('redis', 'url'))), 'Set [REDIS_URL]=x');
});

test('highlights a complete identifier if it matches as a whole', () => {
  assert.equal(
    marked(highlight('deploy --to-environment test, to an environment', stems('toenvironment'))),
    'deploy --[to-environment] test, to an environment',
  );
  assert.equal(marked(highlight('PACTFLOW_DATABASE_URL=x', stems('pactflowdatabaseurl'))), '[PACTFLOW_DATABASE_URL]=x');
});

test('highlights versions and names with symbols', () => {
  assert.equal(marked(highlight('Release v1.37.2 for C#', stems('1.37.2', 'c#'))), 'Release [v1.37.2] for [C#]');
});

test('keeps markup as text', () => {
  assert.deepEqual(highlight('<b onclick="x()">bold</b>', stems('bold')), [
    {text: '<b onclick="x()">', match: false},
    {text: 'bold', match: true},
    {text: '</b>', match: false},
  ]);
});

test('shows the part with the matches, starting at a nearby sentence', () => {
  const text = `${'Nothing to see. '.repeat(40)}Here the webhook calls the provider. ${'Nothing more. '.repeat(40)}`;
  assert.match(
    marked(snippet(text, stems('webhook', 'provider'))),
    /^… Here the \[webhook\] calls the \[provider\]\. Nothing more\..* …$/,
  );
});

test('prefers the part with more distinct matches', () => {
  const text = `webhook webhook webhook ${'x '.repeat(200)} webhook and provider`;
  assert.match(marked(snippet(text, stems('webhook', 'provider'))), /\[webhook\] and \[provider\]$/);
});

test('shows the beginning without a match', () => {
  assert.equal(marked(snippet('A short text.\nSecond line.', stems('webhook'))), 'A short text. Second line.');
  assert.deepEqual(snippet('', stems('webhook')), []);
});

test('detects whether a text mentions a word', () => {
  assert.ok(mentions('All webhooks', stems('webhook')));
  assert.ok(!mentions('All hooks', stems('webhook')));
});
