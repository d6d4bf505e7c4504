/**
 * @typedef {object} Request what a route gets
 * @property {import('./store.js').Store} store
 * @property {Record<string, string>} params from the path
 * @property {URLSearchParams} query
 * @property {any} body the parsed JSON; `{}` when there was none
 * @property {string} base the address that the client used, without a slash at the end
 * @property {import('./representations.js').Url} url
 *
 * @typedef {{status: number, body?: any}} Response
 * @typedef {Record<string, (request: Request) => Response | Promise<Response>>} Routes by method and path, as in `GET /pacts/:id`
 */

/** Says to a client what is wrong with its request. */
export class HttpError extends Error {
  /**
   * @param {number} status
   * @param {{errors?: unknown, notices?: object[]}} [body]
   */
  constructor(status, body) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** @param {any} body @returns {Response} */
export const ok = (body) => ({ status: 200, body });

/** @param {any} body @returns {Response} */
export const created = (body) => ({ status: 201, body });

/** @type {Response} */
export const noContent = { status: 204 };

/** @param {string} field @param {string} problem */
export const invalid = (field, problem) => new HttpError(400, { errors: { [field]: [problem] } });

/**
 * @template T
 * @param {T | undefined} thing
 * @returns {T}
 * @throws {HttpError} 404 when there is none
 */
export function found(thing) {
  if (thing === undefined) throw new HttpError(404, {});
  return thing;
}
