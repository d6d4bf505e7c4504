import { once } from 'node:events';
import { showCatalog } from './consumer/website.js';
import { createProductApi } from './provider/product-api.js';
import { products } from './provider/products.js';

// Both applications, as in a shared test environment. The system chooses a free port.
const server = createProductApi(products).listen(0, '127.0.0.1');
await once(server, 'listening');
await showCatalog(`http://127.0.0.1:${server.address().port}`);
server.close();
