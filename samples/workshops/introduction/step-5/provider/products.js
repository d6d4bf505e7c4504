/**
 * @typedef {object} StoredProduct
 * @property {string} id
 * @property {string} name
 * @property {string} type
 * @property {number} price in dollars
 */

/** @type {Map<string, StoredProduct>} by ID */
export const products = new Map([
  ['10', { id: '10', name: 'Desk lamp', type: 'LIGHTING', price: 19 }],
  ['11', { id: '11', name: 'Bookshelf', type: 'FURNITURE', price: 89 }],
]);
