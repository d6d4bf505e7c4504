import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { graphql } from 'graphql';
import { schema } from './schema.js';

/**
 * The Product API: `POST /graphql`.
 *
 * @param {Map<string, {id: string, name: string, type: string, version: string}>} products by id
 * @returns {import('node:http').Server} not listening yet
 */
export function createProductApi(products) {
  const rootValue = { product: ({ id }) => products.get(id) };

  return createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/graphql') return response.writeHead(404).end();

    const { query, variables, operationName } = await json(request);
    const answer = await graphql({ schema, rootValue, source: query, variableValues: variables, operationName });

    // The status is 200 even if the schema rejects the query: the response then has errors and no data.
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
}
