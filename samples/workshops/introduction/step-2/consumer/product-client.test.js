import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProductClient } from './product-client.js';

const client = createProductClient('http://api.example');

test('lists the products', async (t) => {
  const answer = [{ id: '10', name: 'Garden chair', price: 49.5 }];
  const { mock } = t.mock.method(globalThis, 'fetch', async () => Response.json(answer));

  assert.deepEqual(await client.listProducts(), answer);
  assert.equal(mock.calls[0].arguments[0].href, 'http://api.example/products');
});

test('gets one product', async (t) => {
  const answer = { id: '10', name: 'Garden chair', price: 49.5 };
  const { mock } = t.mock.method(globalThis, 'fetch', async () => Response.json(answer));

  assert.deepEqual(await client.getProduct('10'), answer);
  assert.equal(mock.calls[0].arguments[0].href, 'http://api.example/products/10');
});
