import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { compare } from '../compare.js';
import { getProduct } from '../src/product-client.js';
import { recordPact } from './record-pact.js';

const description = join(import.meta.dirname, '../openapi.yaml');
const address = 'https://api.example.com/product/:id';

/**
 * Records the pact of one mock, as a consumer's tests would.
 *
 * @param {import('node:test').TestContext} t
 * @param {...import('msw').RequestHandler} handlers
 */
function startMock(t, ...handlers) {
  const dir = mkdtempSync(join(tmpdir(), 'wrong-mock-'));
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  t.after(() => {
    server.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return { pact: recordPact(server, dir), file: join(dir, 'CatalogueWeb-ProductAPI.json') };
}

// #region wrong-type
test('a mock with a price that is text passes the consumer, and not the comparison', async (t) => {
  const mock = http.get(address, () => HttpResponse.json({ id: '10', name: 'Garden chair', price: '49.50' }));
  const { pact, file } = startMock(t, mock);

  assert.equal((await getProduct('10')).price, '49.50');
  await pact.write();

  const [result, ...more] = await compare(description, file);
  assert.deepEqual([result.type, result.code, more], ['error', 'response.body.incompatible', []]);
  assert.match(result.message, /must be number/);
});
// #endregion

// #region unknown-field
test('a mock with a field that the provider does not have passes the consumer, and not the comparison', async (t) => {
  const mock = http.get(address, () => HttpResponse.json({ id: '10', name: 'Garden chair', price: 49.5, color: 'green' }));
  const { pact, file } = startMock(t, mock);

  assert.equal((await getProduct('10')).name, 'Garden chair');
  await pact.write();

  const [result, ...more] = await compare(description, file);
  assert.deepEqual([result.type, result.code, more], ['error', 'response.body.incompatible', []]);
  assert.match(result.message, /must NOT have additional properties - color/);
});
// #endregion

test('the same tests write the same pact; two mocks of one request are refused', async (t) => {
  let price = 49.5;
  const mock = http.get(address, () => HttpResponse.json({ id: '10', name: 'Garden chair', price }));
  const { pact, file } = startMock(t, mock);
  await getProduct('10');
  await pact.write();
  const first = readFileSync(file, 'utf8');
  await getProduct('10');
  await pact.write();
  assert.equal(readFileSync(file, 'utf8'), first);

  price = 50;
  await getProduct('10');
  await assert.rejects(pact.write(), /Two tests mock 'GET \/product\/10 answers 200' in different ways/);
});

// #region unmocked
test('a request without a mock fails the test that makes it', async (t) => {
  const { pact } = startMock(t);
  // MSW refuses the request, and the adapter notes it.
  await assert.rejects(getProduct('10'));
  assert.throws(() => pact.verifyTest(), /Requests with missing msw handlers:\n https:\/\/api\.example\.com\/product\/10/);
});
// #endregion
