import { maybeSetMainBranch } from './pacticipants.js';
import { paginate } from './pagination.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Version} Version
 * @typedef {import('./store.js').Pacticipant} Pacticipant
 */

/** @param {Store} store @param {Version} version @param {string} name @param {{autoCreated?: boolean}} [options] */
export function addBranch(store, version, name, { autoCreated = false } = {}) {
  const pacticipant = /** @type {Pacticipant} */ (store.pacticipants.get(version.pacticipant));
  const now = store.now();
  let branch = pacticipant.branches.get(name);
  if (!branch) {
    branch = { id: store.newId(), name, createdAt: now, updatedAt: now };
    pacticipant.branches.set(name, branch);
  }
  branch.updatedAt = now;
  if (!version.branches.has(name)) {
    version.branches.set(name, { id: store.newId(), createdAt: now, updatedAt: now, autoCreated });
  }
  maybeSetMainBranch(store, pacticipant, name);
}

/**
 * The head of a branch: the version that was added to it last, which is not always the latest version.
 *
 * @param {Store} store
 * @param {string} pacticipant
 * @param {string} name
 * @returns {Version | undefined}
 */
export function branchHead(store, pacticipant, name) {
  /** @type {Version | undefined} */
  let head;
  for (const version of store.versionsOf(pacticipant)) {
    const added = version.branches.get(name);
    if (added && added.id > (head?.branches.get(name)?.id ?? 0)) head = version;
  }
  return head;
}

/** @param {Store} store @param {string} pacticipant @param {string} name */
export const findBranch = (store, pacticipant, name) => store.pacticipants.get(pacticipant)?.branches.get(name);

/** @param {Store} store @param {string} pacticipant @param {string} name its versions stay */
export function deleteBranch(store, pacticipant, name) {
  store.pacticipants.get(pacticipant)?.branches.delete(name);
  for (const version of store.versionsOf(pacticipant)) version.branches.delete(name);
}

/**
 * @param {Pacticipant} pacticipant
 * @param {import('./pagination.js').PageOptions} [options]
 * @param {string | null} [search] part of a name
 */
export function listBranches(pacticipant, options = { number: 1, size: 100 }, search = null) {
  const branches = [...pacticipant.branches.values()]
    .filter(({ name }) => search === null || name.toLowerCase().includes(search.toLowerCase()))
    .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || other.id - one.id);
  return paginate(branches, options);
}

/**
 * Deletes all branches but the main branch and those that are named.
 *
 * @param {Store} store
 * @param {Pacticipant} pacticipant
 * @param {string[]} exclude
 * @returns {{type: string, text: string}[]} notices
 */
export function deleteBranches(store, pacticipant, exclude) {
  const kept = (/** @type {import('./store.js').Branch} */ { name }) =>
    exclude.includes(name) || name === pacticipant.mainBranch;
  const branches = [...pacticipant.branches.values()].sort(
    (one, other) => one.updatedAt.getTime() - other.updatedAt.getTime(),
  );
  const deleted = branches.filter((branch) => !kept(branch));
  const remaining = branches.filter(kept).map(({ name }) => name);
  for (const { name } of deleted) deleteBranch(store, pacticipant.name, name);
  const text = `Scheduled deletion of ${deleted.length} branches for pacticipant ${pacticipant.name}.`;
  return [{ type: 'success', text: `${text} Remaining branches are: ${remaining.join(', ')}` }];
}

/** @param {Version} version @param {string} name */
export const removeFromBranch = (version, name) => version.branches.delete(name);

/** @param {Store} store @param {Version} version @returns {string[]} the branches that the version is the head of */
export const headBranches = (store, version) =>
  [...version.branches.keys()].filter((name) => branchHead(store, version.pacticipant, name) === version);
