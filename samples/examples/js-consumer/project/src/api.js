import { toProduct } from './product.js';

/**
 * Requests the website's data from the Product API.
 *
 * @param {string} baseUrl the API's base URL, such as `http://127.0.0.1:8080`
 * @param {string} token
 */
export function createApi(baseUrl, token) {
  async function read(path) {
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const response = await fetch(new URL(path, baseUrl), { headers });

    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return response.json();
  }

  return {
    allProducts: async () => (await read('/products')).map(toProduct),
    product: async (id) => {
      const found = await read(`/product/${encodeURIComponent(id)}`);
      return found && toProduct(found);
    },
  };
}
