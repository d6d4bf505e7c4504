import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMockBroker } from 'mock-broker';
import { describeUnhandled, forEachInParallel, formatOutput, mustSucceed, normalize, PACTFLOW_LINE, runInFolder, usesPactflow, writeKept } from 'recordings';
import { messages } from './messages.js';
import { createProductApiWithStates } from './product-api.js';
import { scenarios } from './scenarios.js';

const contracts = fileURLToPath(new URL('contracts/', import.meta.url));
const cli = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/package.json');

/** @typedef {Omit<import('./scenarios.js').Scenario, 'title' | 'counterpart'>} Replayed */

/** In the list of preparing commands, this line shows that the broker accepted changed content for the same version. */
const CHANGES_LINE = '# with allow_dangerous_contract_modification=true';

/**
 * Everything that is recorded, by the name of its file in `output/`.
 *
 * @type {Record<string, Replayed>}
 */
export const recorded = {
  ...scenarios,
  ...Object.fromEntries(Object.entries(messages).map(([name, message]) => [`message-${name}`, message])),
};

/** @param {string} name of a scenario @returns {string} where its output is kept */
export const outputFile = (name) => fileURLToPath(new URL(`output/${name}.txt`, import.meta.url));

/**
 * Runs a scenario with the real CLI in its own folder, with its own mock broker and providers.
 *
 * @param {Replayed} scenario
 * @returns {Promise<import('recordings/output-file.js').Output>}
 * @throws {Error} when a command that prepares it fails, or when the mock broker got a request for a resource that it doesn't have
 */
export async function replay({ before = [], run, brokenProvider, meanwhile = [], allowsChanges = false, env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'pact-cli-'));
  const newId = countIds();
  const broker = createMockBroker({
    token: 'right',
    now: () => new Date('2026-03-02T10:00:00Z'),
    newUuid: newId,
    newShortUuid: newId,
    pactflow: true,
    settings: { allowDangerousContractModification: allowsChanges },
  });
  const api = createProductApiWithStates();
  const brokenApi = createProductApiWithStates(({ price, ...rest }) => ({ ...rest, cost: price }));
  const servers = [broker, api, brokenApi];

  try {
    const [port, apiPort, brokenPort] = await Promise.all(servers.map(listen));
    const shell = runInFolder(folder, {
      bins: [join(dirname(cli), '../../.bin')],
      env: {
        PACT_BROKER_BASE_URL: `http://localhost:${port}`,
        PACT_BROKER_TOKEN: 'right',
        PORT: String(apiPort),
        BROKEN_PORT: String(brokenPort),
        CONTRACTS: contracts,
      },
    });
    mkdirSync(join(folder, 'pacts'));
    copyFileSync(join(contracts, 'pact.json'), join(folder, 'pacts/CatalogueWeb-ProductAPI.json'));
    for (const name of ['openapi.yaml', 'api-test-report.txt']) copyFileSync(join(contracts, name), join(folder, name));

    for (const command of before) await mustSucceed(shell, command);
    const [result] = await Promise.all([
      shell(run, { ...(brokenProvider && { PORT: String(brokenPort) }), ...env }),
      meanwhile.length > 0 &&
        firstCheck(broker).then(() => Promise.all(meanwhile.map((command) => mustSucceed(shell, command)))),
    ]);
    if (broker.unhandled.length > 0) throw new Error(describeUnhandled(broker.unhandled));

    const replacements = { [`localhost:${port}`]: 'localhost:9292', [`localhost:${apiPort}`]: 'localhost:8080', [`localhost port ${apiPort}`]: 'localhost port 8080', [folder]: '.' };
    return {
      before: [
        ...(usesPactflow(broker) ? [PACTFLOW_LINE] : []),
        ...(allowsChanges ? [CHANGES_LINE] : []),
        ...before,
      ],
      command: run,
      exitStatus: result.exitStatus,
      stdout: normalize(result.stdout, replacements),
      stderr: normalize(result.stderr, replacements),
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

/** @param {import('node:http').Server} broker @returns {Promise<void>} resolves after the first response to can-i-deploy */
function firstCheck(broker) {
  return new Promise((resolve) => {
    broker.on('request', (request, response) => {
      if (request.url?.startsWith('/matrix')) response.once('finish', resolve);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  const chosen = Object.entries(recorded).filter(([name]) => names.length === 0 || names.includes(name));
  /** @type {Map<string, string>} */
  const texts = new Map();
  await forEachInParallel(chosen, async ([name, scenario]) => {
    texts.set(name, formatOutput(await replay(scenario)));
  });
  let changed = 0;
  for (const [name, text] of [...texts].sort()) {
    const change = writeKept(outputFile(name), text);
    if (change) console.log(`output/${name}.txt ${change}`);
    if (change) changed += 1;
  }
  console.log(`${chosen.length} scenarios ran; ${changed} outputs changed.`);
}
