import { createServer } from 'node:http';

const products = new Map([
  ['10', { id: '10', name: 'Garden chair', type: 'furniture', cost: 49.5 }],
  ['11', { id: '11', name: 'Desk lamp', type: 'lighting', cost: 19 }],
]);

/**
 * The Product API: `GET /product/:id`.
 *
 * @returns {import('node:http').Server} not listening yet
 */
export function createProductApi() {
  return createServer((request, response) => {
    const [, id] = request.url.match(/^\/product\/([\w-]+)$/) ?? [];
    const product = request.method === 'GET' && id ? products.get(id) : undefined;

    response.writeHead(product ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(product ?? { message: 'Product not found' }));
  });
}
