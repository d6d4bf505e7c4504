import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} Broker a running mock broker
 * @property {string} url
 * @property {() => void} check throws when the broker got a request that it has no route for
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
  if (!('broker-stand-in' in { ...dependencies, ...devDependencies }))
    throw new Error(`A recording has broker: true, but ${join(folder, 'package.json')} doesn't list the mock broker. Add "broker-stand-in": "1.0.0" to its devDependencies.`);
  const { createBrokerStandIn } = await import(pathToFileURL(resolveFrom(folder)).href);
  let ids = 0;
  const server = createBrokerStandIn({
    now: () => new Date('2026-03-02T10:00:00Z'),
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    check: () => {
      if (server.unanswered.length > 0) throw new Error(`The mock broker has no route for ${server.unanswered.join(', ')}.`);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {string} folder @returns {string} the mock broker's module, as the sample would import it */
function resolveFrom(folder) {
  try {
    return createRequire(join(folder, 'package.json')).resolve('broker-stand-in');
  } catch (error) {
    throw new Error(`The mock broker that ${join(folder, 'package.json')} lists isn't installed. Run npm install first.`, { cause: error });
  }
}
