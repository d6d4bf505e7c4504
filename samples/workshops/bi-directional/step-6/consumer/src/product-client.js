import { Product } from './product.js';

/** Asks the Product API. */
export class ProductClient {
  #baseUrl;

  /** @param {string} baseUrl of the Product API */
  constructor(baseUrl) {
    this.#baseUrl = baseUrl;
  }

  /** @returns {Promise<Product[]>} */
  async getAllProducts() {
    const response = await this.#get('/products');
    if (!response.ok) throw new Error(`GET /products answered ${response.status}`);
    return (await response.json()).map((product) => new Product(product));
  }

  /** @param {string} id @returns {Promise<Product | null>} `null` when there is no such product */
  async getProduct(id) {
    const path = `/product/${encodeURIComponent(id)}`;
    const response = await this.#get(path);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return new Product(await response.json());
  }

  #get(path) {
    return fetch(new URL(path, this.#baseUrl), { headers: { Accept: 'application/json' } });
  }
}
