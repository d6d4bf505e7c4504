import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {PageHit} from './backend';
import {groupResults, shownSections} from './group';

const hits = (areas: string): PageHit[] =>
  [...areas].map((siteSection, index) => ({
    url: `${index}`,
    title: '',
    siteSection,
    path: [],
    version: null,
    sections: [],
  }));
const shape = (areas: string): string[] =>
  groupResults(hits(areas)).map(({siteSection, pages}) => `${siteSection}:${pages.map(({url}) => url).join('')}`);

test('groups results by site section, in order of first appearance', () => {
  assert.deepEqual(shape('DEDE'), ['D:02', 'E:13']);
});

test('keeps the best four results above all others', () => {
  assert.deepEqual(shape('DEDDEDD'), ['D:023', 'E:14', 'D:56']);
  assert.deepEqual(shape('DDDDEDE'), ['D:0123', 'E:46', 'D:5']);
});

test('merges consecutive groups of the same site section', () => {
  assert.deepEqual(shape('DDDDDE'), ['D:01234', 'E:5']);
});

test('returns no groups without results', () => assert.deepEqual(shape(''), []));

test('shows the site sections of results, except the one that most results are in', () => {
  assert.deepEqual([...shownSections(hits('DDD'))], []);
  assert.deepEqual([...shownSections(hits('EDDND'))], ['E', 'N']);
  assert.deepEqual([...shownSections([])], []);
});
