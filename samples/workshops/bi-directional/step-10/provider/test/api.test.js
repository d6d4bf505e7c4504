import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { createProductApi } from '../src/server.js';
import { answers } from './description.js';

const described = new Map(answers().map((answer) => [answer.name, answer]));
const seen = new Set();
const api = createProductApi();

before(() => once(api.listen(0), 'listening'));
after(() => {
  api.closeAllConnections();
  api.close();
});
/**
 * Sends a request, and holds the answer against the description.
 *
 * @param {string} operation as it is described, such as `GET /product/{id}`
 * @param {number} status that must come
 * @param {{path?: string, body?: unknown}} [request] `path`: when it differs from the described one
 */
async function check(operation, status, { path, body } = {}) {
  const [method, describedPath] = operation.split(' ');
  const response = await fetch(`http://localhost:${api.address().port}${path ?? describedPath}`, {
    method,
    body: body && JSON.stringify(body),
    headers: body && { 'Content-Type': 'application/json' },
  });
  assert.equal(response.status, status);

  const answer = described.get(`${operation} ${status}`);
  assert.ok(answer, `${operation} answered ${status}, which is not described`);
  assert.equal(response.headers.get('content-type'), answer.type);
  assert.deepEqual(answer.problemsOf(await response.json()), []);
  seen.add(answer.name);
}
const bench = { id: '12', type: 'FURNITURE', name: 'Garden bench', price: 89.9 };

test('lists all products', () => check('GET /products', 200));
test('creates a product', () => check('POST /products', 201, { body: bench }));
test('refuses what is no product', () => check('POST /products', 400, { body: { id: '12' } }));
test('finds a product', () => check('GET /product/{id}', 200, { path: '/product/10' }));
test('refuses an id that has letters', () => check('GET /product/{id}', 400, { path: '/product/ten' }));
test('does not find what is not there', () => check('GET /product/{id}', 404, { path: '/product/99' }));

test('every described answer was seen', () => {
  assert.deepEqual([...seen].sort(), [...described.keys()].sort());
});
