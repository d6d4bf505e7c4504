import { formatDate, link, timestamps } from './links.js';

/**
 * @typedef {import('../../engine/store.js').Store} Store
 * @typedef {import('../../engine/store.js').Environment} Environment
 * @typedef {import('../../engine/store.js').DeployedVersion} DeployedVersion
 * @typedef {import('../../engine/store.js').ReleasedVersion} ReleasedVersion
 * @typedef {import('../urls.js').Url} Url
 *
 * @typedef {object} ListOptions
 * @property {string} href of the list, with its query
 * @property {string} title
 * @property {boolean} [expand] whether each entry has its pacticipant and version
 */

/** @param {Environment} environment @param {Url} url */
export const embeddedEnvironment = ({ uuid, name, displayName, production, ...dates }, url) => ({
  uuid,
  name,
  displayName: displayName ?? undefined,
  production,
  ...timestamps(dates),
  _links: { self: link(url`/environments/${uuid}`, { title: 'Environment', name }) },
});

/** @param {Environment} record @param {Url} url */
export function environment(record, url) {
  const { uuid, displayName, contacts } = record;
  const { _links, ...properties } = embeddedEnvironment(record, url);
  return {
    ...properties,
    contacts: contacts ?? undefined,
    _links: {
      ..._links,
      'pb:currently-deployed-deployed-versions': link(url`/environments/${uuid}/deployed-versions/currently-deployed`, {
        title: `Versions currently deployed to ${displayName} environment`,
      }),
      'pb:currently-supported-released-versions': link(
        url`/environments/${uuid}/released-versions/currently-supported`,
        {
          title: `Versions released and supported in ${displayName} environment`,
        },
      ),
      'pb:environments': link(url`/environments`, { title: 'Environments' }),
    },
  };
}

/** @param {Environment[]} list @param {Url} url */
export const environments = (list, url) => ({
  _embedded: { environments: list.map((one) => environment(one, url)) },
  _links: {
    self: link(url`/environments`, { title: 'Environments' }),
    'pb:environments': list.map(({ uuid, name }) => link(url`/environments/${uuid}`, { title: 'Environment', name })),
  },
});

/** @param {Store} store @param {DeployedVersion} deployed @param {Url} url */
export const deployedVersion = (store, deployed, url) => ({
  ...deployedProperties(deployed),
  _embedded: { ...embeddedVersion(deployed, url), ...embeddedEnvironmentOf(store, deployed, url) },
  _links: { self: link(url`/deployed-versions/${deployed.uuid}`) },
});

/** @param {DeployedVersion[]} list @param {Url} url @param {ListOptions} options */
export const deployedVersions = (list, url, { href, title, expand }) => ({
  _embedded: {
    deployedVersions: list.map((deployed) => ({
      ...deployedProperties(deployed),
      ...(expand && { _embedded: embeddedVersion(deployed, url) }),
      _links: { self: link(url`/deployed-versions/${deployed.uuid}`) },
    })),
  },
  _links: { self: link(href, { title }) },
});

/** @param {Store} store @param {ReleasedVersion} released @param {Url} url */
export const releasedVersion = (store, released, url) => ({
  ...releasedProperties(released),
  _embedded: { ...embeddedVersion(released, url), ...embeddedEnvironmentOf(store, released, url) },
  _links: { self: link(url`/released-versions/${released.uuid}`) },
});

/** @param {ReleasedVersion[]} list @param {Url} url @param {ListOptions} options */
export const releasedVersions = (list, url, { href, title, expand }) => ({
  _embedded: {
    releasedVersions: list.map((released) => ({
      ...releasedProperties(released),
      ...(expand && { _embedded: embeddedVersion(released, url) }),
      _links: { self: link(url`/released-versions/${released.uuid}`) },
    })),
  },
  _links: { self: link(href, { title }) },
});

/** @param {DeployedVersion} deployed */
const deployedProperties = ({ uuid, currentlyDeployed, target, createdAt, undeployedAt }) => ({
  uuid,
  currentlyDeployed,
  target: target ?? undefined,
  applicationInstance: target ?? undefined,
  undeployedAt: formatDate(undeployedAt) ?? undefined,
  ...timestamps({ createdAt }),
});

/** @param {ReleasedVersion & {updatedAt?: Date}} released */
const releasedProperties = ({ uuid, currentlySupported, createdAt, updatedAt, supportEndedAt }) => ({
  uuid,
  currentlySupported,
  ...timestamps({ createdAt, updatedAt }),
  supportEndedAt: formatDate(supportEndedAt) ?? undefined,
});

/** @param {{pacticipant: string, version: string}} record @param {Url} url */
const embeddedVersion = ({ pacticipant, version }, url) => ({
  pacticipant: { name: pacticipant, _links: { self: link(url`/pacticipants/${pacticipant}`) } },
  version: {
    number: version,
    _links: { self: link(url`/pacticipants/${pacticipant}/versions/${version}`, { title: 'Version', name: version }) },
  },
});

/** @param {Store} store @param {{environment: string}} record @param {Url} url */
function embeddedEnvironmentOf(store, record, url) {
  const found = store.environments.find(({ uuid }) => uuid === record.environment);
  return found && { environment: environment(found, url) };
}
