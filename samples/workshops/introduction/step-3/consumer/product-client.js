/**
 * @typedef {object} Product a product as the website shows it
 * @property {string} id
 * @property {string} name
 * @property {number} price in dollars
 */

/**
 * A client of the Product API.
 *
 * @param {string} baseUrl URL of the API, for example `http://127.0.0.1:8080`
 */
export function createProductClient(baseUrl) {
  const get = (path) => fetch(new URL(path, baseUrl), { headers: { Accept: 'application/json' } });

  return {
    /** @returns {Promise<Product[]>} every product */
    async listProducts() {
      const products = await readJson(await get('/products'));
      return products.map(toProduct);
    },

    /** @param {string} id @returns {Promise<Product>} */
    async getProduct(id) {
      return toProduct(await readJson(await get(`/products/${id}`)));
    },
  };
}

/** @param {Response} response @throws {Error} if the status isn't 2xx */
async function readJson(response) {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}`);
  return response.json();
}

/** Omits the fields that the website doesn't show. @returns {Product} */
const toProduct = ({ id, name, price }) => ({ id, name, price });
