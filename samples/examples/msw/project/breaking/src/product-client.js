/**
 * Requests the catalog from the Product API.
 *
 * @param {string} baseUrl of the Product API
 */
export function createProductClient(baseUrl) {
  const get = (path) => fetch(new URL(path, baseUrl), { headers: { Accept: 'application/json' } });

  return {
    /** @returns {Promise<string[]>} a line for each product */
    async listProducts() {
      const response = await get('/products');
      if (!response.ok) throw new Error(`GET /products answered ${response.status}`);
      return (await response.json()).map(toLine);
    },

    /** @param {string} id @returns {Promise<string | null>} its line, or `null` when there is no such product */
    async showProduct(id) {
      const response = await get(`/product/${encodeURIComponent(id)}`);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`GET /product/${id} answered ${response.status}`);
      return toLine(await response.json());
    },
  };
}

/** The four fields that the website shows for each product. */
const toLine = ({ id, name, price, stock }) => `${id}  ${name}  $${price.toFixed(2)}  ${stock} left`;
