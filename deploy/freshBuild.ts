import {execFile, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {CommandError} from '../src/site/errors';
import {filesUnder} from '../src/site/files';
import {stopsWithStdin} from './buildSteps';

/**
 * The file in the built site that contains the stamp of its inputs. Files whose names start with a dot aren't served.
 */
export const stampFile = '.build-stamp';

/**
 * Files that no page depends on. All other files count as inputs, so a new folder doesn't need a change here. An
 * unnecessary build only takes time, but an outdated page misleads readers.
 */
const notAnInput = [
  /^\.(?!npmrc$)/,
  /^(build|coverage|playwright-report|test-results|tests)$/,
  /^[^/]+\.(log|md|tsbuildinfo)$/,
  /(^|\/)(node_modules|\.DS_Store)$/,
  /\.test\.tsx?$/,
  // Output of the samples' own tests.
  /^samples\/[^/]+\/(logs|pacts)$/,
];

export function isInput(name: string): boolean {
  return !notAnInput.some((pattern) => pattern.test(name));
}

export interface BuildInputs {
  /** Content of each file, by name relative to the project folder. */
  files: Iterable<readonly [name: string, content: string | Uint8Array]>;
  environment: Readonly<Record<string, string | undefined>>;
  /** The current commit, because pages show when they last changed; empty outside a repository. */
  commit: string;
}

/** Hexadecimal hash of all files, DOCS_ variables, and the commit. The order of the files matters. */
export function stampOf({files, environment, commit}: BuildInputs): string {
  const hash = createHash('sha256');
  // The length before each part ensures that different lists never give the same bytes.
  const add = (part: string | Uint8Array) => hash.update(`${Buffer.byteLength(part)}:`).update(part);
  add(commit);
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith('DOCS_')) add(`${name}=${environment[name] ?? ''}`);
  }
  for (const [name, content] of files) {
    add(name);
    add(content);
  }
  return hash.digest('hex');
}

async function currentCommit(root: string): Promise<string> {
  try {
    return (await promisify(execFile)('git', ['rev-parse', 'HEAD'], {cwd: root})).stdout.trim();
  } catch {
    return '';
  }
}

/** Computes the current stamp of a project folder. */
export async function currentStamp(root: string, environment: BuildInputs['environment']): Promise<string> {
  const names = await filesUnder(root, (name) => !isInput(name));
  const commit = await currentCommit(root);
  function* files() {
    for (const name of names) yield [name, readFileSync(path.join(root, name))] as const;
  }
  return stampOf({files: files(), environment, commit});
}

/**
 * Runs the project's build script and shows its output. Resolves to its exit code, or to the signal that stopped it.
 */
async function runBuildScript(root: string): Promise<number | NodeJS.Signals> {
  const windows = process.platform === 'win32';
  // npm passes a signal only to its shell, and the build would continue to run. A separate process group avoids this.
  // Windows has no process groups, and it can only run npm in a shell.
  const child = spawn('npm', ['run', 'build'], {
    cwd: root,
    // The pipe closes when this process is killed, which stops the build.
    stdio: ['pipe', 'inherit', 'inherit'],
    env: {...process.env, ...stopsWithStdin},
    shell: windows,
    detached: !windows,
  });
  let stoppedBy: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    if (windows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await new Promise((resolve, reject) =>
      child.once('error', reject).once('exit', (code, signal) => resolve(stoppedBy ?? signal ?? code ?? 1)),
    );
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/**
 * Builds the site unless the build folder is up to date.
 * @param build runs the build; returns 0 if it succeeds
 * @returns whether the site was built
 * @throws CommandError if the build fails; the folder then has no stamp, so the next call builds the site again
 */
export async function ensureFreshBuild(
  root: string,
  environment: BuildInputs['environment'],
  build: (root: string) => Promise<number | NodeJS.Signals> = runBuildScript,
): Promise<boolean> {
  const stampPath = path.join(root, 'build', stampFile);
  const stamp = await currentStamp(root, environment);
  if (existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === stamp) return false;
  // Remove the stamp first, so that an interrupted build doesn't count as complete.
  await rm(stampPath, {force: true});
  const outcome = await build(root);
  if (typeof outcome === 'string')
    throw new CommandError(`The build was stopped by ${outcome}, so there is nothing to serve.`);
  if (outcome !== 0)
    throw new CommandError(
      `The build failed with exit code ${outcome}, so there is nothing to serve. Fix the errors above and try again.`,
    );
  if (!existsSync(path.dirname(stampPath)))
    throw new CommandError(
      'The build succeeded but didn’t write the folder "build". Check the build script in package.json.',
    );
  await writeFile(stampPath, stamp);
  return true;
}
