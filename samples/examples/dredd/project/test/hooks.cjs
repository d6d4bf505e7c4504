const hooks = require('hooks');

hooks.before('/product/{id} > Find a product by its id > 404 > application/json', (transaction) => {
  transaction.fullPath = '/product/99';
});
