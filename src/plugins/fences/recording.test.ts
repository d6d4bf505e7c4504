import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {flatten, outputOf, parseRecording} from './recording';

const TEXT = `=== before ===
npm ci
=== command ===
npm test \\
  --silent
=== exit status ===
1
=== stdout ===

one
two

three
=== stderr ===
four
`;

describe('a recording', () => {
  const recording = parseRecording(TEXT);
  test('is read part by part', () =>
    assert.deepEqual(recording, {
      before: ['npm ci'],
      command: 'npm test \\\n  --silent',
      exitStatus: 1,
      stdout: '\none\ntwo\n\nthree\n',
      stderr: 'four\n',
    }));
  test('shows both streams, one, or some lines', () => {
    assert.equal(outputOf(recording, 'both', null), 'one\ntwo\n\nthree\nfour');
    assert.equal(outputOf(recording, 'stderr', null), 'four');
    assert.equal(outputOf(recording, 'stdout', [2, 4]), 'two\n\nthree');
  });
  test('may be empty before the command', () =>
    assert.deepEqual(parseRecording(TEXT.replace('npm ci\n', '')).before, []));
  test('that lacks a part is told', () =>
    assert.throws(() => parseRecording(TEXT.replace('=== stderr ===', '')), /no part "=== stderr ==="/));
  test('with fewer lines than asked for is told', () =>
    assert.throws(() => outputOf(recording, 'stdout', [2, 9]), /lines=2-9 goes beyond the output, which has 4 lines/));
  test('that printed nothing is told', () =>
    assert.throws(() => outputOf({...recording, stderr: ''}, 'stderr', null), /nothing on stderr/));
  test('has its command compared without its line breaks', () =>
    assert.equal(flatten(recording.command), 'npm test --silent'));
});
