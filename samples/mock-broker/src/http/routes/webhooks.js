import { created, found, invalid, noContent, ok } from '../http.js';
import * as represent from '../representations.js';
import { EVENTS, fillIn, pactVariables } from '../webhooks.js';

/** @typedef {import('../http.js').Request} Request */

/** @type {import('../http.js').Routes} */
export const webhookRoutes = {
  'POST /webhooks': (request) => created(save(request, request.store.newId())),
  'GET /webhooks/:uuid': (request) => ok(represent.webhook(webhookOf(request), request.url)),
  'PUT /webhooks/:uuid': (request) => ok(save(request, request.params.uuid)),
  'DELETE /webhooks/:uuid': (request) => {
    request.store.webhooks.splice(request.store.webhooks.indexOf(webhookOf(request)), 1);
    return noContent;
  },
  'POST /webhooks/:uuid/execute': (request) => {
    const { store, url } = request;
    const webhook = webhookOf(request);
    const pact = store.pacts.findLast(
      ({ consumer, provider }) => (webhook.consumer ?? consumer) === consumer && (webhook.provider ?? provider) === provider,
    );
    const variables = pact ? { ...pactVariables(store, pact, url), eventName: 'test' } : {};
    return ok({
      request: represent.withoutPassword(fillIn(webhook.request, variables)),
      message: 'The stand-in sends nothing. This is the request that a broker would send.',
      success: true,
    });
  },
  // No broker has this one: it is how a learner sees the call that a broker would have made.
  'GET /triggered-webhooks/latest': ({ store, url }) => ok(represent.triggeredWebhook(found(store.triggeredWebhooks.at(-1)), url)),
  'GET /triggered-webhooks/:uuid': ({ store, params, url }) =>
    ok(represent.triggeredWebhook(found(store.triggeredWebhooks.find(({ uuid }) => uuid === params.uuid)), url)),
};

/** @param {Request} request */
const webhookOf = ({ store, params }) => found(store.webhooks.find(({ uuid }) => uuid === params.uuid));

/** @param {Request} request @param {string} uuid of a new webhook, or of the one that is replaced */
function save({ store, body, url }, uuid) {
  const { description, consumer, provider, enabled = true, request = {} } = body;
  const events = (body.events ?? [{ name: 'contract_content_changed' }]).map((/** @type {{name: string}} */ { name }) => name);
  for (const { name } of [consumer, provider].filter(Boolean)) {
    if (name && !store.pacticipants.has(name)) throw invalid('pacticipant', `there is none named ${name}`);
  }
  if (!['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method))
    throw invalid('request.method', 'is not an HTTP method');
  if (!URL.canParse(request.url)) throw invalid('request.url', 'is not a URL');
  for (const event of events) if (!EVENTS.includes(event)) throw invalid('events', `there is none named ${event}`);

  const old = store.webhooks.find((webhook) => webhook.uuid === uuid);
  const webhook = {
    uuid,
    description,
    consumer: consumer?.name,
    provider: provider?.name,
    enabled,
    events,
    request,
    createdAt: old?.createdAt ?? store.now(),
  };
  if (old) Object.assign(old, webhook);
  else store.webhooks.push(webhook);
  return represent.webhook(webhook, url);
}
