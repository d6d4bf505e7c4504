import { buildNestedQuery } from '../../engine/nested-query.js';
import { consumerVersionOf, headTagsOf } from '../../engine/pacts.js';
import { curies, dayOf, link, templated, timestamps } from './links.js';
import { embeddedVersion } from './pacticipants.js';

/**
 * @typedef {import('../urls.js').Url} Url
 * @typedef {import('../../engine/store.js').Store} Store
 * @typedef {import('../../engine/store.js').Pact} Pact
 */

/** @param {Pact} pact @returns {string} */
export const pactName = ({ consumer, consumerVersion, provider }) =>
  `Pact between ${consumer} (${consumerVersion}) and ${provider}`;

/**
 * @param {Pick<Pact, 'consumer' | 'provider'>} pact
 * @param {Url} url
 * @returns {string} the beginning of the URLs of all their pacts
 */
export const pairUrl = ({ consumer, provider }, url) => url`/pacts/provider/${provider}/consumer/${consumer}`;

/** @param {Pact} pact @param {Url} url */
export const pactUrl = (pact, url) => pairUrl(pact, url) + `/version/${encodeURIComponent(pact.consumerVersion)}`;

/** @param {Pact} pact @param {Url} url */
export const pactLink = (pact, url) => link(pactUrl(pact, url), { title: 'Pact', name: pactName(pact) });

/** @param {Pact} pact @param {Url} url */
export const pactVersionUrl = (pact, url) => `${pairUrl(pact, url)}/pact-version/${pact.sha}`;

/**
 * @typedef {object} PactOptions
 * @property {string} [metadata] goes into the link for publishing results
 * @property {string[]} [consumerVersions] the consumer versions that the pact was selected for, latest first
 */

/** @param {Pact} pact @param {Url} url @param {PactOptions} [options] @returns {any} the pact file with links */
export function pactRepresentation(pact, url, options) {
  if (Array.isArray(pact.content)) return pact.content;
  return { ...pact.content, ...timestamps(pact), _links: pactLinks(pact, url, options) };
}

/**
 * @param {Store} store
 * @param {Pact} pact
 * @param {Url} url
 * @param {PactOptions} [options]
 * @returns {any} the pact file inside a property
 */
export const extendedPactRepresentation = (store, pact, url, options) => ({
  ...timestamps(pact),
  contract: pact.content,
  _embedded: {
    tags: headTagsOf(store, pact).map((name) => ({
      name,
      latest: true,
      _links: {
        self: link(`${consumerVersionUrl(pact, url)}/tags/${encodeURIComponent(name)}`, { title: 'Tag', name }),
        'pb:latest-pact': link(`${pairUrl(pact, url)}/latest/${encodeURIComponent(name)}`, {
          name: `The latest pact with the tag ${name}`,
        }),
      },
    })),
  },
  _links: pactLinks(pact, url, options),
});

/** @param {Pact} pact @param {Url} url */
const consumerVersionUrl = ({ consumer, consumerVersion }, url) =>
  url`/pacticipants/${consumer}/versions/${consumerVersion}`;

/** @param {Pact} pact @param {Url} url @param {PactOptions} [options] */
function pactLinks(pact, url, { metadata, consumerVersions } = {}) {
  const { consumer, consumerVersion, provider, sha } = pact;
  const [pair, self, version] = [pairUrl(pact, url), pactUrl(pact, url), pactVersionUrl(pact, url)];
  const query = { q: [{ pacticipant: consumer, version: consumerVersion }], latestby: 'cvpv' };
  return {
    self: pactLink(pact, url),
    'pb:consumer': link(url`/pacticipants/${consumer}`, { title: 'Consumer', name: consumer }),
    'pb:consumer-version': link(consumerVersionUrl(pact, url), { title: 'Consumer version', name: consumerVersion }),
    ...(consumerVersions && {
      'pb:consumer-versions': consumerVersions.map((name) =>
        link(url`/pacticipants/${consumer}/versions/${name}`, { title: 'Consumer version', name }),
      ),
    }),
    'pb:provider': link(url`/pacticipants/${provider}`, { title: 'Provider', name: provider }),
    'pb:pact-version': link(version, { title: 'Pact content version permalink', name: sha }),
    'pb:latest-pact-version': link(`${pair}/latest`, { title: 'Latest version of this pact' }),
    'pb:all-pact-versions': link(`${pair}/versions`, { title: 'All versions of this pact' }),
    'pb:latest-untagged-pact-version': link(`${pair}/latest-untagged`, {
      title: 'Latest untagged version of this pact',
    }),
    'pb:latest-tagged-pact-version': templated(`${pair}/latest/{tag}`, { title: 'Latest tagged version of this pact' }),
    'pb:previous-distinct': link(`${self}/previous-distinct`, { title: 'Previous distinct version of this pact' }),
    'pb:diff-previous-distinct': link(`${self}/diff/previous-distinct`, {
      title: 'Diff with previous distinct version of this pact',
    }),
    'pb:diff': templated(`${version}/diff/pact-version/{pactVersion}`, {
      title: 'Diff with another specified version of this pact',
    }),
    'pb:pact-webhooks': link(url`/webhooks/provider/${provider}/consumer/${consumer}`, {
      title: `Webhooks for the pact between ${consumer} and ${provider}`,
    }),
    // The broker itself uses the consumer's path for the provider.
    'pb:consumer-webhooks': link(url`/webhooks/consumer/${provider}`, {
      title: `Webhooks for all pacts with provider ${provider}`,
    }),
    'pb:tag-prod-version': link(`${consumerVersionUrl(pact, url)}/tags/prod`, {
      title: "PUT to this resource to tag this consumer version as 'production'",
    }),
    'pb:tag-version': link(`${consumerVersionUrl(pact, url)}/tags/{tag}`, {
      title: 'PUT to this resource to tag this consumer version',
    }),
    'pb:publish-verification-results': link(
      `${version}${metadata ? `/metadata/${metadata}` : ''}/verification-results`,
      {
        title: 'Publish verification results',
      },
    ),
    'pb:latest-verification-results': link(`${version}/verification-results/latest`),
    'pb:triggered-webhooks': link(`${self}/triggered-webhooks`, {
      title: 'Webhooks triggered by the publication of this pact',
    }),
    'pb:matrix-for-consumer-version': link(`${url`/matrix`}?${buildNestedQuery(query)}`, {
      title: 'View matrix rows for the consumer version to which this pact belongs',
    }),
    curies: curies(url``, 'pact'),
  };
}

/** @param {Store} store @param {Pact[]} pacts @param {Url} url @returns {any} the latest pact of each pair */
export function latestPactsRepresentation(store, pacts, url) {
  const links = (/** @type {object} */ properties) =>
    pacts.map((pact) =>
      link(`${pairUrl(pact, url)}/latest`, {
        title: `Latest pact between ${pact.consumer} and ${pact.provider}`,
        ...properties,
      }),
    );
  return {
    pacts: pacts.map((pact) => ({
      ...timestamps(pact),
      _embedded: {
        consumer: {
          name: pact.consumer,
          _embedded: { version: embeddedVersion(consumerVersionOf(store, pact), url) },
          _links: { self: link(url`/pacticipants/${pact.consumer}`) },
        },
        provider: { name: pact.provider, _links: { self: link(url`/pacticipants/${pact.provider}`) } },
      },
      _links: { self: [link(`${pairUrl(pact, url)}/latest`), link(pactUrl(pact, url))] },
    })),
    _links: {
      self: link(url`/pacts/latest`),
      'pb:pacts': links({}),
      pacts: links({ name: 'DEPRECATED - please use the pb:pacts relation' }),
      curies: curies(url``, 'pacts'),
    },
  };
}

/**
 * @param {string} provider
 * @param {Pact[]} pacts
 * @param {Url} url
 * @param {{self: string, title: string}} list
 * @returns {any}
 */
export const providerPactsRepresentation = (provider, pacts, url, { self, title }) => ({
  _links: {
    self: link(self, { title }),
    'pb:provider': link(url`/pacticipants/${provider}`, { name: provider }),
    'pb:pacts': pacts.map((pact) => link(pactUrl(pact, url), { title: pactName(pact), name: pact.consumer })),
    provider: link(url`/pacticipants/${provider}`, {
      title: provider,
      name: 'DEPRECATED - please use the pb:provider relation',
    }),
    pacts: pacts.map((pact) =>
      link(pactUrl(pact, url), {
        title: `DEPRECATED - please use the pb:pacts relation. ${pactName(pact)}`,
        name: pact.consumer,
      }),
    ),
  },
});

/**
 * @param {Store} store
 * @param {{consumer: string, provider: string}} pair
 * @param {Pact[]} pacts
 * @param {Url} url
 * @param {{self: string, tag?: string}} list the links of a tag's list have other names
 * @returns {any}
 */
export function pactVersionsRepresentation(store, { consumer, provider }, pacts, url, { self, tag }) {
  const prefix = tag === undefined ? '' : 'pb:';
  const withTag = tag === undefined ? '' : ` with tag ${tag}`;
  const title = `All versions of the pact between ${consumer} and ${provider}${withTag}`;
  return {
    _embedded: {
      pacts: pacts.map((pact) => ({
        ...timestamps(pact),
        _embedded: { consumerVersion: embeddedVersion(consumerVersionOf(store, pact), url) },
        _links: { self: link(pactUrl(pact, url), { title: pactName(pact) }) },
      })),
    },
    _links: {
      self: link(self, { title }),
      [`${prefix}consumer`]: link(url`/pacticipants/${consumer}`, { title: 'Consumer', name: consumer }),
      [`${prefix}provider`]: link(url`/pacticipants/${provider}`, { title: 'Provider', name: provider }),
      [`${prefix}pact-versions`]: pacts.map((pact) =>
        link(pactUrl(pact, url), {
          title: tag === undefined ? 'Pact' : 'Pact version',
          name: `Version ${pact.consumerVersion} - ${dayOf(pact.createdAt)}`,
        }),
      ),
    },
  };
}
