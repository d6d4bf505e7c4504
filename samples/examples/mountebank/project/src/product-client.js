/** Calls the Product API. */
export class ProductClient {
  #baseUrl;

  /** @param {string} baseUrl of the Product API */
  constructor(baseUrl) {
    this.#baseUrl = baseUrl;
  }

  /** @returns {Promise<string[]>} a line for each product */
  async list() {
    return (await this.#get('/products')).map(toLine);
  }

  /** @param {string} id @returns {Promise<string | null>} its line, or `null` when there is no such product */
  async show(id) {
    const product = await this.#get(`/product/${encodeURIComponent(id)}`);
    return product && toLine(product);
  }

  /** @param {string} path @returns {Promise<any>} the body, or `null` for a 404 */
  async #get(path) {
    const response = await fetch(new URL(path, this.#baseUrl), { headers: { Accept: 'application/json' } });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return response.json();
  }
}

// #region line
/** The text that the website shows for a product. `Number` also accepts a price that's a string. */
const toLine = ({ id, name, price }) => `${id}  ${name}  $${Number(price).toFixed(2)}`;
// #endregion
