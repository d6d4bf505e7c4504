import assert from 'node:assert/strict';
import {test} from 'node:test';
import {whenIdle} from './whenIdle';

test('runs tasks one by one and in order, including tasks that are added meanwhile', () => {
  const scheduled: (() => void)[] = [];
  const done: string[] = [];
  Object.assign(globalThis, {requestIdleCallback: (run: () => void) => scheduled.push(run)});
  try {
    whenIdle(() => {
      done.push('a');
      whenIdle(() => done.push('c'));
    });
    whenIdle(() => done.push('b'));
    for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      assert.equal(scheduled.length, 1);
      scheduled.pop()?.();
      assert.deepEqual(done, expected);
    }
    assert.equal(scheduled.length, 0);
  } finally {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  }
});

test('runs tasks in a browser without requestIdleCallback', async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
});
