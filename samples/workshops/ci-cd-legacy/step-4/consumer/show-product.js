import { getProduct } from './products.js';

console.log(await getProduct(process.env.API_BASE_URL ?? 'http://127.0.0.1:8080', '10'));
