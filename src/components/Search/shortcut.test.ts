import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isShortcut, written} from './shortcut';

const keys = (key: string, change = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...change,
});

test('Ctrl+K and Cmd+K are the shortcut, nothing else is', () => {
  assert.ok(isShortcut(keys('k', {ctrlKey: true})));
  assert.ok(isShortcut(keys('K', {metaKey: true})));
  assert.ok(!isShortcut(keys('k')));
  assert.ok(!isShortcut(keys('k', {ctrlKey: true, shiftKey: true})));
});

test('a key writes its character, unless it commands', () => {
  assert.equal(written(keys('ä')), 'ä');
  assert.equal(written(keys('Enter')), null);
  assert.equal(written(keys('c', {ctrlKey: true})), null);
});
