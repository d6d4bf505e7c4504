import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isWhole, readView, widened, writeView} from './address';
import {wholeTable, type Column, type View} from './rows';

const columns: Column<object>[] = [
  {id: 'id', label: 'Permission'},
  {id: 'scope', label: 'Scope', facet: true},
  {id: 'effect', label: 'Effect', unsorted: true},
];

test('what is written is read, and what belongs to others stays', () => {
  const view: View = {query: 'a & b:*', sort: {id: 'scope', descending: true}, chosen: {scope: ['team', 'own']}};
  const search = writeView('?language=java&roles-q=x', 'permissions', columns, view);
  assert.deepEqual(readView(search, 'permissions', columns), view);
  assert.equal(new URLSearchParams(search).get('language'), 'java');
  assert.equal(readView(search, 'roles', columns).query, 'x');
});

test('the whole table leaves no trace in the address', () => {
  assert.equal(
    writeView('?permissions-q=a&permissions-sort=id&permissions-scope=team', 'permissions', columns, wholeTable),
    '',
  );
  assert.deepEqual(readView('', 'permissions', columns), wholeTable);
});

test('what makes no sense counts as not given', () => {
  assert.deepEqual(readView('?t-sort=gone&t-id=x&t-scope=', 't', columns), wholeTable);
  assert.equal(readView('?t-sort=-effect', 't', columns).sort, null);
});

test('an order alone hides nothing', () => {
  const sorted: View = {query: ' ', sort: {id: 'id', descending: false}, chosen: {scope: []}};
  assert.ok(isWhole(sorted));
  assert.ok(!isWhole({...sorted, chosen: {scope: ['team']}}));
  assert.deepEqual(widened({...sorted, query: 'x'}), {...wholeTable, sort: sorted.sort});
});
