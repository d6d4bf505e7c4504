import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = (/** @type {string} */ path) => new URL(`../${path}`, import.meta.url);

/**
 * A small sample in a folder of its own, which goes away with the test.
 *
 * @param {import('node:test').TestContext} t
 * @param {object} recordings what its `recordings.js` exports
 * @param {Record<string, string>} [files] more files, by path
 * @returns {string} the folder
 */
export function makeSample(t, recordings, files = {}) {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'sample-'))), 'small');
  t.after(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  const all = {
    'package.json': JSON.stringify({ name: 'small', private: true, type: 'module' }),
    'recordings.js': `export const recordings = ${JSON.stringify(recordings)};\n`,
    'test/recordings.test.js': `import { replayAll } from ${JSON.stringify(here('index.js').href)};\nreplayAll(import.meta.url);\n`,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** @param {string} folder @param {...string} names @returns what the update of its recordings printed */
export const update = (folder, ...names) => run(folder, [new URL(here('update.js')).pathname, ...names]);

/** @param {string} folder @returns what its tests printed */
export const replayTests = (folder) => run(folder, ['--test', '--test-reporter=spec', 'test/recordings.test.js']);

/** @param {string} folder @param {string[]} args */
function run(folder, args) {
  // Inside a test, Node.js would have the inner tests report to the outer ones.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
}

/** @param {string} folder */
export const addressOf = (folder) => pathToFileURL(join(folder, 'recordings.js')).href;
