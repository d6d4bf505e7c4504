import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeProblems, groupInChains, listSteps, readRecordings } from './catalog.js';
import { drift, listKept, readKept } from './kept.js';
import { formatOutput } from './output-file.js';
import { forEachInParallel } from './parallel.js';
import { replayChain } from './replay.js';

/** Milliseconds. Long enough for sixty recordings on a busy machine, short enough to notice one that hangs. */
const TIMEOUT = 900_000;

/**
 * Adds the tests of a sample's recordings: each command runs again, and its exit status and output must match its file in `output/`.
 *
 * @param {string} from URL of the test's module: `import.meta.url`
 */
export function replayAll(from) {
  test('every recording is complete and has a counterpart with the opposite outcome', async () => {
    const { folder, recordings } = await readRecordings(from);
    assert.deepEqual(describeProblems(recordings, listKept(folder), listSteps(folder)), []);
  });

  test('every command prints what its recording contains', { concurrency: true, timeout: TIMEOUT }, async (t) => {
    const { name: sample, folder, recordings } = await readRecordings(from);
    const names = Object.keys(recordings);
    assert.ok(names.length > 0, 'There is no recording to replay.');
    /** @type {Map<string, (result: Promise<import('./output-file.js').Output>) => void>} */
    const settle = new Map();
    const tests = names.map((name) => {
      /** @type {Promise<import('./output-file.js').Output>} */
      const output = new Promise((resolve) => settle.set(name, resolve));
      return t.test(name, { timeout: TIMEOUT }, async () => {
        const now = formatOutput(await output);
        const difference = drift(sample, name, readKept(join(folder, 'output', `${name}.txt`)), now);
        if (difference) assert.fail(difference);
      });
    });
    await forEachInParallel(groupInChains(recordings), async ({ names: chain, wanted }) => {
      const waiting = new Set(wanted);
      let at = 0;
      try {
        await replayChain(folder, recordings, chain, (name, output) => {
          at += 1;
          if (waiting.delete(name)) settle.get(name)?.(Promise.resolve(output));
        });
      } catch (error) {
        const reason = (/** @type {string} */ name) => (name === chain[at] ? error : new Error(`${name} continues ${chain[at]}, which failed: ${message(error)}`));
        for (const name of waiting) settle.get(name)?.(Promise.reject(reason(name)));
      }
    });
    await Promise.all(tests);
    t.diagnostic(`${names.length} recordings replayed`);
  });
}

/** @param {unknown} error */
const message = (error) => (error instanceof Error ? error.message : String(error));
