import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { PACTFLOW_LINE, startBroker } from './broker.js';
import { readToolchain } from './language.js';
import { normalize } from './output-file.js';
import { mustSucceed, runInFolder } from './shell.js';

const WAIT_FOR_MATCHES = join(import.meta.dirname, 'wait-for-matches.cjs');

/** In the list of preparing commands, this line shows that a recording used the mock broker. The badges on the pages depend on it. */
const BROKER_LINE = 'export PACT_BROKER_BASE_URL=http://127.0.0.1:<port>';

/**
 * Runs a recording's commands in a copy of the sample, so that they can't affect the sample or another run.
 *
 * @param {string} folder of the sample
 * @param {import('./catalog.js').Recording} recording one that doesn't continue another
 * @returns {Promise<import('./output-file.js').Output>}
 * @throws {Error} when a preparing command fails, or the exit status or output isn't what the recording expects
 */
export async function replay(folder, recording) {
  /** @type {import('./output-file.js').Output[]} */
  const outputs = [];
  await replayChain(folder, { recording }, ['recording'], (_, output) => outputs.push(output));
  return outputs[0];
}

/**
 * Runs recordings one after another, in one copy of the sample or of its step, with one broker.
 *
 * @param {string} folder of the sample
 * @param {import('./catalog.js').Recordings} recordings
 * @param {readonly string[]} chain their names; the first sets the step and whether there's a broker
 * @param {(name: string, output: import('./output-file.js').Output) => void} onOutput called after each recording has run
 * @returns {Promise<void>}
 * @throws {Error} as `replay`, and when the broker got a request for a resource that it doesn't have; the rest of the chain doesn't run
 */
export async function replayChain(folder, recordings, chain, onOutput) {
  const { step, broker: withBroker } = recordings[chain[0]];
  const modules = findModules(folder);
  const toolchain = readToolchain(folder);
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'recording-')));
  const broker = withBroker ? await startBroker(folder) : undefined;
  try {
    const copy = copySample(step === undefined ? folder : join(folder, step), modules, root);
    for (const name of chain) {
      onOutput(name, await runOne(recordings[name], { copy, modules, broker, toolchain }));
    }
  } finally {
    broker?.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * @param {import('./catalog.js').Recording} recording
 * @param {{copy: string, modules: readonly string[], broker: import('./broker.js').Broker | undefined, toolchain: import('./language.js').Toolchain}} place
 * @returns {Promise<import('./output-file.js').Output>}
 */
async function runOne({ before = [], env = {}, cwd = '.', replace = [], after, ...recording }, { copy, modules, broker, toolchain }) {
  const work = join(copy, cwd);
  mkdirSync(work, { recursive: true });
  // Some releases of Node.js use another test reporter when the output is a pipe, and later ones print deprecation warnings for packages.
  const shell = runInFolder(work, {
    bins: [...modules.map((path) => join(path, '.bin')), ...toolchain.path],
    env: { ...toolchain.env, NODE_OPTIONS: `--require "${WAIT_FOR_MATCHES}" --test-reporter=spec --no-deprecation`, ...(broker && { PACT_BROKER_BASE_URL: broker.url }) },
  });

  for (const command of before) await mustSucceed(shell, command);
  const result = await shell(recording.run, env);
  const clean = (/** @type {string} */ text) => applyAll(replace, hideRun(text, [copy, ...modules.map((path) => dirname(path))]));
  const place = [...(after === undefined ? [] : [`# after ${after}`]), ...(broker ? [BROKER_LINE] : []), ...(broker?.usesPactflow() ? [PACTFLOW_LINE] : [])];
  const output = {
    before: [...place, ...before],
    command: recording.run,
    exitStatus: result.exitStatus,
    stdout: clean(result.stdout),
    stderr: clean(result.stderr),
  };
  checkEnd(recording, output);
  broker?.check();
  return output;
}

/**
 * @param {string} folder
 * @returns {string[]} every `node_modules` folder that the sample imports from, nearest first
 */
function findModules(folder) {
  const found = [];
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if (existsSync(join(at, 'node_modules'))) found.push(join(at, 'node_modules'));
    if (at === dirname(at)) return found;
  }
}

/**
 * Copies the files that the sample keeps under version control, and links the packages that it imports.
 *
 * @param {string} folder @param {readonly string[]} modules @param {string} root @returns {string} the copy
 */
function copySample(folder, modules, root) {
  const ignored = join(folder, '.gitignore');
  const made = existsSync(ignored) ? readFileSync(ignored, 'utf8').split(/[\s/]+/).filter(Boolean) : [];
  const left = ['node_modules', 'output', ...made];
  // Nest one folder for each, so that packages still resolve in the same order.
  const copy = join(root, ...modules.slice(1).map((_, index) => String(index)), basename(folder));
  cpSync(folder, copy, { recursive: true, filter: (source) => !left.includes(relative(folder, source).split(sep)[0]) });
  let at = copy;
  for (const path of modules) {
    symlinkSync(path, join(at, 'node_modules'), 'dir');
    at = dirname(at);
  }
  return copy;
}

/**
 * Removes from a text what is specific to this run, this machine, or this release of Node.js.
 *
 * @param {string} text @param {readonly string[]} folders to strip from paths
 * @returns {string}
 */
export function hideRun(text, folders) {
  const paths = Object.fromEntries(folders.filter((folder) => folder !== '/').flatMap((folder) => [`file://${folder}/`, `${folder}/`].map((path) => [path, ''])));
  return sortDetails(normalize(dropRunnerFailure(likeNewerNode(text)), paths))
    .replace(/^[ \t]+at .*(?:node:|node_modules\/|<anonymous>\)).*\n/gm, '')
    .replace(/(127\.0\.0\.1|localhost|\[::1\]):\d{4,5}\b/g, '$1:<port>')
    .replace(/^(\s*[✔✖▶﹣⚠].*) \(\d+(?:\.\d+)?ms\)/gm, '$1 (<time>)')
    .replace(/("duration":)"[\d.]+m?s"/g, '$1"<time>"')
    .replace(/^(ℹ duration_ms) .*$/gm, '$1 <time>')
    .replace(/^\[\d\d:\d\d:\d\d\.\d{3}\] ([A-Z]+) \(\d+\):/gm, '[<time>] $1 (<pid>):')
    .replace(/^[ \t]+at java\.base\/.*\n/gm, '')
    .replace(/^(\[INFO\] (?:Total time|Finished at): ).*$/gm, '$1<time>')
    .replace(/\b(Time elapsed: )[\d.]+ m?s\b/g, '$1<time>')
    .replace(/^(ok|FAIL|---? \w+:)(.*?)[\t ]+\(?\d+\.\d+s\)?$/gm, '$1$2 <time>')
    .replace(/^(=* ?\d+ (?:passed|failed).*? in )\d+\.\d+s/gm, '$1<time>')
    .replace(/^Node\.js v\d+\.\d+\.\d+$/gm, 'Node.js <version>');
}

/**
 * Node.js 20 prints the reason for a failed test twice: under the test and at the end. Later releases print it at the end only, with one more detail.
 *
 * @param {string} text @returns {string}
 */
function likeNewerNode(text) {
  const [tests, ...end] = text.split(/^(?=✖ failing tests:$)/m);
  const once = end.length > 0 ? tests.replace(/^(✖ .*\n)(?: {2}.*\n)+\n/gm, '$1') : tests;
  return [once, ...end].join('').replace(/,\n +diff: '\w+'\n/g, '\n');
}

/**
 * On a busy machine, the test runner of Node.js 20 might not learn that a test failed until the file's process has exited with code 1. The runner then
 * reports the file as another failed test, because the runner's `parseMessage` doesn't read a message that arrives in one piece with printed text before it.
 * This function removes that entry if another test of the same file has failed. A file that fails by itself, for example, because it doesn't load, keeps
 * its entry.
 *
 * @param {string} text as `likeNewerNode` returns it @returns {string}
 */
function dropRunnerFailure(text) {
  return [...text.matchAll(/\ntest at (.+):1:1\n(✖ .+?) \(\d+(?:\.\d+)?ms\)\n {2}'test failed'\n/g)].reduce((result, [entry, file, name]) => {
    const shorter = result.replace(entry, () => '');
    if (!name.endsWith(file.replace(/^(\.\.\/)+/, '')) || !shorter.includes(`\ntest at ${file}:`)) return result;
    const minusOne = (/** @type {string} */ _, /** @type {string} */ label, /** @type {string} */ count) => `${label}${Number(count) - 1}`;
    return withoutLine(shorter, `${name} (`).replace(/^(ℹ (?:tests|fail) )(\d+)$/gm, minusOne);
  }, text);
}

/** @param {string} text @param {string} start of a line @returns {string} the text without the first line that starts like this */
function withoutLine(text, start) {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(start));
  return at === -1 ? text : lines.toSpliced(at, 1).join('\n');
}

/**
 * Pact's verifier lists headers and metadata in a random order, both in its report and in the JSON of its errors.
 *
 * @param {string} text @returns {string}
 */
function sortDetails(text) {
  const sort = (/** @type {string} */ list, /** @type {RegExp} */ between) => list.split(between).sort().join('');
  return text
    .replace(/(^ {6}includes (?:headers|metadata)\n)((?: {8}".*\n)+)/gm, (_, head, list) => `${head}${sort(list, /(?<=\n)/)}`)
    .replace(/(" {6}includes (?:headers|metadata)",)((?:" {8}(?:[^"\\]|\\.)*",)+)/g, (_, head, list) => `${head}${sort(list, /(?<=",)(?=")/)}`);
}

/** @param {readonly [RegExp, string][]} rules @param {string} text */
function applyAll(rules, text) {
  return rules.reduce((result, [found, instead]) => result.replace(found, instead), text);
}

/** @param {Pick<import('./catalog.js').Recording, 'run' | 'exitStatus' | 'says'>} recording @param {import('./output-file.js').Output} output */
function checkEnd({ run, exitStatus, says }, output) {
  const printed = `It printed:\n${output.stdout}${output.stderr}`;
  if (output.exitStatus !== exitStatus)
    throw new Error(`'${run}' exited with code ${output.exitStatus}, but recordings.js expects ${exitStatus}. ${printed}`);
  if (!`${output.stdout}${output.stderr}`.includes(says))
    throw new Error(`'${run}' exited with code ${exitStatus}, but its output doesn't contain '${says}', which recordings.js expects. ${printed}`);
}
