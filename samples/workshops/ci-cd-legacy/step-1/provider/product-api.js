import { createServer } from 'node:http';

/**
 * The API of the shop: `GET /product/:id`.
 *
 * @param {Map<string, import('./product.js').Product>} products by ID
 * @returns {import('node:http').Server} not listening yet
 */
export function createProductApi(products) {
  return createServer((request, response) => {
    const [, id] = request.url.match(/^\/product\/(\w+)$/) ?? [];
    const product = products.get(id);
    if (!product) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(product));
  });
}
