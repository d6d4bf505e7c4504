import { readFileSync } from 'node:fs';
import mountebank from '@mbtest/mountebank';

/** The port of mountebank's administration API. Imposters have their own ports. */
const PORT = 2525;

/** @param {string} path @param {RequestInit} [options] */
async function ask(path, options) {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, options);
  const body = await answer.json();
  if (!answer.ok) throw new Error(`mountebank answered ${answer.status} to ${path}: ${JSON.stringify(body)}`);
  return body;
}

// #region start
/**
 * Starts mountebank with one imposter.
 *
 * @param {string} file a file that describes the imposter
 */
export async function startImposter(file) {
  // Mountebank only records which requests matched which stubs if `debug` is on.
  const server = await mountebank.create({ port: PORT, host: '127.0.0.1', debug: true, log: { level: 'error', transports: { console: { format: 'simple' } } } });
  const { port } = await ask('/imposters', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: readFileSync(file) });
  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the stubs and the requests that matched each stub. */
    readStubs: async () => (await ask(`/imposters/${port}`)).stubs,
    async stop() {
      await ask('/imposters', { method: 'DELETE' });
      await new Promise((stopped) => server.close(stopped));
    },
  };
}
// #endregion
