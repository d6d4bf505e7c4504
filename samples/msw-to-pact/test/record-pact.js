// #region record
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setupPactMswAdapter } from '@pactflow/pact-msw-adapter';

/**
 * Makes a pact from the requests that MSW answers in the tests.
 *
 * @param {import('msw/node').SetupServer} server
 * @param {string} [pactOutDir] where the pact file goes
 */
export function recordPact(server, pactOutDir = join(import.meta.dirname, '../pacts')) {
  const adapter = setupPactMswAdapter({
    server,
    options: {
      consumer: 'CatalogueWeb',
      // Which provider a request is for, by a part of its address.
      providers: { ProductAPI: ['api.example.com'] },
      pactOutDir,
      // MSW adds it to each answer. The consumer does not need it, and the description does not name it.
      excludeHeaders: ['content-length'],
      logger: silent,
    },
  });
  return {
    newTest: () => adapter.newTest(),
    verifyTest: () => adapter.verifyTest(),
    write: () => adapter.writeToFile(writePact),
  };
}
// #endregion

// #region stable
/**
 * Writes the pact so that the same tests give the same file. The adapter calls each interaction by a random id, and a broker takes another text under
 * the same version for another contract.
 *
 * @param {string} path
 * @param {any} pact
 * @throws {Error} when two tests mock the same request with the same status and something else in it
 */
function writePact(path, pact) {
  const interactions = new Map();
  for (const { description: _randomId, ...interaction } of pact.interactions) {
    const { request, response } = interaction;
    const description = `${request.method} ${request.path}${request.query ? `?${request.query}` : ''} answers ${response.status}`;
    const text = JSON.stringify({ description, ...interaction });
    if (interactions.has(description) && interactions.get(description) !== text) throw new Error(`Two tests mock '${description}' in different ways.`);
    interactions.set(description, text);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...pact, interactions: [...interactions.values()].map((text) => JSON.parse(text)) }, null, 2)}\n`);
}
// #endregion

// #region silent
const quiet = () => {};
/** The adapter writes each step to its logger. */
const silent = { ...console, log: quiet, debug: quiet, info: quiet, group: quiet, groupCollapsed: quiet, groupEnd: quiet };
// #endregion
