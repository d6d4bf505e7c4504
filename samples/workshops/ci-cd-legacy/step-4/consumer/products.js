/**
 * @typedef {object} Product the fields that the shop shows
 * @property {string} id
 * @property {string} type
 * @property {string} name
 * @property {string} color
 */

/**
 * @param {string} baseUrl of the provider
 * @param {string} id
 * @returns {Promise<Product | null>} `null` if the product doesn't exist
 */
export async function getProduct(baseUrl, id) {
  const response = await fetch(new URL(`/product/${id}`, baseUrl));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET /product/${id} returned ${response.status}`);
  const product = await response.json();
  return { id: product.id, type: product.type, name: product.name, color: product.color };
}
