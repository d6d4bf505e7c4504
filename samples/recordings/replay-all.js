import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeProblems, readRecordings } from './catalog.js';
import { drift, listKept, readKept } from './kept.js';
import { formatOutput } from './output-file.js';
import { replay } from './replay.js';

/**
 * Adds the tests of a sample's recordings: each command is run again, and must end, and print, as its file in `output/` says.
 *
 * @param {string} from address of the test's module: `import.meta.url`
 */
export function replayAll(from) {
  test('every recording is complete, and has a twin that ends the other way', async () => {
    const { folder, recordings } = await readRecordings(from);
    assert.deepEqual(describeProblems(recordings, listKept(folder)), []);
  });

  test('every command prints what its recording has', { concurrency: availableParallelism(), timeout: 300_000 }, async (t) => {
    const { name: sample, folder, recordings } = await readRecordings(from);
    const entries = Object.entries(recordings);
    assert.ok(entries.length > 0, 'There is no recording to replay.');
    await Promise.all(
      entries.map(([name, recording]) =>
        t.test(name, async () => {
          const now = formatOutput(await replay(folder, recording));
          const difference = drift(sample, name, readKept(join(folder, 'output', `${name}.txt`)), now);
          if (difference) assert.fail(difference);
        }),
      ),
    );
    t.diagnostic(`${entries.length} recordings replayed`);
  });
}
