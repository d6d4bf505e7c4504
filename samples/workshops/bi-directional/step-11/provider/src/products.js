/**
 * @typedef {object} Product
 * @property {string} id contains only digits
 * @property {string} [type]
 * @property {string} title
 * @property {number} price in dollars
 */

/** @returns {Map<string, Product>} the products that the API starts with, by ID */
export function createProducts() {
  const products = [
    { id: '09', type: 'FURNITURE', title: 'Garden table', price: 129 },
    { id: '10', type: 'FURNITURE', title: 'Garden chair', price: 49.5 },
    { id: '11', type: 'SHADE', title: 'Parasol', price: 79.9 },
  ];
  return new Map(products.map((product) => [product.id, product]));
}

/** @param {any} body @returns {boolean} whether the body is a product */
export const isProduct = (body) =>
  typeof body?.id === 'string' && typeof body.title === 'string' && typeof body.price === 'number';
