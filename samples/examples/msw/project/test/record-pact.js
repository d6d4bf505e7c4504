import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setupPactMswAdapter } from '@pactflow/pact-msw-adapter';

// #region adapter
export const CONSUMER = 'pactflow-example-bi-directional-consumer-msw';
const PROVIDER = process.env.PACT_PROVIDER ?? 'pactflow-example-bi-directional-provider-postman';

/**
 * Creates a pact from the requests that MSW handles in the tests.
 *
 * @param {import('msw/node').SetupServer} server
 */
export const recordPact = (server) =>
  setupPactMswAdapter({
    server,
    options: {
      consumer: CONSUMER,
      // Maps URL parts to providers.
      providers: { [PROVIDER]: ['api.example.com'] },
      pactOutDir: 'pacts',
      // MSW adds this header to each response, but the OpenAPI description doesn't define it.
      excludeHeaders: ['content-length'],
      logger: silent,
    },
  });
// #endregion

// #region stable
/**
 * Writes the same file for the same tests. By default, the adapter uses random IDs as descriptions, and adds one interaction for each request.
 *
 * @param {string} path
 * @param {any} pact
 */
export function writePact(path, pact) {
  const interactions = new Map();
  for (const { description: _randomId, ...interaction } of pact.interactions) {
    const description = `${interaction.request.method} ${interaction.request.path} returns ${interaction.response.status}`;
    interactions.set(description, { description, ...interaction });
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...pact, interactions: [...interactions.values()] }, null, 2)}\n`);
}
// #endregion

const quiet = () => {};
/** The adapter logs each step. */
const silent = { ...console, log: quiet, debug: quiet, info: quiet, group: quiet, groupCollapsed: quiet, groupEnd: quiet };
