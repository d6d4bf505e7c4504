import assert from 'node:assert/strict';
import {test} from 'node:test';
import {SearchFailure, type SearchAnswer} from './backend';
import {createEmbeddedBackend, type WorkerLike} from './embedded';
import type {Question, Reply} from './protocol';

const place = {base: 'https://x.test/', language: 'en', development: false};
const request = {query: 'pact', from: 0, size: 5, tags: null};
const answer: SearchAnswer = {query: 'pact', total: 0, pages: [], suggestions: []};

/** A worker that answers as it is told, or fails. */
class FakeWorker implements WorkerLike {
  terminated = false;
  readonly questions: Question[] = [];
  private readonly listeners = new Map<string, (event: never) => void>();

  constructor(private readonly respond: (question: Question, worker: FakeWorker) => void) {}

  postMessage(question: Question): void {
    this.questions.push(question);
    this.respond(question, this);
  }

  addEventListener(type: string, listener: unknown): void {
    this.listeners.set(type, listener as (event: never) => void);
  }

  terminate(): void {
    this.terminated = true;
  }

  reply(data: Reply): void {
    queueMicrotask(() => this.listeners.get('message')?.({data} as never));
  }

  fail(message: string): void {
    queueMicrotask(() => this.listeners.get('error')?.({message} as never));
  }
}

test('one worker serves all, and starts with the first call', async () => {
  const workers: FakeWorker[] = [];
  const backend = createEmbeddedBackend(place, () => {
    const worker = new FakeWorker(({id, request: asked}, self) =>
      self.reply({id, answer: asked === null ? null : answer}),
    );
    workers.push(worker);
    return worker;
  });
  assert.equal(workers.length, 0);
  backend.warm();
  assert.deepEqual(await backend.search(request), answer);
  assert.equal(workers.length, 1);
  assert.deepEqual(
    workers[0]?.questions.map(({place: told}) => told),
    [place, place],
  );
});

test('a failure that the worker tells is thrown, and the worker kept', async () => {
  let failing = true;
  let started = 0;
  const backend = createEmbeddedBackend(place, () => {
    started++;
    return new FakeWorker(({id}, self) =>
      self.reply(failing ? {id, failure: {reason: 'damaged', message: 'odd'}} : {id, answer}),
    );
  });
  await assert.rejects(
    backend.search(request),
    (error) => error instanceof SearchFailure && error.reason === 'damaged' && error.message === 'odd',
  );
  failing = false;
  assert.deepEqual(await backend.search(request), answer);
  assert.equal(started, 1);
});

test('a lost worker fails all that wait, and the next call starts another', async () => {
  const workers: FakeWorker[] = [];
  const backend = createEmbeddedBackend(place, () => {
    const first = workers.length === 0;
    const worker = new FakeWorker(({id}, self) => (first ? self.fail('') : self.reply({id, answer})));
    workers.push(worker);
    return worker;
  });
  const both = await Promise.allSettled([backend.search(request), backend.search(request)]);
  assert.deepEqual(
    both.map(({status}) => status),
    ['rejected', 'rejected'],
  );
  assert.ok(workers[0]?.terminated);
  assert.deepEqual(await backend.search(request), answer);
  assert.equal(workers.length, 2);
});

test('a browser that refuses workers gets a failure, not an exception', async () => {
  const backend = createEmbeddedBackend(place, () => {
    throw new Error('refused');
  });
  backend.warm();
  await assert.rejects(
    backend.search(request),
    (error) => error instanceof SearchFailure && error.reason === 'unavailable' && /refused/.test(error.message),
  );
});
