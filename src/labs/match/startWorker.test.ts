import assert from 'node:assert/strict';
import {test, type TestContext} from 'node:test';
import {createRunner} from '../runner';
import type {MatchAnswer, MatchTask} from './protocol';
import {startMatchWorker} from './startWorker';

const ANSWER: MatchAnswer = {kind: 'matched', matches: true, mismatches: [], selected: []};
const TASK: MatchTask = {kind: 'match', expected: '', actual: '', rules: {}, part: 'request', contentType: ''};

/** A worker that becomes ready when it gets three bytes, and answers each task. */
class FakeWorker extends EventTarget {
  postMessage(data: {module?: ArrayBuffer; id?: number}): void {
    const reply = (message: unknown) =>
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', {data: message})));
    if (data.module?.byteLength === 3) reply({kind: 'ready'});
    if (data.id !== undefined) reply({kind: 'answer', id: data.id, answer: ANSWER});
  }
  terminate = (): void => undefined;
}

function run(t: TestContext, respond: () => Promise<Response>) {
  const requested: unknown[] = [];
  t.mock.method(globalThis, 'fetch', (url: unknown) => {
    requested.push(url);
    return respond();
  });
  const runner = createRunner<MatchTask, MatchAnswer>(() =>
    startMatchWorker('/match.js', '/match.wasm', (url) => {
      requested.push(url);
      return new FakeWorker() as unknown as Worker;
    }),
  );
  t.after(() => runner.close());
  return {done: runner.run(TASK), requested};
}

test('startMatchWorker sends the module to the worker, which then gets tasks', async (t) => {
  const {done, requested} = run(t, () => Promise.resolve(new Response('abc')));
  assert.deepEqual(await done, {kind: 'done', answer: ANSWER});
  assert.deepEqual(requested, ['/match.js', '/match.wasm']);
});

test('a module that can’t be loaded makes the worker unavailable', async (t) => {
  for (const respond of [
    () => Promise.resolve(new Response('abc', {status: 404})),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    assert.deepEqual(await run(t, respond).done, {kind: 'stopped', reason: 'unavailable'});
    t.mock.restoreAll();
  }
});
