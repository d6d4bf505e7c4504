import { once } from 'node:events';
import { ProductClient } from './consumer/src/product-client.js';
import { createProductApi } from './provider/src/server.js';

const api = createProductApi().listen(0);
await once(api, 'listening');

const client = new ProductClient(`http://localhost:${api.address().port}`);
for (const product of await client.getAllProducts()) console.log(product.toLine());
console.log('Product 99:', await client.getProduct('99'));

api.closeAllConnections();
api.close();
