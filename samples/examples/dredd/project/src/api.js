import { createServer } from 'node:http';
import { products } from './products.js';

/**
 * @param {string | undefined} method
 * @param {string | undefined} url
 * @returns {[status: number, body: unknown]}
 */
function answer(method, url) {
  if (method === 'GET' && url === '/products') return [200, products];

  const [, id] = /^GET \/product\/([^/]+)$/.exec(`${method} ${url}`) ?? [];
  if (id === undefined) return [404, { message: `No route matches ${method} ${url}.` }];
  if (!/^\d+$/.test(id)) return [400, { message: 'An id has digits only.' }];

  const product = products.find((one) => String(one.id) === id);
  return product ? [200, product] : [404, { message: `There is no product ${id}.` }];
}

/** @returns {import('node:http').Server} the Product API, not listening yet */
export const createApi = () =>
  createServer((request, response) => {
    const [status, body] = answer(request.method, request.url);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
