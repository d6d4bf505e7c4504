import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isShortcut, typedCharacter} from './shortcut';

const keys = (key: string, change = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...change,
});

test('recognizes only Ctrl+K and Cmd+K as the shortcut', () => {
  assert.ok(isShortcut(keys('k', {ctrlKey: true})));
  assert.ok(isShortcut(keys('K', {metaKey: true})));
  assert.ok(!isShortcut(keys('k')));
  assert.ok(!isShortcut(keys('k', {ctrlKey: true, shiftKey: true})));
});

test('returns the character of a key unless it is part of a shortcut', () => {
  assert.equal(typedCharacter(keys('ä')), 'ä');
  assert.equal(typedCharacter(keys('Enter')), null);
  assert.equal(typedCharacter(keys('c', {ctrlKey: true})), null);
});
