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

describe('recordings', () => {
  const recording = parseRecording(TEXT);
  test('are parsed into their parts', () =>
    assert.deepEqual(recording, {
      before: ['npm ci'],
      command: 'npm test \\\n  --silent',
      exitStatus: 1,
      stdout: '\none\ntwo\n\nthree\n',
      stderr: 'four\n',
    }));
  test('show both streams, one stream, or some lines', () => {
    assert.equal(outputOf(recording, 'both', null), 'one\ntwo\n\nthree\nfour');
    assert.equal(outputOf(recording, 'stderr', null), 'four');
    assert.equal(outputOf(recording, 'stdout', [2, 4]), 'two\n\nthree');
  });
  test('don’t require commands before the recorded one', () =>
    assert.deepEqual(parseRecording(TEXT.replace('npm ci\n', '')).before, []));
  test('without one of the parts cause an error', () =>
    assert.throws(() => parseRecording(TEXT.replace('=== stderr ===', '')), /no part "=== stderr ==="/));
  test('with fewer lines than requested cause an error', () =>
    assert.throws(
      () => outputOf(recording, 'stdout', [2, 9]),
      /lines=2-9 is outside of the output, which has 4 lines/,
    ));
  test('without output cause an error', () =>
    assert.throws(() => outputOf({...recording, stderr: ''}, 'stderr', null), /printed nothing on stderr/));
  test('have their commands compared without line breaks', () =>
    assert.equal(flatten(recording.command), 'npm test --silent'));
});
