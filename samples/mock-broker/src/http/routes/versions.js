import { branchHead, findBranch } from '../../engine/branches.js';
import { pageOptions, paginate } from '../../engine/pagination.js';
import {
  createOrOverwriteVersion,
  createOrUpdateVersion,
  deleteVersion,
  latestVersion,
} from '../../engine/versions.js';
import { versionRepresentation, versionsRepresentation } from '../representations/versions.js';
import { found } from '../resource.js';
import { created, noContent, ok, unsupportedMediaType } from '../responses.js';
import { listUrls, malformedPage } from './lists.js';
import { pacticipantOf } from './pacticipants.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/store.js').Version} Version
 */

const MERGE_PATCH = 'application/merge-patch+json';

/** @type {import('../resource.js').Resource[]} */
export const versionResources = [
  {
    path: '/pacticipants/:pacticipant/versions/:version',
    accepts: ['application/json', MERGE_PATCH],
    exists: ({ store, params }) => store.version(params.pacticipant, params.version),
    GET: (request) => show(request, versionOf(request)),
    PUT: (request) => {
      if (request.contentType === MERGE_PATCH) return unsupportedMediaType;
      return write(request, createOrOverwriteVersion);
    },
    PATCH: (request) => {
      if (request.contentType !== MERGE_PATCH) return unsupportedMediaType;
      return write(request, createOrUpdateVersion);
    },
    DELETE: (request) => {
      deleteVersion(request.store, versionOf(request));
      return noContent;
    },
  },
  latestVersionResource('/pacticipants/:pacticipant/latest-version', ({ store, params }) =>
    latestVersion(store, params.pacticipant),
  ),
  latestVersionResource('/pacticipants/:pacticipant/latest-version/:tag', ({ store, params }) =>
    latestVersion(store, params.pacticipant, params.tag),
  ),
  latestVersionResource('/pacticipants/:pacticipant/branches/:branch/latest-version', ({ store, params }) =>
    branchHead(store, params.pacticipant, params.branch),
  ),
  {
    path: '/pacticipants/:pacticipant/versions',
    malformed: malformedPage,
    exists: pacticipantOf,
    GET: (request) => list(request, () => true),
  },
  {
    path: '/pacticipants/:pacticipant/branches/:branch/versions',
    malformed: malformedPage,
    exists: ({ store, params }) => findBranch(store, params.pacticipant, params.branch),
    GET: (request) => {
      const { branch, pacticipant } = request.params;
      return list(request, ({ branches }) => branches.has(branch), `Versions for branch ${branch} of ${pacticipant}`);
    },
  },
  {
    path: '/pacticipants/:pacticipant/tags/:tag/versions',
    malformed: malformedPage,
    exists: ({ store, params }) => store.versionsOf(params.pacticipant).some(({ tags }) => tags.has(params.tag)),
    GET: (request) => list(request, ({ tags }) => tags.has(request.params.tag)),
  },
  {
    path: '/pacticipants/:pacticipant/environments/:environment/versions',
    malformed: malformedPage,
    exists: (request) => environmentOf(request) && pacticipantOf(request),
    GET: (request) => {
      const { store, params } = request;
      const numbers = new Set(
        [...store.deployedVersions, ...store.releasedVersions]
          .filter(
            ({ environment, pacticipant }) => environment === params.environment && pacticipant === params.pacticipant,
          )
          .map(({ version }) => version),
      );
      const { displayName } = found(environmentOf(request));
      return list(
        request,
        ({ number }) => numbers.has(number),
        `Versions for ${params.pacticipant} in environment ${displayName}`,
      );
    },
  },
];

/** @param {Request} request @returns {Version} */
const versionOf = ({ store, params }) => found(store.version(params.pacticipant, params.version));

/** @param {Request} request */
const environmentOf = ({ store, params }) => store.environments.find(({ uuid }) => uuid === params.environment);

/** @param {Request} request @param {Version} version */
const show = ({ store, url, base, path }, version) => ok(versionRepresentation(store, version, url, base + path));

/** @param {Request} request @param {typeof createOrOverwriteVersion} save */
function write(request, save) {
  const { store, params, text, url, base, path } = request;
  const exists = store.version(params.pacticipant, params.version);
  const { buildUrl, tags } = text ? request.body : /** @type {any} */ ({});
  const version = save(store, params.pacticipant, params.version, { buildUrl, tags });
  const representation = versionRepresentation(store, version, url, base + path);
  return exists ? ok(representation) : created(representation);
}

/**
 * @param {string} path
 * @param {(request: Request) => Version | undefined} find
 * @returns {import('../resource.js').Resource}
 */
function latestVersionResource(path, find) {
  return { path, exists: find, GET: (request) => show(request, found(find(request))) };
}

/** @param {Request} request @param {(version: Version) => boolean} matches @param {string} [title] */
function list(request, matches, title) {
  const { store, params, query, url } = request;
  const versions = paginate(store.versionsOf(params.pacticipant).filter(matches).reverse(), pageOptions(query));
  return ok(
    versionsRepresentation(store, versions, url, { pacticipant: params.pacticipant, ...listUrls(request), title }),
  );
}
