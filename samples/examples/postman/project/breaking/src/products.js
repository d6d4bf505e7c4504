/**
 * @typedef {object} Product
 * @property {string} id digits
 * @property {string} title
 * @property {string} [type]
 * @property {number} price in dollars
 */

/** @type {Product[]} */
export const products = [
  { id: '10', title: 'Garden chair', type: 'FURNITURE', price: 49.5 },
  { id: '11', title: 'Parasol', type: 'SHADE', price: 79.9 },
];
