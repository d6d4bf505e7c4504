import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} Broker a running mock broker
 * @property {string} url
 * @property {() => void} check throws when the broker got a request for a resource that it doesn't have
 * @property {() => boolean} usesPactflow whether it has data that only PactFlow's own endpoints create
 * @property {() => void} stop
 */

/**
 * Starts the mock broker that a sample depends on. It's resolved only here, so that samples without a broker don't need the package.
 *
 * @param {string} folder of the sample
 * @returns {Promise<Broker>} with a fixed clock and sequential ids, so that its responses are the same in every run
 * @throws {Error} when the sample doesn't depend on the mock broker
 */
export async function startBroker(folder) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!('mock-broker' in { ...dependencies, ...devDependencies }))
    throw new Error(`A recording has broker: true, but ${join(folder, 'package.json')} doesn't list the mock broker. Add "mock-broker": "1.0.0" to its devDependencies.`);
  const { createMockBroker } = await import(pathToFileURL(resolveFrom(folder)).href);
  let ids = 0;
  const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  const server = createMockBroker({
    now: () => new Date('2026-03-02T10:00:00Z'),
    newUuid: newId,
    newShortUuid: newId,
    pactflow: true,
    // Three times as long as usual, so that a slow machine runs the next command before the call, too.
    settings: { webhookDelay: 15_000 },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    check: () => {
      if (server.unhandled.length > 0) throw new Error(describeUnhandled(server.unhandled));
    },
    usesPactflow: () => usesPactflow(server),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {readonly string[]} requests such as `GET /metrics` */
export const describeUnhandled = (requests) =>
  `The mock broker has no resource for ${requests.join(', ')}. Add the resource to samples/mock-broker/src/http/routes, or to src/pactflow/routes.js if only PactFlow has it.`;

/** In the list of preparing commands, this line shows that a recording depends on the mock of PactFlow's own endpoints. */
export const PACTFLOW_LINE = "# with the mock of PactFlow's own endpoints";

/** @param {{store: {providerContracts: unknown[]}}} broker @returns {boolean} whether it has data that only PactFlow's own endpoints create */
export const usesPactflow = ({ store }) => store.providerContracts.length > 0;

/** @param {string} folder @returns {string} the mock broker's module, as the sample would import it */
function resolveFrom(folder) {
  try {
    return createRequire(join(folder, 'package.json')).resolve('mock-broker');
  } catch (error) {
    throw new Error(`The mock broker that ${join(folder, 'package.json')} lists isn't installed. Run npm install first.`, { cause: error });
  }
}
