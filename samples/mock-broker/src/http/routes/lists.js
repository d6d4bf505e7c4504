import { validatePagination } from '../../engine/pagination.js';
import { hasErrors } from '../../engine/validation.js';
import { invalid } from '../responses.js';

/** @param {import('../request.js').Request} request @returns {import('../responses.js').Response | undefined} */
export function malformedPage({ method, query }) {
  if (method !== 'GET') return undefined;
  const errors = validatePagination(query);
  return hasErrors(errors) ? invalid(errors) : undefined;
}

/**
 * @param {import('../request.js').Request} request
 * @returns {{self: string, path: string}} the URL with and without the query
 */
export const listUrls = ({ base, path, query }) => ({
  self: base + path + (query.size > 0 ? `?${query}` : ''),
  path: (base + path).replace(/\/$/, ''),
});

/**
 * @param {URLSearchParams} query
 * @param {string} name for example `exclude` for `exclude[]=a&exclude[]=b`
 * @returns {string[]}
 */
export const listParameter = (query, name) => query.getAll(`${name}[]`);
