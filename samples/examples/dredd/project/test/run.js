import { once } from 'node:events';
import { rmSync } from 'node:fs';
import Dredd from 'dredd';
import { createApi } from '../src/api.js';

const api = createApi().listen(0);
await once(api, 'listening');

// If there's an older report, Dredd prints that it will overwrite it.
rmSync('report.md', { force: true });

//#region dredd
const dredd = new Dredd({
  endpoint: `http://localhost:${api.address().port}`,
  path: ['openapi.yaml'],
  hookfiles: ['test/hooks.cjs'],
  reporter: ['markdown'],
  output: ['report.md'],
  color: false,
});

dredd.run((error, stats) => {
  api.close();
  process.exitCode = error || stats.failures + stats.errors > 0 ? 1 : 0;
});
//#endregion
