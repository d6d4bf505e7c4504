import { createServer } from 'node:http';
import { isValid } from './token.js';

/**
 * The Product API: `GET /products` and `GET /product/:id`.
 *
 * @param {Map<string, import('./products.js').StoredProduct>} products the stored products, by ID
 * @returns {import('node:http').Server} a server that isn't listening yet
 */
export function createProductApi(products) {
  return createServer((request, response) => {
    if (!isValid(request.headers.authorization)) return response.writeHead(401).end();

    const answer = find(products, request.url);
    if (!answer) return response.writeHead(404).end();

    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
}

/** @param {Map<string, import('./products.js').StoredProduct>} products @param {string} path */
function find(products, path) {
  if (path === '/products') return [...products.values()].map(describe);
  const [, id] = path.match(/^\/product\/([\w-]+)$/) ?? [];
  return products.has(id) ? describe(products.get(id)) : undefined;
}

/** Returns the price under its old name and its new name, `cost`. @param {import('./products.js').StoredProduct} product */
function describe({ price, ...product }) {
  return { ...product, price, cost: price };
}
