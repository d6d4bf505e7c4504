import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pairwise} from './pairwise';

const FACTORS = {size: ['s', 'm', 'l'], color: ['red', 'blue'], shape: ['round', 'square', 'flat']};

test('contains every pair of values, in fewer combinations than all', () => {
  const {combinations, pairs, impossible} = pairwise(FACTORS, () => true);
  assert.equal(pairs, 3 * 2 + 3 * 3 + 2 * 3);
  assert.deepEqual(impossible, []);
  for (const size of FACTORS.size)
    for (const shape of FACTORS.shape) assert.ok(combinations.some((one) => one.size === size && one.shape === shape));
  assert.ok(combinations.length < 3 * 2 * 3);
});

test('contains only valid combinations, and reports pairs that none of them can have', () => {
  const isValid = ({size, color}: Readonly<Record<string, string>>) => size !== 's' || color === 'red';
  const {combinations, pairs, impossible} = pairwise(FACTORS, isValid);
  assert.ok(combinations.every(isValid));
  assert.deepEqual(impossible, ['size=s color=blue']);
  assert.equal(pairs, 3 * 2 + 3 * 3 + 2 * 3 - 1);
});
