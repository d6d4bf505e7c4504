import assert from 'node:assert/strict';
import {test} from 'node:test';
import {chunksOf, classOf, fold, phraseOf, wordsOf} from './text';

test('a word is folded: case, accents and full-width letters do not matter', () => {
  assert.equal(fold('Ｃafé'), 'cafe');
  assert.deepEqual(wordsOf('Straße ÜBER naïve'), ['straße', 'uber', 'naive']);
});

test('an identifier is found by its parts and as a whole', () => {
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

test('camelCase is cut at its humps, names are not', () => {
  assert.deepEqual(wordsOf('consumerVersionSelectors'), [
    'consumer',
    'version',
    'selectors',
    'consumerversionselectors',
  ]);
  assert.deepEqual(wordsOf('GitHub and PactFlow'), ['github', 'and', 'pactflow']);
});

test('a version is one word, with or without v', () => {
  assert.deepEqual(wordsOf('v1.37.2, 2.x'), ['1.37.2', '2.x']);
  assert.deepEqual(wordsOf('OpenAPI 3.1.'), ['openapi', '3.1']);
});

test('names that end in a sign keep it', () => {
  assert.deepEqual(wordsOf('C#, F# and C++.'), ['c#', 'f#', 'and', 'c++']);
  assert.deepEqual(wordsOf('.NET'), ['net']);
});

test('punctuation and marks that are no words give none', () => {
  assert.deepEqual(wordsOf(' … -- 🙂 <> ()\u200B'), []);
  assert.deepEqual(wordsOf("the consumer's “pact”, isn't it?"), ['the', 'consumer', 'pact', 'isnt', 'it']);
  assert.deepEqual(wordsOf('key=value'), ['key', 'value']);
});

test('other scripts are words too', () => {
  assert.deepEqual(wordsOf('מרחבא سلام 日本語'), ['מרחבא', 'سلام', '日本語']);
});

test('a word beyond any use is left out', () => {
  assert.deepEqual(wordsOf('x'.repeat(200)), []);
});

test('a chunk of several parts knows its whole', () => {
  assert.deepEqual(chunksOf('log4j REDIS_URL'), [
    {parts: ['log4j'], whole: 'log4j', code: false},
    {parts: ['redis', 'url'], whole: 'redisurl', code: true},
  ]);
  assert.deepEqual(
    chunksOf('--to-environment docker-compose CI/CD a.b end. 1.2').map(({code}) => code),
    [true, false, false, true, false, false],
  );
});

test('inflections share a class; numbers, identifiers and short words are their own', () => {
  assert.equal(classOf('deployment'), classOf('deploying'));
  assert.equal(classOf('deploy'), classOf('deployments'));
  assert.equal(classOf('verify'), classOf('verification'));
  assert.equal(classOf('webhook'), classOf('webhooks'));
  assert.equal(classOf('1.37.2'), '1.37.2');
  assert.equal(classOf('oas'), 'oas');
});

test('a phrase is made of classes and keeps the order', () => {
  assert.equal(phraseOf('Recording Deployments'), phraseOf('record deployment'));
  assert.ok(phraseOf('How to record deployments today').includes(phraseOf('record deployment')));
  assert.ok(!phraseOf('deployments are recorded').includes(phraseOf('record deployment')));
});
