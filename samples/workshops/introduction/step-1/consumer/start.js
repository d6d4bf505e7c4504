import { showCatalog } from './website.js';

await showCatalog(process.env.PRODUCT_API_URL ?? 'http://127.0.0.1:8080');
