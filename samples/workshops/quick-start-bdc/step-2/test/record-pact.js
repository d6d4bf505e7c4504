import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setupPactMswAdapter } from '@pactflow/pact-msw-adapter';

/** Makes a pact of what MSW is asked and answers. @param {import('msw/node').SetupServer} server */
export function recordPact(server) {
  const adapter = setupPactMswAdapter({
    server,
    options: {
      consumer: 'CatalogueWeb',
      providers: { ProductAPI: ['api.example.com'] },
      pactOutDir: join(import.meta.dirname, '../pacts'),
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

// The adapter calls each interaction by a random id. With names, the same tests give the same pact, and a broker takes it for the same contract.
function writePact(path, pact) {
  const interactions = pact.interactions.map((interaction) => ({
    ...interaction,
    description: `${interaction.request.method} ${interaction.request.path} answers ${interaction.response.status}`,
  }));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...pact, interactions }, null, 2)}\n`);
}

const quiet = () => {};
const silent = { ...console, log: quiet, debug: quiet, info: quiet, group: quiet, groupCollapsed: quiet, groupEnd: quiet };
