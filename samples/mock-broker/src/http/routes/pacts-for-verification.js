import { parseNestedQuery } from '../../engine/nested-query.js';
import { encodeMetadata } from '../../engine/pact-metadata.js';
import { pactsForVerification } from '../../engine/pacts-for-verification.js';
import { validatePactsQuery, validatePactsQueryString } from '../../engine/selector-validation.js';
import { hasErrors } from '../../engine/validation.js';
import { noticesFor, shortDescription } from '../../engine/verifiable-pact-notices.js';
import { link } from '../representations/links.js';
import { pactName, pactVersionUrl } from '../representations/pacts.js';
import { invalid, ok, unsupportedMediaType } from '../responses.js';
import { listUrls } from './lists.js';
import { providerExists } from './pact-lists.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/pacts-for-verification.js').VerifiablePact} VerifiablePact
 */

/** @type {import('../resource.js').Resource[]} */
export const pactsForVerificationResources = [
  {
    path: '/pacts/provider/:provider/for-verification',
    malformed: (request) => {
      if (request.method === 'POST' && !request.contentType.includes('json')) return undefined;
      const errors =
        request.method === 'GET'
          ? validatePactsQueryString(parseNestedQuery(request.query.toString()))
          : validatePactsQuery(request.store, queryOf(request));
      return hasErrors(errors) ? invalid(errors) : undefined;
    },
    exists: providerExists,
    GET: list,
    POST: (request) => (request.contentType.includes('json') ? list(request) : unsupportedMediaType),
  },
];

/** @param {Request} request @returns {any} the body, or for GET the query, whose names are in snake case */
function queryOf(request) {
  if (request.method === 'POST') return request.text ? request.body : {};
  const flags = (/** @type {any} */ value) => (value === 'true' ? true : value === 'false' ? false : value);
  const convert = (/** @type {any} */ value) => {
    if (Array.isArray(value)) return value.map(convert);
    if (value === null || typeof value !== 'object') return flags(value);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [camelCase(key), convert(item)]));
  };
  return convert(parseNestedQuery(request.query.toString()));
}

/** @param {string} name */
const camelCase = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {Request} request */
function list(request) {
  const { store, params, method } = request;
  const query = queryOf(request);
  const options = { deprecated: method === 'GET', includePending: query.includePendingStatus ?? true };
  const pacts = pactsForVerification(store, params.provider, query);
  return ok({
    _embedded: { pacts: pacts.map((verifiable) => represent(request, verifiable, options)) },
    _links: { self: link(listUrls(request).path, { title: 'Pacts to be verified' }) },
  });
}

/**
 * @param {Request} request
 * @param {VerifiablePact} verifiable
 * @param {{deprecated: boolean, includePending: boolean}} options
 */
function represent({ store, url }, verifiable, options) {
  const { pact, pending, wip } = verifiable;
  const version = pactVersionUrl(pact, url);
  const noticeUrl = wip ? `${version}/metadata/${encodeMetadata({ wip: true })}` : version;
  return {
    shortDescription: shortDescription(verifiable),
    verificationProperties: {
      ...(options.includePending && { pending }),
      ...(wip && { wip }),
      notices: noticesFor(store, verifiable, noticeUrl, options),
    },
    _links: { self: link(`${version}/metadata/${encodeMetadata(metadataOf(verifiable))}`, { name: pactName(pact) }) },
  };
}

/** @param {VerifiablePact} verifiable @returns {any} */
function metadataOf({ wip, pending, selections }) {
  if (wip) return { w: true };
  return {
    s: selections.map(({ selector: { branch, tag, latest, environment }, version }) => ({
      ...(branch !== undefined && { b: branch }),
      ...(tag !== undefined && { t: tag }),
      ...(latest !== undefined && { l: latest }),
      ...(environment !== undefined && { e: environment }),
      cv: version.id,
    })),
    ...(pending !== null && { p: pending }),
  };
}
