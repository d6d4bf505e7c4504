import { createProductApi } from './product-api.js';
import { createProducts } from './product-repository.js';

createProductApi(createProducts()).listen(8080, '127.0.0.1', () => console.log('Provider API listening on port 8080...'));
