/**
 * @typedef {object} Product
 * @property {string} id digits
 * @property {string} name
 * @property {string} [type]
 * @property {number} price in dollars
 */

/** @type {Product[]} */
export const products = [
  { id: '10', name: 'Garden chair', type: 'FURNITURE', price: 49.5 },
  { id: '11', name: 'Parasol', type: 'SHADE', price: 79.9 },
];
