// #region client
/**
 * @typedef {object} Product the fields the catalog page shows, and no others
 * @property {string} id
 * @property {string} name
 * @property {number} price in dollars
 */

/** Where the Product API is, in production. */
const API = 'https://api.example.com';

/**
 * Asks the Product API for one product.
 *
 * @param {string} productId
 * @returns {Promise<Product | null>} `null` when the API has no such product
 * @throws {Error} when the API answers anything but 200 or 404
 */
export async function getProduct(productId) {
  const url = new URL(`/product/${encodeURIComponent(productId)}`, API);
  const response = await fetch(url, { headers: { Accept: 'application/json' } });

  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET ${url.pathname} answered ${response.status}`);

  const { id, name, price } = await response.json();
  return { id, name, price };
}
// #endregion
