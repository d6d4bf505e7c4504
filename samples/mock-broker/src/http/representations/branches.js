import { link, timestamps } from './links.js';
import { pageLinks } from './links.js';
import { versionUrl } from './versions.js';

/** @typedef {import('../urls.js').Url} Url */

/** @param {string} pacticipant @param {import('../../engine/store.js').Branch} branch @param {Url} url */
export const branchRepresentation = (pacticipant, branch, url) => ({
  name: branch.name,
  ...timestamps(branch),
  _links: {
    self: link(branchUrl(pacticipant, branch.name, url), { title: 'Branch' }),
    'pb:latest-version': link(`${branchUrl(pacticipant, branch.name, url)}/latest-version`, {
      title: 'Latest version for branch',
    }),
  },
});

/** @param {string} pacticipant @param {string} branch @param {Url} url */
const branchUrl = (pacticipant, branch, url) => url`/pacticipants/${pacticipant}/branches/${branch}`;

/**
 * @param {string} pacticipant
 * @param {import('../../engine/pagination.js').Paged<import('../../engine/store.js').Branch>} branches
 * @param {Url} url
 * @param {{self: string, path: string}} list
 */
export const branchesRepresentation = (pacticipant, { entries, page }, url, { self, path }) => ({
  page,
  _embedded: { branches: entries.map((branch) => branchRepresentation(pacticipant, branch, url)) },
  _links: {
    self: link(self, { title: `${pacticipant} branches` }),
    'pb:branches': entries.map(({ name }) => link(branchUrl(pacticipant, name, url), { name })),
    ...pageLinks(page, path),
  },
});

/** @param {import('../../engine/store.js').Version} version @param {string} branch @param {Url} url */
export const branchVersionUrl = ({ pacticipant, number }, branch, url) =>
  `${branchUrl(pacticipant, branch, url)}/versions/${encodeURIComponent(number)}`;

/**
 * @param {import('../../engine/store.js').Version} version
 * @param {string} branch
 * @param {Url} url
 * @param {{isNew?: boolean}} [options]
 */
export function branchVersionRepresentation(version, branch, url, { isNew = false } = {}) {
  const added = /** @type {import('../../engine/store.js').Membership} */ (version.branches.get(branch));
  return {
    ...timestamps(isNew ? { createdAt: added.createdAt } : added),
    _links: {
      self: link(branchVersionUrl(version, branch, url), { title: 'Branch version' }),
      'pb:branch': link(branchUrl(version.pacticipant, branch, url), { title: 'Branch', name: branch }),
      'pb:version': link(versionUrl(version, url), { title: 'Version', name: version.number }),
    },
  };
}
