import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * @typedef {object} Recording one run of a command, in a copy of the sample's folder that nobody else uses
 * @property {string} shows what a reader learns from it
 * @property {string[]} [before] commands that prepare it; each must succeed
 * @property {string} run the command, as a page shows it
 * @property {number} exitStatus
 * @property {string} says a part of what it prints: the reason why it ends so
 * @property {string} twin the recording that ends the other way: one of the two ends with 0, and one does not
 * @property {string} [cwd] the folder where the command runs, from the sample's folder
 * @property {Record<string, string>} [env] more environment variables
 * @property {[RegExp, string][]} [replace] what differs from run to run in this sample alone, and what to write for it
 *
 * @typedef {Record<string, Recording>} Recordings by name, which is the name of the file in `output/`
 *
 * @typedef {object} Sample
 * @property {string} name of its folder
 * @property {string} folder
 * @property {Recordings} recordings
 */

/**
 * @param {string} from address of a module of the sample (`import.meta.url`), or of its folder
 * @returns {Promise<Sample>} what the sample's `recordings.js` exports as `recordings`
 * @throws {Error} when it has no such file, or the file no such export
 */
export async function readRecordings(from) {
  const folder = sampleFolder(from);
  const file = join(folder, 'recordings.js');
  if (!existsSync(file)) throw new Error(`${basename(folder)} has no recordings.js. Write one that exports its runs as 'recordings'.`);
  const { recordings } = await import(pathToFileURL(file).href);
  if (recordings === null || typeof recordings !== 'object') throw new Error(`${basename(folder)}/recordings.js does not export 'recordings'.`);
  return { name: basename(folder), folder, recordings };
}

/** @param {string} from @returns {string} the nearest folder that has a package.json */
function sampleFolder(from) {
  let folder = fileURLToPath(from);
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error(`No package.json stands above ${from}.`);
    folder = dirname(folder);
  }
  return folder;
}

/**
 * Checks what can be seen without a run.
 *
 * @param {Recordings} recordings
 * @param {readonly string[]} files the names of the files in `output/`
 * @returns {string[]} what is wrong, and how to mend it
 */
export function describeProblems(recordings, files) {
  const names = Object.keys(recordings);
  if (names.length === 0) return ['There is no recording. A sample that pages quote records at least one run and its twin.'];
  return [
    ...names.flatMap((name) => describeProblem(recordings, name)),
    ...files
      .filter((file) => !names.includes(file.replace(/\.txt$/, '')))
      .map((file) => `output/${file} belongs to no recording. Delete it, or add its run to recordings.js.`),
  ];
}

/** @param {Recordings} recordings @param {string} name @returns {string[]} */
function describeProblem(recordings, name) {
  const { twin, exitStatus, says } = recordings[name];
  const other = Object.hasOwn(recordings, twin) ? recordings[twin] : undefined;
  const problems = [];
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) problems.push(`'${name}' is no name for a file: use small letters, digits and single dashes.`);
  if (!says?.trim()) problems.push(`${name} has no 'says'. Name a part of its output that shows why it ends with ${exitStatus}.`);
  if (!other) problems.push(`The twin of ${name} is '${twin}', which is no recording. Add the run that ends the other way.`);
  else if ((other.exitStatus === 0) === (exitStatus === 0))
    problems.push(`${name} ends with ${exitStatus} and its twin ${twin} with ${other.exitStatus}. One of the two must end with 0, and one must not.`);
  return problems;
}
