/**
 * @typedef {object} Response
 * @property {number} status
 * @property {any} [body] an object becomes JSON, a string is sent as it is
 * @property {string} [type] the media type of the body; the negotiated one when not set
 * @property {string} [location]
 * @property {Record<string, string>} [headers]
 */

/** A response that ends the request wherever it's thrown. */
export class HttpError extends Error {
  /** @param {Response} response */
  constructor(response) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

const HAL = 'application/hal+json';

/** @param {any} body @returns {Response} */
export const ok = (body) => ({ status: 200, body });

/** @param {any} body @param {string} [location] a URL @returns {Response} */
export const created = (body, location) => ({ status: 201, body, location });

/** @type {Response} */
export const noContent = { status: 204 };

/** @type {Response} it has no body, but a media type */
export const unsupportedMediaType = { status: 415, type: `${HAL};charset=utf-8` };

/** @type {Response} for a path or a record that doesn't exist */
export const notFound = {
  status: 404,
  type: 'application/json',
  body: { error: 'The requested document was not found on this server.' },
};

/** @param {string} text @param {number} [status] @returns {Response} one error, as in `{"error": "…"}` */
export const failed = (text, status = 400) => ({ status, type: HAL, body: { error: text } });

/**
 * @param {Record<string, string[]> | string[]} errors by the property that they're about
 * @returns {Response} validation errors, as in `{"errors": {"name": ["is missing"]}}`
 */
export const invalid = (errors) => ({ status: 400, type: HAL, body: { errors } });

/** @param {string} role consumer, provider, or pacticipant @param {string} name @returns {Response} */
export const noPacticipant = (role, name) => failed(`No ${role} with name '${name}' found`, 404);

/**
 * @param {string} [message]
 * @returns {Response} an error inside the broker, which gives it a reference to look up in its log
 */
export const serverError = (message) => {
  const reference = Math.random().toString(36).slice(2, 12);
  const text = message ?? `An error has occurred. The details have been logged with the reference ${reference}`;
  return { status: 500, type: HAL, body: { error: { message: text, reference } } };
};
