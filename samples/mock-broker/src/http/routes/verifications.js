import { decodeMetadata } from '../../engine/pact-metadata.js';
import { latestPacts, pactByContent } from '../../engine/pacts.js';
import {
  latestVerification,
  publishVerification,
  validateVerification,
  verificationSummary,
} from '../../engine/verifications.js';
import { hasErrors } from '../../engine/validation.js';
import { link } from '../representations/links.js';
import {
  extendedVerificationRepresentation,
  verificationRepresentation,
  verificationUrl,
} from '../representations/verifications.js';
import { found } from '../resource.js';
import { HttpError, created, failed, invalid, noContent, ok } from '../responses.js';
import { listUrls } from './lists.js';
import { pactOf, pactVersionOf, pairOf } from './pacts.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/store.js').Pact} Pact
 * @typedef {import('../../engine/store.js').Verification} Verification
 */

const PAIR = '/pacts/provider/:provider/consumer/:consumer';
const PACT_VERSION = `${PAIR}/pact-version/:sha`;
const EXTENDED = 'application/vnd.pactbrokerextended.v1+json';

/** @type {import('../resource.js').Resource[]} */
export const verificationResources = [
  publishResource(`${PACT_VERSION}/verification-results`),
  publishResource(`${PACT_VERSION}/metadata/:metadata/verification-results`),
  verificationResource(`${PACT_VERSION}/verification-results/:number`, byNumber),
  verificationResource(`${PACT_VERSION}/metadata/:metadata/verification-results/:number`, byNumber),
  verificationResource(`${PACT_VERSION}/verification-results/latest`, latestOf(pactVersionOf)),
  verificationResource(`${PAIR}/version/:version/verification-results/latest`, latestOf(pactOf)),
  verificationResource(`${PAIR}/latest/verification-results/latest`, latestOf(latestPactOf)),
  verificationResource(`${PAIR}/latest/:tag/verification-results/latest`, latestOf(latestPactOf)),
  {
    path: '/verification-results/consumer/:consumer/version/:version/latest',
    exists: ({ store, params }) => store.version(params.consumer, params.version),
    GET: (request) => {
      const { store, params } = request;
      const { verifications, unknown, pactCount } = verificationSummary(store, params.consumer, params.version);
      const providers = (/** @type {boolean} */ success) =>
        verifications.filter((result) => result.success === success).map(({ provider }) => provider);
      return ok({
        success: providers(true).length === pactCount,
        providerSummary: { successful: providers(true), failed: providers(false), unknown },
        _embedded: { verificationResults: verifications.map((result) => represent(request, result)) },
        _links: {
          self: link(listUrls(request).path, {
            title: `Latest verification results for consumer ${params.consumer} version ${params.version}`,
          }),
        },
      });
    },
  },
];

/** @param {string} path @returns {import('../resource.js').Resource} */
function publishResource(path) {
  return {
    path,
    accepts: ['application/json'],
    malformed: (request) => {
      if (request.method !== 'POST') return undefined;
      const errors = validateVerification(request.body);
      return hasErrors(errors) ? invalid(errors) : undefined;
    },
    exists: pactVersionOf,
    POST: (request) => {
      const { store, params, body, base, url } = request;
      const pact = found(pactVersionOf(request));
      const context = { base_url: base, build_url: body.buildUrl ?? undefined };
      const metadata = decodeMetadata(store, params.metadata);
      const { verification, events } = publishVerification(store, pact, body, metadata, context);
      request.schedule(events.flatMap(({ triggeredWebhooks }) => triggeredWebhooks));
      return created(represent(request, verification), verificationUrl(verification, url));
    },
  };
}

/**
 * @param {string} path
 * @param {(request: Request) => Verification | undefined} find
 * @returns {import('../resource.js').Resource}
 */
function verificationResource(path, find) {
  return {
    path,
    produces: ['application/hal+json', 'application/json', EXTENDED],
    exists: find,
    GET: (request) => ok(represent(request, found(find(request)))),
    DELETE: (request) => {
      const deleted = found(find(request));
      request.store.verifications = request.store.verifications.filter((result) => result !== deleted);
      request.store.triggeredWebhooks = request.store.triggeredWebhooks.filter(
        ({ verification }) => verification !== deleted,
      );
      return noContent;
    },
  };
}

/** @param {Request} request @returns {Verification | undefined} */
function byNumber({ store, params }) {
  if (params.number === 'all') {
    throw new HttpError(failed('To see all the verifications for a pact, use the Matrix page', 404));
  }
  return store
    .verificationsOf({ ...pairOf(params), sha: params.sha })
    .find(({ number }) => String(number) === params.number);
}

/**
 * @param {(request: Request) => Pact | undefined} pactOfRequest
 * @returns {(request: Request) => Verification | undefined}
 */
function latestOf(pactOfRequest) {
  return (request) => {
    const pact = pactOfRequest(request);
    return pact && latestVerification(request.store, pact);
  };
}

/** @param {Request} request @returns {Pact | undefined} */
function latestPactOf({ store, params }) {
  return latestPacts(store, pairOf(params), params.tag === undefined ? {} : { tag: params.tag })[0];
}

/** @param {Request} request @param {Verification} verification */
function represent({ store, params, url, accept }, verification) {
  const consumerVersion = params.version;
  const pact = found(pactByContent(store, verification, { sha: verification.sha, consumerVersion }));
  return accept === EXTENDED
    ? extendedVerificationRepresentation(store, verification, pact, url)
    : verificationRepresentation(verification, pact, url);
}
