import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cleanReason, REASON_LENGTH} from './rating';

test('a reason is one line', () => {
  assert.equal(cleanReason('  The command\n\tfails.  '), 'The command fails.');
});

test('a reason of spaces is empty', () => {
  assert.equal(cleanReason(' \u00a0\n'), '');
});

test('a reason is never longer than the limit', () => {
  assert.equal(cleanReason(`  ${'x'.repeat(REASON_LENGTH)}y`), 'x'.repeat(REASON_LENGTH));
});
