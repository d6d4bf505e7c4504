import { once } from 'node:events';
import newman from 'newman';
import { createApi } from '../src/api.js';

const api = createApi().listen(0);
await once(api, 'listening');

//#region newman
newman.run(
  {
    collection: 'collection/products.json',
    envVar: [{ key: 'baseUrl', value: `http://localhost:${api.address().port}` }],
    color: 'off',
    reporters: ['cli', 'junit'],
    reporter: { cli: { noSummary: true }, junit: { export: 'report.xml' } },
  },
  (error, summary) => {
    api.close();
    process.exitCode = error || summary.run.failures.length > 0 ? 1 : 0;
  },
);
//#endregion
