// Traps that no scenario shows, because they are seen in what the broker was asked, or in a comparison of several runs. The reference pages name these tests.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { createBrokerStandIn } from 'broker-stand-in';
import { replay } from '../replay.js';

const require = createRequire(import.meta.url);
const { pactFullPath } = require('@pact-foundation/pact-cli/src/pact-standalone.js').standalone();

const publish = 'pact broker publish pacts --consumer-app-version 1.0.0 --branch main';
const describe = 'pactflow publish-provider-contract openapi.yaml --provider ProductAPI --provider-app-version 2.0.0 --branch main';
const canIMerge = 'pact broker can-i-merge --pacticipant CatalogueWeb --version 1.0.0';

/** @param {string} run @param {string[]} [before] */
const ran = (run, before = []) => replay({ shows: '', twin: '', exitStatus: 0, before, run });

test('can-i-deploy asks once more than --retry-while-unknown says', async (t) => {
  const broker = createBrokerStandIn();
  t.after(() => {
    broker.closeAllConnections();
    broker.close();
  });
  broker.listen(0, 'localhost');
  await once(broker, 'listening');
  const address = broker.address();
  assert.ok(address !== null && typeof address === 'object');
  const url = `http://localhost:${address.port}`;
  let questions = 0;
  broker.on('request', (request) => {
    if (request.url?.startsWith('/matrix')) questions += 1;
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
  const question = 'broker can-i-deploy --pacticipant CatalogueWeb --version 1.0.0 --to-environment production';
  assert.equal(await pact(question), 1);
  assert.equal(questions, 1, 'without the option, it asks once');

  questions = 0;
  assert.equal(await pact(`${question} --retry-while-unknown 2 --retry-interval 1`), 1);
  assert.equal(questions, 3);
});

test('can-i-merge with --output json ends with 0 on a no', async () => {
  assert.equal((await ran(canIMerge, [publish])).exitStatus, 1);
  const { exitStatus, stdout } = await ran(`${canIMerge} --output json`, [publish]);
  assert.equal(exitStatus, 0);
  assert.notEqual(JSON.parse(stdout).summary.deployable, true);
});

test('can-i-merge drops what is written with an equals sign', async () => {
  const { exitStatus, stdout } = await ran('pact broker can-i-merge --pacticipant=CatalogueWeb --version=1.0.0', [publish]);
  assert.equal(exitStatus, 1);
  assert.match(stdout, /names no pacticipant/);
});

test('publish-provider-contract drops --verification-exit-code alone, and --verifier-version keeps an outcome', async () => {
  assert.match((await ran(`${describe} --verification-exit-code 1`)).stdout, /self-verification: none/);
  assert.match((await ran(`${describe} --verification-exit-code 1 --verifier-version 1.0.0`)).stdout, /self-verification: failure/);
});

test('delete-branch ends with 0 for an unknown branch unless told otherwise', async () => {
  const deleteBranch = 'pact broker delete-branch --pacticipant CatalogueWeb --branch feat/price';
  assert.equal((await ran(deleteBranch, [publish])).exitStatus, 0);
  assert.equal((await ran(`${deleteBranch} --error-when-not-found true`, [publish])).exitStatus, 1);
});
