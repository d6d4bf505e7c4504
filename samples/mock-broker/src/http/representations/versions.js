import { branchHead } from '../../engine/branches.js';
import { curies, dayOf, link, pageLinks, templated, timestamps } from './links.js';
import { pactLink } from './pacts.js';
import { deployedLink, environmentName } from './pacticipants.js';

/**
 * @typedef {import('../urls.js').Url} Url
 * @typedef {import('../../engine/store.js').Store} Store
 * @typedef {import('../../engine/store.js').Version} Version
 */

/** @param {Store} store @param {Version} version @param {Url} url @param {string} self the URL that was requested */
export function versionRepresentation(store, version, url, self) {
  return represent(store, version, url, self, {
    'pb:deployed-environments': deployedLinks(store, version, url),
    'pb:released-environments': releasedLinks(store, version, url),
    'pb:record-deployment': recordLinks(store, version, url, 'deployment', 'deployed-versions'),
    'pb:record-release': recordLinks(store, version, url, 'release', 'released-versions'),
  });
}

/**
 * @param {Store} store
 * @param {Version} version
 * @param {Url} url
 * @param {string} self
 * @param {object} environmentLinks
 */
function represent(store, version, url, self, environmentLinks) {
  const { pacticipant, number, buildUrl } = version;
  return {
    number,
    buildUrl: buildUrl ?? undefined,
    ...timestamps(version),
    _embedded: {
      branchVersions: [...version.branches.keys()].map((name) => ({
        name,
        latest: branchHead(store, pacticipant, name) === version,
        _links: {
          self: link(url`/pacticipants/${pacticipant}/branches/${name}/versions/${number}`, {
            title: 'Branch version',
            name,
          }),
        },
      })),
      tags: [...version.tags.keys()].map((name) => ({
        name,
        _links: { self: link(tagUrl(version, name, url), { title: 'Tag', name }) },
      })),
    },
    _links: {
      self: link(self, { title: 'Version', name: number }),
      'pb:pacticipant': link(url`/pacticipants/${pacticipant}`, { title: 'Pacticipant', name: pacticipant }),
      'pb:tag': templated(`${versionUrl(version, url)}/tags/{tag}`, {
        title: 'Get, create or delete a tag for this pacticipant version',
      }),
      'pb:latest-verification-results-where-pacticipant-is-consumer': link(
        url`/verification-results/consumer/${pacticipant}/version/${number}/latest`,
        { title: 'Latest verification results for consumer version' },
      ),
      'pb:pact-versions': store.pacts
        .filter(({ consumer, consumerVersion }) => consumer === pacticipant && consumerVersion === number)
        .sort((one, other) => (one.provider.toLowerCase() < other.provider.toLowerCase() ? -1 : 1))
        .map((pact) => pactLink(pact, url)),
      ...environmentLinks,
      curies: curies(url``, 'version'),
    },
  };
}

/** @param {Store} store @param {Version} version @param {Url} url */
const deployedLinks = (store, version, url) =>
  store.deployedVersions
    .filter((deployed) => deployed.pacticipant === version.pacticipant && deployed.version === version.number)
    .map((deployed) => deployedLink(store, deployed, url));

/** @param {Store} store @param {Version} version @param {Url} url */
const releasedLinks = (store, version, url) =>
  store.releasedVersions
    .filter((released) => released.pacticipant === version.pacticipant && released.version === version.number)
    .map(({ uuid, environment, currentlySupported }) =>
      link(url`/released-versions/${uuid}`, {
        title: `Version released to ${environmentName(store, environment)}`,
        name: environmentName(store, environment),
        currently_supported: currentlySupported,
      }),
    );

/** @param {Store} store @param {Version} version @param {Url} url @param {string} kind @param {string} path */
const recordLinks = (store, version, url, kind, path) =>
  store.environments.map(({ name, displayName, uuid }) =>
    link(`${versionUrl(version, url)}/${path}/environment/${uuid}`, {
      title: `Record ${kind} to ${displayName ?? name}`,
      name,
    }),
  );

/** @param {Version} version @param {Url} url */
export const versionUrl = ({ pacticipant, number }, url) => url`/pacticipants/${pacticipant}/versions/${number}`;

/** @param {Version} version @param {string} tag @param {Url} url */
export const tagUrl = ({ pacticipant, number }, tag, url) =>
  url`/pacticipants/${pacticipant}/versions/${number}/tags/${tag}`;

/**
 * @param {Store} store
 * @param {import('../../engine/pagination.js').Paged<Version>} versions
 * @param {Url} url
 * @param {{pacticipant: string, self: string, path: string, title?: string}} list `path` is its URL without the query
 */
export function versionsRepresentation(store, { entries, page }, url, { pacticipant, self, path, title }) {
  const links = (/** @type {(version: Version) => string} */ titleOf) =>
    entries.map((version) => link(versionUrl(version, url), { title: titleOf(version) }));
  return {
    page,
    _embedded: {
      versions: entries.map((version) => {
        const deployed = deployedLinks(store, version, url);
        const released = releasedLinks(store, version, url);
        return represent(store, version, url, versionUrl(version, url), {
          ...(deployed.length > 0 && { 'pb:deployed-environments': deployed }),
          ...(released.length > 0 && { 'pb:released-environments': released }),
        });
      }),
    },
    _links: {
      self: link(self, { title: title ?? `All application versions of ${pacticipant}` }),
      'pb:pacticipant': link(url`/pacticipants/${pacticipant}`, { title: pacticipant }),
      'pb:versions': links(
        ({ number, createdAt, updatedAt }) => `Version ${number} - ${dayOf(updatedAt ?? createdAt)}`,
      ),
      pacticipant: link(url`/pacticipants/${pacticipant}`, { title: 'Deprecated - please use pb:pacticipant' }),
      versions: links(() => 'Deprecated - please use pb:versions'),
      ...pageLinks(page, path),
    },
  };
}

/** @param {Version} version @param {string} tag @param {Url} url */
export const tagRepresentation = (version, tag, url) => ({
  name: tag,
  ...timestamps(/** @type {import('../../engine/store.js').Membership} */ (version.tags.get(tag))),
  _links: {
    self: link(tagUrl(version, tag, url), { title: 'Tag', name: tag }),
    version: link(versionUrl(version, url), { title: 'Version', name: version.number }),
    pacticipant: link(url`/pacticipants/${version.pacticipant}`, { title: 'Pacticipant', name: version.pacticipant }),
  },
});
