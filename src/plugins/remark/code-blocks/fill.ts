import {readFileSync} from 'node:fs';
import {relative, resolve, sep} from 'node:path';
import {levelOfCheck, type Level, type Proof} from '../../shared/code-blocks/proof';
import {flatten, outputOf, parseRecording, type Recording} from '../../shared/code-blocks/recording';
import {cutRegion} from '../../shared/code-blocks/region';
import {differenceOf} from '../../shared/downloadable-projects/difference';

/**
 * The part of the mock broker that a recording depends on: resources that the open-source broker also has, or those
 * that only PactFlow has.
 */
type Broker = 'open-source' | 'pactflow';

/** A code block as the page shows it. */
export interface FilledCodeBlock {
  text: string;
  level: Level;
  /** Path of the sample's file from the root of the repository. Null if the text is in the page itself. */
  source: string | null;
  title: string | null;
  /** What responded to the requests of a recorded command. Null if the recording didn't use the mock broker. */
  broker: Broker | null;
}

/** Reads a file below samples/. `key` is the key that names the file, for error messages. */
function readSample(site: string, key: string, name: string): string {
  const path = resolve(site, name);
  if (!path.startsWith(resolve(site, 'samples') + sep))
    throw new Error(
      `${key}="${name}" is outside samples/. A page can quote only files in samples/ because only those are tested. ` +
        'Move the file there.',
    );
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(
      `${key}="${name}": ${relative(site, path)} does not exist. Give the path from the root of the repository.`,
    );
  }
}

interface SamplePackage {
  language?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The nearest package.json in the folders above a file, inside samples/. */
function packageAbove(site: string, name: string): SamplePackage {
  const folders = name.split('/').slice(0, -1);
  for (; folders.length > 1; folders.pop()) {
    try {
      return JSON.parse(readFileSync(resolve(site, ...folders, 'package.json'), 'utf8')) as SamplePackage;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(
    `${name} does not belong to a sample because no folder above it has a package.json. ` +
      'Move the file into a sample, or add a package.json with a test script.',
  );
}

/** Path prefix of a file in a workshop or an example: the sample's folder, then the folder of the state. */
const IN_STATE = /^(samples\/(?:workshops|examples)\/[^/]+)\/(?:([^/]+)\/)?/;

/** Whether tests run the code of a file. The tests of a workshop or an example run the commands of all its states. */
function isTested(site: string, name: string): boolean {
  if (packageAbove(site, name).scripts?.test !== undefined) return true;
  const [, home] = IN_STATE.exec(name) ?? [];
  return home !== undefined && packageAbove(site, `${home}/package.json`).scripts?.test !== undefined;
}

/** Whether a compiler reads the code of a file: the sample's package.json names a language. */
function isCompiled(site: string, name: string): boolean {
  const [, home] = IN_STATE.exec(name) ?? [];
  return packageAbove(site, home === undefined ? name : `${home}/package.json`).language !== undefined;
}

/** The path of a file within its sample or, in a workshop or an example, within its state. */
const titleOf = (name: string): string => name.replace(IN_STATE, '').replace(/^samples\/[^/]+\//, '');

/** In the list of preparing commands, this line marks a recording that depends on PactFlow's own endpoints. */
const PACTFLOW_LINE = "# with the mock of PactFlow's own endpoints";

/**
 * The broker of a recording. A sample that depends on the mock broker uses it for all its recordings. In a workshop or
 * an example, only recordings that set its URL first use it.
 */
function brokerOf(site: string, name: string, {before}: Recording): Broker | null {
  const {dependencies, devDependencies} = packageAbove(site, name);
  if (!('mock-broker' in {...dependencies, ...devDependencies})) return null;
  if (IN_STATE.test(name) && !before.some((line) => line.startsWith('export PACT_BROKER_BASE_URL='))) return null;
  return before.includes(PACTFLOW_LINE) ? 'pactflow' : 'open-source';
}

/**
 * The output of a recording as the page shows it. In a workshop or an example, readers start the mock broker
 * themselves. Everywhere else, they use the commands with their own account.
 */
const withAccountUrl = (name: string, text: string): string =>
  IN_STATE.test(name) ? text : text.replaceAll('http://localhost:9292', 'https://YOUR_ACCOUNT.pactflow.io');

function readRecording(site: string, key: string, name: string): Recording {
  const text = readSample(site, key, name);
  try {
    return parseRecording(text);
  } catch (error) {
    throw new Error(`${key}="${name}": ${(error as Error).message}`, {cause: error});
  }
}

/** Rejects text in a code block that the build fills. `declaration` is the key that makes the build fill it. */
function requireEmpty(written: string, declaration: string): void {
  if (written.trim() !== '')
    throw new Error(
      `this code block has ${declaration} but also contains text. Leave it empty: the build inserts the text.`,
    );
}

/**
 * Inserts the code or output that a code block quotes, and determines how it was tested.
 * @param site root of the repository
 * @param written the text of the code block in the page's source
 * @throws Error if the code block doesn't match its sample
 */
export function fillCodeBlock(site: string, proof: Proof, written: string): FilledCodeBlock {
  const own = {source: null, title: null, broker: null};
  switch (proof.kind) {
    case 'check':
      if (written.trim() === '')
        throw new Error('this code block is empty, so there is nothing to check. Write the code, or remove the block.');
      return {...own, text: written, level: levelOfCheck(proof.by)};
    case 'illustrative':
      return {...own, text: written, level: 'illustrative'};
    case 'file': {
      const [name = '', id] = proof.target.split('#');
      requireEmpty(written, `file="${proof.target}"`);
      const source = readSample(site, 'file', name);
      let text: string;
      try {
        text = cutRegion(source, id).code;
      } catch (error) {
        throw new Error(`file="${proof.target}": ${name} ${(error as Error).message}`, {cause: error});
      }
      if (!proof.checked && !isTested(site, name))
        throw new Error(
          `file="${proof.target}": the package of this file has no test script, so the code did not run. ` +
            'Add a test script to its package.json, or add the word check so that a checker reads the code.',
        );
      if (proof.compiled && !isCompiled(site, name))
        throw new Error(
          `file="${proof.target}": the package of this file has no language, so nothing compiled the code. ` +
            'Remove the word compiled, or add "language" to the package.json of a project that a compiler reads.',
        );
      const level = proof.checked ? levelOfCheck(proof.by) : proof.compiled ? 'compiled' : 'ran';
      return {text, level, source: name, title: titleOf(name), broker: null};
    }
    case 'diff':
      requireEmpty(written, `diff="${proof.range}"`);
      return {...own, ...differenceOf(site, proof.range, proof.file), level: 'difference'};
    case 'run':
    case 'output-of': {
      const recording = readRecording(site, proof.kind, proof.recording);
      const filled = {
        level: 'ran',
        source: proof.recording,
        title: null,
        broker: brokerOf(site, proof.recording, recording),
      } as const;
      if (proof.kind === 'output-of') {
        requireEmpty(written, `output-of="${proof.recording}"`);
        try {
          return {...filled, text: withAccountUrl(proof.recording, outputOf(recording, proof.stream, proof.lines))};
        } catch (error) {
          throw new Error(`output-of="${proof.recording}": ${(error as Error).message}`, {cause: error});
        }
      }
      if (recording.exitStatus !== proof.exitStatus)
        throw new Error(
          `run="${proof.recording}": the recorded command exited with code ${recording.exitStatus}, but the page ` +
            `expects ${proof.exitStatus}. Write exit=${recording.exitStatus}, and describe that result in the text.`,
        );
      if (written.trim() !== '' && flatten(written) !== flatten(recording.command))
        throw new Error(
          `run="${proof.recording}": the recorded command is different: ${flatten(recording.command)}. ` +
            'Leave the code block empty, or write that command.',
        );
      return {...filled, text: written.trim() === '' ? recording.command : written};
    }
  }
}
