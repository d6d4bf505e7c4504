import { getAllProducts } from './products.js';

const products = await getAllProducts(process.env.API_BASE_URL ?? 'http://127.0.0.1:8080');
console.table(products);
