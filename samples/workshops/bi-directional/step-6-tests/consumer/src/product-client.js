import { Product } from './product.js';

/** Calls the Product API. */
export class ProductClient {
  #baseUrl;

  /** @param {string} baseUrl the base URL of the Product API */
  constructor(baseUrl) {
    this.#baseUrl = baseUrl;
  }

  /** @returns {Promise<Product[]>} */
  async getAllProducts() {
    const response = await this.#get('/products');
    if (!response.ok) throw new Error(`GET /products returned ${response.status}`);
    return (await response.json()).map((product) => new Product(product));
  }

  /** @param {string} id @returns {Promise<Product | null>} `null` if the product doesn't exist */
  async getProduct(id) {
    const path = `/product/${encodeURIComponent(id)}`;
    const response = await this.#get(path);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`GET ${path} returned ${response.status}`);
    return new Product(await response.json());
  }

  #get(path) {
    return fetch(new URL(path, this.#baseUrl), { headers: { Accept: 'application/json' } });
  }
}
