import { createProductApi } from './product-api.js';

const products = new Map([
  ['10', { id: '10', type: 'FURNITURE', name: 'Garden chair', version: 'v1' }],
  ['11', { id: '11', type: 'LIGHTING', name: 'Desk lamp', version: 'v2' }],
]);
const { PORT = '8080', API_TOKEN = 'secret' } = process.env;

createProductApi(products, API_TOKEN).listen(Number(PORT), () => console.log(`Product API on http://localhost:${PORT}`));
