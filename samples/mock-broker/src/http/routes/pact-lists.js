import { deletePacts, isSelected, latestPacts, pactsBetween, selectPacts } from '../../engine/pacts.js';
import {
  latestPactsRepresentation,
  pactVersionsRepresentation,
  providerPactsRepresentation,
} from '../representations/pacts.js';
import { found } from '../resource.js';
import { noContent, noPacticipant, ok } from '../responses.js';
import { listUrls } from './lists.js';
import { afterDeletion, pairOf } from './pacts.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/pacts.js').LatestSelection} LatestSelection
 * @typedef {(params: Record<string, string>) => LatestSelection} SelectionOf
 */

const PROVIDER = '/pacts/provider/:provider';
const PAIR = `${PROVIDER}/consumer/:consumer`;

/** @type {SelectionOf} */
const byTag = ({ tag }) => ({ tag });
/** @type {SelectionOf} */
const byBranch = ({ branch }) => ({ branch });
const mainBranch = () => ({ mainBranch: true });

/** @type {import('../resource.js').Resource[]} */
export const pactListResources = [
  { path: '/pacts/latest', GET: ({ store, url }) => ok(latestPactsRepresentation(store, latestPacts(store, {}), url)) },

  providerPactsResource(PROVIDER, selectPacts),
  providerPactsResource(`${PROVIDER}/tag/:tag`, selectPacts, byTag),
  providerPactsResource(`${PROVIDER}/branch`, selectPacts, mainBranch),
  providerPactsResource(`${PROVIDER}/branch/:branch`, selectPacts, byBranch),
  providerPactsResource(`${PROVIDER}/latest`, latestPacts),
  providerPactsResource(`${PROVIDER}/latest/:tag`, latestPacts, byTag),
  providerPactsResource(`${PROVIDER}/branch/latest`, latestPacts, mainBranch),
  providerPactsResource(`${PROVIDER}/branch/:branch/latest`, latestPacts, byBranch),

  {
    path: `${PAIR}/versions`,
    exists: pairExists,
    GET: (request) => {
      const { store, params, url } = request;
      const pacts = pactsBetween(store, pairOf(params)).reverse();
      return ok(pactVersionsRepresentation(store, pairOf(params), pacts, url, { self: listUrls(request).path }));
    },
    DELETE: (request) => {
      deleteSelected(request, {});
      return noContent;
    },
  },
  {
    path: `${PAIR}/tag/:tag`,
    exists: pairExists,
    GET: (request) => {
      const { store, params, url } = request;
      const pacts = selectPacts(store, pairOf(params), byTag(params)).reverse();
      const list = { self: listUrls(request).path, tag: params.tag };
      return ok(pactVersionsRepresentation(store, pairOf(params), pacts, url, list));
    },
    DELETE: (request) => {
      deleteSelected(request, byTag(request.params));
      return afterDeletion(request);
    },
  },
  branchPactsResource(`${PAIR}/branch/versions`, selectPacts, mainBranch),
  branchPactsResource(`${PAIR}/branch/:branch`, selectPacts, byBranch),
  branchPactsResource(`${PAIR}/branch/latest/versions`, latestPacts, mainBranch),
  branchPactsResource(`${PAIR}/branch/:branch/latest/versions`, latestPacts, byBranch),
];

/** @param {Request} request */
function consumerExists({ store, params }) {
  return found(store.pacticipants.get(params.consumer), noPacticipant('consumer', params.consumer));
}

/** @param {Request} request */
export function providerExists({ store, params }) {
  return found(store.pacticipants.get(params.provider), noPacticipant('provider', params.provider));
}

/** @param {Request} request */
export function pairExists(request) {
  return consumerExists(request) && providerExists(request);
}

/**
 * @param {string} path
 * @param {typeof selectPacts} select
 * @param {SelectionOf} [selectionOf]
 * @returns {import('../resource.js').Resource}
 */
function providerPactsResource(path, select, selectionOf = () => ({})) {
  return {
    path,
    exists: providerExists,
    GET: (request) => {
      const { store, params, url } = request;
      const pacts = select(store, { provider: params.provider }, selectionOf(params));
      const title = providerTitle(select === latestPacts, params);
      return ok(providerPactsRepresentation(params.provider, pacts, url, { self: listUrls(request).path, title }));
    },
  };
}

/** @param {boolean} latest @param {Record<string, string>} params */
function providerTitle(latest, { provider, tag, branch }) {
  const criterion =
    tag !== undefined
      ? ` with consumer version tag '${tag}'`
      : branch
        ? ` with consumer version branch '${branch}'`
        : '';
  return `${latest ? 'Latest' : 'All'} pact versions for the provider ${provider}${criterion}`;
}

/**
 * @param {string} path
 * @param {typeof selectPacts} select
 * @param {SelectionOf} selectionOf
 * @returns {import('../resource.js').Resource}
 */
function branchPactsResource(path, select, selectionOf) {
  return {
    path,
    exists: pairExists,
    GET: (request) => {
      const { store, params, url } = request;
      const pacts = select(store, pairOf(params), selectionOf(params));
      return ok(pactVersionsRepresentation(store, pairOf(params), pacts, url, { self: listUrls(request).path }));
    },
    DELETE: (request) => {
      // Without a branch in the path, the broker deletes the pacts of all branches.
      const { branch } = request.params;
      deleteSelected(request, branch === undefined ? {} : { branch });
      return afterDeletion(request);
    },
  };
}

/** @param {Request} request @param {LatestSelection} selection */
function deleteSelected({ store, params }, selection) {
  deletePacts(
    store,
    (pact) =>
      pact.consumer === params.consumer && pact.provider === params.provider && isSelected(store, pact, selection),
  );
}
