import { createServer } from 'node:http';
import { HttpError, ok } from './http.js';
import { index, urlsFrom } from './representations.js';
import { environmentRoutes } from './routes/environments.js';
import { matrixRoutes } from './routes/matrix.js';
import { pacticipantRoutes } from './routes/pacticipants.js';
import { pactRoutes } from './routes/pacts.js';
import { providerContractRoutes } from './routes/provider-contracts.js';
import { webhookRoutes } from './routes/webhooks.js';
import { Store } from './store.js';

/** @type {import('./http.js').Routes} */
const routes = {
  'GET /': ({ base, url }) => ok(index(base, url)),
  ...pacticipantRoutes,
  ...pactRoutes,
  ...providerContractRoutes,
  ...matrixRoutes,
  ...environmentRoutes,
  ...webhookRoutes,
};

/** The same with a pattern for each path, in which `:name` is a group that matches one part. */
const table = Object.entries(routes).map(([key, respond]) => {
  const [method, path] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`), respond };
});

/**
 * @typedef {object} Options
 * @property {() => Date} [now] the clock; the real one unless given
 * @property {() => string} [newId] gives UUIDs; random ones unless given
 * @property {string} [token] when given, requests without this bearer token are refused
 */

/**
 * A stand-in for a Pact Broker or PactFlow in tests: it answers the requests of the `pact` command line and of pact-js, and
 * forgets everything when it stops. It is not a broker.
 *
 * @param {Options} [options]
 * @returns {import('node:http').Server & {store: Store, unanswered: string[]}} not listening yet; `unanswered` lists the requests
 *   that met no route, such as `GET /metrics`
 */
export function createBrokerStandIn({ now, newId, token } = {}) {
  const store = new Store({ now, newId });
  /** @type {string[]} */
  const unanswered = [];

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request).catch((error) =>
      error instanceof HttpError ? error : { status: 500, body: { errors: { standIn: [String(error?.stack ?? error)] } } },
    );
    response.setHeader('X-Broker-Stand-In', 'not a broker');
    if (body !== undefined) response.setHeader('Content-Type', 'application/hal+json;charset=utf-8');
    response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
  });

  /** @param {import('node:http').IncomingMessage} request @returns {Promise<import('./http.js').Response>} */
  async function answer(request) {
    const base = `http://${request.headers.host}`;
    const { pathname, searchParams } = new URL(request.url ?? '/', base);
    if (token && request.headers.authorization !== `Bearer ${token}`) throw new HttpError(401);

    for (const { method, pattern, respond } of table) {
      const match = method === request.method ? pattern.exec(pathname) : null;
      if (!match) continue;
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      return respond({ store, params, query: searchParams, body: await readJson(request), base, url: urlsFrom(base) });
    }
    unanswered.push(`${request.method} ${pathname}`);
    throw new HttpError(501, { errors: { standIn: [`has no route for ${request.method} ${pathname}`] } });
  }

  return Object.assign(server, { store, unanswered });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<any>}
 * @throws {HttpError} 400 for a body that is no JSON
 */
async function readJson(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    throw new HttpError(400, { errors: { body: ['is not JSON'] } });
  }
}
