import { headBranches } from '../../engine/branches.js';
import { pageOptions, paginate } from '../../engine/pagination.js';
import { consumerVersionOf, headTagsOf, latestPacts, pactsBetween } from '../../engine/pacts.js';
import { latestVerification } from '../../engine/verifications.js';
import { formatDate, link } from '../representations/links.js';
import { pactUrl } from '../representations/pacts.js';
import { tagUrl, versionUrl } from '../representations/versions.js';
import { ok } from '../responses.js';
import { malformedPage } from './lists.js';
import { pairExists } from './pact-lists.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/store.js').Pact} Pact
 * @typedef {import('../../engine/store.js').Version} Version
 */

/** @type {import('../resource.js').Resource[]} */
export const dashboardResources = [
  { path: '/dashboard', malformed: malformedPage, GET: list },
  { path: '/dashboard/provider/:provider/consumer/:consumer', malformed: malformedPage, exists: pairExists, GET: list },
];

/** @param {Request} request */
function list(request) {
  const { store, params, query } = request;
  const latest = latestPacts(store, params);
  const pacts = pactsBetween(store, params).filter(
    (pact) => latest.includes(pact) || headTagsOf(store, pact).length > 0 || isInEnvironment(request, pact),
  );
  const { entries } = paginate(pacts, pageOptions(query) ?? { number: 1, size: 30 });
  const activity = (/** @type {Pact} */ pact) => latestVerification(store, pact)?.id ?? pact.id;
  return ok({
    items: entries.sort((one, other) => activity(other) - activity(one)).map((pact) => represent(request, pact)),
  });
}

/** @param {Request} request @param {Pact} pact */
function isInEnvironment({ store }, { consumer, consumerVersion }) {
  const isVersion = (/** @type {{pacticipant: string, version: string}} */ { pacticipant, version }) =>
    pacticipant === consumer && version === consumerVersion;
  return (
    store.deployedVersions.some((deployed) => deployed.currentlyDeployed && isVersion(deployed)) ||
    store.releasedVersions.some((released) => released.currentlySupported && isVersion(released))
  );
}

/** @param {Request} request @param {Pact} pact */
function represent({ store, url }, pact) {
  const { consumer, provider } = pact;
  const version = consumerVersionOf(store, pact);
  const result = latestVerification(store, pact);
  const providerVersion = result && store.version(provider, result.providerVersion);
  const tags = (/** @type {Version} */ of, /** @type {string[]} */ names) =>
    names.sort().map((name) => ({ name, latest: true, _links: { self: link(tagUrl(of, name, url)) } }));
  const self = (/** @type {string} */ href) => ({ _links: { self: link(href) } });
  return {
    consumer: {
      name: consumer,
      version: { number: version.number, ...branchesOf(store, version), ...self(versionUrl(version, url)) },
      ...self(url`/pacticipants/${consumer}`),
    },
    provider: {
      name: provider,
      version: providerVersion ? { number: providerVersion.number, ...branchesOf(store, providerVersion) } : null,
      ...self(url`/pacticipants/${provider}`),
    },
    pact: { createdAt: formatDate(pact.createdAt), ...self(pactUrl(pact, url)) },
    pactTags: tags(version, headTagsOf(store, pact)),
    latestVerificationResult: result
      ? {
          success: result.success,
          verifiedAt: formatDate(result.createdAt),
          ...self(`${pactUrl(pact, url)}/verification-results/latest`),
        }
      : null,
    latestVerificationResultTags: providerVersion
      ? tags(
          providerVersion,
          [...providerVersion.tags.keys()].filter(
            (name) => store.versionsOf(provider).findLast((other) => other.tags.has(name)) === providerVersion,
          ),
        )
      : [],
    verificationStatus: result ? (result.success ? 'success' : 'failed') : 'never',
    webhookStatus: 'none',
    latestWebhookExecution: null,
    _links: {
      'pb:webhook-status': link(url`/pacts/provider/${provider}/consumer/${consumer}/webhooks/status`, {
        title: `Status of webhooks for ${consumer}/${provider} pact`,
      }),
    },
  };
}

/** @param {import('../../engine/store.js').Store} store @param {Version} version */
function branchesOf(store, version) {
  const names = headBranches(store, version);
  return { branch: names.at(-1) ?? null, headBranchNames: names };
}
