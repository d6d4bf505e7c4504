import { mkdirSync, writeFileSync } from 'node:fs';
import { setupPactMswAdapter } from '@pactflow/pact-msw-adapter';

/**
 * Makes a pact from the requests that MSW answers in the tests.
 *
 * @param {import('msw/node').SetupServer} server
 */
export function recordPact(server) {
  const adapter = setupPactMswAdapter({
    server,
    options: {
      consumer: 'CatalogueWeb',
      // Which provider a request is for, by a part of its address.
      providers: { ProductAPI: ['api.example.com'] },
      pactOutDir: 'pacts',
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
/**
 * The adapter calls each interaction by a random id. The same tests must give the same file: a broker takes another text under the same version for
 * another contract.
 *
 * @param {string} path
 * @param {any} pact
 */
function writePact(path, pact) {
  const interactions = new Map();
  for (const { description: _randomId, ...interaction } of pact.interactions) {
    const description = `${interaction.request.method} ${interaction.request.path} answers ${interaction.response.status}`;
    interactions.set(description, { description, ...interaction });
  }
  mkdirSync('pacts', { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...pact, interactions: [...interactions.values()] }, null, 2)}\n`);
}

const quiet = () => {};
/** The adapter writes each step to its logger. */
const silent = { ...console, log: quiet, debug: quiet, info: quiet, group: quiet, groupCollapsed: quiet, groupEnd: quiet };
