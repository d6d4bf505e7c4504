import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diffLines } from './output-file.js';

/** @param {string} folder of a sample @returns {string[]} the names of the files in its `output/` */
export function listKept(folder) {
  try {
    return readdirSync(join(folder, 'output')).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** @param {string} path @returns {string | undefined} its text; `undefined` if the file is missing */
export function readKept(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Replaces a file atomically: a process that reads it meanwhile gets the previous text.
 *
 * @param {string} path @param {string} text
 * @returns {'is new' | 'has changed' | undefined} `undefined` if the text hasn't changed
 */
export function writeKept(path, text) {
  const old = readKept(path);
  if (old === text) return undefined;
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.new`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
  return old === undefined ? 'is new' : 'has changed';
}

/**
 * @param {string} sample its path below `samples/`
 * @param {string} name of the recording
 * @param {string | undefined} kept the text of its file; `undefined` if the file is missing
 * @param {string} now the text for the run that has just finished
 * @returns {string} the difference and how to fix it; empty if there is none
 */
export function drift(sample, name, kept, now) {
  if (kept === now) return '';
  const file = `samples/${sample}/output/${name}.txt`;
  const command = `npm run samples -- --update ${sample}`;
  if (kept === undefined) return `${file} is missing. Run ${command}, and review the file that it writes.`;
  return `${file} differs from what the command prints now. If the new output is right, run ${command}.\n${diffLines(kept, now)}`;
}

/** @param {unknown} error */
function isMissing(error) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
