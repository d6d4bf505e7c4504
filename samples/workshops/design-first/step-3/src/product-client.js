/**
 * Asks the Product API for what the catalog page shows of a product.
 *
 * @param {string} baseUrl where the API listens
 * @param {string} id
 * @returns {Promise<{name: string, price: number} | null>} `null` when the API has no such product
 * @throws {Error} when the API answers anything but 200 or 404
 */
export async function getProduct(baseUrl, id) {
  const response = await fetch(`${baseUrl}/product/${encodeURIComponent(id)}`, { headers: { Accept: 'application/json' } });

  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The Product API answered ${response.status}`);

  const { name, price } = await response.json();
  return { name, price };
}
