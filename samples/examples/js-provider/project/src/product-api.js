import { createServer } from 'node:http';
import { toJson } from './product.js';

/**
 * The Product API: `GET /products` and `GET /product/{id}`, for requests that contain the token.
 *
 * @param {Map<string, import('./product.js').StoredProduct>} products the available products, by ID
 * @param {string} token
 * @returns {import('node:http').Server} a server that isn't listening yet
 */
export function createProductApi(products, token) {
  return createServer((request, response) => {
    const answer = (status, body) => {
      response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    };

    if (request.headers.authorization !== `Bearer ${token}`) return answer(401, { message: 'Who are you?' });
    if (request.url === '/products') return answer(200, [...products.values()].map(toJson));

    const [, id] = request.url.match(/^\/product\/([\w-]+)$/) ?? [];
    const found = products.get(id);
    return found ? answer(200, toJson(found)) : answer(404, { message: 'There is no such product.' });
  });
}
