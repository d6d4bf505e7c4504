import { HttpError, serverError } from './responses.js';

/**
 * @typedef {object} RawRequest a request as the server received it
 * @property {string} method
 * @property {string} path the path and the query
 * @property {Record<string, string | undefined>} headers with lowercase names
 * @property {string} text the body
 *
 * @typedef {object} Context what the server gives to each request
 * @property {import('../engine/store.js').Store} store
 * @property {string} base
 * @property {import('./urls.js').Url} url
 * @property {(triggered: any[]) => void} schedule sends these triggered webhooks after the response, unless it's an
 *   error
 * @property {(triggered: any) => Promise<any>} [executeNow] sends one triggered webhook at once
 *
 * @typedef {Context & {
 *   method: string, path: string, headers: Record<string, string | undefined>, text: string,
 *   params: Record<string, string>, query: URLSearchParams, contentType: string, accept: string, readonly body: any,
 * }} Request what a resource gets; `accept` is the negotiated media type, and `body` the parsed JSON
 */

/**
 * @param {RawRequest} raw
 * @param {Record<string, string>} params from the path
 * @param {Context} context
 * @returns {Request}
 */
export function createRequest(raw, params, context) {
  const [path, query = ''] = raw.path.split(/\?(.*)/s);
  return {
    ...context,
    method: raw.method,
    path,
    headers: raw.headers,
    text: raw.text,
    params,
    query: new URLSearchParams(query),
    contentType: (raw.headers['content-type'] ?? 'application/octet-stream').split(';')[0].trim().toLowerCase(),
    accept: '',
    get body() {
      const problem = problemOfJson(raw.text);
      if (problem) throw new HttpError(serverError(problem));
      return JSON.parse(raw.text);
    },
  };
}

/**
 * @param {string} text
 * @returns {string | undefined} why it isn't the JSON of an object or a list, in the broker's words
 */
export function problemOfJson(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return `859: unexpected token at '${text.trimStart()}'`;
  }
  return value !== null && typeof value === 'object'
    ? undefined
    : `Expected JSON Object in request body but found ${nameOfType(value)}`;
}

/** @param {unknown} value */
function nameOfType(value) {
  if (value === null) return 'NilClass';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  if (typeof value === 'number') return Number.isInteger(value) ? 'Integer' : 'Float';
  return 'String';
}
