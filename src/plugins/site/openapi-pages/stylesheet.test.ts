import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {findSheet} from './stylesheet';

describe('findSheet', () => {
  test('finds the style sheet of the API reference', () => {
    assert.equal(findSheet(['styles.a6633f09.css', 'api-reference.54dd01ea.css']), 'api-reference.54dd01ea.css');
  });

  test('reports a missing style sheet and a second one', () => {
    assert.throws(() => findSheet(['styles.a6633f09.css']), /one style sheet named api-reference.*found 0/);
    assert.throws(() => findSheet([]), /found 0/);
    assert.throws(() => findSheet(['api-reference.1.css', 'api-reference.2.css']), /found 2/);
  });
});
