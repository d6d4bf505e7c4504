import { created, found, invalid, noContent, ok } from '../http.js';
import * as represent from '../representations.js';
import { selectVersions } from '../selectors.js';

/** @type {import('../http.js').Routes} */
export const pacticipantRoutes = {
  'GET /pacticipants': ({ store, url }) => {
    const pacticipants = [...store.pacticipants.values()].map((pacticipant) => represent.pacticipant(pacticipant, url));
    return ok({ pacticipants, _embedded: { pacticipants } });
  },
  'POST /pacticipants': ({ store, body, url }) => {
    if (!body.name) throw invalid('name', 'is missing');
    return created(represent.pacticipant(change(store, body.name, body), url));
  },
  'GET /pacticipants/:pacticipant': ({ store, params, url }) =>
    ok(represent.pacticipant(found(store.pacticipants.get(params.pacticipant)), url)),
  'PATCH /pacticipants/:pacticipant': ({ store, params, body, url }) =>
    ok(represent.pacticipant(change(store, params.pacticipant, body), url)),

  'GET /pacticipants/:pacticipant/latest-version': (request) => latestVersion(request),
  'GET /pacticipants/:pacticipant/latest-version/:tag': (request) => latestVersion(request),
  'GET /pacticipants/:pacticipant/versions/:version': ({ store, params, url }) =>
    ok(represent.version(found(store.version(params.pacticipant, params.version)), store, url)),
  'PUT /pacticipants/:pacticipant/versions/:version': ({ store, params, url }) =>
    ok(represent.version(store.ensureVersion(params.pacticipant, params.version), store, url)),

  'PUT /pacticipants/:pacticipant/branches/:branch/versions/:version': ({ store, params, url }) =>
    ok(represent.version(store.ensureVersion(params.pacticipant, params.version, { branch: params.branch }), store, url)),
  'DELETE /pacticipants/:pacticipant/branches/:branch': ({ store, params: { pacticipant, branch } }) => {
    const versions = selectVersions(store, pacticipant, { branch });
    found(versions[0]);
    for (const version of versions) version.branches.delete(branch);
    return noContent;
  },

  'PUT /pacticipants/:pacticipant/versions/:version/tags/:tag': ({ store, params: { pacticipant, version, tag } }) => {
    store.ensureVersion(pacticipant, version, { tags: [tag] });
    return created({ name: tag });
  },
  'DELETE /pacticipants/:pacticipant/versions/:version/tags/:tag': ({ store, params: { pacticipant, version, tag } }) => {
    found(store.version(pacticipant, version)?.tags.delete(tag) || undefined);
    return noContent;
  },
};

/** @param {import('../store.js').Store} store @param {string} name @param {any} body */
function change(store, name, { displayName, mainBranch, repositoryUrl }) {
  const pacticipant = store.ensurePacticipant(name);
  if (displayName !== undefined) pacticipant.displayName = displayName;
  if (mainBranch !== undefined) pacticipant.mainBranch = mainBranch;
  if (repositoryUrl !== undefined) pacticipant.repositoryUrl = repositoryUrl;
  return pacticipant;
}

/** @param {import('../http.js').Request} request */
function latestVersion({ store, params: { pacticipant, tag }, url }) {
  const [version] = selectVersions(store, pacticipant, { tag, latest: true });
  return ok(represent.version(found(version), store, url));
}
