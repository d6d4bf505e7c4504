// The samples as packages: which there are, how one is run, and what its run came to.
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CommandError} from '../../scripts/command';
import {patientWithMockServer} from './mockServer';

/** The folders of samples that hold others, each a sample of its own. */
const SHELVES = ['workshops', 'examples'];

export interface Sample {
  /** Its path below the folder of samples: `first-contract`, `workshops/introduction`. */
  name: string;
  folder: string;
  scripts: Readonly<Record<string, string>>;
  /** How many kept outputs it has. */
  kept: number;
}

/**
 * Reads the samples below a folder, those with the most kept output first, because they take longest.
 * @throws CommandError when there is none, or when a folder is no package
 */
export function listSamples(room: string): Sample[] {
  const names = foldersOf(room).flatMap((name) =>
    SHELVES.includes(name) ? foldersOf(path.join(room, name)).map((inside) => `${name}/${inside}`) : [name],
  );
  if (names.length === 0) throw new CommandError(`${room} holds no sample: a run that reads nothing proves nothing.`);
  return names.map((name) => readSample(room, name)).sort((a, b) => b.kept - a.kept || a.name.localeCompare(b.name));
}

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

function readSample(room: string, name: string): Sample {
  const folder = path.join(room, name);
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch (error) {
    throw new CommandError(
      `${path.join(folder, 'package.json')} is missing or is no JSON. Every sample is a package with tests of its own.`,
      {cause: error},
    );
  }
  const scripts =
    typeof manifest === 'object' && manifest !== null && 'scripts' in manifest ? manifest.scripts : undefined;
  const output = path.join(folder, 'output');
  return {
    name,
    folder,
    scripts:
      typeof scripts === 'object' && scripts !== null
        ? Object.fromEntries(Object.entries(scripts).map(([key, value]) => [key, String(value)]))
        : {},
    kept: existsSync(output) ? readdirSync(output).length : 0,
  };
}

/**
 * @param names as they are called, or the last part alone: `workshops/introduction` or `introduction`
 * @returns the samples of these names, or all
 * @throws CommandError that names what is unknown and what there is
 */
export function chooseSamples(samples: readonly Sample[], names: readonly string[]): Sample[] {
  const isCalled = (sample: Sample, name: string) =>
    sample.name === name || SHELVES.some((shelf) => sample.name === `${shelf}/${name}`);
  const unknown = names.filter((name) => !samples.some((sample) => isCalled(sample, name)));
  if (unknown.length > 0)
    throw new CommandError(
      `No sample is called ${unknown.join(', ')}. There are: ${samples
        .map(({name}) => name)
        .sort()
        .join(', ')}.`,
    );
  return samples.filter((sample) => names.length === 0 || names.some((name) => isCalled(sample, name)));
}

export interface Counts {
  tests: number;
  failed: number;
  /** Skipped or left for later: they proved nothing. */
  skipped: number;
  recordings: number;
}

/** Reads the counts that Node's test reporters `spec` and `tap` print at the end of each run, and what the recordings' tests say. Several runs add up. */
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
  /** Standard output and standard error as they came. */
  output: string;
  seconds: number;
}

/** A sample that takes this long hangs; it is ended, and its output shown. */
const PATIENCE = 900_000;

const running = new Set<number>();

/** Ends every sample that still runs, with all that it started. */
export function stopSamples(): void {
  for (const id of running) {
    try {
      process.kill(-id, 'SIGTERM');
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}

/** Runs a script of a sample with npm, in its folder. */
export function runSample(sample: Sample, script: string, patience = PATIENCE): Promise<Outcome> {
  const begun = performance.now();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_OPTIONS: patientWithMockServer(process.env.NODE_OPTIONS),
    PACT_DO_NOT_TRACK: 'true',
    npm_config_update_notifier: 'false',
  };
  // Inside a test, the sample's tests would report to that one.
  delete env.NODE_TEST_CONTEXT;
  return new Promise((resolve) => {
    // A group of its own, so that all it started can be ended with it.
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: sample.folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const {pid} = child;
    let output = '';
    const take = (text: string) => (output += text);
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    if (pid !== undefined) running.add(pid);
    const guard = setTimeout(() => {
      output += `\nStill running after ${patience / 1000} s, and ended.\n`;
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    }, patience);
    const end = (status: number) => {
      clearTimeout(guard);
      if (pid !== undefined) running.delete(pid);
      resolve({sample, status, output, seconds: (performance.now() - begun) / 1000});
    };
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (status) => end(status ?? 1));
  });
}

/** @returns why the run of a sample's tests proves nothing or failed, and how to mend it; empty when all is well */
export function objectionsTo({sample, status, output}: Outcome): string[] {
  const {tests, skipped, recordings} = readCounts(output);
  const found: string[] = [];
  if (status !== 0) found.push(`npm test ended with ${status}.`);
  else if (tests === 0) found.push('npm test ran no test. Let its script call node --test with --test-reporter=spec.');
  else if (skipped >= tests) found.push('Every test was skipped.');
  if (status === 0 && recordings === 0 && existsSync(path.join(sample.folder, 'recordings.js'))) {
    found.push('It has recordings.js, and replayed none. Call replayAll(import.meta.url) in a test.');
  }
  return found.map((problem) => `samples/${sample.name}: ${problem}`);
}

/** A count with its noun. */
export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** One line about a run of tests. */
export function describeCounts({tests, failed, skipped, recordings}: Counts): string {
  const parts = [plural(tests, 'test')];
  if (failed > 0) parts.push(`${failed} failed`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  parts.push(plural(recordings, 'recording'));
  return parts.join(', ');
}

/** Works on all values, as many at a time as `width` says. */
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
