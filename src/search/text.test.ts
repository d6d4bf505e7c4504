import assert from 'node:assert/strict';
import {test} from 'node:test';
import {chunksOf, stemOf, fold, phraseOf, wordsOf} from './text';

test('ignores case, accents, and full-width letters', () => {
  assert.equal(fold('Ｃafé'), 'cafe');
  assert.deepEqual(wordsOf('Straße ÜBER naïve'), ['straße', 'uber', 'naive']);
});

test('splits an identifier into its parts and also joins them', () => {
  assert.deepEqual(wordsOf('PACTFLOW_DATABASE_URL'), ['pactflow', 'database', 'url', 'pactflowdatabaseurl']);
  assert.deepEqual(wordsOf('--to-environment'), ['to', 'environment', 'toenvironment']);
  assert.deepEqual(wordsOf('docker-compose.yml'), ['docker', 'compose', 'yml', 'dockercomposeyml']);
  assert.deepEqual(wordsOf('request.path-or-method.unknown'), [
    'request',
    'path',
    'or',
    'method',
    'unknown',
    'requestpathormethodunknown',
  ]);
  assert.deepEqual(wordsOf('CI/CD'), ['ci', 'cd', 'cicd']);
});

test('splits camelCase but not names', () => {
  assert.deepEqual(wordsOf('consumerVersionSelectors'), [
    'consumer',
    'version',
    'selectors',
    'consumerversionselectors',
  ]);
  assert.deepEqual(wordsOf('GitHub and PactFlow'), ['github', 'and', 'pactflow']);
});

test('treats a version as one word, with or without v', () => {
  assert.deepEqual(wordsOf('v1.37.2, 2.x'), ['1.37.2', '2.x']);
  assert.deepEqual(wordsOf('OpenAPI 3.1.'), ['openapi', '3.1']);
});

test('keeps symbols at the end of names', () => {
  assert.deepEqual(wordsOf('C#, F# and C++.'), ['c#', 'f#', 'and', 'c++']);
  assert.deepEqual(wordsOf('.NET'), ['net']);
});

test('ignores punctuation and symbols', () => {
  assert.deepEqual(wordsOf(' … -- 🙂 <> ()\u200B'), []);
  assert.deepEqual(wordsOf("the consumer's “pact”, isn't it?"), ['the', 'consumer', 'pact', 'isnt', 'it']);
  assert.deepEqual(wordsOf('key=value'), ['key', 'value']);
});

test('recognizes words in other scripts', () => {
  assert.deepEqual(wordsOf('מרחבא سلام 日本語'), ['מרחבא', 'سلام', '日本語']);
});

test('drops words that are too long', () => {
  assert.deepEqual(wordsOf('x'.repeat(200)), []);
});

test('joins the parts of a chunk', () => {
  assert.deepEqual(chunksOf('log4j REDIS_URL'), [
    {parts: ['log4j'], joined: 'log4j', code: false},
    {parts: ['redis', 'url'], joined: 'redisurl', code: true},
  ]);
  assert.deepEqual(
    chunksOf('--to-environment docker-compose CI/CD a.b end. 1.2').map(({code}) => code),
    [true, false, false, true, false, false],
  );
});

test('inflections share a stem; numbers, identifiers, and short words are their own stem', () => {
  assert.equal(stemOf('deployment'), stemOf('deploying'));
  assert.equal(stemOf('deploy'), stemOf('deployments'));
  assert.equal(stemOf('verify'), stemOf('verification'));
  assert.equal(stemOf('webhook'), stemOf('webhooks'));
  assert.equal(stemOf('1.37.2'), '1.37.2');
  assert.equal(stemOf('oas'), 'oas');
});

test('builds phrases from stems in order', () => {
  assert.equal(phraseOf('Recording Deployments'), phraseOf('record deployment'));
  assert.ok(phraseOf('How to record deployments today').includes(phraseOf('record deployment')));
  assert.ok(!phraseOf('deployments are recorded').includes(phraseOf('record deployment')));
});
