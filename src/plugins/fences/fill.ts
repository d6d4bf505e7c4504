import {readFileSync} from 'node:fs';
import {relative, resolve, sep} from 'node:path';
import {differenceOf} from '../workshops/difference';
import type {Level, Proof} from './proof';
import {flatten, outputOf, parseRecording, type Recording} from './recording';
import {cutRegion} from './region';

/** A fence as the page shows it. */
export interface Filled {
  text: string;
  level: Level;
  /** Path of the sample's file, from the root of the repository; null when the text stands on the page. */
  source: string | null;
  title: string | null;
  /** What ran asked a stand-in for a broker. */
  standIn: boolean;
}

/** Reads a file below samples/. @throws Error that says how to mend it */
function readSample(site: string, key: string, name: string): string {
  const path = resolve(site, name);
  if (!path.startsWith(resolve(site, 'samples') + sep))
    throw new Error(`${key}="${name}" is outside samples/. A page quotes only what stands, and is tested, there.`);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(
      `${key}="${name}": ${relative(site, path)} does not exist. Give the path from the root of the repository.`,
    );
  }
}

interface SamplePackage {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The package.json nearest above a file, inside samples/. @throws Error when there is none */
function packageAbove(site: string, name: string): SamplePackage {
  const folders = name.split('/').slice(0, -1);
  for (; folders.length > 1; folders.pop()) {
    try {
      return JSON.parse(readFileSync(resolve(site, ...folders, 'package.json'), 'utf8')) as SamplePackage;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${name} belongs to no package: there is no package.json above it.`);
}

/** A file of a workshop or an example: the sample, and the state that the file is in. */
const STATED = /^(samples\/(?:workshops|examples)\/[^/]+)\/(?:([^/]+)\/)?/;

/** Whether tests run the code of a file. Those of a workshop or an example run the commands of its states. @throws Error when it belongs to no package */
function isTested(site: string, name: string): boolean {
  if (packageAbove(site, name).scripts?.test !== undefined) return true;
  const [, home] = STATED.exec(name) ?? [];
  return home !== undefined && packageAbove(site, `${home}/package.json`).scripts?.test !== undefined;
}

/** The name of a file within its sample, or its state. */
const titleOf = (name: string): string => name.replace(STATED, '').replace(/^samples\/[^/]+\//, '');

/** Whether a recording was made with a stand-in. A sample that lists one uses it for all its recordings, a workshop or an example for those that say so. */
function hadStandIn(site: string, name: string, {before}: Recording): boolean {
  const {dependencies, devDependencies} = packageAbove(site, name);
  if (!('broker-stand-in' in {...dependencies, ...devDependencies})) return false;
  return !STATED.test(name) || before.some((line) => line.startsWith('export PACT_BROKER_BASE_URL='));
}

function readRecording(site: string, key: string, name: string): Recording {
  const text = readSample(site, key, name);
  try {
    return parseRecording(text);
  } catch (error) {
    throw new Error(`${key}="${name}": ${(error as Error).message}`, {cause: error});
  }
}

/**
 * Fills a fence from the sample that it names, and says how well it is proven.
 * @param site root of the repository
 * @param written what stands in the fence on the page
 * @throws Error that says what is wrong and how to mend it
 */
export function fillFence(site: string, proof: Proof, written: string): Filled {
  const plain = {source: null, title: null, standIn: false};
  switch (proof.kind) {
    case 'check':
      if (written.trim() === '') throw new Error('this fence is empty: there is nothing to check.');
      return {...plain, text: written, level: 'checked'};
    case 'illustrative':
      return {...plain, text: written, level: 'illustrative'};
    case 'file': {
      const [name = '', id] = proof.target.split('#');
      if (written.trim() !== '')
        throw new Error(
          `this fence has file="${proof.target}" and text of its own. Leave it empty: the build fills it in.`,
        );
      const source = readSample(site, 'file', name);
      let text: string;
      try {
        text = cutRegion(source, id).code;
      } catch (error) {
        throw new Error(`file="${proof.target}": ${name} ${(error as Error).message}`, {cause: error});
      }
      if (!proof.checked && !isTested(site, name))
        throw new Error(
          `file="${proof.target}": its package has no tests, so it did not run. Add a test script, or let a checker read it: add the word check.`,
        );
      return {text, level: proof.checked ? 'checked' : 'ran', source: name, title: titleOf(name), standIn: false};
    }
    case 'diff':
      if (written.trim() !== '')
        throw new Error(
          `this fence has diff="${proof.range}" and text of its own. A difference is never typed: leave it empty, the build fills it in.`,
        );
      return {...plain, ...differenceOf(site, proof.range, proof.file), level: 'difference'};
    case 'run':
    case 'output-of': {
      const recording = readRecording(site, proof.kind, proof.recording);
      const filled = {
        level: 'ran',
        source: proof.recording,
        title: null,
        standIn: hadStandIn(site, proof.recording, recording),
      } as const;
      if (proof.kind === 'output-of') {
        if (written.trim() !== '')
          throw new Error(
            `this fence has output-of="${proof.recording}" and text of its own. Output is never typed: leave it empty, the build fills it in.`,
          );
        try {
          return {...filled, text: outputOf(recording, proof.stream, proof.lines)};
        } catch (error) {
          throw new Error(`output-of="${proof.recording}" ${(error as Error).message}`, {cause: error});
        }
      }
      if (recording.exitStatus !== proof.exitStatus)
        throw new Error(
          `run="${proof.recording}" ended with exit status ${recording.exitStatus}, and the page says ${proof.exitStatus}. Write exit=${recording.exitStatus}, and let the text around it say so.`,
        );
      if (written.trim() !== '' && flatten(written) !== flatten(recording.command))
        throw new Error(
          `run="${proof.recording}" ran another command: ${flatten(recording.command)}. Leave the fence empty, or write that command.`,
        );
      return {...filled, text: written.trim() === '' ? recording.command : written};
    }
  }
}
