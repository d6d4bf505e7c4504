import {
  createEnvironment,
  deleteEnvironment,
  environmentWithUuid,
  listEnvironments,
  replaceEnvironment,
  validateEnvironment,
} from '../../engine/environments.js';
import * as represent from '../representations/environments.js';
import { found } from '../resource.js';
import { created, invalid, noContent, ok } from '../responses.js';

/** @typedef {import('../request.js').Request} Request */

/** @param {Request} request */
const environmentOf = ({ store, params }) => environmentWithUuid(store, params.uuid);

/** @param {import('../../engine/environments.js').Errors} errors */
const invalidIfAny = (errors) => (Object.keys(errors).length > 0 ? invalid(errors) : undefined);

/** @type {import('../resource.js').Resource[]} */
export const environmentResources = [
  {
    path: '/environments',
    accepts: ['application/json'],
    requiresBody: ['POST'],
    malformed: (request) =>
      request.method === 'POST' ? invalidIfAny(validateEnvironment(request.store, request.body)) : undefined,
    GET: ({ store, query, url }) =>
      ok(represent.environments(listEnvironments(store, query.get('name') || undefined), url)),
    POST: ({ store, body, url }) => {
      const environment = createEnvironment(store, body);
      return created(represent.environment(environment, url), url`/environments/${environment.uuid}`);
    },
  },
  {
    path: '/environments/:uuid',
    accepts: ['application/json'],
    malformed: (request) => {
      const { method, store, params } = request;
      if (method !== 'PUT' || !environmentOf(request)) return undefined;
      return invalidIfAny(validateEnvironment(store, request.body, params.uuid));
    },
    exists: environmentOf,
    GET: (request) => ok(represent.environment(found(environmentOf(request)), request.url)),
    PUT: (request) => {
      const { store, body, url } = request;
      return ok(represent.environment(replaceEnvironment(store, found(environmentOf(request)), body), url));
    },
    DELETE: ({ store, params }) => {
      deleteEnvironment(store, params.uuid);
      return noContent;
    },
  },
];
