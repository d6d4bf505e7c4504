import { validateWebhook } from '../../engine/webhook-validation.js';
import {
  buildWebhook,
  createWebhook,
  deleteWebhook,
  updateWebhook,
  webhooksFor,
  webhookWithUuid,
} from '../../engine/webhooks.js';
import * as represent from '../representations/webhooks.js';
import { found } from '../resource.js';
import { created, invalid, noContent, noPacticipant, ok } from '../responses.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/store.js').Webhook} Webhook
 */

/** @param {Request} request */
const webhookOf = ({ store, params }) => webhookWithUuid(store, params.uuid);

/** @param {Request} request @param {string} [uuid] */
function problemsOfBody(request, uuid) {
  const errors = validateWebhook(request.store, request.body, uuid);
  return Object.keys(errors).length > 0 ? invalid(errors) : undefined;
}

/** @param {Request} request */
function createFrom(request) {
  const { store, body, params, url } = request;
  const webhook = createWebhook(store, store.newShortUuid(), body, params);
  return created(represent.webhook(webhook, url), url`/webhooks/${webhook.uuid}`);
}

/** @param {Request} request @returns {boolean} @throws {import('../responses.js').HttpError} 404 with a message */
function pacticipantsExist({ store, params }) {
  for (const role of ['consumer', 'provider']) {
    if (params[role] !== undefined) found(store.pacticipants.get(params[role]), noPacticipant(role, params[role]));
  }
  return true;
}

/**
 * @param {string} path
 * @param {string} title
 * @returns {import('../resource.js').Resource} the webhooks of some pacticipants
 */
const scopedWebhooks = (path, title) => ({
  path,
  accepts: ['application/json'],
  requiresBody: ['POST'],
  malformed: (request) => (request.method === 'POST' ? problemsOfBody(request) : undefined),
  exists: pacticipantsExist,
  GET: ({ store, params, base, path: href, url }) =>
    ok(represent.webhooks(webhooksFor(store, params), url, { href: base + href, title })),
  POST: createFrom,
});

/** @type {import('../resource.js').Resource[]} */
export const webhookResources = [
  {
    path: '/webhooks',
    accepts: ['application/json'],
    requiresBody: ['POST'],
    malformed: (request) => (request.method === 'POST' ? problemsOfBody(request) : undefined),
    GET: ({ store, url }) => ok(represent.webhooks(store.webhooks, url, { href: url`/webhooks`, title: 'Webhooks' })),
    POST: createFrom,
  },
  {
    path: '/webhooks/:uuid',
    accepts: ['application/json'],
    requiresBody: ['PUT'],
    malformed: (request) => (request.method === 'PUT' ? problemsOfBody(request, request.params.uuid) : undefined),
    exists: webhookOf,
    GET: (request) => ok(represent.webhook(found(webhookOf(request)), request.url)),
    PUT: (request) => {
      const { store, body, params, url } = request;
      const existing = webhookOf(request);
      if (existing) return ok(represent.webhook(updateWebhook(store, existing, body), url));
      return created(represent.webhook(createWebhook(store, params.uuid, body), url));
    },
    DELETE: ({ store, params }) => {
      deleteWebhook(store, params.uuid);
      return noContent;
    },
  },
  {
    path: '/webhooks/execute',
    malformed: (request) => problemsOfBody(request),
    POST: (request) => execute(request, buildWebhook(request.store, '', request.body)),
  },
  {
    path: '/webhooks/:uuid/execute',
    exists: webhookOf,
    POST: (request) => execute(request, found(webhookOf(request))),
  },
  scopedWebhooks('/webhooks/provider/:provider/consumer/:consumer', 'Webhooks'),
  scopedWebhooks('/webhooks/provider/:provider', 'Webhooks'),
  scopedWebhooks('/webhooks/consumer/:consumer', 'Webhooks'),
  scopedWebhooks('/pacts/provider/:provider/consumer/:consumer/webhooks', 'Pact webhooks'),
];

/**
 * Makes the call of a webhook at once, with the latest matching pact and result, or with placeholders.
 *
 * @param {Request} request
 * @param {Webhook} webhook
 */
async function execute({ store, base, path, url, executeNow }, webhook) {
  const isMatch = (/** @type {{consumer: string, provider: string}} */ { consumer, provider }) =>
    (webhook.consumer?.name ?? consumer) === consumer && (webhook.provider?.name ?? provider) === provider;
  const hasResult = webhook.events.includes('provider_verification_published');
  const result = await executeNow({
    webhook,
    pact:
      store.pacts
        .filter(isMatch)
        .sort((a, b) => versionIdOf(a) - versionIdOf(b))
        .at(-1) ?? null,
    verification: hasResult ? (store.verifications.findLast(isMatch) ?? 'placeholder') : null,
    context: { base_url: base, event_name: 'test' },
    onFailure: 'Webhook execution failed',
  });
  const showResponse = store.settings.webhookHostWhitelist.length > 0;
  return ok(
    represent.executionResult(result, url, { href: base + path, uuid: webhook.uuid || undefined, showResponse }),
  );

  /** @param {import('../../engine/store.js').Pact} pact */
  function versionIdOf({ consumer, consumerVersion }) {
    return store.version(consumer, consumerVersion)?.id ?? 0;
  }
}
