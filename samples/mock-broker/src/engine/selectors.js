/**
 * @typedef {object} VersionSelector which versions of a pacticipant; every property given must hold
 * @property {string} [version]
 * @property {string} [branch]
 * @property {boolean} [mainBranch]
 * @property {string} [tag]
 * @property {string} [environment] an environment's name
 * @property {boolean} [deployed] currently deployed, in the environment given or in any
 * @property {boolean} [released] currently supported, in the environment given or in any
 * @property {boolean} [latest] only the newest of those
 */

/**
 * @param {import('./store.js').Store} store
 * @param {string} name the pacticipant's
 * @param {VersionSelector} selector
 * @returns {import('./store.js').Version[]} newest first
 */
export function selectVersions(store, name, selector) {
  const { version, branch, mainBranch, tag, environment, deployed, released, latest } = selector;
  const main = store.pacticipants.get(name)?.mainBranch;
  const placed = Boolean(environment || deployed || released);

  const versions = store.versions
    .filter((candidate) => candidate.pacticipant === name)
    .filter((candidate) => version === undefined || candidate.number === version)
    .filter((candidate) => branch === undefined || candidate.branches.has(branch))
    .filter((candidate) => !mainBranch || (main !== undefined && candidate.branches.has(main)))
    .filter((candidate) => tag === undefined || candidate.tags.has(tag))
    .filter((candidate) => !placed || isPlaced(store, candidate, selector))
    .reverse();
  return latest ? versions.slice(0, 1) : versions;
}

/**
 * @param {import('./store.js').Store} store
 * @param {import('./store.js').Version} version
 * @param {VersionSelector} selector
 */
function isPlaced(store, version, { environment, deployed, released }) {
  const uuid = store.environments.find(({ name }) => name === environment)?.uuid;
  const kinds = deployed === released ? ['deployed', 'released'] : [deployed ? 'deployed' : 'released'];
  return store.placements.some(
    (placement) =>
      placement.current &&
      placement.pacticipant === version.pacticipant &&
      placement.version === version.number &&
      kinds.includes(placement.kind) &&
      (environment === undefined || placement.environment === uuid),
  );
}
