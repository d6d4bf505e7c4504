import assert from 'node:assert/strict';
import {test} from 'node:test';
import {SearchFailure, type SearchBackend} from './backend';
import {createDeferredBackend} from './deferred';

test('loads the code once, and again after a failure', async () => {
  let attempts = 0;
  const answer = {query: 'a', total: 0, pages: [], suggestions: []};
  const real: SearchBackend = {warm: () => undefined, search: () => Promise.resolve(answer)};
  const backend = createDeferredBackend(() =>
    ++attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(real),
  );
  const request = {query: 'a', from: 0, size: 1, tags: null};
  await assert.rejects(
    backend.search(request),
    (error) => error instanceof SearchFailure && error.reason === 'unavailable',
  );
  assert.deepEqual(await backend.search(request), answer);
  assert.equal(attempts, 2);
});
