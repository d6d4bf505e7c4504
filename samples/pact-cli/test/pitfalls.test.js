// Pitfalls that no single recording shows: you only see them in the requests to the broker, or by comparing several runs.
// The reference pages refer to these tests by name.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { createMockBroker } from 'mock-broker';
import { replay } from '../replay.js';

const require = createRequire(import.meta.url);
const { pactFullPath } = require('@pact-foundation/pact-cli/src/pact-standalone.js').standalone();

const publish = 'pact broker publish pacts --consumer-app-version 1.0.0 --branch main';
const describe = 'pactflow publish-provider-contract openapi.yaml --provider ProductAPI --provider-app-version 2.0.0 --branch main';
const canIMerge = 'pact broker can-i-merge --pacticipant CatalogueWeb --version 1.0.0';

/** @param {string} run @param {string[]} [before] */
const ran = (run, before = []) => replay({ title: '', counterpart: '', exitStatus: 0, before, run });

test('can-i-deploy sends one request more than the value of --retry-while-unknown', async (t) => {
  const broker = createMockBroker();
  t.after(() => {
    broker.closeAllConnections();
    broker.close();
  });
  broker.listen(0, 'localhost');
  await once(broker, 'listening');
  const address = broker.address();
  assert.ok(address !== null && typeof address === 'object');
  const url = `http://localhost:${address.port}`;
  let requests = 0;
  broker.on('request', (request) => {
    if (request.url?.startsWith('/matrix')) requests += 1;
  });
  /** @param {string} line */
  const pact = async (line) => {
    const env = { PACT_DO_NOT_TRACK: 'true', PACT_BROKER_HTTP_RETRIES: '0', PACT_BROKER_BASE_URL: url };
    const child = spawn(pactFullPath, line.split(' '), { env, stdio: 'ignore' });
    const [exitStatus] = await once(child, 'close');
    return exitStatus;
  };
  const pacts = new URL('../contracts/pact.json', import.meta.url).pathname;
  assert.equal(await pact(`broker publish ${pacts} --consumer-app-version 1.0.0 --branch main`), 0);
  const check = 'broker can-i-deploy --pacticipant CatalogueWeb --version 1.0.0 --to-environment production';
  assert.equal(await pact(check), 1);
  assert.equal(requests, 1, 'without the option, it sends one request');

  requests = 0;
  assert.equal(await pact(`${check} --retry-while-unknown 2 --retry-interval 1`), 1);
  assert.equal(requests, 3);
});

test('can-i-merge with --output json exits with code 0 if the version can not be merged', async () => {
  assert.equal((await ran(canIMerge, [publish])).exitStatus, 1);
  const { exitStatus, stdout } = await ran(`${canIMerge} --output json`, [publish]);
  assert.equal(exitStatus, 0);
  assert.notEqual(JSON.parse(stdout).summary.deployable, true);
});

test('can-i-merge ignores options with an equals sign', async () => {
  const { exitStatus, stdout } = await ran('pact broker can-i-merge --pacticipant=CatalogueWeb --version=1.0.0', [publish]);
  assert.equal(exitStatus, 1);
  assert.match(stdout, /Please provide 1 or more version selectors/);
});

test('publish-provider-contract sends --verification-exit-code only with an option such as --verifier-version', async () => {
  assert.match((await ran(`${describe} --verification-exit-code 1`)).stdout, /Self-verification: none/);
  assert.match((await ran(`${describe} --verification-exit-code 1 --verifier-version 1.0.0`)).stdout, /Self-verification: failure/);
});

test('delete-branch exits with code 0 for an unknown branch by default', async () => {
  const deleteBranch = 'pact broker delete-branch --pacticipant CatalogueWeb --branch feat/price';
  assert.equal((await ran(deleteBranch, [publish])).exitStatus, 0);
  assert.equal((await ran(`${deleteBranch} --error-when-not-found true`, [publish])).exitStatus, 1);
});

test('publish rejects parts that contain different versions of the same interaction', async () => {
  const { exitStatus, stdout } = await ran(publish, ['cp "$CONTRACTS/pact-changed.json" pacts/changed.json']);
  assert.equal(exitStatus, 1);
  assert.match(stdout, /Two interactions have been found with same description \("a request for product 10"\)/);
});

test('publish does not read the folders in a folder', async () => {
  const { exitStatus, stdout, stderr } = await ran(publish, ['mkdir pacts/web && mv pacts/*.json pacts/web']);
  assert.equal(exitStatus, 1);
  assert.match(stdout + stderr, /No pact files found to load/);
});

test('verifier --file also fetches pacts from the broker in PACT_BROKER_BASE_URL', async () => {
  const verify = 'pact verifier --file pacts/CatalogueWeb-ProductAPI.json --provider-name ProductAPI --hostname localhost --port "$PORT" --state-change-url "http://localhost:$PORT/_pact/state"';
  const { exitStatus, stdout } = await ran(verify);
  assert.equal(exitStatus, 1);
  assert.match(stdout, /1\) Failed to load pact - No pacts found for provider 'ProductAPI' in pact broker/);
  assert.equal((await ran(`env -u PACT_BROKER_BASE_URL ${verify}`)).exitStatus, 0);
});

test('requests to the broker use the proxy, except for the hosts in NO_PROXY', async (t) => {
  /** @type {string[]} */
  const received = [];
  const proxy = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    received.push(`${request.method} ${request.url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  t.after(() => proxy.close());
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const address = proxy.address();
  assert.ok(address !== null && typeof address === 'object');
  const url = `http://localhost:${address.port}`;
  /** @param {string} broker @param {Record<string, string>} variables */
  const list = async (broker, variables) => {
    const env = { PACT_DO_NOT_TRACK: 'true', PACT_BROKER_HTTP_RETRIES: '0', PACT_BROKER_BASE_URL: broker, ...variables };
    await once(spawn(pactFullPath, ['broker', 'list-environments'], { env, stdio: 'ignore' }), 'close');
    return received.splice(0);
  };
  assert.deepEqual(await list('https://broker.example', { HTTPS_PROXY: url }), ['CONNECT broker.example:443']);
  assert.deepEqual(await list('http://broker.example', { HTTP_PROXY: url }), ['GET http://broker.example/']);
  assert.deepEqual(await list('http://localhost:1', { HTTP_PROXY: url, NO_PROXY: 'localhost' }), []);
});

test('only the subcommands have a --version option', () => {
  const version = (/** @type {string[]} */ ...words) => spawnSync(pactFullPath, [...words, '--version'], { encoding: 'utf8' });
  assert.equal(version('broker').stdout.trim(), 'pact-broker 0.8.8');
  assert.equal(version().status, 2);
});
