import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {setTimeout as delay} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {CommandError} from '../src/site/errors';
import {lockBuild, lockFile} from './buildLock';

const tsx = pathToFileURL(require.resolve('tsx')).href;

/** A build step that writes its process ID and then runs until it's stopped. */
const ENDLESS_STEP = "require('fs').writeFileSync('step.pid', String(process.pid)); setInterval(() => {}, 1000);";

async function inFolder(body: (root: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'build-steps-'));
  try {
    await body(root);
  } finally {
    await rm(root, {recursive: true});
  }
}

/** Waits until a condition is met, for at most 20 s. */
async function waitFor(what: string, isMet: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; !(await isMet()); await delay(20))
    if (performance.now() > end) throw new Error(`Waited 20 s for this: ${what}`);
}

/**
 * Whether a process is still running. A process that has exited stays in the list as a zombie until its parent reads
 * its exit status.
 */
async function isRunning(id: number): Promise<boolean> {
  try {
    process.kill(id, 0);
  } catch {
    return false;
  }
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  return !/\) Z /.test(stat);
}

/** Starts a process that runs a build whose only step is a script. */
async function startBuild(root: string, step: string): Promise<{child: ChildProcess; output: () => string}> {
  await writeFile(path.join(root, 'step.cjs'), step);
  await writeFile(
    path.join(root, 'build.ts'),
    `import {runBuildSteps} from ${JSON.stringify(path.join(__dirname, 'buildSteps'))};
import {runCommand} from ${JSON.stringify(path.join(__dirname, '../src/site/command'))};
void runCommand(() => runBuildSteps([{script: 'step.cjs', args: []}]));\n`,
  );
  const env: NodeJS.ProcessEnv = {...process.env};
  // Otherwise, a test runner that the command starts would write its output in the format of a test report.
  delete env.NODE_TEST_CONTEXT;
  const child = spawn(process.execPath, ['--import', tsx, 'build.ts'], {cwd: root, env});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {child, output: () => output};
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', resolve));

/** The process ID that a running step has written. */
async function stepOf(root: string): Promise<number> {
  const file = path.join(root, 'step.pid');
  await waitFor('the step starts', async () => existsSync(file) && (await readFile(file, 'utf8')) !== '');
  return Number(await readFile(file, 'utf8'));
}

test('a second build in the same folder is refused with the process that runs the first', () =>
  inFolder(async (root) => {
    const first = await startBuild(root, ENDLESS_STEP);
    const step = await stepOf(root);
    assert.throws(
      () => lockBuild(root),
      (error) =>
        error instanceof CommandError &&
        error.message.startsWith(`Another build is running in this folder (process ${first.child.pid}). Wait until`),
    );
    const second = await startBuild(root, '');
    assert.equal(await ended(second.child), 1);
    assert.match(second.output(), /^Another build is running in this folder \(process \d+\)\. .*delete \S+\.\n$/);
    const end = ended(first.child);
    first.child.kill('SIGTERM');
    assert.equal(await end, 143);
    assert.equal(existsSync(path.join(root, lockFile)), false);
    await waitFor('the step stops', async () => !(await isRunning(step)));
    lockBuild(root)();
    assert.equal(existsSync(path.join(root, lockFile)), false);
  }));

test('when a build is killed, its steps stop, and the next build can start', () =>
  inFolder(async (root) => {
    const {child} = await startBuild(root, ENDLESS_STEP);
    const step = await stepOf(root);
    const end = ended(child);
    child.kill('SIGKILL');
    await end;
    await waitFor('the step stops', async () => !(await isRunning(step)));
    assert.equal(await readFile(path.join(root, lockFile), 'utf8'), String(child.pid));
    const release = lockBuild(root);
    assert.equal(await readFile(path.join(root, lockFile), 'utf8'), String(process.pid));
    release();
  }));

test('a lock file without the ID of another process does not stop a build', () =>
  inFolder(async (root) => {
    await mkdir(path.join(root, path.dirname(lockFile)));
    for (const content of ['', 'build', '-1', '0', '1.5', String(process.pid)]) {
      await writeFile(path.join(root, lockFile), content);
      lockBuild(root)();
    }
  }));

test('a failed step ends the build with its exit code in the message, and releases the lock', () =>
  inFolder(async (root) => {
    const {child, output} = await startBuild(root, "console.error('The reason'); process.exit(3);");
    assert.equal(await ended(child), 1);
    assert.equal(
      output(),
      'The reason\nThe build failed: step.cjs exited with code 3. Fix the errors above and try again.\n',
    );
    assert.equal(existsSync(path.join(root, lockFile)), false);
  }));
