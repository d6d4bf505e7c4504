import { once } from 'node:events';
import { test as base } from '@playwright/test';
import { server } from '../src/server.js';
import { createPact } from './pact.js';

// #region fixtures
export const test = base.extend({
  /** The website's URL. All tests share one server and one pact. */
  site: [
    async ({}, use) => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use(`http://127.0.0.1:${server.address().port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  pact: [
    async ({}, use) => {
      const pact = createPact();
      await use(pact);
      pact.write();
    },
    { scope: 'worker' },
  ],
  /** Mocks one path of the Product API. The page's requests to it become interactions. */
  mock: async ({ page, pact }, use) => {
    await use((path, answer) =>
      page.route(
        (url) => url.pathname === path,
        async (route) => {
          pact.add(route.request(), answer);
          await route.fulfill({ status: answer.status, json: answer.json });
        },
      ),
    );
  },
});
// #endregion

export { expect } from '@playwright/test';
