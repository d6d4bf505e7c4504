import { isSecretHeader } from './webhooks.js';

/**
 * @typedef {object} WebhookResponse
 * @property {number} status
 * @property {string} statusText
 * @property {Record<string, string>} headers
 * @property {string} body
 *
 * @typedef {{name: string, message: string}} ExecutionError why there is no response
 *
 * @typedef {object} Execution
 * @property {string} uuid the webhook's
 * @property {import('./webhook-templates.js').WebhookContext} context
 * @property {import('./webhook-templates.js').WebhookRequest} request
 * @property {WebhookResponse} [response]
 * @property {ExecutionError} [error]
 * @property {string} [outcome] what to write about success or failure
 *
 * @typedef {object} LogOptions
 * @property {() => Date} now
 * @property {boolean} showResponse the real broker hides responses from hosts that aren't in the whitelist
 */

/** @param {Execution} execution @param {LogOptions} options @returns {string} */
export function executionLogs({ uuid, context, request, response, error, outcome }, { now, showResponse }) {
  const time = `${now().toISOString().slice(0, 19)}Z`;
  const info = (/** @type {string} */ text) => `[${time}] INFO: ${text}`;
  const hidden = `For security purposes, the response details are not logged. To enable response logging, configure the \
webhook_host_whitelist property. See ${context.base_url}/doc/webhooks#whitelist for more information.`;
  const lines = [
    `[${time}] DEBUG: Webhook context ${JSON.stringify(context, (_, value) => value ?? null)}`,
    info(`HTTP/1.1 ${request.method} ${request.url}`),
    ...Object.entries(redactedHeaders(request.headers)).map(([name, value]) => info(`${name}: ${value}`)),
    info(request.body),
  ];
  if (response && !showResponse) lines.push(info(hidden));
  if (response && showResponse) {
    lines.push(
      info(`HTTP/1.1 ${response.status} ${response.statusText}`),
      ...Object.entries(response.headers).map(([name, value]) => info(`${name}: ${value}`)),
      info(response.body),
    );
  }
  if (error) {
    lines.push(`[${time}] ERROR: Error executing webhook ${uuid}${showResponse ? ` ${error.name} - ${error.message}` : `. ${hidden}`}`);
  }
  if (outcome) lines.push(info(outcome));
  return lines.map((line) => `${line}\n`).join('');
}

/** @param {Record<string, string>} headers @returns {Record<string, string>} with asterisks instead of secrets */
export const redactedHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, isSecretHeader(name) ? '**********' : value]));
