import { once } from 'node:events';
import nock from 'nock';
import { server } from './provider/server.js';
import { FIXTURE, FIXTURES, PRODUCTION } from './test/fixture.js';

// #region record
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.env.PRODUCT_API = `http://127.0.0.1:${server.address().port}`;
const { listProducts, showProduct } = await import('./src/product-client.js');

nock.back.fixtures = FIXTURES;
nock.back.setMode('update');
const { nockDone } = await nock.back(FIXTURE, {
  // Removes what differs between runs or depends on this provider's server, and replaces the URL with that of production.
  afterRecord: (calls) => calls.map(({ method, path, status, response }) => ({ scope: PRODUCTION, method, path, status, response })),
});

await listProducts();
await showProduct('10');
await showProduct('99');

nockDone();
// #endregion
server.close();
server.closeAllConnections();
console.log(`Recorded in ${FIXTURE}.`);
