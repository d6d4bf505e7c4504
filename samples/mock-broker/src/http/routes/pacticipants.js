import {
  createPacticipant,
  deletePacticipant,
  replacePacticipant,
  updatePacticipant,
  validateNewPacticipant,
  validatePacticipant,
} from '../../engine/pacticipants.js';
import { pageOptions, paginate } from '../../engine/pagination.js';
import { hasErrors } from '../../engine/validation.js';
import {
  allPacticipantsRepresentation,
  labelRepresentation,
  newPacticipantRepresentation,
  pacticipantRepresentation,
  pacticipantsRepresentation,
} from '../representations/pacticipants.js';
import { found } from '../resource.js';
import { created, invalid, noContent, noPacticipant, ok, unsupportedMediaType } from '../responses.js';
import { malformedPage } from './lists.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/store.js').Pacticipant} Pacticipant
 */

const MERGE_PATCH = 'application/merge-patch+json';

/** @type {import('../resource.js').Resource[]} */
export const pacticipantResources = [
  {
    path: '/pacticipants',
    accepts: ['application/json'],
    requiresBody: ['POST'],
    malformed: (request) =>
      malformedPage(request) ?? (request.method === 'POST' ? malformedNew(request.body) : undefined),
    GET: (request) => ok(allPacticipantsRepresentation(request.store, listPacticipants(request), request.url)),
    POST: ({ store, body, base, url }) => {
      const pacticipant = createPacticipant(store, body.name, body);
      // The broker's own URL has this typing error.
      return created(
        newPacticipantRepresentation(store, pacticipant, url),
        `${base}/pacticpants/${encodeURIComponent(body.name)}`,
      );
    },
  },
  {
    path: '/pacticipants/label/:label',
    malformed: malformedPage,
    GET: (request) => {
      const list = listPacticipants(request, ({ labels }) => labels.has(request.params.label));
      return ok(pacticipantsRepresentation(request.store, list, request.url));
    },
  },
  {
    path: '/pacticipants/:pacticipant',
    accepts: ['application/json', MERGE_PATCH],
    malformed: (request) => {
      if (!['PUT', 'PATCH'].includes(request.method) || !request.text) return undefined;
      const errors = validatePacticipant(request.body);
      return hasErrors(errors) ? invalid(errors) : undefined;
    },
    exists: (request) => request.method === 'PUT' || request.method === 'PATCH' || pacticipantOf(request),
    GET: (request) => ok(pacticipantRepresentation(request.store, pacticipantOf(request), request.url)),
    PUT: (request) => {
      if (request.contentType === MERGE_PATCH) return unsupportedMediaType;
      const pacticipant = replacePacticipant(request.store, pacticipantOf(request), request.body);
      return ok(pacticipantRepresentation(request.store, pacticipant, request.url));
    },
    PATCH: ({ store, params, body, url }) => {
      const existing = store.pacticipants.get(params.pacticipant);
      const pacticipant = existing
        ? updatePacticipant(store, existing, body)
        : createPacticipant(store, params.pacticipant, body);
      const representation = pacticipantRepresentation(store, pacticipant, url);
      return existing ? ok(representation) : created(representation, url`/pacticipants/${pacticipant.name}`);
    },
    DELETE: ({ store, params }) => {
      deletePacticipant(store, params.pacticipant);
      return noContent;
    },
  },
  {
    path: '/pacticipants/:pacticipant/labels/:label',
    accepts: ['application/json'],
    exists: ({ store, params }) => store.pacticipants.get(params.pacticipant)?.labels.has(params.label),
    GET: (request) => ok(labelRepresentation(pacticipantOf(request), request.params.label, request.url)),
    PUT: (request) => {
      const { store, params, url } = request;
      const pacticipant = createPacticipant(store, params.pacticipant);
      const exists = pacticipant.labels.has(params.label);
      if (!exists) pacticipant.labels.set(params.label, { createdAt: store.now() });
      const representation = labelRepresentation(pacticipant, params.label, url);
      return exists
        ? ok(representation)
        : created(representation, url`/pacticipants/${pacticipant.name}/labels/${params.label}`);
    },
    DELETE: (request) => {
      pacticipantOf(request).labels.delete(request.params.label);
      return noContent;
    },
  },
  {
    path: '/labels',
    malformed: malformedPage,
    GET: ({ store, query, base, path }) => {
      const names = new Set([...store.pacticipants.values()].flatMap(({ labels }) => [...labels.keys()]));
      const { entries, page } = paginate([...names].sort(), pageOptions(query));
      return ok({
        page,
        _embedded: { labels: entries.map((name) => ({ name })) },
        _links: { self: { title: 'Labels', href: base + path } },
      });
    },
  },
];

/** @param {Request} request @returns {Pacticipant} */
export function pacticipantOf({ store, params }) {
  return found(store.pacticipants.get(params.pacticipant), noPacticipant('pacticipant', params.pacticipant));
}

/** @param {any} body */
function malformedNew(body) {
  const errors = validateNewPacticipant(body);
  return hasErrors(errors) ? invalid(errors) : undefined;
}

/** @param {Request} request @param {(pacticipant: Pacticipant) => boolean} [matches] */
function listPacticipants({ store, query }, matches = () => true) {
  const search = query.get('q')?.toLowerCase();
  const list = [...store.pacticipants.values()]
    .filter(({ name }) => !search || name.toLowerCase().includes(search))
    .filter(matches)
    .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));
  return paginate(list, pageOptions(query));
}
