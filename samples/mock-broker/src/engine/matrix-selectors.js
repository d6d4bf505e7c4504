import { branchHead } from './branches.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Version} Version
 * @typedef {import('./matrix-query.js').UnresolvedSelector} UnresolvedSelector
 *
 * @typedef {object} ResolvedSelector one version that a query includes, or all versions of a pacticipant
 * @property {string} pacticipant
 * @property {boolean} pacticipantExists
 * @property {Version | null} [version] not set for all versions; `null` when no version matches
 * @property {string} [versionNumber]
 * @property {boolean} [latest]
 * @property {string} [tag]
 * @property {string} [branch]
 * @property {boolean} [mainBranch]
 * @property {string} [environment]
 * @property {'specified' | 'inferred' | 'ignored'} type from the query, from its integrations, or from its `ignore`
 *   parameter
 * @property {boolean} ignore
 * @property {boolean} [oneOfMany] several versions match the original selector
 * @property {UnresolvedSelector} original
 */

/**
 * Finds the versions of each selector. A selector that matches several versions becomes several resolved selectors, and
 * one that matches none becomes one without a version.
 *
 * @param {Store} store
 * @param {UnresolvedSelector[]} selectors
 * @param {ResolvedSelector['type']} type
 * @param {ResolvedSelector[]} [ignored] what the query ignores
 * @returns {ResolvedSelector[]}
 */
export function resolveSelectors(store, selectors, type, ignored = []) {
  return selectors.flatMap((original) => {
    const pacticipant = original.pacticipant ?? '';
    const base = { pacticipant, pacticipantExists: true, type, original };
    const ignore = ignored.some((selector) => selector.pacticipant === pacticipant && onlyNamesPacticipant(selector));
    if (!store.pacticipants.has(pacticipant)) return [{ ...base, pacticipantExists: false, ignore: false }];
    if (isForAllVersions(original)) return [{ ...base, ignore }];

    const { latest, tag, branch, mainBranch, environment } = original;
    const criteria = { latest, tag, branch, mainBranch, environment };
    const versions = versionsMatching(store, original);
    if (versions.length === 0)
      return [{ ...base, ...criteria, version: null, versionNumber: original.version, ignore }];
    const main = store.pacticipants.get(pacticipant)?.mainBranch ?? undefined;
    return versions.map((version) => ({
      ...base,
      ...criteria,
      branch: branch ?? (mainBranch ? main : undefined),
      version,
      versionNumber: version.number,
      ignore: ignored.some((selector) => selector.pacticipant === pacticipant && coversVersion(selector, version)),
      oneOfMany: versions.length > 1,
    }));
  });
}

/**
 * @param {ResolvedSelector} selector one to ignore
 * @param {Version | null | undefined} version of the same pacticipant
 */
export function coversVersion(selector, version) {
  return onlyNamesPacticipant(selector) || Boolean(version && selector.version === version);
}

/** @param {ResolvedSelector} selector */
export const onlyNamesPacticipant = ({ original }) => isForAllVersions(original);

/** @param {ResolvedSelector} selector */
export const isMissingVersion = ({ version }) => version === null;

/** @param {UnresolvedSelector} selector */
function isForAllVersions({ version, latest, tag, branch, mainBranch, environment }) {
  return !version && !latest && !tag && !branch && !mainBranch && !environment;
}

/**
 * @param {Store} store
 * @param {UnresolvedSelector} selector
 * @returns {Version[]} oldest first; at most one when the selector has `latest`
 */
function versionsMatching(store, { pacticipant, version, latest, tag, branch, mainBranch, environment }) {
  const main = store.pacticipants.get(pacticipant ?? '')?.mainBranch;
  if (mainBranch && !main) return [];
  const branches = [branch, mainBranch ? main : undefined].filter((name) => typeof name === 'string');
  const matching = store
    .versionsOf(pacticipant ?? '')
    .filter((candidate) => !version || candidate.number === version)
    .filter((candidate) => !tag || candidate.tags.has(tag))
    .filter((candidate) => branches.every((name) => candidate.branches.has(name)))
    .filter((candidate) => !environment || isInEnvironment(store, candidate, environment));
  if (!latest) return matching;
  // The head of a branch is the version that was added to it last, whatever the order of the versions.
  const [name] = branches;
  if (name) return matching.filter((candidate) => candidate === branchHead(store, pacticipant ?? '', name));
  return matching.slice(-1);
}

/** @param {Store} store @param {Version} version @param {string} name the environment's */
function isInEnvironment(store, { pacticipant, number }, name) {
  const uuid = store.environments.find((environment) => environment.name === name)?.uuid;
  /** @param {{environment: string, pacticipant: string, version: string}} record */
  const isHere = (record) =>
    record.environment === uuid && record.pacticipant === pacticipant && record.version === number;
  return (
    store.deployedVersions.some((deployed) => deployed.currentlyDeployed && isHere(deployed)) ||
    store.releasedVersions.some((released) => released.currentlySupported && isHere(released))
  );
}

/** @param {ResolvedSelector} selector @returns {string} for example `version 1 of Orders`, in the broker's words */
export function describeSelector(selector) {
  const { pacticipant, pacticipantExists, versionNumber, latest, tag, branch, mainBranch, environment, oneOfMany } =
    selector;
  const has = versionNumber !== undefined;
  const noSuchVersion = '(no such version exists)';
  if (latest && tag)
    return `the latest version of ${pacticipant} with tag ${tag} ${has ? `(${versionNumber})` : noSuchVersion}`;
  if (mainBranch && !has) {
    const which = latest ? 'the latest' : 'any';
    return `${which} version of ${pacticipant} from the main branch (no versions exist for this branch)`;
  }
  if (latest && branch) {
    return `the latest version of ${pacticipant} from branch ${branch} ${has ? `(${versionNumber})` : noSuchVersion}`;
  }
  if (branch && has) {
    const prefix = oneOfMany ? 'one of the versions ' : 'the version ';
    return `${prefix}of ${pacticipant} from branch ${branch} (${versionNumber})`;
  }
  if (branch) return `a version of ${pacticipant} from branch ${branch} ${noSuchVersion}`;
  if (latest) return `the latest version of ${pacticipant} ${has ? `(${versionNumber})` : noSuchVersion}`;
  if (tag) return `a version of ${pacticipant} with tag ${tag} ${has ? `(${versionNumber})` : noSuchVersion}`;
  if (environment && has) {
    const prefix = oneOfMany ? 'one of the versions' : 'the version';
    return `${prefix} of ${pacticipant} currently in ${environment} (${versionNumber})`;
  }
  if (environment) {
    const nowhere = 'no version is currently recorded as deployed/released in this environment';
    return `a version of ${pacticipant} currently in ${environment} (${nowhere})`;
  }
  if (has) return `version ${versionNumber} of ${pacticipant}${isMissingVersion(selector) ? ` ${noSuchVersion}` : ''}`;
  return `any version of ${pacticipant}${pacticipantExists ? '' : ' (no such pacticipant exists)'}`;
}

/** @param {ResolvedSelector} selector one without a version @returns {string} */
export function describeMissingVersion({ pacticipant, versionNumber, tag, branch, mainBranch, environment }) {
  if (tag) return `No version with tag ${tag} exists for ${pacticipant}`;
  if (branch) return `No version of ${pacticipant} from branch ${branch} exists`;
  if (mainBranch) return `No version of ${pacticipant} from the main branch exists`;
  if (environment) {
    return `No version of ${pacticipant} is currently recorded as deployed or released in environment ${environment}`;
  }
  if (versionNumber)
    return `No pacts or verifications have been published for version ${versionNumber} of ${pacticipant}`;
  return `No pacts or verifications have been published for ${pacticipant}`;
}
