import { createProductApi } from './product-api.js';
import { createProducts } from './product-repository.js';

const port = Number(process.env.PORT ?? 8080);

createProductApi(createProducts()).listen(port, '127.0.0.1', () => console.log(`Provider API listening on port ${port}...`));
