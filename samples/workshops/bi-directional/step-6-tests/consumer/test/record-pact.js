import { mkdirSync, writeFileSync } from 'node:fs';
import { setupPactMswAdapter } from '@pactflow/pact-msw-adapter';

/**
 * Creates a pact from the requests that MSW handles in the tests.
 *
 * @param {import('msw/node').SetupServer} server
 */
export function recordPact(server) {
  const adapter = setupPactMswAdapter({
    server,
    options: {
      consumer: 'CatalogueWeb',
      // Requests whose URL contains this text are for this provider.
      providers: { ProductAPI: ['api.example.com'] },
      pactOutDir: 'pacts',
      // MSW adds this header to each response. The consumer doesn't need it, and the description doesn't contain it.
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
 * The adapter gives each interaction a random description. The same tests must produce the same file because a broker
 * rejects a pact with different content for the same version.
 *
 * @param {string} path
 * @param {any} pact
 */
function writePact(path, pact) {
  const interactions = new Map();
  for (const { description: _randomId, ...interaction } of pact.interactions) {
    const description = `${interaction.request.method} ${interaction.request.path} returns ${interaction.response.status}`;
    interactions.set(description, { description, ...interaction });
  }
  mkdirSync('pacts', { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...pact, interactions: [...interactions.values()] }, null, 2)}\n`);
}

const quiet = () => {};
/** The adapter writes each step to its logger. */
const silent = { ...console, log: quiet, debug: quiet, info: quiet, group: quiet, groupCollapsed: quiet, groupEnd: quiet };
