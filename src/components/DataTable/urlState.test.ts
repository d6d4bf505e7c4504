import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isUnfiltered, readView, withoutFilters, writeView} from './urlState';
import {unfilteredView, type Column, type View} from './rows';

const columns: Column<{id: string; scope: string; effect: string}>[] = [
  {id: 'id', label: 'Permission'},
  {id: 'scope', label: 'Scope', facet: true},
  {id: 'effect', label: 'Effect', unsorted: true},
];

const read = (search: string, table: string): View => readView(search, table, columns, []);

test('reads what it writes and keeps other parameters', () => {
  const view: View = {query: 'a & b:*', sort: {id: 'scope', descending: true}, chosen: {scope: ['team', 'own']}};
  const search = writeView('?language=java&roles-q=x', 'permissions', columns, view);
  assert.deepEqual(read(search, 'permissions'), view);
  assert.equal(new URLSearchParams(search).get('language'), 'java');
  assert.equal(read(search, 'roles').query, 'x');
});

test('writes no parameters for the default view', () => {
  assert.equal(
    writeView('?permissions-q=a&permissions-sort=id&permissions-scope=team', 'permissions', columns, unfilteredView),
    '',
  );
  assert.deepEqual(read('', 'permissions'), unfilteredView);
});

test('ignores invalid parameters', () => {
  assert.deepEqual(read('?t-sort=gone&t-id=x&t-scope=', 't'), unfilteredView);
  assert.equal(read('?t-sort=-effect', 't').sort, null);
});

test('reads only the first existing value of a facet that is shown as a list', () => {
  const lists: Column<{scope: string}>[] = [{id: 'scope', label: 'Scope', facet: true, facetControl: 'list'}];
  const rows = [{scope: 'team'}, {scope: 'own'}];
  const chosen = (search: string) => readView(search, 't', lists, rows).chosen;
  assert.deepEqual(chosen('?t-scope=gone&t-scope=own&t-scope=team'), {scope: ['own']});
  assert.deepEqual(chosen('?t-scope=gone'), {});
});

test('a view that is only sorted is unfiltered', () => {
  const sorted: View = {query: ' ', sort: {id: 'id', descending: false}, chosen: {scope: []}};
  assert.ok(isUnfiltered(sorted));
  assert.ok(!isUnfiltered({...sorted, chosen: {scope: ['team']}}));
  assert.deepEqual(withoutFilters({...sorted, query: 'x'}), {...unfilteredView, sort: sorted.sort});
});
