import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setupPactMswAdapter } from '@pactflow/pact-msw-adapter';

/** Writes a pact of the requests that MSW receives and its responses. @param {import('msw/node').SetupServer} server */
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

// The adapter gives each interaction a random ID as its description. Replace it, so that the same tests always produce the same pact.
function writePact(path, pact) {
  const interactions = pact.interactions.map((interaction) => ({
    ...interaction,
    description: `${interaction.request.method} ${interaction.request.path} returns ${interaction.response.status}`,
  }));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...pact, interactions }, null, 2)}\n`);
}

const quiet = () => {};
const silent = { ...console, log: quiet, debug: quiet, info: quiet, group: quiet, groupCollapsed: quiet, groupEnd: quiet };
