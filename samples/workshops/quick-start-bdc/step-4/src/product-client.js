/** The base URL of the Product API in production. */
const API = 'https://api.example.com';

/**
 * Gets from the Product API what the catalog page shows about a product.
 *
 * @param {string} id
 * @returns {Promise<{name: string, price: number} | null>} `null` if the product doesn't exist
 * @throws {Error} if the API returns a status other than 200 or 404
 */
export async function getProduct(id) {
  const response = await fetch(`${API}/product/${encodeURIComponent(id)}`, { headers: { Accept: 'application/json' } });

  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The Product API returned ${response.status}`);

  const { name, cost } = await response.json();
  return { name, price: cost };
}
