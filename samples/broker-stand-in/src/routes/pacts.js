import { HttpError, created, found, invalid, ok } from '../http.js';
import { pactsToVerify } from '../pacts-to-verify.js';
import * as represent from '../representations.js';
import { selectVersions } from '../selectors.js';
import { contentSha } from '../store.js';
import { pactPublished, verificationPublished } from '../webhooks.js';

/** @typedef {import('../http.js').Request} Request */

/** @type {import('../http.js').Routes} */
export const pactRoutes = {
  'POST /contracts/publish': publish,
  'GET /pacts/latest': ({ store, url }) => {
    const latest = new Map(store.pacts.map((pact) => [JSON.stringify([pact.consumer, pact.provider]), pact]));
    return ok({ pacts: [...latest.values()].map((pact) => represent.pactSummary(pact, url)) });
  },

  'GET /pacts/provider/:provider/for-verification': ({ params, url }) =>
    ok({ _links: { self: { href: url`/pacts/provider/${params.provider}/for-verification` } } }),
  'POST /pacts/provider/:provider/for-verification': ({ store, params, body, url }) => {
    found(store.pacticipants.get(params.provider));
    const pacts = pactsToVerify(store, params.provider, body).map((selected) => represent.pactToVerify(selected, url));
    return ok({ _embedded: { pacts } });
  },

  'GET /pacts/provider/:provider/provider-states': (request) => listStates(request, { mainBranch: true, latest: true }),
  'GET /pacts/provider/:provider/provider-states/branch/:branch': (request) =>
    listStates(request, { branch: request.params.branch, latest: true }),
  'GET /pacts/provider/:provider/provider-states/environment/:environment': (request) =>
    listStates(request, { environment: request.params.environment }),

  'GET /pacts/provider/:provider/latest': (request) => list(request, { latest: true }),
  ...listsByBranch('/pacts/provider/:provider'),
  ...listsByBranch('/pacts/provider/:provider/consumer/:consumer'),

  'GET /pacts/provider/:provider/consumer/:consumer/version/:version': ({ store, params, url }) =>
    ok(represent.pact(found(store.pact(params.consumer, params.version, params.provider)), url)),
  'GET /pacts/provider/:provider/consumer/:consumer/pact-version/:sha/metadata/:version': (request) =>
    ok(represent.pact(pactByContent(request), request.url, represent.readMetadata(request.params.version).wip)),

  'POST /pacts/provider/:provider/consumer/:consumer/pact-version/:sha/metadata/:version/verification-results':
    publishVerification,
  'GET /pacts/provider/:provider/consumer/:consumer/pact-version/:sha/verification-results/:number': ({ store, params, url }) => {
    const verification = store.verifications.find(
      ({ consumer, provider, sha, number }) =>
        consumer === params.consumer && provider === params.provider && sha === params.sha && String(number) === params.number,
    );
    return ok(represent.verification(found(verification), url));
  },
};

/** @param {Request} request */
function publish({ store, body, url }) {
  const { pacticipantName: consumer, pacticipantVersionNumber: consumerVersion, branch, tags, buildUrl, contracts } = body;
  if (!consumerVersion) throw invalid('pacticipantVersionNumber', 'is missing');

  /** @type {{provider: string, content: any}[]} */
  const publications = contracts.map((/** @type {any} */ { providerName: provider, content, onConflict }) => {
    const sent = JSON.parse(Buffer.from(content, 'base64').toString());
    const existing = store.pact(consumer, consumerVersion, provider)?.content;
    const merged = existing && onConflict === 'merge' ? merge(existing, sent) : sent;
    const isOther = existing && onConflict !== 'merge' && contentSha(existing) !== contentSha(sent);
    if (merged === null || isOther) throw conflict(consumer, consumerVersion, provider);
    return { provider, content: merged };
  });

  const version = store.ensureVersion(consumer, consumerVersion, { branch, tags, buildUrl });
  const notices = [
    { type: 'debug', text: `Recorded version ${consumerVersion} of ${consumer}${branch ? ` on branch ${branch}` : ''}` },
  ];
  const pacts = publications.map(({ provider, content }) => {
    const before = store.pacts.findLast((pact) => pact.consumer === consumer && pact.provider === provider);
    const sha = before?.sha;
    const pact = store.addPact({ consumer, consumerVersion, provider, content });
    const changed = sha !== pact.sha;
    notices.push(
      {
        type: 'success',
        text: `Published the pact with ${provider}${sha ? (changed ? '; its content has changed' : '; its content is the same') : ''}`,
      },
      { type: 'debug', text: `See ${represent.pactUrl(pact, url)}` },
      ...pactPublished(store, pact, changed, url).map(({ uuid, event, webhook }) => ({
        type: 'debug',
        text: `Webhook ${webhook.description ?? webhook.uuid} triggered by ${event}, see ${url`/triggered-webhooks/${uuid}`}`,
      })),
    );
    return pact;
  });
  return ok(represent.publication(version, pacts, notices, url));
}

/** @param {string} consumer @param {string} version @param {string} provider */
function conflict(consumer, version, provider) {
  const text = `Version ${version} of ${consumer} already has a pact with ${provider}, with other content. Publish the new content under a new version.`;
  return new HttpError(409, { errors: { contracts: ['conflict with what is published'] }, notices: [{ type: 'error', text }] });
}

/**
 * @param {any} existing a pact file
 * @param {any} sent another of the same consumer version
 * @returns {any} the interactions of both, or `null` when they give one interaction two contents
 */
function merge(existing, sent) {
  /** @param {any} interaction */
  const key = ({ description, providerState, providerStates }) => JSON.stringify([description, providerState, providerStates]);
  const interactions = new Map(
    (existing.interactions ?? []).map((/** @type {any} */ interaction) => [key(interaction), interaction]),
  );
  for (const interaction of sent.interactions ?? []) {
    const same = interactions.get(key(interaction));
    if (same && contentSha({ interactions: [same] }) !== contentSha({ interactions: [interaction] })) return null;
    interactions.set(key(interaction), interaction);
  }
  return { ...sent, interactions: [...interactions.values()] };
}

/** @param {Request} request @returns {import('../store.js').Pact} the pact with that content, of that version if it has it */
function pactByContent({ store, params }) {
  const { consumer, provider, sha } = params;
  const { version } = represent.readMetadata(params.version);
  const pacts = store.pacts.filter((pact) => pact.consumer === consumer && pact.provider === provider && pact.sha === sha);
  return found(pacts.find(({ consumerVersion }) => consumerVersion === version) ?? pacts.at(-1));
}

/** @param {Request} request */
function publishVerification(request) {
  const { store, body, params, url } = request;
  const pact = pactByContent(request);
  const { wip } = represent.readMetadata(params.version);
  const { success, providerApplicationVersion: providerVersion, testResults, buildUrl } = body;
  if (typeof success !== 'boolean') throw invalid('success', 'is missing');
  if (!providerVersion) throw invalid('providerApplicationVersion', 'is missing');
  const { consumer, provider, sha } = pact;
  const verification = store.addVerification({ consumer, provider, sha, providerVersion, success, wip, testResults, buildUrl });
  verificationPublished(store, pact, verification, url);
  return created(represent.verification(verification, url));
}

/** @param {string} path of the pacts with one provider @returns {import('../http.js').Routes} its lists for the main or another branch */
function listsByBranch(path) {
  return {
    [`GET ${path}/branch`]: (request) => list(request, { mainBranch: true }),
    [`GET ${path}/branch/latest`]: (request) => list(request, { mainBranch: true, latest: true }),
    [`GET ${path}/branch/:branch`]: (request) => list(request, { branch: request.params.branch }),
    [`GET ${path}/branch/:branch/latest`]: (request) => list(request, { branch: request.params.branch, latest: true }),
  };
}

/** @param {Request} request @param {import('../selectors.js').VersionSelector} selector */
function list({ store, params, url }, selector) {
  found(store.pacticipants.get(params.provider));
  const links = select(store, params, selector).map((pact) => represent.pactLink(pact, url));
  return ok({ _links: { 'pb:pacts': links, pacts: links } });
}

/** @param {Request} request @param {import('../selectors.js').VersionSelector} selector */
function listStates({ store, params }, selector) {
  /** @type {Map<string, {name: string, params?: object, consumers: string[]}>} */
  const states = new Map();
  for (const { consumer, content } of select(store, params, selector)) {
    for (const state of (content.interactions ?? []).flatMap((/** @type {any} */ { providerStates = [] }) => providerStates)) {
      const entry = states.get(JSON.stringify(state)) ?? { ...state, consumers: [] };
      if (!entry.consumers.includes(consumer)) entry.consumers.push(consumer);
      states.set(JSON.stringify(state), entry);
    }
  }
  return ok({ providerStates: [...states.values()] });
}

/**
 * @param {import('../store.js').Store} store
 * @param {Record<string, string>} params the provider, and perhaps the consumer
 * @param {import('../selectors.js').VersionSelector} selector of consumer versions
 */
function select(store, { provider, consumer }, selector) {
  const consumers = consumer ? [consumer] : store.pacticipants.keys();
  return [...consumers].flatMap((name) =>
    selectVersions(store, name, selector).flatMap(({ number }) => store.pact(name, number, provider) ?? []),
  );
}
