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
 *
 * @typedef {object} Broker
 * @property {Store} store
 * @property {string[]} unhandled the requests for paths that the mock broker doesn't have, such as
 *   `GET /no-such-thing`
 * @property {ReturnType<typeof createHandler>} handle responds to a request
 * @property {() => void} stop cancels the webhooks that were going to be sent
 */

/**
 * The mock broker without a server, so that it also runs in a browser.
 *
 * @param {Options} [options]
 * @returns {Broker}
 */
export function createBroker({ now, newUuid, newShortUuid, token, pactflow = false, settings } = {}) {
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
  return { store, unhandled, handle, stop: () => sender.stop() };
}
