/**
 * @param {string} href
 * @param {object} [properties] such as `title` and `name`; those that are undefined are left out
 */
export const link = (href, properties) => ({ href, ...properties });

/** @param {string} href a URI template @param {object} [properties] */
export const templated = (href, properties) => ({ href, ...properties, templated: true });

/**
 * @param {Date | null | undefined} date
 * @returns {string | null} as the broker writes it: without milliseconds, in UTC
 */
export const formatDate = (date) => (date ? `${date.toISOString().slice(0, 19)}+00:00` : null);

/**
 * @param {{createdAt: Date, updatedAt?: Date | null}} record
 * @returns {{updatedAt?: string | null, createdAt: string | null}} `updatedAt` only when it's set
 */
export const timestamps = ({ createdAt, updatedAt }) => ({
  ...(updatedAt && { updatedAt: formatDate(updatedAt) }),
  createdAt: formatDate(createdAt),
});

/** @param {string} base @param {string} context the kind of resource @returns {object[]} */
export const curies = (base, context) => [
  { name: 'pb', href: `${base}/doc/{rel}?context=${context}`, templated: true },
];

/** @param {Date} date @returns {string} for example `23/11/2026` */
export const dayOf = (date) => date.toISOString().slice(0, 10).split('-').reverse().join('/');

/** @param {import('../../engine/pagination.js').Page | undefined} page @param {string} path */
export function pageLinks(page, path) {
  if (!page) return {};
  const { number, size, totalPages } = page;
  return {
    ...(number < totalPages && { next: link(`${path}?size=${size}&page=${number + 1}`, { title: 'Next page' }) }),
    ...(number > 1 && { previous: link(`${path}?size=${size}&page=${number - 1}`, { title: 'Previous page' }) }),
  };
}
