import * as represent from '../representations/webhooks.js';
import { found } from '../resource.js';
import { noPacticipant, ok } from '../responses.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/webhook-events.js').TriggeredWebhook} TriggeredWebhook
 */

/** @param {Request} request @returns {TriggeredWebhook | undefined} */
const triggeredWebhookOf = ({ store, params }) => store.triggeredWebhooks.find(({ uuid }) => uuid === params.uuid);

/** @param {Request} request */
const pactOf = ({ store, params }) => store.pact(params.consumer, params.version, params.provider);

/** @param {Request} request */
const verificationOf = ({ store, params: { consumer, provider, sha, number } }) =>
  store.verificationsOf({ consumer, provider, sha }).find((verification) => String(verification.number) === number);

/** @param {Request} request @param {string} role */
const pacticipantOf = ({ store, params }, role) =>
  found(store.pacticipants.get(params[role]), noPacticipant(role, params[role]));

/** @type {import('../resource.js').Resource[]} */
export const triggeredWebhookResources = [
  {
    path: '/triggered-webhooks/:uuid/logs',
    produces: ['text/plain', 'application/hal+json'],
    exists: triggeredWebhookOf,
    GET: (request) => {
      const triggered = found(triggeredWebhookOf(request));
      if (request.accept !== 'text/plain')
        return ok(represent.triggeredWebhookLogs(request.store, triggered, request.url));
      const logs = triggered.executions.map((execution) => execution.logs);
      return ok(logs.length > 0 ? logs.join('\n') : 'Webhook has not executed yet. Please retry in a few seconds.');
    },
  },
  {
    path: '/pacts/provider/:provider/consumer/:consumer/webhooks/status',
    exists: (request) => pacticipantOf(request, 'consumer') && pacticipantOf(request, 'provider'),
    GET: ({ store, params: { consumer, provider }, base, path, url }) => {
      const all = store.triggeredWebhooks.filter(
        ({ webhook, pact }) =>
          pact.consumer === consumer && pact.provider === provider && store.webhooks.includes(webhook),
      );
      const latest = all.filter(
        (one) =>
          !all.some((other) => other.webhook === one.webhook && other.eventName === one.eventName && other.id > one.id),
      );
      return ok(represent.webhooksStatus(store, latest, url, { href: base + path, consumer, provider }));
    },
  },
  {
    path: '/pacts/provider/:provider/consumer/:consumer/version/:version/triggered-webhooks',
    exists: pactOf,
    GET: (request) => {
      const { store, params, base, path, url } = request;
      const pact = found(pactOf(request));
      const list = store.triggeredWebhooks.filter((one) => one.pact === pact).reverse();
      const name = `pact between ${params.consumer} (${params.version}) and ${params.provider}`;
      const title = `Webhooks triggered by the publication of the ${name}`;
      return ok(represent.triggeredWebhooks(store, list, url, { href: base + path, title }));
    },
  },
  {
    path:
      '/pacts/provider/:provider/consumer/:consumer/pact-version/:sha' +
      '/verification-results/:number/triggered-webhooks',
    exists: verificationOf,
    GET: (request) => {
      const { store, params, base, path, url } = request;
      const verification = found(verificationOf(request));
      const list = store.triggeredWebhooks.filter((one) => one.verification === verification).reverse();
      const title = `Webhooks triggered by the publication of verification result ${params.number}`;
      return ok(represent.triggeredWebhooks(store, list, url, { href: base + path, title }));
    },
  },
];
