/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Version} Version
 * @typedef {import('./store.js').Environment} Environment
 * @typedef {import('./store.js').DeployedVersion} DeployedVersion
 * @typedef {import('./store.js').ReleasedVersion} ReleasedVersion
 */

/**
 * Records a deployment. It ends the previous deployment of the pacticipant with the same application instance, and no
 * other. A deployment without an application instance counts as a separate instance.
 *
 * @param {Store} store
 * @param {Version} version
 * @param {Environment} environment
 * @param {string | null} target the application instance
 * @returns {DeployedVersion} the current record, when this version is deployed there already
 */
export function recordDeployment(store, version, environment, target) {
  const previous = store.deployedVersions.filter(
    (deployed) =>
      deployed.currentlyDeployed &&
      deployed.environment === environment.uuid &&
      deployed.pacticipant === version.pacticipant &&
      deployed.target === target,
  );
  const same = previous.find((deployed) => deployed.version === version.number);
  if (same) return same;
  for (const deployed of previous) recordUndeployment(store, deployed);
  const deployed = {
    id: store.newId(),
    uuid: store.newUuid(),
    environment: environment.uuid,
    pacticipant: version.pacticipant,
    version: version.number,
    target,
    currentlyDeployed: true,
    createdAt: store.now(),
    undeployedAt: null,
  };
  store.deployedVersions.push(deployed);
  return deployed;
}

/** @param {Store} store @param {DeployedVersion} deployed */
export function recordUndeployment(store, deployed) {
  deployed.currentlyDeployed = false;
  deployed.undeployedAt ??= store.now();
  return deployed;
}

/**
 * Records a release. Releases don't end other releases, and a version has one record for each environment: releasing it
 * again makes it supported again.
 *
 * @param {Store} store
 * @param {Version} version
 * @param {Environment} environment
 * @returns {{released: ReleasedVersion, isNew: boolean}}
 */
export function recordRelease(store, version, environment) {
  const existing = releasesOf(store, version, environment)[0];
  if (existing) {
    if (!existing.currentlySupported) existing.updatedAt = store.now();
    existing.currentlySupported = true;
    existing.supportEndedAt = null;
    return { released: existing, isNew: false };
  }
  const released = {
    id: store.newId(),
    uuid: store.newUuid(),
    environment: environment.uuid,
    pacticipant: version.pacticipant,
    version: version.number,
    currentlySupported: true,
    createdAt: store.now(),
    updatedAt: null,
    supportEndedAt: null,
  };
  store.releasedVersions.push(released);
  return { released, isNew: true };
}

/** @param {Store} store @param {ReleasedVersion} released */
export function recordSupportEnded(store, released) {
  released.currentlySupported = false;
  released.supportEndedAt ??= store.now();
  return released;
}

/**
 * @param {Store} store
 * @param {Version} version
 * @param {Environment} environment
 * @returns {DeployedVersion[]} latest first
 */
export function deploymentsOf(store, version, environment) {
  return store.deployedVersions.filter((deployed) => isOf(deployed, version, environment)).reverse();
}

/** @param {Store} store @param {Version} version @param {Environment} environment @returns {ReleasedVersion[]} */
export function releasesOf(store, version, environment) {
  return store.releasedVersions.filter((released) => isOf(released, version, environment));
}

/** @param {DeployedVersion | ReleasedVersion} record @param {Version} version @param {Environment} environment */
function isOf(record, version, environment) {
  return (
    record.environment === environment.uuid &&
    record.pacticipant === version.pacticipant &&
    record.version === version.number
  );
}

/**
 * @param {Store} store
 * @param {Environment} environment
 * @param {{pacticipant?: string, target?: string | null}} [filter] a target of `null` means without an application
 *   instance
 * @returns {DeployedVersion[]} latest first
 */
export function currentDeployments(store, environment, { pacticipant, target } = {}) {
  return store.deployedVersions
    .filter((deployed) => deployed.currentlyDeployed && deployed.environment === environment.uuid)
    .filter((deployed) => pacticipant === undefined || deployed.pacticipant === pacticipant)
    .filter((deployed) => target === undefined || deployed.target === target)
    .reverse();
}

/**
 * @param {Store} store
 * @param {Environment} environment
 * @param {{pacticipant?: string, version?: string}} [filter]
 * @returns {ReleasedVersion[]} oldest first
 */
export function supportedReleases(store, environment, { pacticipant, version } = {}) {
  return store.releasedVersions
    .filter((released) => released.currentlySupported && released.environment === environment.uuid)
    .filter((released) => pacticipant === undefined || released.pacticipant === pacticipant)
    .filter((released) => version === undefined || released.version === version);
}

/**
 * @param {Store} store
 * @param {Version} version
 * @returns {Environment[]} where the version is currently deployed or supported, each once, in the order of the records
 */
export function currentEnvironmentsOf(store, version) {
  const records = [
    ...store.deployedVersions.filter(({ currentlyDeployed }) => currentlyDeployed),
    ...store.releasedVersions.filter(({ currentlySupported }) => currentlySupported),
  ].filter((record) => record.pacticipant === version.pacticipant && record.version === version.number);
  const uuids = new Set(records.sort((a, b) => a.id - b.id).map(({ environment }) => environment));
  return [...uuids].flatMap((uuid) => store.environments.find((environment) => environment.uuid === uuid) ?? []);
}
