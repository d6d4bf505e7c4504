import assert from 'node:assert/strict';
import {test} from 'node:test';
import {SearchFailure, type SearchResponse} from './backend';
import {createEmbeddedBackend, type WorkerLike} from './embedded';
import type {WorkerRequest, WorkerResponse} from './protocol';

const source = {base: 'https://x.test/', language: 'en', development: false};
const request = {query: 'pact', from: 0, size: 5, tags: null};
const response: SearchResponse = {
  query: 'pact',
  total: 0,
  pages: [],
  suggestions: [],
  answer: null,
  correction: null,
  complete: false,
  partial: false,
};

/** A worker that responds as the test specifies, or fails. */
class FakeWorker implements WorkerLike {
  terminated = false;
  readonly requests: WorkerRequest[] = [];
  private readonly listeners = new Map<string, (event: never) => void>();

  constructor(private readonly respond: (question: WorkerRequest, worker: FakeWorker) => void) {}

  postMessage(question: WorkerRequest): void {
    this.requests.push(question);
    this.respond(question, this);
  }

  addEventListener(type: string, listener: unknown): void {
    this.listeners.set(type, listener as (event: never) => void);
  }

  terminate(): void {
    this.terminated = true;
  }

  response(data: WorkerResponse): void {
    queueMicrotask(() => this.listeners.get('message')?.({data} as never));
  }

  fail(message: string): void {
    queueMicrotask(() => this.listeners.get('error')?.({message} as never));
  }
}

test('starts one worker for all requests, on the first call', async () => {
  const workers: FakeWorker[] = [];
  const backend = createEmbeddedBackend(source, () => {
    const worker = new FakeWorker(({id, request: received}, self) =>
      self.response({id, response: received === null ? null : response}),
    );
    workers.push(worker);
    return worker;
  });
  assert.equal(workers.length, 0);
  backend.warm();
  assert.deepEqual(await backend.search(request), response);
  assert.equal(workers.length, 1);
  assert.deepEqual(
    workers[0]?.requests.map(({source: sent}) => sent),
    [source, source],
  );
});

test('asks the worker for excerpts only if they are wanted', async () => {
  const worker = new FakeWorker(({id, excerpts}, self) =>
    self.response({id, response: {...response, complete: excerpts}}),
  );
  const backend = createEmbeddedBackend(source, () => worker);
  assert.equal((await backend.search(request)).complete, false);
  assert.equal((await backend.searchWithExcerpts(request)).complete, true);
  backend.warm();
  assert.deepEqual(
    worker.requests.map(({request: received, excerpts}) => [received, excerpts]),
    [
      [request, false],
      [request, true],
      [null, false],
    ],
  );
});

test('reports a response to a search that has no results as damaged', async () => {
  const backend = createEmbeddedBackend(
    source,
    () => new FakeWorker(({id}, self) => self.response({id, response: null})),
  );
  await assert.rejects(
    backend.searchWithExcerpts(request),
    (error) => error instanceof SearchFailure && error.reason === 'damaged',
  );
});

test('throws a failure that the worker reports and keeps the worker', async () => {
  let failing = true;
  let started = 0;
  const backend = createEmbeddedBackend(source, () => {
    started++;
    return new FakeWorker(({id}, self) =>
      self.response(failing ? {id, failure: {reason: 'damaged', message: 'odd'}} : {id, response}),
    );
  });
  await assert.rejects(
    backend.search(request),
    (error) => error instanceof SearchFailure && error.reason === 'damaged' && error.message === 'odd',
  );
  failing = false;
  assert.deepEqual(await backend.search(request), response);
  assert.equal(started, 1);
});

test('rejects all pending requests when the worker crashes, and starts another on the next call', async () => {
  const workers: FakeWorker[] = [];
  const backend = createEmbeddedBackend(source, () => {
    const first = workers.length === 0;
    const worker = new FakeWorker(({id}, self) => (first ? self.fail('') : self.response({id, response})));
    workers.push(worker);
    return worker;
  });
  const both = await Promise.allSettled([backend.search(request), backend.search(request)]);
  assert.deepEqual(
    both.map(({status}) => status),
    ['rejected', 'rejected'],
  );
  assert.ok(workers[0]?.terminated);
  assert.deepEqual(await backend.search(request), response);
  assert.equal(workers.length, 2);
});

test("reports a failure if the browser doesn't allow workers", async () => {
  const backend = createEmbeddedBackend(source, () => {
    throw new Error('refused');
  });
  backend.warm();
  await assert.rejects(
    backend.search(request),
    (error) => error instanceof SearchFailure && error.reason === 'unavailable' && /refused/.test(error.message),
  );
});
