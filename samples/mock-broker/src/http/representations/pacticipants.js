import { curies, link, pageLinks, templated, timestamps } from './links.js';

/**
 * @typedef {import('../urls.js').Url} Url
 * @typedef {import('../../engine/store.js').Store} Store
 * @typedef {import('../../engine/store.js').Pacticipant} Pacticipant
 */

/** @param {Store} store @param {Pacticipant} pacticipant @param {Url} url */
export function pacticipantRepresentation(store, pacticipant, url) {
  return represent(store, pacticipant, url, {
    'pb:deployed-environments': store.deployedVersions
      .filter((deployed) => deployed.pacticipant === pacticipant.name && deployed.currentlyDeployed)
      .map((deployed) => deployedLink(store, deployed, url)),
  });
}

/** @param {Store} store @param {Pacticipant} pacticipant @param {Url} url */
export const newPacticipantRepresentation = (store, pacticipant, url) => represent(store, pacticipant, url);

/** @param {Store} store @param {Pacticipant} pacticipant @param {Url} url @param {object} [moreLinks] */
function represent(store, pacticipant, url, moreLinks) {
  const { name } = pacticipant;
  const self = url`/pacticipants/${name}`;
  const latest = store.versionsOf(name).at(-1);
  const version = latest && embeddedVersion(latest, url);
  const deprecated = 'DEPRECATED - please use latestVersion';
  return {
    name,
    displayName: pacticipant.displayName,
    repositoryUrl: pacticipant.repositoryUrl ?? undefined,
    repositoryName: pacticipant.repositoryName ?? undefined,
    repositoryNamespace: pacticipant.repositoryNamespace ?? undefined,
    mainBranch: pacticipant.mainBranch ?? undefined,
    ...timestamps(pacticipant),
    _embedded: {
      ...(version && { latestVersion: version }),
      labels: [...pacticipant.labels.keys()].map((label) => ({
        name: label,
        _links: { self: link(url`/pacticipants/${name}/labels/${label}`, { title: 'Label', name: label }) },
      })),
      ...(version && { 'latest-version': { ...version, title: deprecated, name: deprecated } }),
    },
    _links: {
      self: link(self),
      'pb:versions': link(`${self}/versions`),
      'pb:branches': link(`${self}/branches`),
      ...moreLinks,
      'pb:version': templated(`${self}/versions/{version}`, { title: 'Get, create or delete a pacticipant version' }),
      'pb:version-tag': templated(`${self}/versions/{version}/tags/{tag}`, {
        title: `Get, create or delete a tag for a version of ${name}`,
      }),
      'pb:branch-version': templated(`${self}/branches/{branch}/versions/{version}`, {
        title: `Get or add/create a version for a branch of ${name}`,
      }),
      'pb:label': templated(`${self}/labels/{label}`, { title: `Get, create or delete a label for ${name}` }),
      versions: link(`${self}/versions`, { title: 'Deprecated - use pb:versions' }),
      'pb:can-i-deploy-badge': templated(`${self}/latest-version/{tag}/can-i-deploy/to/{environmentTag}/badge`, {
        title: `Can I Deploy ${name} badge`,
      }),
      'pb:can-i-deploy-branch-to-environment-badge': templated(
        `${self}/branches/{branch}/latest-version/can-i-deploy/to-environment/{environment}/badge`,
        { title: `Can I Deploy ${name} from branch to environment badge` },
      ),
      curies: curies(url``, 'pacticipant'),
    },
  };
}

/** @param {import('../../engine/store.js').Version} version @param {Url} url */
export const embeddedVersion = ({ pacticipant, number }, url) => ({
  number,
  _links: { self: link(url`/pacticipants/${pacticipant}/versions/${number}`, { title: 'Version', name: number }) },
});

/** @param {Store} store @param {import('../../engine/store.js').DeployedVersion} deployed @param {Url} url */
export function deployedLink(store, { uuid, environment, target, currentlyDeployed }, url) {
  const displayName = environmentName(store, environment);
  return link(url`/deployed-versions/${uuid}`, {
    title: `Version deployed to ${displayName}`,
    name: displayName,
    currently_deployed: currentlyDeployed,
    ...(target !== null && { application_instance: target }),
  });
}

/** @param {Store} store @param {string} uuid @returns {string} the environment's display name */
export function environmentName(store, uuid) {
  const environment = store.environments.find((candidate) => candidate.uuid === uuid);
  return environment?.displayName ?? environment?.name ?? '';
}

/**
 * @param {Store} store
 * @param {import('../../engine/pagination.js').Paged<Pacticipant>} pacticipants
 * @param {Url} url
 */
export function pacticipantsRepresentation(store, { entries, page }, url) {
  const links = (/** @type {(pacticipant: Pacticipant) => object} */ properties) =>
    entries.map((pacticipant) => link(url`/pacticipants/${pacticipant.name}`, properties(pacticipant)));
  return {
    page,
    _embedded: { pacticipants: entries.map((pacticipant) => represent(store, pacticipant, url)) },
    _links: {
      self: link(url`/pacticipants`),
      'pb:pacticipants-with-label': templated(`${url`/pacticipants`}/label/{label}`, {
        title: 'Find pacticipants by label',
      }),
      'pb:pacticipants': links(({ name }) => ({ title: 'Pacticipant', name })),
      pacticipants: links(({ name }) => ({ title: name, name: 'DEPRECATED - please use pb:pacticipants' })),
      ...pageLinks(page, url`/pacticipants`),
    },
  };
}

/**
 * The list of all pacticipants contains each one a second time, for old clients.
 *
 * @param {Store} store
 * @param {import('../../engine/pagination.js').Paged<Pacticipant>} pacticipants
 * @param {Url} url
 */
export const allPacticipantsRepresentation = (store, pacticipants, url) => ({
  ...pacticipantsRepresentation(store, pacticipants, url),
  pacticipants: pacticipants.entries.map((pacticipant) => ({
    ...represent(store, pacticipant, url),
    title: 'DEPRECATED - Please use the embedded pacticipants collection',
  })),
});

/** @param {Pacticipant} pacticipant @param {string} label @param {Url} url */
export const labelRepresentation = ({ name, labels }, label, url) => ({
  name: label,
  ...timestamps(/** @type {{createdAt: Date}} */ (labels.get(label))),
  _links: {
    self: link(url`/pacticipants/${name}/labels/${label}`, { title: 'Label', name: label }),
    pacticipant: link(url`/pacticipants/${name}`, { title: 'Pacticipant', name }),
  },
});
