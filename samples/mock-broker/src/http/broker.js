import { createRequest } from './request.js';
import { respond } from './resource.js';
import { HttpError, notFound, serverError } from './responses.js';
import { createRouter } from './router.js';
import { urlsFrom } from './urls.js';

/**
 * @typedef {object} HandlerOptions
 * @property {import('../engine/store.js').Store} store
 * @property {import('./resource.js').Resource[]} resources
 * @property {string} [token] requests without this bearer token get 401
 * @property {string[]} unhandled collects the requests for paths that no resource has
 * @property {() => Promise<void>} [beforeRequest]
 * @property {import('./webhook-sender.js').WebhookSender} sender
 */

/**
 * Responds to requests without a server, so that the broker can also run in a browser.
 *
 * @param {HandlerOptions} options
 * @returns {(raw: import('./request.js').RawRequest, base: string) => Promise<import('./responses.js').Response>}
 */
export function createHandler({ store, resources, token, unhandled, beforeRequest, sender }) {
  const route = createRouter(resources);

  return async (original, base) => {
    const raw = withExtensionAsAccept(original);
    const [path] = raw.path.split('?');
    if (token && raw.headers.authorization !== `Bearer ${token}`) return { status: 401 };
    const match = route(path);
    if (!match) {
      unhandled.push(`${raw.method} ${path}`);
      return notFound;
    }

    /** @type {any[]} */
    const triggered = [];
    const request = createRequest(raw, match.params, {
      store,
      base,
      url: urlsFrom(base),
      schedule: (webhooks) => triggered.push(...webhooks),
      executeNow: sender.executeNow,
    });
    await beforeRequest?.();
    const response = await answer(match.resource, request);
    if (response.status < 400) sender.schedule(triggered);
    const type = response.type ?? (request.accept || 'application/hal+json');
    return response.body === undefined ? response : { ...response, type: `${type};charset=utf-8` };
  };
}

/** @param {import('./resource.js').Resource} resource @param {import('./request.js').Request} request */
async function answer(resource, request) {
  try {
    return await respond(resource, request);
  } catch (error) {
    if (error instanceof HttpError) return error.response;
    console.error(error);
    return serverError();
  }
}

/** @type {Record<string, string>} */
const MEDIA_TYPES = {
  csv: 'text/csv',
  svg: 'image/svg+xml',
  json: 'application/hal+json',
  yaml: 'application/yaml',
};

/**
 * A file extension at the end of a path means an `Accept` header.
 *
 * @param {import('./request.js').RawRequest} raw
 * @returns {import('./request.js').RawRequest} without the extension
 */
function withExtensionAsAccept(raw) {
  const [, path, extension, query] = /^([^?]*)\.(csv|svg|json|yaml)(\?.*)?$/.exec(raw.path) ?? [];
  if (path === undefined) return raw;
  return { ...raw, path: `${path}${query ?? ''}`, headers: { ...raw.headers, accept: MEDIA_TYPES[extension] } };
}
