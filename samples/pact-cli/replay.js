import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBrokerStandIn } from 'broker-stand-in';
import { diffLines, formatOutput, normalise } from './output-file.js';
import { createProductApiWithStates } from './product-api.js';
import { scenarios } from './scenarios.js';

const contracts = fileURLToPath(new URL('contracts/', import.meta.url));
const cli = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/package.json');

/** @param {string} name of a scenario @returns {string} where its output is kept */
export const outputFile = (name) => fileURLToPath(new URL(`output/${name}.txt`, import.meta.url));

/**
 * Runs a scenario with the real CLI, in a folder, with a broker stand-in and with providers of its own.
 *
 * @param {import('./scenarios.js').Scenario} scenario
 * @returns {Promise<import('./output-file.js').Output>}
 * @throws {Error} when a command that prepares it fails, or when the stand-in was asked something that it does not know
 */
export async function replay({ before = [], run, brokenProvider, meanwhile = [], env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'pact-cli-'));
  const broker = createBrokerStandIn({ token: 'right', now: () => new Date('2026-03-02T10:00:00Z'), newId: countIds() });
  const api = createProductApiWithStates();
  const brokenApi = createProductApiWithStates(({ price, ...rest }) => ({ ...rest, cost: price }));
  const servers = [broker, api, brokenApi];

  try {
    const [port, apiPort, brokenPort] = await Promise.all(servers.map(listen));
    const shell = inFolder(folder, {
      PACT_BROKER_BASE_URL: `http://localhost:${port}`,
      PACT_BROKER_TOKEN: 'right',
      PORT: String(apiPort),
      BROKEN_PORT: String(brokenPort),
      CONTRACTS: contracts,
    });
    mkdirSync(join(folder, 'pacts'));
    copyFileSync(join(contracts, 'pact.json'), join(folder, 'pacts/CatalogueWeb-ProductAPI.json'));
    for (const name of ['openapi.yaml', 'api-test-report.txt']) copyFileSync(join(contracts, name), join(folder, name));

    for (const command of before) await mustSucceed(shell, command);
    const [result] = await Promise.all([
      shell(run, { ...(brokenProvider && { PORT: String(brokenPort) }), ...env }),
      meanwhile.length > 0 &&
        firstQuestion(broker).then(() => Promise.all(meanwhile.map((command) => mustSucceed(shell, command)))),
    ]);
    if (broker.unanswered.length > 0) throw new Error(`The stand-in has no route for ${broker.unanswered.join(', ')}.`);

    const replacements = { [`localhost:${port}`]: 'localhost:9292', [folder]: '.' };
    return {
      before,
      command: run,
      exitStatus: result.exitStatus,
      stdout: normalise(result.stdout, replacements),
      stderr: normalise(result.stderr, replacements),
    };
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {() => string} UUIDs that count from 1 */
function countIds() {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
}

/** @param {import('node:http').Server} server @returns {Promise<number>} the port */
async function listen(server) {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/**
 * @typedef {{exitStatus: number, stdout: string, stderr: string}} Result
 * @typedef {(command: string, env?: Record<string, string>) => Promise<Result>} Shell
 *
 * @param {string} folder
 * @param {Record<string, string>} variables
 * @returns {Shell} runs a command line with nothing in its environment but what it needs
 */
function inFolder(folder, variables) {
  const path = [join(dirname(cli), '../../.bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  // The first of these turns off the usage report, which would go over the network.
  const quiet = { PACT_DO_NOT_TRACK: 'true', PACT_BROKER_HTTP_RETRIES: '0', HOME: folder, PATH: path };

  return async (command, env) => {
    const child = spawn('sh', ['-c', command], { cwd: folder, env: { ...quiet, ...variables, ...env } });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
    const [exitStatus] = await once(child, 'close');
    return { exitStatus, stdout, stderr };
  };
}

/** @param {Shell} shell @param {string} command @throws {Error} with what it printed */
async function mustSucceed(shell, command) {
  const { exitStatus, stdout, stderr } = await shell(command);
  if (exitStatus !== 0) throw new Error(`A command that prepares the scenario failed:\n${command}\n${stdout}${stderr}`);
}

/** @param {import('node:http').Server} broker @returns {Promise<void>} when it has answered can-i-deploy for the first time */
function firstQuestion(broker) {
  return new Promise((resolve) => {
    broker.on('request', (request, response) => {
      if (request.url?.startsWith('/matrix')) response.once('finish', resolve);
    });
  });
}

/**
 * @param {string} name of a scenario
 * @param {string} kept the text of its output file
 * @param {string} now what that would be for the run just made
 * @returns {string} what differs and how to mend it; empty when nothing does
 */
export function drift(name, kept, now) {
  if (kept === now) return '';
  return `output/${name}.txt is not what the command prints now. If the new output is right, run npm run update.\n${diffLines(kept, now)}`;
}

/**
 * @template T
 * @param {[string, T][]} entries
 * @param {(name: string, value: T) => Promise<void>} work
 * @returns {Promise<void>} when all are done, as many at a time as there are processors
 */
export async function forEachInParallel(entries, work) {
  const queue = [...entries];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await work(...next);
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(outputFile('x')), { recursive: true });
  const names = process.argv.slice(2);
  const chosen = Object.entries(scenarios).filter(([name]) => names.length === 0 || names.includes(name));
  let changed = 0;
  await forEachInParallel(chosen, async (name, scenario) => {
    const text = formatOutput(await replay(scenario));
    const old = (() => {
      try {
        return readFileSync(outputFile(name), 'utf8');
      } catch {
        return undefined;
      }
    })();
    if (text === old) return;
    changed += 1;
    writeFileSync(outputFile(name), text);
    console.log(`output/${name}.txt ${old === undefined ? 'is new' : 'has changed'}`);
  });
  console.log(`${chosen.length} scenarios ran; ${changed} outputs changed.`);
}
