import { validate } from './validation.js';

/**
 * @typedef {{number: number, size: number, totalElements: number, totalPages: number}} Page
 * @typedef {{number: number, size: number}} PageOptions
 */

/**
 * @template T
 * @typedef {{entries: T[], page?: Page}} Paged a list or a page of it
 */

const NAMES = ['pageNumber', 'pageSize', 'page', 'size'];

/** @param {URLSearchParams} query @returns {import('./validation.js').Errors} */
export function validatePagination(query) {
  const values = Object.fromEntries(
    NAMES.flatMap((name) => (query.has(name) ? [[name, numberFrom(query.get(name))]] : [])),
  );
  const atLeastOne = (/** @type {any} */ value) => (value < 1 ? 'must be greater than or equal to 1' : undefined);
  return validate(values, Object.fromEntries(NAMES.map((name) => [name, { type: 'integer', checks: [atLeastOne] }])));
}

/** @param {string | null} text */
function numberFrom(text) {
  if (text === null || text === '') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** @param {URLSearchParams} query @returns {PageOptions | undefined} undefined if the query has no page parameters */
export function pageOptions(query) {
  for (const [page, size] of [
    ['page', 'size'],
    ['pageNumber', 'pageSize'],
  ]) {
    if (query.has(page) || query.has(size))
      return { number: Number(query.get(page) ?? 1), size: Number(query.get(size) ?? 100) };
  }
  return undefined;
}

/**
 * @template T
 * @param {T[]} list
 * @param {PageOptions | undefined} options without them, everything
 * @returns {Paged<T>}
 */
export function paginate(list, options) {
  if (!options) return { entries: list };
  const { number, size } = options;
  return {
    entries: list.slice((number - 1) * size, number * size),
    page: { number, size, totalElements: list.length, totalPages: Math.max(1, Math.ceil(list.length / size)) },
  };
}
