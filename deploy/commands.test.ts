import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import test, {after, before} from 'node:test';
import {setTimeout as delay} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {readOptions} from '../src/site/command';

/** Runs the real commands in a project folder whose build script writes one page and counts its runs. */

const tsx = pathToFileURL(require.resolve('tsx')).href;
let root: string;
let blocker: Server;
let takenPort: number;

async function setBuildScript(script: string): Promise<void> {
  await writeFile(
    path.join(root, 'package.json'),
    JSON.stringify({name: 'project', private: true, scripts: {build: script}}),
  );
}

const writePage =
  "node -e \"const fs = require('fs'); fs.mkdirSync('build', {recursive: true}); fs.writeFileSync('build/index.html', 'home'); fs.appendFileSync('runs.log', '.')\"";

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'commands-'));
  blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  takenPort = (blocker.address() as AddressInfo).port;
  await setBuildScript(writePage);
});

after(async () => {
  await new Promise((resolve) => blocker.close(resolve));
  await rm(root, {recursive: true});
});

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Starts a command, and calls `onServing` with the URL that the command prints. */
function launch(
  command: 'serve' | 'start' | 'precompress',
  args: string[],
  env: Record<string, string> = {},
  onServing?: (url: string) => void,
) {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: '',
    NO_COLOR: '1',
    npm_config_loglevel: 'silent',
    ...env,
  };
  // Otherwise, a test runner in the command would write its output in the format of a test report.
  delete environment.NODE_TEST_CONTEXT;
  const child = spawn(process.execPath, ['--import', tsx, path.join(__dirname, `${command}.ts`), ...args], {
    cwd: root,
    env: environment,
  });
  const outcome: Outcome = {code: null, out: '', err: ''};
  let announced = false;
  child.stdout.on('data', (chunk: Buffer) => {
    outcome.out += chunk.toString();
    const url = /Serving \S+ at (http:\S+)\n/.exec(outcome.out)?.[1];
    if (url === undefined || announced) return;
    announced = true;
    onServing?.(url);
  });
  child.stderr.on('data', (chunk: Buffer) => (outcome.err += chunk.toString()));
  const ended = new Promise<Outcome>((resolve, reject) =>
    child.once('error', reject).once('close', (code) => resolve({...outcome, code})),
  );
  return {child, ended};
}

const run = (...args: Parameters<typeof launch>) => launch(...args).ended;

/** Asserts that a command exits with code 1 and prints one line with the expected message on standard error. */
async function assertFails(outcome: Promise<Outcome>, message: RegExp): Promise<void> {
  const {code, err, out} = await outcome;
  assert.equal(code, 1, err);
  assert.match(err, message);
  assert.equal(err.trim().split('\n').length, 1, err);
  assert.doesNotMatch(out, /Serving/);
}

test('without a build, serve explains how to build the site', async () => {
  await assertFails(run('serve', ['--port', '0']), /^No built site in "build".*npm run build/);
  await assertFails(run('serve', ['--port', '0', '--directory', 'elsewhere']), /"elsewhere"/);
});

test('the message for an invalid value contains the value and what is allowed', async () => {
  for (const value of ['abc', '65536', '-1', '3000x', '1e3', '']) {
    await assertFails(
      run('serve', [`--port=${value}`]),
      new RegExp(`^--port is "${value}"\\. Allowed: a whole number from 0 to 65535`),
    );
  }
  await assertFails(run('start', [], {PORT: 'abc'}), /^PORT is "abc"/);
  await assertFails(
    run('serve', ['--prot', '1']),
    /--prot.*Options: --port <value>, --host <value>, --directory <value>/,
  );
  await assertFails(run('serve', ['3001']), /3001.*Options:/);
  await assertFails(run('serve', ['--port']), /--port.*Options:/);
  await assertFails(run('serve', [], {DOCS_BASE_URL: 'guide'}), /^DOCS_BASE_URL is "guide"/);
});

test('the --port option takes precedence over PORT, and the default port is 3000', () => {
  const port = (args: string[], env: Record<string, string>) => readOptions(args, env, ['port']).port;
  assert.deepEqual(
    [port([], {}), port([], {PORT: ''}), port([], {PORT: '8080'}), port(['--port', '9000'], {PORT: '8080'})],
    [3000, 3000, 8080, 9000],
  );
});

test('the commands report a port that is in use, and start does so before it builds the site', async () => {
  const message = new RegExp(`^Port ${takenPort} is already in use.*--port ${takenPort + 1}`);
  await assertFails(run('start', ['--port', String(takenPort)]), message);
  assert.equal(existsSync(path.join(root, 'build')), false);
  await mkdir(path.join(root, 'build'));
  await writeFile(path.join(root, 'build/index.html'), 'home');
  await assertFails(run('serve', ['--port', String(takenPort)]), message);
  await assertFails(run('serve', [], {PORT: String(takenPort)}), message);
  await rm(path.join(root, 'build'), {recursive: true});
});

test('start builds and serves the site, exits with code 0 when stopped, and builds again only after a change', async () => {
  const runs = async () => (await readFile(path.join(root, 'runs.log'), 'utf8')).length;
  const once = (signal: NodeJS.Signals) => {
    let page: Promise<string> | undefined;
    const {child, ended} = launch('start', ['--port', '0'], {}, (url) => {
      page = fetch(url)
        .then((response) => response.text())
        .finally(() => child.kill(signal));
    });
    return ended.then(async (outcome) => ({...outcome, page: await page}));
  };
  const first = await once('SIGINT');
  assert.deepEqual([first.code, first.page, await runs()], [0, 'home', 1], first.err);
  assert.match(first.out, /Serving build at http:\/\/localhost:\d+\n$/);
  const second = await once('SIGTERM');
  assert.deepEqual([second.code, second.page, await runs()], [0, 'home', 1], second.err);
  assert.match(second.out, /up to date/);
  await writeFile(path.join(root, 'sidebars.ts'), '');
  const third = await once('SIGTERM');
  assert.deepEqual([third.code, await runs()], [0, 2], third.err);
});

test('start doesn’t serve the output of a failed build', async () => {
  await setBuildScript(`${writePage} && exit 3`);
  const {code, out, err} = await run('start', ['--port', '0']);
  assert.equal(code, 1);
  assert.doesNotMatch(out, /Serving/);
  assert.match(err, /^The build failed with exit code \d+, so there is nothing to serve\./m);
});

/** Waits until a process has ended. */
async function waitForEnd(id: number): Promise<void> {
  const isRunning = () => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };
  while (isRunning()) await delay(20);
}

test('start stops the build when it is stopped', async () => {
  const marker = path.join(root, 'builder.log');
  await setBuildScript(
    "node -e \"require('fs').writeFileSync('builder.log', String(process.pid)); setInterval(() => {}, 1000)\" && exit 0",
  );
  const {child, ended} = launch('start', ['--port', '0']);
  while (!existsSync(marker) || (await readFile(marker, 'utf8')) === '') await delay(20);
  child.kill('SIGTERM');
  await assertFails(ended, /^The build was stopped by SIGTERM, so there is nothing to serve\.$/m);
  await waitForEnd(Number(await readFile(marker, 'utf8')));
});

test('precompress prints a summary, and fails if there is nothing to compress', async () => {
  const {code, out} = await run('precompress', []);
  assert.equal(code, 0);
  assert.match(out, /^Compressed \d+ of \d+ files/);
  await assertFails(run('precompress', ['--directory', 'missing']), /^Expected files to compress in "missing"/);
});

test('a build stops when start is killed', async () => {
  await rm(path.join(root, 'build'), {recursive: true, force: true});
  const marker = path.join(root, 'killed-build.pid');
  const preload = path.join(__dirname, 'stopWithParent.cjs');
  await setBuildScript(
    `node --require "${preload}" -e "require('fs').writeFileSync('killed-build.pid', String(process.pid)); setInterval(() => {}, 1000)"`,
  );
  const {child, ended} = launch('start', ['--port', '0']);
  while (!existsSync(marker) || (await readFile(marker, 'utf8')) === '') await delay(20);
  child.kill('SIGKILL');
  await ended;
  await waitForEnd(Number(await readFile(marker, 'utf8')));
});
