import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeProblems } from '../catalog.js';
import { mockedConsumer } from '../mocked-consumer.js';

const told = { test: { shows: 'It passes', says: 'pass' }, breaking: { shows: 'It passes, too', says: 'pass' }, findings: { shows: 'Why', says: 'stock' } };

test('the recordings of a mocked consumer are valid and name the consumer', () => {
  const recordings = mockedConsumer('web', told);
  assert.deepEqual(describeProblems(recordings, Object.keys(recordings).map((name) => `${name}.txt`), ['project']), []);
  assert.match(recordings['may-deploy'].run, /publish pacts .*1\.0\.0.* && .*--pacticipant web --version 1\.0\.0 /);
  assert.equal(recordings.test.run, 'npm test');
  assert.ok(!('replace' in recordings.test));
});

test('a sample can prepare its tests and replace text that differs between runs', () => {
  const replace = [[/\d+ ms/g, '<time>']];
  const recordings = mockedConsumer('web', { ...told, test: { ...told.test, run: 'npm run record && npm test' }, replace });
  assert.equal(recordings.test.run, 'npm run record && npm test');
  assert.deepEqual(Object.keys(recordings).filter((name) => 'replace' in recordings[name]), ['test', 'breaking-published']);
});

test('a recording without expected output is reported', () => {
  const recordings = mockedConsumer('web', { ...told, findings: { shows: 'Why', says: '' } });
  assert.notDeepEqual(describeProblems(recordings, Object.keys(recordings).map((name) => `${name}.txt`), ['project']), []);
});
