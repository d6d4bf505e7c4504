import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {FoundError, LogResult} from '@site/src/errors/readLog';
import {describeHidden, describeResult, sizeOf, sizeProblem} from './messages';

const found = (level: FoundError['level']): FoundError => ({
  id: level,
  level,
  count: 1,
  occurrences: [{line: 1, text: 'x', start: 0, end: 1, parts: {}}],
});
const describe = (levels: readonly FoundError['level'][], change: Partial<LogResult> = {}): string =>
  describeResult({
    found: levels.map(found),
    unknown: [],
    hidden: {secrets: 0, hosts: 0},
    lines: 1234,
    ...change,
  });

test('a result says how many errors and warnings were found', () => {
  assert.equal(describe(['error']), 'Found 1 known error in 1,234 lines.');
  assert.equal(
    describe(['error', 'error', 'warning', 'consequence'], {lines: 1}),
    'Found 2 known errors and 1 known warning in 1 line.',
  );
});

test('a result without an error says what the log has instead', () => {
  const unknown = [{line: 1, text: 'x'}];
  assert.equal(describe([]), 'No known message was found. Searched 1,234 lines.');
  assert.equal(
    describe([], {unknown}),
    'No known message was found. 1 line looks like an error. Searched 1,234 lines.',
  );
  assert.equal(
    describe(['consequence'], {unknown: [...unknown, ...unknown]}),
    'The known messages in this log say only that a step failed, not why. 2 lines look like errors. Searched 1,234 lines.',
  );
});

test('what was hidden is counted', () => {
  assert.equal(describeHidden({secrets: 0, hosts: 0}), '');
  assert.equal(describeHidden({secrets: 1, hosts: 2}), 'Hidden: 1 possible secret and 2 hostnames.');
});

test('sizes are readable, and a log above the limit is a problem', () => {
  assert.deepEqual([0, 1024, 300_000, 5 * 1024 * 1024].map(sizeOf), ['1 KB', '1 KB', '293 KB', '5.0 MB']);
  assert.equal(sizeProblem('x.log', 5 * 1024 * 1024), undefined);
  assert.match(
    sizeProblem('x.log', 6 * 1024 * 1024) ?? '',
    /^x\.log has 6\.0 MB, but the limit is 5 MB\. Keep the part/,
  );
});
