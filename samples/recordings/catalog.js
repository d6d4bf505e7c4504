import { existsSync, readdirSync } from 'node:fs';
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
 * @property {string} [step] the state of a workshop, such as `step-2`: the run gets a copy of that folder only, as a learner has it
 * @property {boolean} [broker] a fresh broker stand-in is started for it, and PACT_BROKER_BASE_URL is set
 * @property {string} [after] the recording in whose folder, and with whose broker, it goes on
 *
 * @typedef {Record<string, Recording>} Recordings by name, which is the name of the file in `output/`
 *
 * @typedef {object} Sample
 * @property {string} name of its folder, as messages call it: `first-contract`, `workshops/introduction`
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
  return { name: sampleName(folder), folder, recordings };
}

/** @param {string} folder of a sample @returns {string} its path below `samples/`: workshops and examples stand in a folder of their own */
function sampleName(folder) {
  const room = basename(dirname(folder));
  return ['workshops', 'examples'].includes(room) ? `${room}/${basename(folder)}` : basename(folder);
}

/** @param {string} folder of a sample @returns {string[]} its states: the folders in it that are packages */
export function listSteps(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'package.json')))
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
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
 * @param {readonly string[]} [steps] the states that the sample has
 * @returns {string[]} what is wrong, and how to mend it
 */
export function describeProblems(recordings, files, steps = []) {
  const names = Object.keys(recordings);
  if (names.length === 0) return ['There is no recording. A sample that pages quote records at least one run and its twin.'];
  return [
    ...names.flatMap((name) => [...describeProblem(recordings, name), ...describePlace(recordings, name, steps)]),
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

/**
 * Checks where a recording runs: its state, its broker, and the recording that it goes on from.
 *
 * @param {Recordings} recordings @param {string} name @param {readonly string[]} steps @returns {string[]}
 */
function describePlace(recordings, name, steps) {
  const { step, broker, after } = recordings[name];
  if (after === undefined) {
    if (step === undefined || steps.includes(step)) return [];
    return [`${name} has step: '${step}', and there is no such folder with a package.json. There are: ${steps.join(', ') || 'none'}.`];
  }
  if (!Object.hasOwn(recordings, after)) return [`${name} has after: '${after}', which is no recording. Name the one that it goes on from.`];
  if (chainTo(recordings, name) === undefined) return [`${name} goes on after ${after}, and that in the end after ${name}. One of the chain must begin: take its 'after' out.`];
  const before = placeOf(recordings, after);
  const problems = [];
  if (step !== undefined && step !== before.step)
    problems.push(`${name} has step: '${step}', and goes on after ${after}, which runs in ${before.step ?? 'the sample'}. Leave 'step' out: it has the folder of that one.`);
  if (broker !== undefined && broker !== before.broker)
    problems.push(`${name} has broker: ${broker}, and goes on after ${after}, which runs ${before.broker ? 'with' : 'without'} one. Leave 'broker' out, or give it to the first of the chain.`);
  return problems;
}

/**
 * @param {Recordings} recordings @param {string} name
 * @returns {string[] | undefined} the recordings that run before it in the same folder, and itself at the end; `undefined` when they never begin
 */
export function chainTo(recordings, name) {
  const chain = [name];
  for (let at = recordings[name]?.after; at !== undefined; at = recordings[at]?.after) {
    if (chain.includes(at)) return undefined;
    chain.unshift(at);
  }
  return chain;
}

/**
 * @param {Recordings} recordings @param {string} name
 * @returns {{step: string | undefined, broker: boolean}} as the first of its chain states them
 */
export function placeOf(recordings, name) {
  const [first] = chainTo(recordings, name) ?? [name];
  const { step, broker = false } = recordings[first];
  return { step, broker };
}

/**
 * Groups recordings so that each chain runs once. Where several go on from one, the first does so in the same run, and each other runs the chain again.
 *
 * @param {Recordings} recordings without problems
 * @param {readonly string[]} [names] those that are wanted; all unless given
 * @returns {{names: string[], wanted: string[]}[]} `names`: what runs, in order; `wanted`: those of them whose output nobody else makes. The longest first
 */
export function groupInChains(recordings, names = Object.keys(recordings)) {
  const chains = names.map((name) => chainTo(recordings, name) ?? [name]).sort((a, b) => b.length - a.length);
  const made = new Set();
  return chains.flatMap((chain) => {
    const wanted = chain.filter((name) => names.includes(name) && !made.has(name));
    if (!wanted.includes(/** @type {string} */ (chain.at(-1)))) return [];
    for (const name of wanted) made.add(name);
    return [{ names: chain, wanted }];
  });
}
