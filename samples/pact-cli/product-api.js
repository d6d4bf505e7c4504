import { createServer } from 'node:http';
import { createProductApi } from 'first-contract/src/product-provider.js';

/**
 * The provider of the sample `first-contract`, with one more path for the verifier: `POST /_pact/state` puts it into a provider state.
 *
 * @param {Parameters<typeof createProductApi>[1]} [toJson] how the API writes a product
 * @returns {import('node:http').Server} not listening yet
 */
export function createProductApiWithStates(toJson) {
  const products = new Map();
  const api = createProductApi(products, toJson);

  return createServer(async (request, response) => {
    if (request.url !== '/_pact/state') {
      api.emit('request', request, response);
      return;
    }
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { state, params } = JSON.parse(Buffer.concat(chunks).toString());
    if (state === 'a product exists') products.set(params.id, { id: params.id, name: 'Desk lamp', type: 'LIGHTING', price: 19 });
    if (state === 'no product exists') products.delete(params.id);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
}
