import { createServer } from 'node:http';

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 *
 * @typedef {{base: string, calls: Call[], stop: () => void}} Receiver
 */

/** Starts a server that webhooks can call. Paths that start with `/fail` get a 500. @returns {Promise<Receiver>} */
export async function startReceiver() {
  /** @type {Call[]} */
  const calls = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '/';
    calls.push({
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(path.startsWith('/fail') ? 500 : 200, { 'Content-Type': 'text/plain' }).end('thanks');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { base: `http://127.0.0.1:${port}`, calls, stop: () => (server.close(), server.closeAllConnections()) };
}
