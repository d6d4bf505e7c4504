import { createServer } from 'node:http';

/**
 * The Product API: `GET /products` and `GET /product/:id`.
 *
 * @param {Map<string, import('./products.js').StoredProduct>} products the stored products, by ID
 * @returns {import('node:http').Server} a server that isn't listening yet
 */
export function createProductApi(products) {
  return createServer((request, response) => {
    const answer = find(products, request.url);
    if (!answer) return response.writeHead(404).end();

    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
}

/** @param {Map<string, import('./products.js').StoredProduct>} products @param {string} path */
function find(products, path) {
  if (path === '/products') return [...products.values()];
  const [, id] = path.match(/^\/product\/([\w-]+)$/) ?? [];
  return products.get(id);
}
