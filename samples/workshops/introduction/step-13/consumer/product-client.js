/**
 * @typedef {object} Product what the website shows of a product
 * @property {string} id
 * @property {string} name
 * @property {number} price in dollars
 */

/**
 * A client of the Product API.
 *
 * @param {string} baseUrl where the API listens, for example `http://127.0.0.1:8080`
 * @param {() => string} [newToken] gives a token for each request; without it, requests carry none
 */
export function createProductClient(baseUrl, newToken) {
  const get = (path) => {
    const headers = { Accept: 'application/json' };
    if (newToken) headers.Authorization = `Bearer ${newToken()}`;
    return fetch(new URL(path, baseUrl), { headers });
  };

  return {
    /** @returns {Promise<Product[]>} every product */
    async listProducts() {
      const products = await readJson(await get('/products'));
      return products.map(toProduct);
    },

    /** @param {string} id @returns {Promise<Product | null>} `null` when there is no such product */
    async getProduct(id) {
      const response = await get(`/product/${id}`);
      if (response.status === 404) return null;
      return toProduct(await readJson(response));
    },
  };
}

/** @param {Response} response @throws {Error} when the API does not answer with a success */
async function readJson(response) {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/** Leaves out what the website does not show. @returns {Product} */
const toProduct = ({ id, name, price }) => ({ id, name, price });
