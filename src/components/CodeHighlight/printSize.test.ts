import assert from 'node:assert/strict';
import {test} from 'node:test';
import {printSize} from './printSize';

const line = (length: number): string => 'x'.repeat(length);

test('the longest line determines the size of the text on paper', () => {
  assert.equal(printSize(`${line(71)}\n${line(3)}`, 'js'), 'normal');
  assert.equal(printSize(`${line(3)}\n${line(72)}`, 'js'), 'small');
  assert.equal(printSize(line(101), 'text'), 'smaller');
});

test('longer lines wrap, except the rows of tables in console output', () => {
  assert.equal(printSize(`${line(60)}\n${line(500)}`, 'text'), 'normal');
  assert.equal(printSize(`${line(60)}\n${line(101)}`, 'js'), 'normal');
  assert.equal(printSize(`│ ${line(110)} │`, 'text'), 'smaller');
  assert.equal(printSize(`A | ${line(120)} | B\n--|--${line(120)}-|--`, 'text'), 'smallest');
});
