import { createServer } from 'node:http';
import { Store } from './engine/store.js';
import { PACTFLOW_ENVIRONMENTS } from './engine/settings.js';
import { createHandler } from './http/broker.js';
import { brokerResources } from './http/resources.js';
import { createWebhookSender } from './http/webhook-sender.js';
import { compareContracts } from './pactflow/provider-contracts.js';
import { pactflowResources } from './pactflow/routes.js';

/**
 * @typedef {object} Options
 * @property {() => Date} [now] the clock
 * @property {() => string} [newUuid] for environments, deployments, and triggered webhooks
 * @property {() => string} [newShortUuid] for webhooks
 * @property {string} [token] requests without this bearer token get 401
 * @property {boolean} [pactflow] adds what PactFlow has and the open-source broker doesn't: provider contracts and
 *   the environments Test and Production. Webhooks may call any host
 * @property {Partial<import('./engine/settings.js').Settings>} [settings]
 */

/**
 * A mock of the Pact Broker: it responds like the real one, keeps everything in memory, and forgets it when it stops.
 *
 * @param {Options} [options]
 * @returns {import('node:http').Server & {store: Store, unhandled: string[]}} a server that doesn't listen yet;
 *   `unhandled` lists the requests for paths that the mock broker doesn't have, such as `GET /no-such-thing`
 */
export function createMockBroker({ now, newUuid, newShortUuid, token, pactflow = false, settings } = {}) {
  const defaults = pactflow ? { environments: PACTFLOW_ENVIRONMENTS, webhookHostWhitelist: [] } : {};
  const store = new Store({ now, newUuid, newShortUuid, settings: { ...defaults, ...settings } });
  const sender = createWebhookSender(store);
  /** @type {string[]} */
  const unhandled = [];
  const resources = pactflow ? [...pactflowResources, ...brokerResources] : brokerResources;
  const handle = createHandler({
    store,
    resources,
    token,
    unhandled,
    sender,
    beforeRequest: () => compareContracts(store),
  });

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
  server.on('close', () => sender.stop());
  return Object.assign(server, { store, unhandled });
}
