import { once } from 'node:events';
import { createMockBroker } from '../src/server.js';

/**
 * Starts a mock broker for one test.
 *
 * @param {import('node:test').TestContext} t stops it when the test ends
 * @param {import('../src/server.js').Options} [options]
 */
export async function start(t, options) {
  const broker = createMockBroker(options).listen(0, '127.0.0.1');
  await once(broker, 'listening');
  t.after(() => {
    broker.close();
    broker.closeAllConnections();
  });
  const base = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (broker.address()).port}`;

  /** @param {string} method @param {string} path @param {object} [body] @param {Record<string, string>} [headers] */
  async function send(method, path, body, headers) {
    const response = await fetch(base + path, {
      method,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? parse(text) : undefined };
  }
  return { broker, base, send };
}

/** @param {number} [price] @returns {any} a pact of Shop with API */
export const pact = (price = 5) => ({
  consumer: { name: 'Shop' },
  provider: { name: 'API' },
  interactions: [
    {
      description: 'a price',
      providerStates: [{ name: 'there is a price' }],
      request: { method: 'GET', path: '/price' },
      response: { status: 200, headers: { 'Content-Type': 'application/json' }, body: { price } },
    },
  ],
  metadata: { pactSpecification: { version: '3.0.0' } },
});

/** @param {'price' | 'cost'} field @returns {string} an OpenAPI description of an API that responds with this field */
export const description = (field) => `
openapi: 3.0.3
info: { title: API, version: 1.0.0 }
paths:
  /price:
    get:
      responses:
        '200':
          description: The price
          content:
            application/json:
              schema: { type: object, properties: { ${field}: { type: number } } }
`;

/** @param {string} version @param {any} [content] @param {object} [more] a request to publish a pact */
export const publication = (version, content = pact(), more = {}) => ({
  pacticipantName: 'Shop',
  pacticipantVersionNumber: version,
  branch: 'main',
  contracts: [
    {
      consumerName: 'Shop',
      providerName: 'API',
      specification: 'pact',
      contentType: 'application/json',
      content: encode(content),
      ...more,
    },
  ],
});

/** @param {unknown} content @returns {string} as Base64 */
export const encode = (content) =>
  Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64');

/** @param {string} text @returns {any} the text itself when it isn't JSON */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
