import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * @typedef {object} Recording one run of a command, in its own copy of the sample's folder
 * @property {string} shows what a reader learns from it
 * @property {string[]} [before] commands that prepare the run; each must exit with code 0
 * @property {string} run the command, as a page shows it
 * @property {number} exitStatus
 * @property {string} says a part of the output that shows why it has this exit status
 * @property {string} counterpart the recording with the opposite outcome: one of the two exits with code 0, the other doesn't
 * @property {string} [cwd] the folder where the command runs, relative to the sample's folder
 * @property {Record<string, string>} [env] more environment variables
 * @property {[RegExp, string][]} [replace] text that differs between runs of this sample only, and its replacement
 * @property {string} [step] a workshop step, such as `step-2`: the run gets a copy of that folder only, as a learner would have it
 * @property {boolean} [broker] starts a new mock broker for the run and sets PACT_BROKER_BASE_URL
 * @property {string} [after] the recording that this one continues, in the same folder and with the same broker
 *
 * @typedef {Record<string, Recording>} Recordings by name, which is also the name of the file in `output/`
 *
 * @typedef {object} Sample
 * @property {string} name its path below `samples/`, as messages show it: `first-contract`, `workshops/introduction`
 * @property {string} folder
 * @property {Recordings} recordings
 */

/**
 * @param {string} from URL of one of the sample's modules (`import.meta.url`), or of its folder
 * @returns {Promise<Sample>} what the sample's `recordings.js` exports as `recordings`
 * @throws {Error} when the file or its export is missing
 */
export async function readRecordings(from) {
  const folder = sampleFolder(from);
  const file = join(folder, 'recordings.js');
  if (!existsSync(file)) throw new Error(`${basename(folder)} has no recordings.js. Create one that exports the sample's runs as 'recordings'.`);
  const { recordings } = await import(pathToFileURL(file).href);
  if (recordings === null || typeof recordings !== 'object') throw new Error(`${basename(folder)}/recordings.js does not export 'recordings'.`);
  return { name: sampleName(folder), folder, recordings };
}

/** @param {string} folder of a sample @returns {string} its path below `samples/`; workshops and examples have their own folders */
export function sampleName(folder) {
  const parent = basename(dirname(folder));
  return ['workshops', 'examples'].includes(parent) ? `${parent}/${basename(folder)}` : basename(folder);
}

/** @param {string} folder of a sample @returns {string[]} its steps: the folders that are packages */
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
    if (folder === dirname(folder)) throw new Error(`Expected a package.json in a folder above ${from}, found none.`);
    folder = dirname(folder);
  }
  return folder;
}

/**
 * Checks everything that can be checked without running a command.
 *
 * @param {Recordings} recordings
 * @param {readonly string[]} files the names of the files in `output/`
 * @param {readonly string[]} [steps] the sample's steps
 * @returns {string[]} each problem, and how to fix it
 */
export function describeProblems(recordings, files, steps = []) {
  const names = Object.keys(recordings);
  if (names.length === 0) return ['There is no recording. If pages quote a sample, record at least one run and its counterpart.'];
  return [
    ...names.flatMap((name) => [...describeProblem(recordings, name), ...describePlace(recordings, name, steps)]),
    ...files
      .filter((file) => !names.includes(file.replace(/\.txt$/, '')))
      .map((file) => `output/${file} has no recording. Delete the file, or add its run to recordings.js.`),
  ];
}

/** @param {Recordings} recordings @param {string} name @returns {string[]} */
function describeProblem(recordings, name) {
  const { counterpart, exitStatus, says } = recordings[name];
  const other = Object.hasOwn(recordings, counterpart) ? recordings[counterpart] : undefined;
  const problems = [];
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) problems.push(`'${name}' isn't a valid name. Use lowercase letters, digits, and single hyphens.`);
  if (!says?.trim()) problems.push(`${name} has no 'says'. Add a part of its output that shows why it exits with code ${exitStatus}.`);
  if (!other) problems.push(`The counterpart of ${name} is '${counterpart}', which isn't a recording. Add a run with the opposite outcome.`);
  else if ((other.exitStatus === 0) === (exitStatus === 0))
    problems.push(`${name} exits with code ${exitStatus} and its counterpart ${counterpart} with code ${other.exitStatus}. Exactly one of the two must exit with code 0.`);
  return problems;
}

/**
 * Checks where a recording runs: its step, its broker, and the recording that it continues.
 *
 * @param {Recordings} recordings @param {string} name @param {readonly string[]} steps @returns {string[]}
 */
function describePlace(recordings, name, steps) {
  const { step, broker, after } = recordings[name];
  if (after === undefined) {
    if (step === undefined || steps.includes(step)) return [];
    return [`${name} has step: '${step}', but there's no such folder with a package.json. Available steps: ${steps.join(', ') || 'none'}.`];
  }
  if (!Object.hasOwn(recordings, after)) return [`${name} has after: '${after}', which isn't a recording. Name the recording that it continues.`];
  if (chainTo(recordings, name) === undefined) return [`${name} continues ${after}, which in turn continues ${name}. Remove 'after' from the recording that should run first.`];
  const before = placeOf(recordings, after);
  const problems = [];
  if (step !== undefined && step !== before.step)
    problems.push(`${name} has step: '${step}', but it continues ${after}, which runs in ${before.step ?? 'the sample'}. Remove 'step': both run in the same folder.`);
  if (broker !== undefined && broker !== before.broker)
    problems.push(`${name} has broker: ${broker}, but it continues ${after}, which runs ${before.broker ? 'with' : 'without'} a broker. Remove 'broker', or set it on the first recording of the chain.`);
  return problems;
}

/**
 * @param {Recordings} recordings @param {string} name
 * @returns {string[] | undefined} the recordings that run before it in the same folder, followed by the recording itself; `undefined` if the chain is a cycle
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
 * @returns {{step: string | undefined, broker: boolean}} as set on the first recording of the chain
 */
export function placeOf(recordings, name) {
  const [first] = chainTo(recordings, name) ?? [name];
  const { step, broker = false } = recordings[first];
  return { step, broker };
}

/**
 * Groups recordings so that each chain runs once. If several recordings continue the same one, the first continues it in the same run, and the
 * others run the chain again.
 *
 * @param {Recordings} recordings without problems
 * @param {readonly string[]} [names] the recordings to make; all by default
 * @returns {{names: string[], wanted: string[]}[]} the longest chain first. `names`: what runs, in order; `wanted`: the ones whose output no other
 * chain makes
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
