import assert from 'node:assert/strict';
import {test} from 'node:test';
import {minutesOf, offsetAt} from './offset';

test('includes daylight saving time', () => {
  assert.equal(offsetAt('Asia/Kolkata', new Date('2026-01-01T00:00Z')), '+05:30');
  assert.equal(offsetAt('Europe/Berlin', new Date('2026-01-01T00:00Z')), '+01:00');
  assert.equal(offsetAt('Europe/Berlin', new Date('2026-07-01T00:00Z')), '+02:00');
  assert.equal(offsetAt('UTC', new Date()), '+00:00');
});

test('returns undefined for an unknown time zone', () => {
  assert.equal(offsetAt('Atlantis/Capital', new Date()), undefined);
});

test('sorts offsets from west to east', () => {
  assert.deepEqual(
    ['+05:30', '-03:30', '+00:00', '-11:00'].sort((a, b) => minutesOf(a) - minutesOf(b)),
    ['-11:00', '-03:30', '+00:00', '+05:30'],
  );
});
