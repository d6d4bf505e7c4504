import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {PageHit} from './backend';
import {groupResults} from './group';

const hits = (areas: string): PageHit[] =>
  [...areas].map((area, index) => ({url: `${index}`, title: '', area, path: [], version: null, sections: []}));
const shape = (areas: string): string[] =>
  groupResults(hits(areas)).map(({area, pages}) => `${area}:${pages.map(({url}) => url).join('')}`);

test('results are grouped by area in the order of their first one', () => {
  assert.deepEqual(shape('DEDE'), ['D:02', 'E:13']);
});

test('the best four come before all others', () => {
  assert.deepEqual(shape('DEDDEDD'), ['D:023', 'E:14', 'D:56']);
  assert.deepEqual(shape('DDDDEDE'), ['D:0123', 'E:46', 'D:5']);
});

test('an area does not head two groups in a row', () => {
  assert.deepEqual(shape('DDDDDE'), ['D:01234', 'E:5']);
});

test('no results, no groups', () => assert.deepEqual(shape(''), []));
