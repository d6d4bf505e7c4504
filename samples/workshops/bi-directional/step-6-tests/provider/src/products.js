/**
 * @typedef {object} Product
 * @property {string} id contains only digits
 * @property {string} [type]
 * @property {string} name
 * @property {string} [version]
 * @property {number} price in dollars
 */

/** @returns {Map<string, Product>} the products that the API starts with, by ID */
export function createProducts() {
  const products = [
    { id: '09', type: 'FURNITURE', name: 'Garden table', version: 'v1', price: 129 },
    { id: '10', type: 'FURNITURE', name: 'Garden chair', version: 'v1', price: 49.5 },
    { id: '11', type: 'SHADE', name: 'Parasol', version: 'v2', price: 79.9 },
  ];
  return new Map(products.map((product) => [product.id, product]));
}

/** @param {any} body @returns {boolean} whether the body is a product */
export const isProduct = (body) =>
  typeof body?.id === 'string' && typeof body.name === 'string' && typeof body.price === 'number';
