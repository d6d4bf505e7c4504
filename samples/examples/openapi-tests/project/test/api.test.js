import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { createApi } from '../src/api.js';
import { describedAnswers, problemsOf } from './description.js';

const api = createApi();
const seen = new Set();

before(() => once(api.listen(0), 'listening'));
after(() => api.close().closeAllConnections());

//#region check
/**
 * Sends a request to the API, and validates the response against the description.
 *
 * @param {string} url
 * @param {number} status that must come
 * @param {string} path of the operation, as it is described
 */
async function check(url, status, path) {
  const response = await fetch(`http://localhost:${api.address().port}${url}`);
  assert.equal(response.status, status);
  seen.add(`${path} ${status}`);
  assert.deepEqual(problemsOf(path, String(status), await response.json()), []);
}

test('lists products', () => check('/products', 200, '/products'));
test('finds a product', () => check('/product/10', 200, '/product/{id}'));
test('refuses letters', () => check('/product/ten', 400, '/product/{id}'));
test('misses a product', () => check('/product/99', 404, '/product/{id}'));
//#endregion

//#region coverage
test('asked for every described answer', () => {
  assert.deepEqual(describedAnswers().filter((answer) => !seen.has(answer)), []);
});
//#endregion
