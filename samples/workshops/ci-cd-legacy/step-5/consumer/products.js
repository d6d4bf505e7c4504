/**
 * @typedef {object} Product what the shop shows of a product
 * @property {string} id
 * @property {string} type
 * @property {string} name
 * @property {string} color
 */

/**
 * @param {string} baseUrl where the provider listens
 * @param {string} id
 * @returns {Promise<Product | null>} `null` when there is no such product
 */
export async function getProduct(baseUrl, id) {
  const response = await fetch(new URL(`/product/${id}`, baseUrl));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET /product/${id} answered ${response.status}`);
  const product = await response.json();
  return { id: product.id, type: product.type, name: product.name, color: product.color };
}
