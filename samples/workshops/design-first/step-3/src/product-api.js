import { createServer } from 'node:http';

const products = [
  { id: '10', name: 'Garden chair', type: 'furniture', price: 49.5 },
  { id: '11', name: 'Desk lamp', type: 'lighting', price: 19 },
];

/**
 * The Product API: `GET /products` and `GET /product/:id`.
 *
 * @returns {import('node:http').Server} not listening yet
 */
export function createProductApi() {
  return createServer((request, response) => {
    const [, id] = request.url.match(/^\/product\/([\w-]+)$/) ?? [];
    const body = request.url === '/products' ? products : products.find((product) => product.id === id);

    if (body) response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    else response.writeHead(404).end();
  });
}
