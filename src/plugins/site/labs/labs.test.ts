import assert from 'node:assert/strict';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {Worker} from 'node:worker_threads';
import {createBroker} from 'mock-broker/broker';
import {parse} from 'yaml';
import {replay, runBroker} from '../../../labs/broker';
import {compare} from '../../../labs/compare';
import type {Answer, BrokerEvent, DeploymentQuestion, Task, WorkerMessage} from '../../../labs/protocol';
import {isolatedPolicy} from '../../../site/contentPolicy';
import {hashedAsset} from '../../../site/responseHeaders';
import {bundleWorker, writeWorkers} from './bundle';
import {resultPairs, workshopPairs, type ContractPair} from './contractPairs';

const site = process.cwd();
const pairs = [...workshopPairs(site), ...resultPairs(site)];

/** What the comparator's own API returns in Node.js, in the form of the labs' findings without lines. */
async function inNode({description, pact}: ContractPair): Promise<unknown[]> {
  process.env.QUIRKS ??= 'true';
  const {Comparator} = await import('@pactflow/openapi-pact-comparator');
  const findings: unknown[] = [];
  for await (const {code, type, message, mockDetails, specDetails} of new Comparator({
    oas: parse(description) as never,
  }).compare(JSON.parse(pact) as never))
    findings.push({
      code,
      severity: type,
      message,
      interaction: mockDetails?.interactionDescription ?? undefined,
      pact: mockDetails?.location,
      description: specDetails?.location,
    });
  return findings;
}

/** The findings of an answer without lines. */
function findingsOf(answer: Answer): unknown[] {
  if (answer.kind !== 'compare' || answer.comparison.kind !== 'compared')
    assert.fail(`expected findings, but found ${JSON.stringify(answer)}`);
  return answer.comparison.findings.map(({code, severity, message, interaction, pact, description}) => ({
    code,
    severity,
    message,
    interaction,
    pact: pact?.location,
    description: description?.location,
  }));
}

/** A day in the life of a broker: both sides publish, deploy, and then the provider publishes another description. */
function eventsOf(first: ContractPair, second: ContractPair): {events: BrokerEvent[]; ask: DeploymentQuestion} {
  const {consumer, provider} = JSON.parse(first.pact) as {consumer: {name: string}; provider: {name: string}};
  const environment = 'production';
  return {
    events: [
      {
        kind: 'publish-description',
        application: provider.name,
        version: '1.0.0',
        content: first.description,
        testsPassed: true,
      },
      {kind: 'publish-pact', application: consumer.name, version: '1.0.0', content: first.pact},
      {kind: 'record-deployment', application: provider.name, version: '1.0.0', environment},
      {kind: 'record-deployment', application: consumer.name, version: '1.0.0', environment},
      {
        kind: 'publish-description',
        application: provider.name,
        version: '2.0.0',
        content: second.description,
        testsPassed: true,
      },
    ],
    ask: {application: provider.name, version: '2.0.0', environment},
  };
}

/** Gives a thread the functions that a browser's worker has. */
const BROWSER =
  "import {parentPort} from 'node:worker_threads';" +
  'globalThis.postMessage = (message) => parentPort.postMessage(message);' +
  'globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({data}));';

/** Runs the bundled worker in a thread. */
class Thread {
  readonly #folder = mkdtempSync(join(tmpdir(), 'labs-'));
  readonly #worker: Worker;
  readonly #waiting = new Map<number, {resolve: (answer: Answer) => void; reject: (error: Error) => void}>();
  #lastId = 0;

  constructor(bundle: string) {
    const file = join(this.#folder, 'worker.mjs');
    writeFileSync(join(this.#folder, 'browser.mjs'), BROWSER);
    writeFileSync(file, `import './browser.mjs';${bundle}`);
    this.#worker = new Worker(file);
    this.#worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready' || message.kind === 'blocked') return;
      const waiting = this.#waiting.get(message.id);
      if (message.kind === 'answer') waiting?.resolve(message.answer);
      else waiting?.reject(new Error('The worker failed.'));
    });
    this.#worker.on('error', (error: Error) => {
      for (const {reject} of this.#waiting.values()) reject(new Error(String(error.stack).slice(-1000)));
    });
  }

  ask(task: Task): Promise<Answer> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      this.#worker.postMessage({id, task});
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
    rmSync(this.#folder, {recursive: true});
  }
}

describe('the labs’ worker', () => {
  let thread: Thread;
  let server: Server;
  before(async () => {
    const bundle = await bundleWorker(site);
    thread = new Thread(bundle);
    server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  after(async () => {
    await thread.close();
    server.close();
  });

  test('and the other workers are written once, with a hash and the ending of isolated files in their names', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'labs-'));
    t.after(() => rmSync(folder, {recursive: true}));
    const files = await writeWorkers(site, folder);
    assert.deepEqual(await writeWorkers(site, folder), files);
    const {match, ...others} = files;
    const workers = [...Object.values(others), match.worker];
    const paths = [...workers, match.module, match.licenses].sort();
    assert.deepEqual(
      readdirSync(join(folder, 'assets/labs')).sort(),
      paths.map((file) => file.slice('assets/labs/'.length)),
    );
    for (const file of workers) assert.ok(isolatedPolicy(file), file);
    for (const file of [...workers, match.module]) assert.match(file, hashedAsset);
    assert.equal(match.licenses, 'assets/labs/pact-match-licenses.txt');
    assert.ok(WebAssembly.validate(readFileSync(join(folder, match.module))));
  });

  test('returns the comparator’s results for every pair of contracts in the samples', async (t) => {
    assert.ok(pairs.length > 100, `${pairs.length} pairs`);
    let findings = 0;
    for (const pair of pairs) {
      const expected = await inNode(pair);
      findings += expected.length;
      const task = {kind: 'compare', description: pair.description, pact: pair.pact} as const;
      assert.deepEqual(
        findingsOf({kind: 'compare', comparison: await compare(pair.description, pair.pact)}),
        expected,
        pair.name,
      );
      assert.deepEqual(findingsOf(await thread.ask(task)), expected, `${pair.name}, in the worker`);
    }
    t.diagnostic(`${pairs.length} pairs, ${findings} findings`);
    assert.ok(findings > 30);
  });

  test('reports the line of every finding', async () => {
    for (const {name, description, pact} of pairs) {
      const comparison = await compare(description, pact);
      if (comparison.kind !== 'compared') assert.fail(name);
      for (const {code, pact: inPact, description: inDescription} of comparison.findings) {
        assert.ok(inPact === undefined || inPact.line !== undefined, `${name}: ${code}: ${inPact?.location}`);
        assert.ok(
          inDescription === undefined || inDescription.line !== undefined,
          `${name}: ${code}: ${inDescription?.location}`,
        );
      }
    }
  });

  test('decides as the mock broker does over HTTP for every pair of contracts of the workshops', async (t) => {
    const {createMockBroker} = (await import('mock-broker')) as unknown as {
      createMockBroker: (options: {pactflow: boolean}) => Server;
    };
    const workshops = workshopPairs(site);
    assert.ok(workshops.length > 5);
    const decisions = new Set<boolean | null | undefined>();
    for (const [index, first] of workshops.entries()) {
      const second = workshops[(index + 1) % workshops.length] ?? first;
      const {events, ask} = eventsOf(first, second);
      const broker = createMockBroker({pactflow: true});
      await new Promise<void>((listening) => broker.listen(0, '127.0.0.1', listening));
      const base = `http://127.0.0.1:${(broker.address() as AddressInfo).port}`;
      const overHttp = await replay(events, ask, async ({method, path, body}) => {
        const response = await fetch(base + path, {
          method,
          headers: {accept: 'application/hal+json', 'content-type': 'application/json'},
          ...(body !== undefined && {body: JSON.stringify(body)}),
        });
        return {status: response.status, body: (await response.json()) as unknown};
      });
      broker.close();
      broker.closeAllConnections();
      const here = (text: unknown) =>
        JSON.parse(JSON.stringify(text).replaceAll(base, 'http://localhost:9292')) as unknown;
      assert.deepEqual(await runBroker(events, ask), here(overHttp), first.name);
      assert.deepEqual(
        await thread.ask({kind: 'broker', events, ask}),
        {kind: 'broker', view: here(overHttp)},
        first.name,
      );
      assert.ok(overHttp.replies.every(({accepted}) => accepted));
      decisions.add(overHttp.decision?.deployable);
    }
    t.diagnostic(`${workshops.length} pairs`);
    assert.deepEqual([...decisions].sort(), [false, true], 'some may deploy, and some may not');
  });
});

test('the worker that matches bodies starts with the module, and answers tasks', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'labs-'));
  writeFileSync(join(folder, 'browser.mjs'), BROWSER);
  writeFileSync(join(folder, 'worker.mjs'), `import './browser.mjs';${await bundleWorker(site, 'match')}`);
  const worker = new Worker(join(folder, 'worker.mjs'));
  t.after(async () => {
    await worker.terminate();
    rmSync(folder, {recursive: true});
  });
  const send = async (message: unknown): Promise<unknown> => {
    worker.postMessage(message);
    const [answer] = (await once(worker, 'message')) as unknown[];
    return answer;
  };
  const task = {kind: 'match', expected: '1', actual: '2', rules: {}, part: 'response', contentType: 'text/plain'};
  assert.deepEqual(await send({id: 1, task}), {kind: 'failed', id: 1}, 'not ready yet');
  const bytes = new Uint8Array(readFileSync(join(site, 'src/labs/match/pact_match.wasm')));
  assert.deepEqual(await send({module: bytes.buffer}), {kind: 'ready'});
  assert.deepEqual(await send({id: 2, task: {...task, actual: '1'}}), {
    kind: 'answer',
    id: 2,
    answer: {kind: 'matched', matches: true, mismatches: [], selected: []},
  });
  const failed = once(worker, 'error');
  worker.postMessage({module: bytes.buffer.slice(0, 1000)});
  const [error] = (await failed) as [Error];
  assert.match(error.message, /WebAssembly/);
});

test('the mock broker’s module for browsers has no server', () =>
  assert.deepEqual(Object.keys(createBroker({})).sort(), ['handle', 'stop', 'store', 'unhandled']));
