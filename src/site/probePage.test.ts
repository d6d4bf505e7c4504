import assert from 'node:assert/strict';
import {test} from 'node:test';
import {probePage} from './probePage';

for (const [status, presence] of [
  [200, 'found'],
  [0, 'found'],
  [304, 'found'],
  [404, 'missing'],
  [410, 'missing'],
  [502, 'unreachable'],
  [503, 'unreachable'],
] as const) {
  test(`status ${status} means that the page is ${presence}`, async () =>
    assert.equal(await probePage('/x', () => Promise.resolve({status})), presence));
}

test('a network failure means that the page is unreachable', async () =>
  assert.equal(await probePage('/x', () => Promise.reject(new TypeError('Failed to fetch'))), 'unreachable'));

test('the request is a HEAD request that bypasses caches and does not follow redirects', async () => {
  const requests: unknown[] = [];
  await probePage('/x?y#z', (...request) => {
    requests.push(request);
    return Promise.resolve({status: 200});
  });
  assert.deepEqual(requests, [['/x?y#z', {method: 'HEAD', redirect: 'manual', cache: 'no-store'}]]);
});
