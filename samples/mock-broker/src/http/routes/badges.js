import { badgeUrl, canIDeployBadge, canIMergeBadge, errorBadge, pactBadge } from '../../engine/badges.js';
import { branchHead, findBranch } from '../../engine/branches.js';
import { environmentWithName } from '../../engine/environments.js';
import { canIDeploy } from '../../engine/matrix.js';
import { latestFromMainBranch } from '../../engine/webhook-events.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/badges.js').Badge} Badge
 */

/**
 * A badge is a redirect to the service that draws it.
 *
 * @param {string} path
 * @param {(request: Request) => Badge} badge
 * @param {string} [cache]
 * @returns {import('../resource.js').Resource}
 */
const badgeResource = (path, badge, cache = 'no-cache') => ({
  path,
  produces: ['image/svg+xml'],
  GET: (request) => ({
    status: 307,
    location: badgeUrl(badge(request)),
    headers: { 'Cache-Control': cache, 'Content-Type': 'image/svg+xml' },
  }),
});

/** @param {Request} request */
const labelOf = ({ query }) => query.get('label') || undefined;

/** @param {Request} request @param {{tag?: string, untagged?: boolean, providerTag?: string}} [selection] */
function pactBadgeOf(request, selection = {}) {
  const { store, params, query } = request;
  const { consumer, provider } = params;
  const options = { label: labelOf(request), initials: query.get('initials') === 'true' };
  return pactBadge(store, { consumer, provider }, selection, options);
}

/** @type {import('../resource.js').Resource[]} */
export const badgeResources = [
  badgeResource('/pacts/provider/:provider/consumer/:consumer/latest/badge', (request) => pactBadgeOf(request)),
  badgeResource('/pacts/provider/:provider/consumer/:consumer/latest/:tag/badge', (request) =>
    pactBadgeOf(request, { tag: request.params.tag }),
  ),
  badgeResource('/pacts/provider/:provider/consumer/:consumer/latest-untagged/badge', (request) =>
    pactBadgeOf(request, { untagged: true }),
  ),
  badgeResource('/matrix/provider/:provider/latest/:providerTag/consumer/:consumer/latest/:tag/badge', (request) =>
    pactBadgeOf(request, { tag: request.params.tag, providerTag: request.params.providerTag }),
  ),
  badgeResource('/pacticipants/:pacticipant/latest-version/:tag/can-i-deploy/to/:to/badge', (request) => {
    const { store, params } = request;
    const { pacticipant, tag, to } = params;
    if (!store.pacticipants.has(pacticipant)) return errorBadge('pacticipant', 'not found');
    if (!store.versionsOf(pacticipant).some(({ tags }) => tags.has(tag))) return errorBadge('version', 'not found');
    const options = { latestby: 'cvp', latest: true, tag: to, ignore: [] };
    const { deployable } = canIDeploy(store, { selectors: [{ pacticipant, latest: true, tag }], options });
    return canIDeployBadge(tag, to, deployable, labelOf(request));
  }),
  badgeResource(
    '/pacticipants/:pacticipant/branches/:branch/latest-version/can-i-deploy/to-environment/:environment/badge',
    (request) => {
      const { store, params } = request;
      const { pacticipant, branch, environment } = params;
      if (!store.pacticipants.has(pacticipant)) return errorBadge('pacticipant', 'not found');
      if (!branchHead(store, pacticipant, branch)) {
        return errorBadge(findBranch(store, pacticipant, branch) ? 'version' : 'branch', 'not found');
      }
      if (!environmentWithName(store, environment)) return errorBadge('environment', 'not found');
      const options = { latestby: 'cvpv', environment, ignore: [] };
      const { deployable } = canIDeploy(store, { selectors: [{ pacticipant, latest: true, branch }], options });
      return canIDeployBadge(branch, environment, deployable, labelOf(request));
    },
  ),
  badgeResource(
    '/pacticipants/:pacticipant/main-branch/can-i-merge/badge',
    ({ store, params: { pacticipant } }) => {
      const main = store.pacticipants.get(pacticipant)?.mainBranch;
      if (main === undefined) return errorBadge('pacticipant', 'not found');
      const version = main ? latestFromMainBranch(store, pacticipant, main) : undefined;
      if (!version) return errorBadge('main branch version', 'not found');
      const options = { latestby: 'cvp', latest: true, mainBranch: true, ignore: [] };
      return canIMergeBadge(
        canIDeploy(store, { selectors: [{ pacticipant, version: version.number }], options }).deployable,
      );
    },
    'max-age=30',
  ),
];
