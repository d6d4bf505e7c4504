import { Product } from './product.js';

const stock = [
  new Product('09', 'LIGHTING', 'Desk lamp'),
  new Product('10', 'FURNITURE', 'Garden chair'),
  new Product('11', 'KITCHEN', 'Tea pot'),
];

/** @returns {Map<string, Product>} all products of the shop, by id */
export const createProducts = () => new Map(stock.map((product) => [product.id, product]));
