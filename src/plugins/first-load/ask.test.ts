import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ask} from './ask';

for (const [status, presence] of [
  [200, 'there'],
  [0, 'there'],
  [304, 'there'],
  [404, 'missing'],
  [410, 'missing'],
  [502, 'unreachable'],
  [503, 'unreachable'],
] as const) {
  test(`status ${status} says that the page is ${presence}`, async () =>
    assert.equal(await ask('/x', () => Promise.resolve({status})), presence));
}

test('a network that fails says that the page is unreachable', async () =>
  assert.equal(await ask('/x', () => Promise.reject(new TypeError('Failed to fetch'))), 'unreachable'));

test('asked is for the head of the page, past every cache, and redirects are not followed', async () => {
  const asked: unknown[] = [];
  await ask('/x?y#z', (...all) => {
    asked.push(all);
    return Promise.resolve({status: 200});
  });
  assert.deepEqual(asked, [['/x?y#z', {method: 'HEAD', redirect: 'manual', cache: 'no-store'}]]);
});
