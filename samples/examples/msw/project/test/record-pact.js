import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setupPactMswAdapter } from '@pactflow/pact-msw-adapter';

// #region adapter
export const CONSUMER = 'pactflow-example-bi-directional-consumer-msw';
const PROVIDER = process.env.PACT_PROVIDER ?? 'pactflow-example-bi-directional-provider-postman';

/**
 * Makes a pact from the requests that MSW answers in the tests.
 *
 * @param {import('msw/node').SetupServer} server
 */
export const recordPact = (server) =>
  setupPactMswAdapter({
    server,
    options: {
      consumer: CONSUMER,
      // Which provider a request is for, by a part of its address.
      providers: { [PROVIDER]: ['api.example.com'] },
      pactOutDir: 'pacts',
      // MSW adds it to each answer; the description does not name it.
      excludeHeaders: ['content-length'],
      logger: silent,
    },
  });
// #endregion

// #region stable
/**
 * Writes the pact so that the same tests give the same file: the adapter calls each interaction by a random id, and adds one for each request.
 *
 * @param {string} path
 * @param {any} pact
 */
export function writePact(path, pact) {
  const interactions = new Map();
  for (const { description: _randomId, ...interaction } of pact.interactions) {
    const description = `${interaction.request.method} ${interaction.request.path} answers ${interaction.response.status}`;
    interactions.set(description, { description, ...interaction });
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...pact, interactions: [...interactions.values()] }, null, 2)}\n`);
}
// #endregion

const quiet = () => {};
/** The adapter writes each step to its logger. */
const silent = { ...console, log: quiet, debug: quiet, info: quiet, group: quiet, groupCollapsed: quiet, groupEnd: quiet };
