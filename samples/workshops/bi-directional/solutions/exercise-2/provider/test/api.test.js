import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { createProductApi } from '../src/server.js';
import { responses } from './description.js';

const described = new Map(responses().map((response) => [response.name, response]));
const seen = new Set();
const api = createProductApi();

before(() => once(api.listen(0), 'listening'));
after(() => {
  api.closeAllConnections();
  api.close();
});
/**
 * Sends a request and checks the response against the description.
 *
 * @param {string} operation as in the description, such as `GET /product/{id}`
 * @param {number} status that the API must return
 * @param {{path?: string, body?: unknown}} [request] `path` is only needed if it differs from the one in the description
 */
async function check(operation, status, { path, body } = {}) {
  const [method, describedPath] = operation.split(' ');
  const response = await fetch(`http://localhost:${api.address().port}${path ?? describedPath}`, {
    method,
    body: body && JSON.stringify(body),
    headers: body && { 'Content-Type': 'application/json' },
  });
  assert.equal(response.status, status);

  const expected = described.get(`${operation} ${status}`);
  assert.ok(expected, `${operation} returned ${status}, which the description doesn't contain`);
  assert.equal(response.headers.get('content-type'), expected.type);
  assert.deepEqual(expected.problemsOf(await response.json()), []);
  seen.add(expected.name);
}
const bench = { id: '12', type: 'FURNITURE', name: 'Garden bench', title: 'Garden bench', color: 'green', price: 89.9 };

test('lists all products', () => check('GET /products', 200));
test('creates a product', () => check('POST /products', 201, { body: bench }));
test('rejects a body that is not a product', () => check('POST /products', 400, { body: { id: '12' } }));
test('finds a product', () => check('GET /product/{id}', 200, { path: '/product/10' }));
test('rejects an ID that contains letters', () => check('GET /product/{id}', 400, { path: '/product/ten' }));
test('returns 404 for a product that does not exist', () => check('GET /product/{id}', 404, { path: '/product/99' }));
// #region paths
test('finds a product at the new path', () => check('GET /products/{id}', 200, { path: '/products/10' }));
test('rejects letters at the new path', () => check('GET /products/{id}', 400, { path: '/products/ten' }));
test('returns 404 at the new path', () => check('GET /products/{id}', 404, { path: '/products/99' }));
// #endregion paths

test('every described response was received', () => {
  assert.deepEqual([...seen].sort(), [...described.keys()].sort());
});
