import {execFile, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {CommandError} from './command';
import {filesUnder} from './files';

/** Lies in the built site and holds the stamp of what it was built from. The dot keeps it from being served. */
export const stampFile = '.build-stamp';

/**
 * Names that no page depends on. Everything else counts, so that a new folder never has to be remembered here: a build
 * too many costs seconds, a stale page costs trust.
 */
const notAnInput = [
  /^\.(?!npmrc$)/,
  /^(build|coverage|playwright-report|test-results|tests)$/,
  /^[^/]+\.(log|md|tsbuildinfo)$/,
  /(^|\/)(node_modules|\.DS_Store)$/,
  /\.test\.tsx?$/,
  // What a sample's own tests leave behind.
  /^samples\/[^/]+\/(logs|pacts)$/,
];

export function isInput(name: string): boolean {
  return !notAnInput.some((pattern) => pattern.test(name));
}

export interface BuildInputs {
  /** Content of each file by its name from the project's folder. */
  files: Iterable<readonly [name: string, content: string | Uint8Array]>;
  environment: Readonly<Record<string, string | undefined>>;
  /** The commit that is checked out, since pages show when they last changed; empty outside a repository. */
  commit: string;
}

/** Hexadecimal hash that differs where a file, a DOCS_ variable or the commit differs. The order of files counts. */
export function stampOf({files, environment, commit}: BuildInputs): string {
  const hash = createHash('sha256');
  // The length ahead of each part keeps two different lists from running together into the same bytes.
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

/** The stamp of a project folder as it is now. */
export async function currentStamp(root: string, environment: BuildInputs['environment']): Promise<string> {
  const names = await filesUnder(root, (name) => !isInput(name));
  const commit = await currentCommit(root);
  function* files() {
    for (const name of names) yield [name, readFileSync(path.join(root, name))] as const;
  }
  return stampOf({files: files(), environment, commit});
}

/** Runs the project's build script in sight of the user. Resolves to its exit code, or to the signal that stopped it. */
async function runBuildScript(root: string): Promise<number | NodeJS.Signals> {
  const windows = process.platform === 'win32';
  // A process group of its own, because npm passes a signal to its shell only and the build would run on without them.
  // On Windows there are no such groups, and npm is a script that only a shell can start.
  const child = spawn('npm', ['run', 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
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
 * Builds the site unless the build folder already holds what the project's files give.
 * @param build runs the build; 0 means that it succeeded
 * @returns whether it built
 * @throws CommandError where the build fails; the folder then bears no stamp, so the next call builds again
 */
export async function ensureFreshBuild(
  root: string,
  environment: BuildInputs['environment'],
  build: (root: string) => Promise<number | NodeJS.Signals> = runBuildScript,
): Promise<boolean> {
  const stampPath = path.join(root, 'build', stampFile);
  const stamp = await currentStamp(root, environment);
  if (existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === stamp) return false;
  // First, so that a build broken off halfway cannot pass for a whole one.
  await rm(stampPath, {force: true});
  const outcome = await build(root);
  if (typeof outcome === 'string') throw new CommandError(`The build was stopped (${outcome}); nothing is served.`);
  if (outcome !== 0)
    throw new CommandError(
      `The build failed (exit code ${outcome}); nothing is served. Its messages above say what to mend.`,
    );
  if (!existsSync(path.dirname(stampPath)))
    throw new CommandError(
      'The build ended well but wrote no folder "build"; nothing is served. See the build script in package.json.',
    );
  await writeFile(stampPath, stamp);
  return true;
}
