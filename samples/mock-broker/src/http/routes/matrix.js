import { branchHead } from '../../engine/branches.js';
import { environmentWithName } from '../../engine/environments.js';
import { canIDeploy } from '../../engine/matrix.js';
import { parseCanIDeployQuery, parseMatrixQuery } from '../../engine/matrix-query.js';
import { validateCanIDeployQuery, validateMatrixOptions, validateMatrixQuery } from '../../engine/matrix-validation.js';
import { matrix, matrixText } from '../representations/matrix.js';
import { found } from '../resource.js';
import { invalid, noPacticipant, ok } from '../responses.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/matrix-query.js').MatrixQuery} MatrixQuery
 */

const TYPES = ['application/hal+json', 'text/plain'];

/** @param {Request} request @param {MatrixQuery} query */
function respondTo({ store, url, accept }, query) {
  const results = canIDeploy(store, query);
  return ok(accept === 'text/plain' ? matrixText(results) : matrix(store, results, url));
}

/** @param {Request} request @param {string} role */
function pacticipantOf({ store, params }, role) {
  return found(store.pacticipants.get(params[role]), noPacticipant(role, params[role]));
}

/** @type {import('../resource.js').Resource[]} */
export const matrixResources = [
  {
    path: '/matrix',
    produces: TYPES,
    malformed: ({ store, query }) => {
      const errors = validateMatrixQuery(store, parseMatrixQuery(query));
      return errors.length > 0 ? invalid(errors) : undefined;
    },
    GET: (request) => respondTo(request, parseMatrixQuery(request.query)),
  },
  {
    path: '/matrix/provider/:provider/consumer/:consumer',
    malformed: ({ store, query }) => {
      const errors = validateMatrixOptions(store, parseMatrixQuery(query).options);
      return errors.length > 0 ? invalid(errors) : undefined;
    },
    exists: (request) => pacticipantOf(request, 'consumer') && pacticipantOf(request, 'provider'),
    GET: (request) => {
      const { consumer, provider } = request.params;
      const { options } = parseMatrixQuery(request.query);
      return respondTo(request, { selectors: [{ pacticipant: consumer }, { pacticipant: provider }], options });
    },
  },
  {
    path: '/can-i-deploy',
    produces: TYPES,
    malformed: ({ store, query }) => {
      const errors = validateCanIDeployQuery(store, query);
      return Object.keys(errors).length > 0 ? invalid(errors) : undefined;
    },
    GET: (request) => respondTo(request, parseCanIDeployQuery(request.query)),
  },
  {
    path: '/pacticipants/:pacticipant/latest-version/:tag/can-i-deploy/to/:to',
    produces: TYPES,
    exists: ({ store, params }) => store.versionsOf(params.pacticipant).some(({ tags }) => tags.has(params.tag)),
    GET: (request) => {
      const { pacticipant, tag, to } = request.params;
      const options = { latestby: 'cvp', latest: true, tag: to, ignore: [] };
      return respondTo(request, { selectors: [{ pacticipant, latest: true, tag }], options });
    },
  },
  {
    path: '/pacticipants/:pacticipant/branches/:branch/latest-version/can-i-deploy/to-environment/:environment',
    produces: TYPES,
    exists: ({ store, params }) =>
      branchHead(store, params.pacticipant, params.branch) && environmentWithName(store, params.environment),
    GET: (request) => {
      const { pacticipant, branch, environment } = request.params;
      const options = { latestby: 'cvpv', environment, ignore: [] };
      return respondTo(request, { selectors: [{ pacticipant, latest: true, branch }], options });
    },
  },
];
