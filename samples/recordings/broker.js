import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} Broker a stand-in that listens
 * @property {string} url
 * @property {() => void} check throws when it was asked what it does not know
 * @property {() => void} stop
 */

/**
 * Starts the broker stand-in that a sample lists among its packages. It is looked up only here: a sample without a broker need not have it.
 *
 * @param {string} folder of the sample
 * @returns {Promise<Broker>} with a clock that stands and ids that count, so that its answers are the same in every run
 * @throws {Error} when the sample lists no stand-in
 */
export async function startBroker(folder) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!('broker-stand-in' in { ...dependencies, ...devDependencies }))
    throw new Error(`A recording has broker: true, and ${join(folder, 'package.json')} does not list the stand-in. Add "broker-stand-in": "1.0.0" to its devDependencies.`);
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
      if (server.unanswered.length > 0) throw new Error(`The broker stand-in has no route for ${server.unanswered.join(', ')}.`);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {string} folder @returns {string} the module of the stand-in, as a module of the sample would import it */
function resolveFrom(folder) {
  try {
    return createRequire(join(folder, 'package.json')).resolve('broker-stand-in');
  } catch (error) {
    throw new Error(`The broker stand-in that ${join(folder, 'package.json')} lists is not installed. Run npm install first.`, { cause: error });
  }
}
