// #region provider
import { createServer } from 'node:http';

/**
 * @typedef {object} StoredProduct
 * @property {string} id
 * @property {string} name
 * @property {string} type
 * @property {number} price in dollars
 */

/**
 * The Product API: `GET /product/:id`.
 *
 * @param {Map<string, StoredProduct>} products the API's data, by ID
 * @param {(product: StoredProduct) => object} [toJson] converts a stored product to the response body
 * @returns {import('node:http').Server} a server that isn't listening yet
 */
export function createProductApi(products, toJson = (product) => product) {
  return createServer((request, response) => {
    const [, id] = request.url.match(/^\/product\/([\w-]+)$/) ?? [];
    const product = request.method === 'GET' && id ? products.get(id) : undefined;

    if (product) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(toJson(product)));
    } else {
      response.writeHead(404).end();
    }
  });
}
// #endregion
