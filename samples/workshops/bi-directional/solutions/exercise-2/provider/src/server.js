import { createServer } from 'node:http';
import { createProducts, isProduct } from './products.js';
/**
 * @param {Map<string, import('./products.js').Product>} products
 * @param {string} operation such as `GET /products`
 * @param {any} body of the request
 * @returns {[status: number, body: unknown]}
 */
function respond(products, operation, body) {
  if (operation === 'GET /products') return [200, [...products.values()]];

  if (operation === 'POST /products') {
    if (!isProduct(body)) return [400, { message: 'A product needs an id, a name, a title, a color, and a price.' }];
    products.set(body.id, body);
    return [201, body];
  }

  // #region paths
  const [, id] = /^GET \/products?\/([^/]+)$/.exec(operation) ?? [];
  // #endregion paths
  if (id === undefined) return [404, { message: `There is no operation ${operation}.` }];
  if (!/^\d+$/.test(id)) return [400, { message: 'An ID must contain only digits.' }];
  return products.has(id) ? [200, products.get(id)] : [404, { message: `There is no product ${id}.` }];
}

/** @returns {import('node:http').Server} the Product API, which isn't listening yet */
export function createProductApi() {
  const products = createProducts();
  return createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const [status, body] = respond(products, `${request.method} ${request.url}`, readJson(text));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
}

/** @param {string} text @returns {unknown} `undefined` if it isn't valid JSON */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
