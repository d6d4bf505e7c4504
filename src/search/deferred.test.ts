import assert from 'node:assert/strict';
import {test} from 'node:test';
import {SearchFailure, type SearchBackend, type SearchResponse} from './backend';
import {createDeferredBackend} from './deferred';

const request = {query: 'a', from: 0, size: 1, tags: null};
const response: SearchResponse = {
  query: 'a',
  total: 0,
  pages: [],
  suggestions: [],
  answer: null,
  correction: null,
  complete: false,
  partial: false,
};
const real: SearchBackend = {
  warm: () => undefined,
  search: () => Promise.resolve(response),
  searchWithExcerpts: () => Promise.resolve({...response, complete: true}),
};

test('loads the code once, and again after a failure', async () => {
  let attempts = 0;
  const backend = createDeferredBackend(() =>
    ++attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(real),
  );
  await assert.rejects(
    backend.search(request),
    (error) => error instanceof SearchFailure && error.reason === 'unavailable',
  );
  assert.deepEqual(await backend.search(request), response);
  assert.deepEqual(await backend.search(request), response);
  assert.equal(attempts, 2);
});

test('passes each kind of search on to the backend', async () => {
  const backend = createDeferredBackend(() => Promise.resolve(real));
  assert.equal((await backend.search(request)).complete, false);
  assert.equal((await backend.searchWithExcerpts(request)).complete, true);
});
