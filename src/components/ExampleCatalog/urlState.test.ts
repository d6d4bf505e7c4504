import assert from 'node:assert/strict';
import {test} from 'node:test';
import {examples} from '../../data/examples';
import {readView, writeView} from '../DataTable/urlState';
import {unfilteredView, type View} from '../DataTable/rows';
import {columnsFor, NAME} from './columns';
import {readPairs, writePairs} from './urlState';

const columns = columnsFor(examples);
const readCatalog = (search: string): View => readView(search, NAME, columns, examples);
const writeCatalog = (search: string, view: View): string => writeView(search, NAME, columns, view);

test('reads what it writes and keeps other parameters', () => {
  const view: View = {
    query: '',
    chosen: {languages: ['.NET'], technique: ['Bi-directional']},
    sort: {id: 'title', descending: true},
  };
  const search = writePairs(writeCatalog('?tab=a', view), 'provider');
  assert.deepEqual(readCatalog(search), view);
  assert.equal(readPairs(search), 'provider');
  assert.equal(new URLSearchParams(search).get('tab'), 'a');
});

test('writes no parameters for the default view', () => {
  assert.equal(writePairs(writeCatalog('?examples-role=Both&examples-sort=kind&pairs-of=x', unfilteredView), ''), '');
  assert.deepEqual(readCatalog(''), unfilteredView);
  assert.equal(readPairs(''), '');
});

test('ignores invalid values', () => {
  assert.deepEqual(readCatalog('?examples-languages=Cobol&examples-sort=tools&examples-gone=1&examples-role=Both'), {
    ...unfilteredView,
    chosen: {role: ['Both']},
  });
});
