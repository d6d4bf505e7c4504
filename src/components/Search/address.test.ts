import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readAddress, writeAddress} from './address';

test('what is written is read', () => {
  const address = {query: 'a & b #c +d', tag: 'docs-default-1.x', portions: 3};
  assert.deepEqual(readAddress(writeAddress(address)), address);
  assert.equal(writeAddress({query: '', tag: null, portions: 1}), '');
});

test('what makes no sense counts as not given', () => {
  for (const page of ['0', '-1', '1.5', 'x', '']) assert.equal(readAddress(`?q=a&page=${page}`).portions, 1, page);
  assert.equal(readAddress('?q=a&page=999999').portions, 100);
  assert.deepEqual(readAddress('?version='), {query: '', tag: null, portions: 1});
});
