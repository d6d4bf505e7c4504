import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';

/** Isolates a thread, and returns what its global object still has. */
async function isolated(code: string): Promise<unknown> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {parentPort} from 'node:worker_threads';
        import {isolate} from './isolate';
        const evaluate = globalThis.eval;
        globalThis.storage = {};
        isolate(globalThis, (prototype) => prototype === Object.prototype);
        parentPort.postMessage(evaluate(${JSON.stringify(code)}));`,
      resolveDir: __dirname,
    },
    bundle: true,
    platform: 'node',
    format: 'iife',
    write: false,
  });
  const worker = new Worker(outputFiles[0]?.text ?? '', {eval: true});
  try {
    return await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  } finally {
    await worker.terminate();
  }
}

test('isolated code finds the language, and neither requests, storage, nor messages', async () => {
  const names = ['fetch', 'storage', 'process', 'BroadcastChannel', 'MessageChannel', 'eval', 'Function', 'WebSocket'];
  assert.deepEqual(
    await isolated(`${JSON.stringify(names)}.map((name) => typeof globalThis[name])`),
    names.map(() => 'undefined'),
  );
  assert.equal(await isolated('[Map, URL, Promise, JSON, setTimeout].every(Boolean)'), true);
});

test('isolated code can’t compile strings', async () => {
  const blocked = (code: string) =>
    `(() => { try { ${code}; return 'ran'; } catch (error) { return error.message; } })()`;
  for (const code of [
    "(() => 1).constructor('return 1')()",
    "(async () => 1).constructor('return 1')()",
    "(function* () {}).constructor('yield 1')()",
    "setTimeout('1')",
  ])
    assert.equal(await isolated(blocked(code)), 'This lab doesn’t run code from strings.', code);
});
