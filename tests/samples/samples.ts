// Lists the samples, runs their scripts, and reads the results.
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CommandError} from '../../src/site/errors';
import {waitForMockServer} from './mockServer';

/** Folders of `samples/` that aren't samples, but contain them. */
const GROUPS = ['workshops', 'examples'];

export interface Sample {
  /** Path from the folder of samples: `first-contract`, `workshops/introduction`. */
  name: string;
  folder: string;
  scripts: Readonly<Record<string, string>>;
  /** The number of files with recorded output. */
  outputs: number;
  /** The language of its code, such as `java`; undefined for JavaScript. */
  language: string | undefined;
}

/**
 * Lists the samples in a folder. Those with the most recorded output come first, because they take longest.
 *
 * @throws CommandError if there are none, or if a sample has no package.json
 */
export function listSamples(root: string): Sample[] {
  const names = foldersOf(root).flatMap((name) =>
    GROUPS.includes(name) ? foldersOf(path.join(root, name)).map((folder) => `${name}/${folder}`) : [name],
  );
  if (names.length === 0) throw new CommandError(`Expected at least one sample in ${root}, but found none.`);
  return names
    .map((name) => readSample(root, name))
    .sort((a, b) => b.outputs - a.outputs || a.name.localeCompare(b.name));
}

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

function readSample(root: string, name: string): Sample {
  const folder = path.join(root, name);
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch (error) {
    throw new CommandError(
      `${path.join(folder, 'package.json')} is missing or isn't valid JSON. Every sample needs a package.json with its own tests.`,
      {cause: error},
    );
  }
  const {scripts, language} = (manifest ?? {}) as {scripts?: unknown; language?: unknown};
  const output = path.join(folder, 'output');
  return {
    name,
    folder,
    scripts:
      typeof scripts === 'object' && scripts !== null
        ? Object.fromEntries(Object.entries(scripts).map(([key, value]) => [key, String(value)]))
        : {},
    outputs: existsSync(output) ? readdirSync(output).length : 0,
    language: typeof language === 'string' ? language : undefined,
  };
}

/**
 * Finds samples by name.
 *
 * @param names complete names or their last part: `workshops/introduction` or `introduction`
 * @returns the samples with these names; all samples if there are no names
 * @throws CommandError with the unknown names and the known ones
 */
export function chooseSamples(samples: readonly Sample[], names: readonly string[]): Sample[] {
  const hasName = (sample: Sample, name: string) =>
    sample.name === name || GROUPS.some((group) => sample.name === `${group}/${name}`);
  const unknown = names.filter((name) => !samples.some((sample) => hasName(sample, name)));
  if (unknown.length > 0)
    throw new CommandError(
      `No sample is named ${unknown.join(', ')}. The samples are: ${samples
        .map(({name}) => name)
        .sort()
        .join(', ')}.`,
    );
  return samples.filter((sample) => names.length === 0 || names.some((name) => hasName(sample, name)));
}

export interface Counts {
  tests: number;
  failed: number;
  /** Tests that were skipped or marked as todo. */
  skipped: number;
  recordings: number;
}

/**
 * Reads the counts that the Node.js test reporters `spec` and `tap` print at the end of each run, and the number of
 * replayed recordings. The counts of several runs are added up.
 */
export function readCounts(output: string): Counts {
  const sum = (pattern: RegExp) => [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);
  return {
    tests: sum(/^(?:ℹ|#) tests (\d+)$/gm),
    failed: sum(/^(?:ℹ|#) (?:fail|cancelled) (\d+)$/gm),
    skipped: sum(/^(?:ℹ|#) (?:skipped|todo) (\d+)$/gm),
    recordings: sum(/^(?:ℹ|#) (\d+) recordings replayed$/gm),
  };
}

export interface Outcome {
  sample: Sample;
  status: number;
  /** Standard output and standard error, in the order in which they were printed. */
  output: string;
  seconds: number;
}

/** A sample that is still running after this time, in milliseconds, is stopped. */
const TIMEOUT = 900_000;

const running = new Set<number>();

/** Stops every running sample, including its child processes. */
export function stopSamples(): void {
  for (const id of running) {
    try {
      process.kill(-id, 'SIGTERM');
    } catch {
      // The process has already exited.
    }
  }
}

/** Runs an npm script of a sample in its folder. */
export function runSample(sample: Sample, script: string, timeout = TIMEOUT): Promise<Outcome> {
  const started = performance.now();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_OPTIONS: waitForMockServer(process.env.NODE_OPTIONS),
    PACT_DO_NOT_TRACK: 'true',
    npm_config_update_notifier: 'false',
  };
  // In a test, the sample's tests would otherwise report to the current test runner.
  delete env.NODE_TEST_CONTEXT;
  return new Promise((resolve) => {
    // The command runs in its own process group, so that its child processes are stopped with it.
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: sample.folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const {pid} = child;
    let output = '';
    const collect = (text: string) => (output += text);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    if (pid !== undefined) running.add(pid);
    const timer = setTimeout(() => {
      output += `\nStopped after ${timeout / 1000} s because it was still running.\n`;
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    }, timeout);
    const end = (status: number) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      resolve({sample, status, output, seconds: (performance.now() - started) / 1000});
    };
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (status) => end(status ?? 1));
  });
}

/** @returns why a run of a sample's tests failed or tested nothing, and how to fix it; empty if the run succeeded */
export function problemsOf({sample, status, output}: Outcome): string[] {
  const {tests, skipped, recordings} = readCounts(output);
  const problems: string[] = [];
  if (status !== 0) problems.push(`npm test exited with code ${status}.`);
  else if (tests === 0)
    problems.push('npm test ran no tests. Run node --test with --test-reporter=spec in its script.');
  else if (skipped >= tests) problems.push('every test was skipped. Enable at least one.');
  if (status === 0 && recordings === 0 && existsSync(path.join(sample.folder, 'recordings.js'))) {
    problems.push('none of the recordings in recordings.js was replayed. Call replayAll(import.meta.url) in a test.');
  }
  return problems.map((problem) => `samples/${sample.name}: ${problem}`);
}

/** A count with its noun in the singular or plural. */
export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Describes the counts in one line. */
export function describeCounts({tests, failed, skipped, recordings}: Counts): string {
  const parts = [plural(tests, 'test')];
  if (failed > 0) parts.push(`${failed} failed`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  parts.push(plural(recordings, 'recording'));
  return parts.join(', ');
}

/** Calls a function with each value, at most `width` calls at a time. */
export async function forEachInParallel<T>(
  values: readonly T[],
  width: number,
  work: (value: T) => Promise<void>,
): Promise<void> {
  const queue = values.values();
  await Promise.all(
    Array.from({length: Math.max(1, width)}, async () => {
      for (const value of queue) await work(value);
    }),
  );
}
