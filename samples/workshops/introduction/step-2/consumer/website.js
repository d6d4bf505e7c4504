import { createProductClient } from './product-client.js';

/**
 * Prints what a visitor sees: all products, then one of them in detail.
 *
 * @param {string} apiUrl URL of the Product API
 */
export async function showCatalog(apiUrl) {
  const client = createProductClient(apiUrl);
  try {
    console.log('Our products');
    for (const { id, name } of await client.listProducts()) console.log(`  ${id}  ${name}`);

    const product = await client.getProduct('10');
    console.log(`${product.name}: $${product.price}`);
  } catch (error) {
    console.error(`This page cannot be shown: ${error.cause?.code ?? error.message}`);
    process.exitCode = 1;
  }
}
