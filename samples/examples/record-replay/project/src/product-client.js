const API = process.env.PRODUCT_API ?? 'https://api.example.com';

/** What the website shows of a product. */
const toLine = ({ id, name, price }) => `${id}  ${name}  $${price.toFixed(2)}`;

/** @returns {Promise<string[]>} a line for each product */
export async function listProducts() {
  return (await get('/products')).map(toLine);
}

/** @param {string} id @returns {Promise<string | null>} its line, or `null` when there is no such product */
export async function showProduct(id) {
  const product = await get(`/product/${encodeURIComponent(id)}`);
  return product && toLine(product);
}

/** @param {string} path @returns {Promise<any>} the body, or `null` for a 404 */
async function get(path) {
  const response = await fetch(new URL(path, API), { headers: { Accept: 'application/json' } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  return response.json();
}
