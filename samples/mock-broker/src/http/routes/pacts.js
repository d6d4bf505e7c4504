import { contractDataPublished } from '../../engine/integrations.js';
import { decodeMetadata, encodeMetadata } from '../../engine/pact-metadata.js';
import {
  cannotMerge,
  consumerVersionOf,
  deletePacts,
  disallowedChangeMessage,
  isDisallowedChange,
  latestPacts,
  mergePact,
  pactByContent,
  previousDistinctPact,
  publishPact,
} from '../../engine/pacts.js';
import { similarNameMessages } from '../../engine/pacticipants.js';
import { isBlank } from '../../engine/validation.js';
import { link } from '../representations/links.js';
import { extendedPactRepresentation, pactRepresentation, pairUrl } from '../representations/pacts.js';
import { found } from '../resource.js';
import { created, failed, invalid, ok } from '../responses.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/store.js').Pact} Pact
 * @typedef {import('../../engine/pacts.js').LatestSelection} LatestSelection
 */

const PAIR = '/pacts/provider/:provider/consumer/:consumer';
const EXTENDED = 'application/vnd.pactbrokerextended.v1+json';
const PRODUCES = ['application/hal+json', 'application/json', EXTENDED];

/** @type {import('../resource.js').Resource[]} */
export const pactResources = [
  pactResource(`${PAIR}/version/:version`),
  pactResource(`${PAIR}/versions/:version`),
  pactResource('/pact/provider/:provider/consumer/:consumer/version/:version'),
  pactVersionResource(`${PAIR}/pact-version/:sha`),
  pactVersionResource(`${PAIR}/pact-version/:sha/metadata/:metadata`),
  {
    path: `${PAIR}/version/:version/previous-distinct`,
    exists: previousDistinctOf,
    GET: (request) => ok(pactRepresentation(found(previousDistinctOf(request)), request.url)),
  },
  latestPactResource(`${PAIR}/latest`),
  latestPactResource('/pact/provider/:provider/consumer/:consumer/latest'),
  latestPactResource(`${PAIR}/latest/:tag`, ({ tag }) => ({ tag })),
  latestPactResource(`${PAIR}/latest-untagged`, () => ({ untagged: true })),
  latestPactResource(`${PAIR}/branch/:branch/latest`, ({ branch }) => ({ branch })),
];

/** @param {string} path @returns {import('../resource.js').Resource} the pact of a consumer version */
function pactResource(path) {
  return {
    path,
    produces: PRODUCES,
    accepts: ['application/json'],
    requiresBody: ['PUT', 'PATCH'],
    malformed: (request) => (['PUT', 'PATCH'].includes(request.method) ? malformedPact(request) : undefined),
    exists: pactOf,
    GET: (request) => show(request, found(pactOf(request))),
    PUT: save,
    PATCH: save,
    DELETE: (request) => {
      const pact = found(pactOf(request));
      deletePacts(request.store, (other) => other === pact);
      return afterDeletion(request);
    },
  };
}

/** @param {string} path @returns {import('../resource.js').Resource} the pact with some content */
function pactVersionResource(path) {
  return {
    path,
    produces: PRODUCES,
    exists: pactVersionOf,
    GET: (request) => {
      const { metadata } = request.params;
      const known = decodeMetadata(request.store, metadata).consumerVersionNumbers.filter((number) =>
        request.store.version(request.params.consumer, number),
      );
      const consumerVersions = known.length > 0 ? known.reverse() : undefined;
      return show(request, found(pactVersionOf(request)), { metadata, consumerVersions });
    },
  };
}

/**
 * @param {string} path
 * @param {(params: Record<string, string>) => LatestSelection} [selectionOf]
 * @returns {import('../resource.js').Resource}
 */
function latestPactResource(path, selectionOf = () => ({})) {
  const find = ({ store, params }) => latestPacts(store, pairOf(params), selectionOf(params))[0];
  return {
    path,
    produces: PRODUCES,
    exists: find,
    GET: (request) => {
      const pact = found(find(request));
      const { tag } = selectionOf(request.params);
      const { id } = consumerVersionOf(request.store, pact);
      const metadata = encodeMetadata({ ...(tag !== undefined && { cvt: [tag] }), cv: id });
      const headers = { 'X-Pact-Consumer-Version': pact.consumerVersion };
      return { ...show(request, pact, { metadata }), headers };
    },
  };
}

/** @param {Record<string, string>} params */
export function pairOf({ consumer, provider }) {
  return { consumer, provider };
}

/** @param {Request} request @returns {Pact | undefined} */
export function pactOf({ store, params }) {
  return store.pact(params.consumer, params.version, params.provider);
}

/** @param {Request} request @returns {Pact | undefined} */
export function pactVersionOf({ store, params }) {
  const { consumerVersionNumber } = decodeMetadata(store, params.metadata);
  return pactByContent(store, pairOf(params), { sha: params.sha, consumerVersion: consumerVersionNumber });
}

/** @param {Request} request */
function previousDistinctOf(request) {
  const pact = pactOf(request);
  return pact && previousDistinctPact(request.store, pact);
}

/** @param {Request} request @param {Pact} pact @param {import('../representations/pacts.js').PactOptions} [options] */
function show({ store, url, accept }, pact, options) {
  return ok(
    accept === EXTENDED
      ? extendedPactRepresentation(store, pact, url, options)
      : pactRepresentation(pact, url, options),
  );
}

/** @param {Request} request */
function malformedPact({ body, params }) {
  /** @type {Record<string, string[]>} */
  const errors = {};
  for (const role of ['consumer', 'provider']) {
    const [name, nameInPact] = [params[role], body?.[role]?.name];
    const problems = [];
    if (isBlank(name)) problems.push('cannot be blank');
    if (typeof nameInPact === 'string' && !isBlank(nameInPact) && nameInPact !== name) {
      problems.push(`name in pact '${nameInPact}' does not match name in URL path '${name}'.`);
    }
    if (problems.length > 0) errors[`${role}.name`] = problems;
  }
  if (isBlank(params.version)) errors.consumer_version_number = ['cannot be blank'];
  return Object.keys(errors).length > 0 ? invalid(errors) : undefined;
}

/** @param {Request} request PUT or PATCH of a pact */
function save(request) {
  const { store, params, body: content, base, url, method } = request;
  const existing = pactOf(request);
  const publication = { ...pairOf(params), consumerVersion: params.version, content };
  const similar = similarNameMessages(store, [params.consumer, params.provider], base);
  if (similar.length > 0) return { status: 409, type: 'text/plain', body: similar.join('\n') };
  if (method === 'PATCH' && cannotMerge(existing, content)) return { status: 409 };
  if (method === 'PUT' && isDisallowedChange(store, existing, content))
    return failed(disallowedChangeMessage(publication), 409);

  const publish = method === 'PATCH' && existing ? mergePact : publishPact;
  const { pact, events } = publish(store, publication, { base_url: base });
  contractDataPublished(store, pact.consumer, pact.provider);
  request.schedule(events.flatMap(({ triggeredWebhooks }) => triggeredWebhooks));
  const representation = pactRepresentation(pact, url);
  return existing ? ok(representation) : created(representation);
}

/** @param {Request} request @returns {import('../responses.js').Response} a link to the latest pact that is left */
export function afterDeletion({ store, params, base, url }) {
  const [latest] = latestPacts(store, pairOf(params));
  return ok({
    _links: {
      index: link(base),
      ...(latest && { 'pb:latest-pact-version': link(`${pairUrl(latest, url)}/latest`, { title: 'Latest pact' }) }),
    },
  });
}
