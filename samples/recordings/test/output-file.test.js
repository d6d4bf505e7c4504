import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diffLines, formatOutput, normalize, parseOutput } from '../output-file.js';

const output = { before: ['one', 'two'], command: 'pact --help', exitStatus: 1, stdout: 'a\n\n=== b\n', stderr: '' };

test('a written file can be read back', () => {
  assert.deepEqual(parseOutput(formatOutput(output)), output);
  assert.deepEqual(parseOutput(formatOutput({ ...output, before: [] })), { ...output, before: [] });
});

test('a file without one of its sections is rejected', () => {
  assert.throws(() => parseOutput(formatOutput(output).replace('=== exit status ===\n', '')), /no section '=== exit status ==='/);
});

test('text that differs between runs becomes the same', () => {
  const text =
    '\u001b[1mbold\u001b[0m \\x1b[31mred\\x1b[0m   \n2026-01-02T03:04:05.678901Z (2ms loading, 1s 13ms verification) http://localhost:4711/ 6f1b2a3c-1111-4222-8333-123456789abc';
  assert.equal(
    normalize(text, { 'localhost:4711': 'localhost:9292' }),
    'bold red\n<time> (<time> loading, <time> verification) http://localhost:9292/ <uuid>',
  );
});

test('times of more than a second become the same', () => {
  const text = ['(0s loading, 60ms verification)', '(1s 203ms loading, 2m 1s 3ms verification)'];
  assert.deepEqual(text.map((line) => normalize(line, {})), Array(2).fill('(<time> loading, <time> verification)'));
});

test('a difference shows the changed lines with two lines of context', () => {
  assert.equal(diffLines('a\nb\nc\nd\ne\nf', 'a\nb\nc\nD\ne\nf\ng'), '  b\n  c\n- d\n+ D\n  e\n  f\n+ g');
  assert.equal(diffLines('same', 'same'), '');
});
