import { createServer } from 'node:http';

/**
 * The API: `GET /products` and `GET /product/:id`.
 *
 * @param {Map<string, import('./product.js').Product>} products by id
 * @returns {import('node:http').Server} not listening yet
 */
export function createProductApi(products) {
  return createServer((request, response) => {
    const [, id] = request.url.match(/^\/product\/(\w+)$/) ?? [];
    const found = request.url === '/products' ? [...products.values()] : products.get(id);

    response.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(found ?? { message: 'Product not found' }));
  });
}
