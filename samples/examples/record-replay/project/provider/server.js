import { createServer } from 'node:http';

/** The provider that is recorded: a small copy of the Product API. */
const products = [
  { id: '09', name: 'Wall clock', type: 'decoration', version: 'v2', price: 18 },
  { id: '10', name: 'Desk lamp', type: 'light', version: 'v1', price: 24.5 },
];

export const server = createServer(({ url }, response) => {
  const id = /^\/product\/(\w+)$/.exec(url ?? '')?.[1];
  const body = url === '/products' ? products : products.find((product) => product.id === id);
  if (body === undefined) return response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': 'application/json', 'X-Powered-By': 'node' }).end(JSON.stringify(body));
});
