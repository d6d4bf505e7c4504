/**
 * @typedef {object} Product the fields that the shop shows
 * @property {string} id
 * @property {string} type
 * @property {string} name
 */

/** @param {Product} answer of the API, which may have more fields @returns {Product} */
const productOf = ({ id, type, name }) => ({ id, type, name });

/**
 * @param {string} baseUrl the provider's URL, for example `http://127.0.0.1:8080`
 * @returns {Promise<Product[]>}
 */
export async function getAllProducts(baseUrl) {
  const response = await fetch(new URL('/products', baseUrl));
  if (!response.ok) throw new Error(`GET /products answered ${response.status}`);
  return (await response.json()).map(productOf);
}

/**
 * @param {string} baseUrl
 * @param {string} id
 * @returns {Promise<Product | null>} `null` if the product doesn't exist
 */
export async function getProduct(baseUrl, id) {
  const response = await fetch(new URL(`/product/${id}`, baseUrl));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET /product/${id} answered ${response.status}`);
  return productOf(await response.json());
}
