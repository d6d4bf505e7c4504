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

/** @param {string} base @returns {string} shown instead of a response, when the settings don't list the host */
export const responseHidden = (base) =>
  'For security purposes, the response details are not logged. To enable response logging, configure the ' +
  `webhook_host_whitelist property. See ${base}/doc/webhooks#whitelist for more information.`;

/** @param {Execution} execution @param {LogOptions} options @returns {string} */
export function executionLogs({ uuid, context, request, response, error, outcome }, { now, showResponse }) {
  const time = `${now().toISOString().slice(0, 19)}Z`;
  const info = (/** @type {string} */ text) => `[${time}] INFO: ${text}`;
  const hidden = responseHidden(context.base_url);
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
    const details = ` ${error.name} - ${error.message}`;
    lines.push(`[${time}] ERROR: Error executing webhook ${uuid}${showResponse ? details : `. ${hidden}`}`);
  }
  if (outcome) lines.push(info(outcome));
  return lines.map((line) => `${line}\n`).join('');
}

/** @param {Record<string, string>} headers @returns {Record<string, string>} with asterisks instead of secrets */
export const redactedHeaders = (headers) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, isSecretHeader(name) ? '**********' : value]),
  );
