import { recordDeployment } from '../../engine/deployments.js';
import { createTag } from '../../engine/tags.js';
import { tagRepresentation, tagUrl } from '../representations/versions.js';
import { found } from '../resource.js';
import { created, noContent, ok } from '../responses.js';

/** @typedef {import('../request.js').Request} Request */

/** @type {import('../resource.js').Resource[]} */
export const tagResources = [
  {
    path: '/pacticipants/:pacticipant/versions/:version/tags/:tag',
    accepts: ['application/json'],
    exists: (request) => versionOf(request)?.tags.has(request.params.tag),
    GET: (request) => ok(tagRepresentation(found(versionOf(request)), request.params.tag, request.url)),
    PUT: (request) => {
      const { store, params, url } = request;
      const exists = versionOf(request)?.tags.has(params.tag);
      const version = createTag(store, params.pacticipant, params.version, params.tag);
      recordDeploymentForTag(store, version, params.tag);
      const representation = tagRepresentation(version, params.tag, url);
      return exists ? ok(representation) : created(representation, tagUrl(version, params.tag, url));
    },
    DELETE: (request) => {
      found(versionOf(request)).tags.delete(request.params.tag);
      return noContent;
    },
  },
];

/** @param {Request} request */
const versionOf = ({ store, params }) => store.version(params.pacticipant, params.version);

/**
 * A tag with the name of an environment counts as a deployment to it.
 *
 * @param {import('../../engine/store.js').Store} store
 * @param {import('../../engine/store.js').Version} version
 * @param {string} tag
 */
function recordDeploymentForTag(store, version, tag) {
  const environment = store.environments.find(({ name }) => name === tag);
  if (environment) recordDeployment(store, version, environment, null);
}
