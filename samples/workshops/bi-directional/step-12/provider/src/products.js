/**
 * @typedef {object} Product
 * @property {string} id contains only digits
 * @property {string} [type]
 * @property {string} name the same as the title; deprecated
 * @property {string} title
 * @property {number} price in dollars
 */

/** @returns {Map<string, Product>} the products that the API starts with, by ID */
export function createProducts() {
  const products = [
    { id: '09', type: 'FURNITURE', name: 'Garden table', title: 'Garden table', price: 129 },
    { id: '10', type: 'FURNITURE', name: 'Garden chair', title: 'Garden chair', price: 49.5 },
    { id: '11', type: 'SHADE', name: 'Parasol', title: 'Parasol', price: 79.9 },
  ];
  return new Map(products.map((product) => [product.id, product]));
}

/** @param {any} body @returns {boolean} whether the body is a product */
export const isProduct = (body) =>
  ['id', 'name', 'title'].every((field) => typeof body?.[field] === 'string') && typeof body.price === 'number';
