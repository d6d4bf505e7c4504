import { created, found, invalid, noContent, ok } from '../http.js';
import * as represent from '../representations.js';

/** @typedef {import('../http.js').Request} Request */

/** @type {import('../http.js').Routes} */
export const environmentRoutes = {
  'GET /environments': ({ store, url }) =>
    ok({ _embedded: { environments: store.environments.map((environment) => represent.environment(environment, url)) } }),
  'POST /environments': ({ store, body, url }) => created(represent.environment(store.addEnvironment(checked(store, body)), url)),
  'GET /environments/:uuid': (request) => ok(represent.environment(environmentOf(request), request.url)),
  'PUT /environments/:uuid': (request) => {
    const { store, body, url } = request;
    const environment = environmentOf(request);
    const { name, displayName = environment.displayName, production, contacts } = checked(store, body, environment);
    return ok(
      represent.environment(Object.assign(environment, { name, displayName, production, contacts, updatedAt: store.now() }), url),
    );
  },
  'DELETE /environments/:uuid': (request) => {
    request.store.environments.splice(request.store.environments.indexOf(environmentOf(request)), 1);
    return noContent;
  },

  'POST /pacticipants/:pacticipant/versions/:version/deployed-versions/environment/:uuid': (request) =>
    record('deployed', request),
  'POST /pacticipants/:pacticipant/versions/:version/released-versions/environment/:uuid': (request) =>
    record('released', request),
  'GET /environments/:uuid/deployed-versions/currently-deployed': (request) => list('deployed', request),
  'GET /environments/:uuid/released-versions/currently-supported': (request) => list('released', request),
  'PATCH /deployed-versions/:uuid': (request) => end(request, request.body.currentlyDeployed),
  'PATCH /released-versions/:uuid': (request) => end(request, request.body.currentlySupported),
};

/** @param {Request} request */
const environmentOf = ({ store, params }) => found(store.environments.find(({ uuid }) => uuid === params.uuid));

/**
 * @param {import('../store.js').Store} store
 * @param {any} body
 * @param {import('../store.js').Environment} [self] the one that is being changed
 * @throws {import('../http.js').HttpError} 400 when the name is missing, has a space or belongs to another environment
 */
function checked(store, { name, displayName, production = false, contacts = [] }, self) {
  if (!name) throw invalid('name', 'is missing');
  if (/\s/.test(name)) throw invalid('name', 'has a space');
  if (store.environments.some((other) => other !== self && other.name === name)) throw invalid('name', `'${name}' is taken`);
  return {
    name,
    displayName,
    production,
    contacts: contacts.map((/** @type {any} */ contact) => ({ name: contact.name, details: contact.details })),
  };
}

/** @param {'deployed' | 'released'} kind @param {Request} request */
function record(kind, request) {
  const { store, params, body, url } = request;
  const { pacticipant, number: version } = found(store.version(params.pacticipant, params.version));
  const target = body.applicationInstance ?? body.target ?? null;
  return created(
    represent.placement(store.place({ kind, environment: environmentOf(request).uuid, pacticipant, version, target }), url),
  );
}

/** @param {'deployed' | 'released'} kind @param {Request} request */
function list(kind, request) {
  const { store, query, url } = request;
  const { uuid } = environmentOf(request);
  const pacticipant = query.get('pacticipant');
  const placements = store.placements
    .filter((placement) => placement.kind === kind && placement.current && placement.environment === uuid)
    .filter((placement) => !pacticipant || placement.pacticipant === pacticipant)
    .map((placement) => represent.placement(placement, url));
  return ok({ _embedded: kind === 'deployed' ? { deployedVersions: placements } : { releasedVersions: placements } });
}

/** @param {Request} request @param {unknown} current */
function end({ store, params, url }, current) {
  const placement = found(store.placements.find(({ uuid }) => uuid === params.uuid));
  if (current !== false) throw invalid('current', 'can only be set to false');
  store.endPlacement(placement);
  return ok(represent.placement(placement, url));
}
