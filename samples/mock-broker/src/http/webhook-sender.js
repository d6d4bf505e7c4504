import { executionLogs } from '../engine/webhook-logs.js';
import { buildWebhookRequest, webhookVariables } from '../engine/webhook-templates.js';

/**
 * @typedef {import('../engine/store.js').Store} Store
 * @typedef {import('../engine/webhook-events.js').TriggeredWebhook} TriggeredWebhook
 * @typedef {import('../engine/webhook-templates.js').WebhookRequest} WebhookRequest
 * @typedef {import('../engine/webhook-logs.js').WebhookResponse} WebhookResponse
 *
 * @typedef {object} Call what a webhook is executed with
 * @property {import('../engine/store.js').Webhook} webhook
 * @property {import('../engine/store.js').Pact | null} pact
 * @property {import('../engine/store.js').Verification | 'placeholder' | null} verification
 * @property {import('../engine/webhook-templates.js').WebhookContext} context
 * @property {string} [onSuccess] the last line of the logs
 * @property {string} [onFailure]
 *
 * @typedef {object} ExecutionResult
 * @property {WebhookRequest} request
 * @property {WebhookResponse} [response]
 * @property {import('../engine/webhook-logs.js').ExecutionError} [error]
 * @property {boolean} success
 * @property {string} logs
 *
 * @typedef {object} WebhookSender
 * @property {(triggered: TriggeredWebhook[]) => void} schedule sends the first after the settings' delay, and the
 *   others in intervals
 * @property {(call: Call) => Promise<ExecutionResult>} executeNow
 * @property {() => void} stop cancels what is scheduled
 */

const SUCCESS_STATUSES = [200, 201, 202, 203, 204, 205, 206];
const TIMEOUT = 15_000;

/**
 * @param {Store} store
 * @param {(request: WebhookRequest) => Promise<WebhookResponse>} [send] replaceable, for a browser that has no receiver
 * @returns {WebhookSender}
 */
export function createWebhookSender(store, send = sendRequest) {
  /** @type {Set<ReturnType<typeof setTimeout>>} */
  const timers = new Set();

  /** @param {number} delay @param {() => Promise<void>} run */
  const after = (delay, run) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run();
    }, delay);
    timers.add(timer);
  };

  /** @param {Call} call @returns {Promise<ExecutionResult>} */
  const executeNow = async ({ webhook, pact, verification, context, onSuccess, onFailure }) => {
    let request = buildWebhookRequest(webhook, webhookVariables(store, pact, verification, context));
    /** @type {WebhookResponse | undefined} */
    let response;
    /** @type {import('../engine/webhook-logs.js').ExecutionError | undefined} */
    let error;
    try {
      response = await send(request);
    } catch (thrown) {
      error = describeError(thrown, request.url);
      request = withoutConnectionHeaders(request);
    }
    const success = response !== undefined && SUCCESS_STATUSES.includes(response.status);
    const logs = executionLogs(
      { uuid: webhook.uuid, context, request, response, error, outcome: success ? onSuccess : onFailure },
      { now: store.now, showResponse: store.settings.webhookHostWhitelist.length > 0 },
    );
    return { request, response, error, success, logs };
  };

  /** @param {TriggeredWebhook} triggered @param {number} attempt how many failed before */
  const run = async (triggered, attempt) => {
    const { webhook, pact, verification, context } = triggered;
    if (!store.triggeredWebhooks.includes(triggered)) return;
    if (!store.webhooks.includes(webhook)) {
      triggered.status = 'failure';
      return;
    }
    const schedule = store.settings.webhookRetrySchedule;
    const seconds = schedule[attempt];
    const failed = `Webhook execution failed after ${schedule.length + 1} attempts`;
    const { success, logs } = await executeNow({
      webhook,
      pact,
      verification,
      context,
      onSuccess: 'Successfully executed webhook',
      onFailure: seconds === undefined ? failed : `Retrying webhook in ${seconds} seconds`,
    });
    triggered.executions.push({ success, logs, createdAt: store.now() });
    if (success) triggered.status = 'success';
    else if (seconds === undefined) triggered.status = 'failure';
    else {
      triggered.status = 'retrying';
      after(seconds * 1000, () => run(triggered, attempt + 1));
    }
  };

  return {
    schedule: (triggered) => {
      const { webhookDelay, webhookInterval } = store.settings;
      triggered.forEach((one, at) => after(webhookDelay + at * webhookInterval, () => run(one, 0)));
    },
    executeNow,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** @param {WebhookRequest} request @returns {Promise<WebhookResponse>} */
async function sendRequest({ method, url, headers, body }) {
  // The client sets these two itself.
  const { host: _host, 'content-length': _length, ...rest } = headers;
  const response = await fetch(url, {
    method,
    headers: rest,
    body: ['GET', 'HEAD'].includes(method) ? undefined : body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return {
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

/** @param {WebhookRequest} request @returns {WebhookRequest} as the broker logs it when there was no connection */
function withoutConnectionHeaders({ headers: { host: _host, 'content-length': _length, ...headers }, ...request }) {
  return { ...request, headers };
}

/** @param {unknown} thrown @param {string} url @returns {import('../engine/webhook-logs.js').ExecutionError} */
function describeError(thrown, url) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const cause = error.cause instanceof Error ? error.cause : error;
  const { protocol, hostname, port: ownPort } = new URL(url);
  const port = ownPort || (protocol === 'https:' ? 443 : 80);
  if ('code' in cause && cause.code === 'ECONNREFUSED') {
    const reason = `Connection refused - connect(2) for "${hostname}" port ${port}`;
    const message = `Failed to open TCP connection to ${hostname}:${port} (${reason})`;
    return { name: 'Errno::ECONNREFUSED', message };
  }
  return { name: cause.name, message: cause.message };
}
