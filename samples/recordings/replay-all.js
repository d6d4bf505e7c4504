import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeProblems, groupInChains, listSteps, readRecordings } from './catalog.js';
import { drift, listKept, readKept } from './kept.js';
import { formatOutput } from './output-file.js';
import { forEachInParallel } from './parallel.js';
import { replayChain } from './replay.js';

/** For sixty recordings on a machine that does much else. One that hangs is seen by then. */
const PATIENCE = 900_000;

/**
 * Adds the tests of a sample's recordings: each command is run again, and must end, and print, as its file in `output/` says.
 *
 * @param {string} from address of the test's module: `import.meta.url`
 */
export function replayAll(from) {
  test('every recording is complete, and has a twin that ends the other way', async () => {
    const { folder, recordings } = await readRecordings(from);
    assert.deepEqual(describeProblems(recordings, listKept(folder), listSteps(folder)), []);
  });

  test('every command prints what its recording has', { concurrency: true, timeout: PATIENCE }, async (t) => {
    const { name: sample, folder, recordings } = await readRecordings(from);
    const names = Object.keys(recordings);
    assert.ok(names.length > 0, 'There is no recording to replay.');
    /** @type {Map<string, (result: Promise<import('./output-file.js').Output>) => void>} */
    const settle = new Map();
    const tests = names.map((name) => {
      /** @type {Promise<import('./output-file.js').Output>} */
      const output = new Promise((resolve) => settle.set(name, resolve));
      return t.test(name, { timeout: PATIENCE }, async () => {
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
        const reason = (/** @type {string} */ name) => (name === chain[at] ? error : new Error(`${name} goes on after ${chain[at]}, which failed: ${message(error)}`));
        for (const name of waiting) settle.get(name)?.(Promise.reject(reason(name)));
      }
    });
    await Promise.all(tests);
    t.diagnostic(`${names.length} recordings replayed`);
  });
}

/** @param {unknown} error */
const message = (error) => (error instanceof Error ? error.message : String(error));
