import { once } from 'node:events';
import { showCatalog } from './consumer/website.js';
import { createProductApi } from './provider/product-api.js';
import { products } from './provider/products.js';

// Runs both applications, as a shared test environment does. The operating system chooses a free port.
const server = createProductApi(products).listen(0, '127.0.0.1');
await once(server, 'listening');
await showCatalog(`http://127.0.0.1:${server.address().port}`);
server.close();
