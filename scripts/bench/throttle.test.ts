import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import {throttle} from './throttle';

const server = createServer((request, response) => {
  response.end('x'.repeat(Number(request.url?.slice(1))));
});

before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
after(() => new Promise((resolve) => server.close(resolve)));

/** Milliseconds to fetch responses of these sizes at the same time. */
async function timeOf(url: string, sizes: readonly number[]): Promise<number> {
  const start = performance.now();
  const texts = await Promise.all(
    sizes.map(async (size) => (await fetch(`${url}/${size}`, {headers: {connection: 'close'}})).text()),
  );
  assert.deepEqual(
    texts.map(({length}) => length),
    sizes,
  );
  return performance.now() - start;
}

test('a response takes two round trips and the time for its bytes, and connections share the rate', async () => {
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy = await throttle(target, {name: 'slow', roundTrip: 60, rate: 0.8});
  try {
    const small = await timeOf(proxy.url, [10]);
    assert.ok(small >= 120, `a small response took ${small} ms; expected at least two round trips of 60 ms`);
    const shared = await timeOf(proxy.url, [10_000, 10_000]);
    assert.ok(shared >= 120 + 200, `20 kB at 100 kB/s took ${shared} ms; expected at least 320 ms`);
  } finally {
    await proxy.close();
  }
});
