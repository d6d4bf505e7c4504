import assert from 'node:assert/strict';
import {test} from 'node:test';
import {examples} from '../../data/examples';
import {readCatalog, readPairs, writeCatalog, writePairs, type CatalogView} from './address';

test('what is written is read, and what belongs to others stays', () => {
  const view: CatalogView = {
    choice: {languages: '.NET', technique: 'Bi-directional'},
    sort: {id: 'title', descending: true},
  };
  const search = writePairs(writeCatalog('?tab=a', view), 'provider');
  assert.deepEqual(readCatalog(search, examples), view);
  assert.equal(readPairs(search), 'provider');
  assert.equal(new URLSearchParams(search).get('tab'), 'a');
});

test('nothing chosen leaves no trace', () => {
  assert.equal(
    writePairs(writeCatalog('?examples-role=Both&examples-sort=kind&pairs-of=x', {choice: {}, sort: null}), ''),
    '',
  );
  assert.deepEqual(readCatalog('', examples), {choice: {}, sort: null});
  assert.equal(readPairs(''), '');
});

test('what makes no sense counts as not given', () => {
  assert.deepEqual(
    readCatalog('?examples-languages=Cobol&examples-sort=tools&examples-gone=1&examples-role=Both', examples),
    {choice: {role: 'Both'}, sort: null},
  );
});
