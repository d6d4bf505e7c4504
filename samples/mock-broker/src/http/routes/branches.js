import {
  addBranch,
  deleteBranch,
  deleteBranches,
  findBranch,
  listBranches,
  removeFromBranch,
} from '../../engine/branches.js';
import { pageOptions } from '../../engine/pagination.js';
import { findOrCreateVersion } from '../../engine/versions.js';
import {
  branchRepresentation,
  branchVersionRepresentation,
  branchVersionUrl,
  branchesRepresentation,
} from '../representations/branches.js';
import { found } from '../resource.js';
import { created, noContent, ok } from '../responses.js';
import { listParameter, listUrls } from './lists.js';
import { pacticipantOf } from './pacticipants.js';

/** @typedef {import('../request.js').Request} Request */

/** @type {import('../resource.js').Resource[]} */
export const branchResources = [
  {
    path: '/pacticipants/:pacticipant/branches',
    exists: pacticipantOf,
    GET: (request) => {
      const branches = listBranches(pacticipantOf(request), pageOptions(request.query), request.query.get('q'));
      return ok(branchesRepresentation(request.params.pacticipant, branches, request.url, listUrls(request)));
    },
    DELETE: (request) => {
      const notices = deleteBranches(request.store, pacticipantOf(request), listParameter(request.query, 'exclude'));
      return { status: 202, body: { notices } };
    },
  },
  {
    path: '/pacticipants/:pacticipant/branches/:branch',
    exists: ({ store, params }) => findBranch(store, params.pacticipant, params.branch),
    GET: ({ store, params, url }) =>
      ok(branchRepresentation(params.pacticipant, found(findBranch(store, params.pacticipant, params.branch)), url)),
    DELETE: ({ store, params }) => {
      deleteBranch(store, params.pacticipant, params.branch);
      return noContent;
    },
  },
  {
    path: '/pacticipants/:pacticipant/branches/:branch/versions/:version',
    accepts: ['application/json'],
    exists: (request) => versionOf(request)?.branches.has(request.params.branch),
    GET: (request) => ok(branchVersionRepresentation(found(versionOf(request)), request.params.branch, request.url)),
    PUT: (request) => {
      const { store, params, url } = request;
      const isNew = !versionOf(request)?.branches.has(params.branch);
      const version = findOrCreateVersion(store, params.pacticipant, params.version);
      addBranch(store, version, params.branch);
      const representation = branchVersionRepresentation(version, params.branch, url, { isNew });
      return isNew ? created(representation, branchVersionUrl(version, params.branch, url)) : ok(representation);
    },
    DELETE: (request) => {
      removeFromBranch(found(versionOf(request)), request.params.branch);
      return noContent;
    },
  },
];

/** @param {Request} request */
const versionOf = ({ store, params }) => store.version(params.pacticipant, params.version);
