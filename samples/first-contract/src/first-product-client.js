// #region first-client
/**
 * @typedef {object} Product the fields that the catalog page shows
 * @property {string} id
 * @property {string} name
 * @property {number} price in dollars
 */

/**
 * Gets one product from the Product API.
 *
 * @param {string} baseUrl the URL of the API, such as `http://127.0.0.1:8080`
 * @param {string} productId
 * @returns {Promise<Product | null>} `null` if the product doesn't exist
 * @throws {Error} if the API returns a status other than 200 or 404
 */
export async function getProduct(baseUrl, productId) {
  const url = new URL(`/products/${encodeURIComponent(productId)}`, baseUrl);
  const response = await fetch(url, { headers: { Accept: 'application/json' } });

  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET ${url.pathname} returned ${response.status}`);

  const { id, name, price } = await response.json();
  return { id, name, price };
}
// #endregion
