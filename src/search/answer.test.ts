import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answerKey} from './answer';

const same: [string, string[]][] = [
  ['pacticipant', ['Pacticipants', 'what is a pacticipant?', 'pacticipant meaning']],
  ['consumer version selector', ['Consumer version selectors', 'what are consumer-version selectors']],
  [
    'PACTFLOW_DATABASE_URL',
    ['pactflow_database_url', 'PACTFLOW_DATABASE_URL default', 'what does PACTFLOW_DATABASE_URL do'],
  ],
  ['--to-environment', ['what does --to-environment mean', 'the --to-environment flag']],
  ['response.body.incompatible', ['what does response.body.incompatible mean']],
];

for (const [name, queries] of same) {
  test(`a query for ${name} has its key`, () => {
    for (const query of queries) assert.equal(answerKey(query), answerKey(name), query);
  });
}

test('different names have different keys', () => {
  const names = [...same.map(([name]) => name), 'provider', 'PACTFLOW_DATABASE', '--environment', 'response.body'];
  assert.equal(new Set(names.map(answerKey)).size, names.length);
});

test('a query for several things has the key of none of them', () => {
  const keys = new Set(['consumer', 'provider'].map(answerKey));
  for (const query of ['consumer and provider', 'consumer provider webhook']) assert.ok(!keys.has(answerKey(query)));
});

test('a query that only has words of a question still has a key', () => {
  assert.notEqual(answerKey('pact'), '');
  assert.notEqual(answerKey('pact'), answerKey('option'));
  for (const query of ['', ' ', 'what is the', '🙂']) assert.equal(answerKey(query), '', query);
});
