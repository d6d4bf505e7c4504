import { redactedHeaders, responseHidden } from '../../engine/webhook-logs.js';
import { describeRequest, describeScope, describeWebhook, redactedRequest } from '../../engine/webhooks.js';
import { formatDate, link, timestamps } from './links.js';

/**
 * @typedef {import('../../engine/store.js').Store} Store
 * @typedef {import('../../engine/store.js').Webhook} Webhook
 * @typedef {import('../../engine/webhook-events.js').TriggeredWebhook} TriggeredWebhook
 * @typedef {import('../urls.js').Url} Url
 */

/** @param {Webhook} webhook @param {Url} url */
export function webhook(webhook, url) {
  const { uuid, consumer, provider, enabled, events } = webhook;
  const title = describeWebhook(webhook);
  return {
    uuid,
    description: title,
    consumer: consumer ?? undefined,
    provider: provider ?? undefined,
    enabled,
    request: redactedRequest(webhook),
    events: events.map((name) => ({ name })),
    ...timestamps(webhook),
    _links: {
      self: link(url`/webhooks/${uuid}`, { title }),
      'pb:execute': link(url`/webhooks/${uuid}/execute`, {
        title:
          'Test the execution of the webhook with the latest matching pact or verification ' +
          'by sending a POST request to this URL',
      }),
      ...criteriaLinks('consumer', consumer, url),
      ...criteriaLinks('provider', provider, url),
      ...(consumer &&
        provider && {
          'pb:pact-webhooks': link(url`/webhooks/provider/${provider.name ?? ''}/consumer/${consumer.name ?? ''}`, {
            title: `All webhooks for consumer ${consumer.name ?? ''} and provider ${provider.name ?? ''}`,
          }),
        }),
      'pb:webhooks': link(url`/webhooks`, { title: 'All webhooks' }),
    },
  };
}

/** @param {'consumer' | 'provider'} role @param {Webhook['consumer']} criteria @param {Url} url */
function criteriaLinks(role, criteria, url) {
  const title = role === 'consumer' ? 'Consumer' : 'Provider';
  if (criteria?.name) {
    return { [`pb:${role}`]: link(url`/pacticipants/${criteria.name}`, { title, name: criteria.name }) };
  }
  if (!criteria?.label) return {};
  const href = url`/pacticipants/label/${criteria.label}`;
  return { [`pb:${role}s`]: link(href, { title: `${title}s by label`, name: criteria.label }) };
}

/** @param {Webhook[]} list @param {Url} url @param {{href: string, title: string}} resource */
export const webhooks = (list, url, { href, title }) => ({
  _links: {
    self: link(href, { title }),
    'pb:create': link(href, { title: 'POST to create a webhook' }),
    'pb:webhooks': list.map((one) =>
      link(url`/webhooks/${one.uuid}`, { title: describeScope(one), name: describeWebhook(one) }),
    ),
    curies: [{ name: 'pb', href: `${url``}/doc/webhooks-{rel}`, templated: true }],
  },
});

/**
 * @param {import('../webhook-sender.js').ExecutionResult} result
 * @param {Url} url
 * @param {{href: string, uuid?: string, showResponse: boolean}} options
 */
export function executionResult({ request, response, error, success, logs }, url, { href, uuid, showResponse }) {
  const { pathname, search } = new URL(request.url);
  return {
    ...(showResponse && error && { error: { message: error.message } }),
    request: { headers: redactedHeaders(request.headers), body: parsed(request.body), url: pathname + search },
    ...(showResponse &&
      response && { response: { status: response.status, headers: response.headers, body: parsed(response.body) } }),
    ...(!showResponse && {
      message: responseHidden(url``),
    }),
    logs,
    success,
    _links: {
      ...(uuid && { webhook: link(url`/webhooks/${uuid}`) }),
      'try-again': link(href, { title: 'Execute the webhook again' }),
    },
  };
}

/** @param {string} body @returns {any} without a property for an empty one */
function parsed(body) {
  try {
    return JSON.parse(body) ?? undefined;
  } catch {
    return body;
  }
}

/** @param {Store} store @param {TriggeredWebhook} triggered @param {Url} url */
function triggeredWebhook(store, triggered, url) {
  const { uuid, webhook: one, status, executions, eventName, createdAt } = triggered;
  const name = store.webhooks.includes(one) ? describeRequest(one) : undefined;
  const attempts = store.settings.webhookRetrySchedule.length + 1;
  const isFinished = status === 'success' || status === 'failure';
  return {
    name,
    status,
    attemptsMade: executions.length,
    attemptsRemaining: isFinished ? 0 : attempts - executions.length,
    triggerType: 'resource_creation',
    eventName,
    triggeredAt: formatDate(createdAt),
    _links: {
      'pb:logs': link(logsUrl(uuid, url), { title: 'Webhook execution logs', name }),
      logs: link(logsUrl(uuid, url), { title: 'DEPRECATED - Use pb:logs', name }),
      ...(name && { 'pb:webhook': link(url`/webhooks/${one.uuid}`, { title: 'Webhook', name }) }),
    },
  };
}

/** @param {string} uuid of a triggered webhook @param {Url} url */
const logsUrl = (uuid, url) => url`/triggered-webhooks/${uuid}/logs`;

/**
 * @param {Store} store
 * @param {TriggeredWebhook[]} list latest first
 * @param {Url} url
 * @param {{href: string, title: string}} resource
 */
export const triggeredWebhooks = (store, list, url, { href, title }) => ({
  _embedded: { triggeredWebhooks: list.map((one) => triggeredWebhook(store, one, url)) },
  _links: { self: link(href, { title }) },
});

/** @param {Store} store @param {TriggeredWebhook} triggered @param {Url} url */
export function triggeredWebhookLogs(store, { uuid, webhook: one, pact, eventName, executions }, url) {
  return {
    eventName,
    consumerName: pact.consumer,
    providerName: pact.provider,
    executions: executions.map(({ success, logs, createdAt }) => ({ success, logs, createdAt: formatDate(createdAt) })),
    _embedded: { triggeredWebhook: { uuid } },
    _links: {
      self: link(logsUrl(uuid, url), { title: 'Triggered webhook logs' }),
      ...(store.webhooks.includes(one) && { 'pb:webhook': link(url`/webhooks/${one.uuid}`, { title: 'Webhook' }) }),
    },
  };
}

/**
 * @param {Store} store
 * @param {TriggeredWebhook[]} list the latest one of each webhook and event
 * @param {Url} url
 * @param {{href: string, consumer: string, provider: string}} pair
 */
export function webhooksStatus(store, list, url, { href, consumer, provider }) {
  const count = (/** @type {string} */ status) => list.filter((one) => one.status === status).length;
  const failed = list.filter(({ status }) => status === 'failure' || status === 'retrying');
  const pact = list[0]?.pact;
  return {
    summary: {
      successful: count('success'),
      failed: count('failure'),
      retrying: count('retrying') || undefined,
      notRun: count('not_run') || undefined,
    },
    _embedded: { triggeredWebhooks: list.map((one) => triggeredWebhook(store, one, url)) },
    _links: {
      self: link(href, { title: 'Webhooks status' }),
      'pb:error-logs': failed.map(({ uuid, webhook: one }) =>
        link(logsUrl(uuid, url), { title: 'Error logs', name: describeRequest(one) }),
      ),
      'pb:pact-webhooks': link(url`/pacts/provider/${provider}/consumer/${consumer}/webhooks`, {
        title: `Webhooks for the pact between ${consumer} and ${provider}`,
      }),
      ...(pact && {
        'pb:pact-version': link(url`/pacts/provider/${provider}/consumer/${consumer}/version/${pact.consumerVersion}`, {
          title: 'Pact',
          name: `Pact between ${consumer} (${pact.consumerVersion}) and ${provider}`,
        }),
      }),
      'pb:consumer': link(url`/pacticipants/${consumer}`, { title: 'Consumer', name: consumer }),
      'pb:provider': link(url`/pacticipants/${provider}`, { title: 'Provider', name: provider }),
    },
  };
}
