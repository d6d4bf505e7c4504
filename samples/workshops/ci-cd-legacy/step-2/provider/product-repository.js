import { Product } from './product.js';

/** @returns {Map<string, Product>} all products of the shop, by ID */
export const createProducts = () =>
  new Map([
    ['09', new Product('09', 'LIGHTING', 'Desk lamp', 'v1')],
    ['10', new Product('10', 'FURNITURE', 'Garden chair', 'v1')],
    ['11', new Product('11', 'KITCHEN', 'Tea pot', 'v2')],
  ]);
