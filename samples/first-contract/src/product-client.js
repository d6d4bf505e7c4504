// #region client
/**
 * @typedef {object} Product the fields the catalog page shows, and no others
 * @property {string} id
 * @property {string} name
 * @property {number} price in dollars
 */

/**
 * Asks the Product API for one product.
 *
 * @param {string} baseUrl where the API listens, for example `http://127.0.0.1:8080`
 * @param {string} productId
 * @returns {Promise<Product | null>} `null` when the API has no such product
 * @throws {Error} when the API answers anything but 200 or 404
 */
export async function getProduct(baseUrl, productId) {
  const url = new URL(`/product/${encodeURIComponent(productId)}`, baseUrl);
  const response = await fetch(url, { headers: { Accept: 'application/json' } });

  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET ${url.pathname} answered ${response.status}`);

  const { id, name, price } = await response.json();
  return { id, name, price };
}
// #endregion
