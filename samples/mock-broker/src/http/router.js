/**
 * @typedef {import('./resource.js').Resource} Resource
 * @typedef {(path: string) => {resource: Resource, params: Record<string, string>} | undefined} Router
 */

/**
 * @param {Resource[]} resources where two paths match, the one with the earlier fixed part wins. Of two equal
 *   paths, the first wins
 * @returns {Router}
 */
export function createRouter(resources) {
  const table = resources
    .map((resource) => ({ resource, parts: partsOf(resource.path) }))
    .sort((one, other) => Number(rank(one.parts)) - Number(rank(other.parts)));

  return (path) => {
    const parts = partsOf(path);
    const match = table.find(
      (entry) =>
        entry.parts.length === parts.length &&
        entry.parts.every((part, at) => part.startsWith(':') || part === parts[at]),
    );
    if (!match) return undefined;
    const params = match.parts.flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), decode(parts[at])]] : [],
    );
    return { resource: match.resource, params: Object.fromEntries(params) };
  };
}

/** @param {string} path @returns {string[]} without a slash at the end */
const partsOf = (path) => path.replace(/^\/|\/+$/g, '').split('/');

/** @param {string[]} parts @returns {string} sorts fixed parts before parameters */
const rank = (parts) => `0.${parts.map((part) => (part.startsWith(':') ? '1' : '0')).join('')}`;

/** @param {string} part */
function decode(part) {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}
