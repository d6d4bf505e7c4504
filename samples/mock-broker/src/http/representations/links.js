/** @param {string} href @param {object} [properties] such as `title` and `name`; those that are undefined are left out */
export const link = (href, properties) => ({ href, ...properties });

/** @param {string} href a URI template @param {object} [properties] */
export const templated = (href, properties) => ({ href, ...properties, templated: true });

/** @param {Date | null | undefined} date @returns {string | null} as the broker writes it: without milliseconds, in UTC */
export const formatDate = (date) => (date ? `${date.toISOString().slice(0, 19)}+00:00` : null);

/** @param {{createdAt: Date, updatedAt?: Date | null}} record @returns {{createdAt: string | null, updatedAt?: string | null}} */
export const timestamps = ({ createdAt, updatedAt }) => ({
  ...(updatedAt && updatedAt > createdAt && { updatedAt: formatDate(updatedAt) }),
  createdAt: formatDate(createdAt),
});
