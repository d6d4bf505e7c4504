import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pressedSlide} from './pressedSlide';

describe('a key in a presentation', () => {
  for (const [key, current, expected] of [
    ['ArrowRight', 0, 1],
    ['ArrowDown', 1, 2],
    ['PageDown', 0, 1],
    [' ', 0, 1],
    ['ArrowLeft', 2, 1],
    ['ArrowUp', 1, 0],
    ['PageUp', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
  ] as const)
    test(`${key === ' ' ? 'Space' : key} leads from slide ${current + 1} to slide ${expected + 1}`, () =>
      assert.equal(pressedSlide(key, current, 3), expected));
  test('stays on the first and last slide', () => {
    assert.equal(pressedSlide('ArrowLeft', 0, 3), 0);
    assert.equal(pressedSlide('ArrowRight', 2, 3), 2);
  });
  test('is ignored if it has no meaning there', () => {
    for (const key of ['Tab', 'Enter', 'Escape', 'a']) assert.equal(pressedSlide(key, 1, 3), null);
  });
});
