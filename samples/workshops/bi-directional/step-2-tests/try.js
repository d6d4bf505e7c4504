import { once } from 'node:events';
import { createProductApi } from './provider/src/server.js';

const api = createProductApi().listen(0);
await once(api, 'listening');

/** @param {string} method @param {string} path @param {unknown} [product] */
async function send(method, path, product) {
  const body = product && JSON.stringify(product);
  const response = await fetch(`http://localhost:${api.address().port}${path}`, { method, body });
  console.log(`${method} ${path}\n  ${response.status} ${await response.text()}`);
}

await send('GET', '/products');
await send('GET', '/product/10');
await send('GET', '/product/99');
await send('POST', '/products', { id: '12', name: 'Garden bench', price: 89.9 });
await send('POST', '/products', { name: 'Garden bench' });

api.closeAllConnections();
api.close();
