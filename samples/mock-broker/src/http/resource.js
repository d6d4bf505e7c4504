import { problemOfJson } from './request.js';
import { HttpError, failed, notFound, unsupportedMediaType } from './responses.js';

/**
 * @typedef {import('./request.js').Request} Request
 * @typedef {import('./responses.js').Response} Response
 * @typedef {(request: Request) => Response | Promise<Response>} Handler
 *
 * @typedef {object} Resource everything about one path; it allows the methods that it has a handler for
 * @property {string} path as in `/environments/:uuid`
 * @property {string[]} [produces] media types; the first one is the default. Without it, HAL
 * @property {string[]} [accepts] media types of a body; without it, any
 * @property {string[]} [requiresBody] methods that need a JSON body
 * @property {(request: Request) => Response | undefined} [malformed] checks the body and the query before anything else
 * @property {(request: Request) => unknown} [exists] a falsy value means 404, except for PUT and PATCH; throw for a
 *   404 with a message
 * @property {Handler} [GET]
 * @property {Handler} [POST]
 * @property {Handler} [PUT]
 * @property {Handler} [PATCH]
 * @property {Handler} [DELETE]
 */

const METHODS = /** @type {const} */ (['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Decides in the order of the broker's own framework: method (405), JSON and validation (400), media type of the
 * response (406),
 * existence (404), media type of the body (415), and only then the handler.
 *
 * @param {Resource} resource
 * @param {Request} request
 * @returns {Promise<Response>}
 */
export async function respond(resource, request) {
  const { method } = request;
  const allowed = METHODS.filter((name) => resource[name]);
  if (method === 'OPTIONS')
    return { status: 200, headers: { 'Access-Control-Allow-Methods': [...allowed, 'OPTIONS'].join(', ') } };
  const handle = resource[/** @type {typeof METHODS[number]} */ (method)];
  if (!handle) return { status: 405, headers: { Allow: [...allowed, 'OPTIONS'].join(', ') } };

  const malformed = problemOfBody(resource, request, method) ?? resource.malformed?.(request);
  if (malformed) return malformed;

  const produces = resource.produces ?? ['application/hal+json'];
  const accept = negotiate(produces, request.headers.accept);
  if (!accept) return { status: 406 };
  request.accept = accept;

  const exists = resource.exists ? resource.exists(request) : true;
  const writes = method === 'PUT' || method === 'PATCH';
  if (!exists && !writes) return notFound;
  if (resource.accepts && (writes || method === 'POST') && !resource.accepts.includes(request.contentType)) {
    return unsupportedMediaType;
  }
  return handle(request);
}

/** @param {Resource} resource @param {Request} request @param {string} method @returns {Response | undefined} */
function problemOfBody(resource, request, method) {
  if (!request.contentType.includes('json')) return undefined;
  if (!request.text && !resource.requiresBody?.includes(method)) return undefined;
  const problem = problemOfJson(request.text);
  return problem
    ? failed(problem.startsWith('859') ? `JSON::ParserError - ${problem}` : `RuntimeError - ${problem}`)
    : undefined;
}

/**
 * @param {string[]} produces
 * @param {string | undefined} header the `Accept` header
 * @returns {string | undefined} the media type that the client prefers
 */
function negotiate(produces, header) {
  if (!header) return produces[0];
  const ranges = header
    .split(',')
    .map((part) => {
      const [range, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((text) => text.startsWith('q='));
      return { range, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { range } of ranges) {
    const match = produces.find((type) => range === '*/*' || range === type || range === `${type.split('/')[0]}/*`);
    if (match) return match;
  }
  return undefined;
}

/**
 * @template T
 * @param {T | null | undefined} value
 * @param {Response} [response] when there's no such record
 * @returns {T}
 */
export function found(value, response = notFound) {
  if (value === null || value === undefined) throw new HttpError(response);
  return value;
}
