import { createServer } from 'node:http';
import { createBroker } from './broker.js';

/** @typedef {import('./broker.js').Options} Options */

/**
 * A mock of the Pact Broker: it responds like the real one and keeps its data only in memory.
 *
 * @param {Options} [options]
 * @returns {import('node:http').Server & Pick<import('./broker.js').Broker, 'store' | 'unhandled'>} a server that
 *   doesn't listen yet
 */
export function createMockBroker(options) {
  const { store, unhandled, handle, stop } = createBroker(options);
  const server = createServer(async (incoming, outgoing) => {
    const base = store.settings.baseUrl ?? `http://${incoming.headers.host}`;
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { status, body, type, location, headers } = await handle(
      {
        method: incoming.method ?? 'GET',
        path: incoming.url ?? '/',
        headers: /** @type {Record<string, string | undefined>} */ (incoming.headers),
        text: Buffer.concat(chunks).toString(),
      },
      base,
    );
    if (type) outgoing.setHeader('Content-Type', type);
    if (location) outgoing.setHeader('Location', location);
    for (const [name, value] of Object.entries(headers ?? {})) outgoing.setHeader(name, value);
    outgoing.setHeader('X-Pact-Broker-Version', '2.120.0');
    outgoing.setHeader('X-Mock-Broker', 'in-memory');
    outgoing.writeHead(status).end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  });
  server.on('close', () => stop());
  return Object.assign(server, { store, unhandled });
}
