/**
 * Gets from the Product API what the catalog page shows about a product.
 *
 * @param {string} baseUrl the base URL of the API
 * @param {string} id
 * @returns {Promise<{name: string, price: number} | null>} `null` if the product doesn't exist
 * @throws {Error} if the API returns a status other than 200 or 404
 */
export async function getProduct(baseUrl, id) {
  const response = await fetch(`${baseUrl}/product/${encodeURIComponent(id)}`, { headers: { Accept: 'application/json' } });

  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The Product API returned ${response.status}`);

  const { name, price } = await response.json();
  return { name, price };
}
