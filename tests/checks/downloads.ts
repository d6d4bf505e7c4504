// Unpacks every zip file of the build into a temporary folder and runs the commands of its README in a clean
// environment. It needs the npm registry, because npm ci downloads the packages that are not in the npm cache.
// Zip files with the same lock file are tested one after another with a single installation.
import {spawn, spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, delimiter, dirname, join} from 'node:path';
import {unzipSync} from 'fflate';
import {languageOf, listFileSets, listStates} from '../../src/plugins/shared/downloadable-projects/states';
import {bundleName, DOWNLOADS} from '../../src/plugins/shared/downloadable-projects/zip';
import {waitForMockServer} from '../samples/mockServer';
import {runIt} from './workshops/runIt';

/** How many zip files are tested at the same time. */
const WIDTH = 2;

/** Commands are stopped after this time, in milliseconds. */
const TIMEOUT = 600_000;

/** The environment variables to keep: those for finding programs and for reaching the package registry. */
const KEPT = [
  'PATH',
  'LANG',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
];

/** The value of one of npm's settings on this machine, or an empty string. */
function npmSetting(name: string): string {
  const {stdout} = spawnSync('npm', ['config', 'get', name], {encoding: 'utf8'});
  return stdout.trim().split('\n').at(-1) ?? '';
}

/**
 * An environment without the variables of this repository, its npm scripts, and its test runner, except for the
 * timeout of the Pact mock server. The home folder is inside the temporary folder.
 */
function cleanEnvironment(home: string, npm: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(
    KEPT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  return {
    ...kept,
    PATH: path,
    HOME: home,
    NODE_OPTIONS: waitForMockServer(),
    PACT_DO_NOT_TRACK: 'true',
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
    ...npm,
  };
}

/** The npm settings of this machine, as environment variables. */
export function npmEnvironment(): Record<string, string> {
  return Object.fromEntries(
    ['registry', 'cache', 'userconfig'].flatMap((name) =>
      npmSetting(name) === '' ? [] : [[`npm_config_${name}`, npmSetting(name)]],
    ),
  );
}

function run(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  timeout: number,
): Promise<{status: number; output: string}> {
  return new Promise((resolve) => {
    // The script runs in its own process group, so that its child processes are stopped with it. Each command is
    // printed before it runs, so that the output shows which one failed.
    const child = spawn('sh', ['-ex', '-c', script], {cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const timer = setTimeout(() => {
      output += `\nStopped after ${timeout / 1000} s because the command was still running.`;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeout);
    child.once('error', (error) => {
      output += error.message;
    });
    child.once('close', (status) => {
      clearTimeout(timer);
      resolve({status: status ?? 1, output});
    });
  });
}

/**
 * Unpacks a zip file with the unzip program, as a learner does, or in this process if unzip isn't installed.
 * @throws Error if the file isn't a zip file, or contains a path outside of the folder
 */
function unpack(zip: string, folder: string): void {
  const {status, error, stderr} = spawnSync('unzip', ['-q', zip, '-d', folder], {encoding: 'utf8'});
  if (error === undefined && status === 0) return;
  if (error === undefined) throw new Error(`unzip returned exit code ${String(status)}. ${stderr.trim()}`);
  for (const [name, content] of Object.entries(unzipSync(readFileSync(zip)))) {
    if (name.split('/').includes('..')) throw new Error(`it contains ${name}, which is outside of its folder.`);
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), content);
  }
}

/** What `npm ci` uses besides the lock file. */
const INSTALLED_BY = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'workspaces',
  'engines',
] as const;

/** Scripts that `npm ci` runs. */
const RUN_BY_INSTALL = [
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
] as const;

/**
 * Identifies everything that decides what `npm ci` installs in a folder and whether it fails. Two folders with the
 * same key get the same packages.
 * @returns undefined if a file is missing or isn't JSON, so that `npm ci` reports it
 */
export function installationOf(
  files: Readonly<Record<'package.json' | 'package-lock.json', string | undefined>>,
): string | undefined {
  try {
    const manifest = JSON.parse(files['package.json'] ?? '') as Record<string, unknown> & {
      scripts?: Record<string, unknown>;
    };
    const lock = JSON.parse(files['package-lock.json'] ?? '') as {packages?: Record<string, Record<string, unknown>>};
    const {'': own = {}, ...packages} = lock.packages ?? {};
    return JSON.stringify([
      packages,
      INSTALLED_BY.map((key) => [manifest[key] ?? null, own[key] ?? null]),
      RUN_BY_INSTALL.map((name) => manifest.scripts?.[name] ?? null),
    ]);
  } catch {
    return undefined;
  }
}

/** The installation key of a zip file, or the path of the file if it can't be read. */
function installationIn(zip: string): string {
  try {
    const files = unzipSync(readFileSync(zip), {filter: ({name}) => /^[^/]+\/package(?:-lock)?\.json$/.test(name)});
    const text = (name: string) => Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];
    const read = (name: string) => (text(name) === undefined ? undefined : Buffer.from(text(name) ?? []).toString());
    return (
      installationOf({'package.json': read('package.json'), 'package-lock.json': read('package-lock.json')}) ?? zip
    );
  } catch {
    return zip;
  }
}

/**
 * Replaces `npm ci` if the same packages were installed for another zip file. Fails if a package is missing,
 * unexpected, or has another version.
 */
const KEPT_INSTALLATION =
  'npm() { if [ "$*" = ci ]; then command npm ls --all --loglevel=error >/dev/null; else command npm "$@"; fi; }';

/** Installed packages that are moved from one zip file to the next. */
export interface Installation {
  /** The current folder of the packages, or undefined before the first zip file and after a failure. */
  modules?: string;
}

/**
 * Unpacks a zip file and runs the commands of its README.
 *
 * @param installation the packages of an earlier zip file with the same lock file; replaced with the packages of this
 *   one
 * @param inLanguage whether the code is in another language than JavaScript. The check `languages` runs it, so only the
 *   tools for the broker are installed here
 * @returns the problem, with the failed command and its output; an empty string if all commands succeed
 */
export async function tryZip(
  zip: string,
  npm: Readonly<Record<string, string>>,
  timeout = TIMEOUT,
  installation: Installation = {},
  inLanguage = false,
): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'download-'));
  const name = basename(zip);
  try {
    unpack(zip, root);
    const folders = readdirSync(root);
    const expected = basename(zip, '.zip');
    if (folders.join() !== expected)
      return `${name} contains ${folders.join(', ') || 'nothing'} instead of one folder ${expected}.`;
    const folder = join(root, expected);
    if (!existsSync(join(folder, 'README.md'))) return `${name} has no README.md.`;
    const commands = inLanguage ? 'npm ci' : runIt(readFileSync(join(folder, 'README.md'), 'utf8'));
    const home = join(root, 'home');
    mkdirSync(home);
    const modules = join(folder, 'node_modules');
    const kept = installation.modules !== undefined;
    if (installation.modules !== undefined) renameSync(installation.modules, modules);
    delete installation.modules;
    const {status, output} = await run(
      kept ? `{ ${KEPT_INSTALLATION}; } 2>/dev/null\n${commands}` : commands,
      folder,
      cleanEnvironment(home, npm),
      timeout,
    );
    if (status === 0) {
      if (existsSync(modules)) {
        installation.modules = join(mkdtempSync(join(tmpdir(), 'modules-')), 'node_modules');
        renameSync(modules, installation.modules);
      }
      return '';
    }
    const failed = [...output.matchAll(/^\+ (.*)$/gm)].at(-1)?.[1] ?? commands;
    return `${name}: "${failed}" returned exit code ${status}. It printed:\n${output.trim().replace(/^/gm, '  ')}`;
  } catch (error) {
    return `${name}: ${(error as Error).message}`;
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

/** The names of the zip files whose code isn't JavaScript. The `languages` check runs that code. */
export const zipsInLanguage = (site: string): ReadonlySet<string> =>
  new Set(
    listStates(site)
      .filter(({home}) => languageOf(site, home) !== undefined)
      .map((state) => `${bundleName(state)}.zip`),
  );

async function main(): Promise<number> {
  const started = performance.now();
  const folder = join('build', DOWNLOADS);
  const zips = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.zip'))
        .sort()
    : [];
  const zipOf = (state: Parameters<typeof bundleName>[0]) => `${bundleName(state)}.zip`;
  // The check "samples" tests sets of files, in which there is nothing to install.
  const fileSets = listFileSets(process.cwd()).map(zipOf);
  const expected = [...listStates(process.cwd()).map(zipOf), ...fileSets].sort();
  const problems = [
    ...expected
      .filter((name) => !zips.includes(name))
      .map((name) => `${folder}/${name} is missing. Build the site with npm run build.`),
    ...zips
      .filter((name) => !expected.includes(name))
      .map((name) => `${folder}/${name} doesn't belong to any workshop state. Build the site with npm run build.`),
  ];
  const inLanguage = zipsInLanguage(process.cwd());
  const npm = npmEnvironment();
  const groups = new Map<string, string[]>();
  for (const zip of zips.filter((name) => !fileSets.includes(name))) {
    const key = installationIn(join(folder, zip));
    groups.set(key, [...(groups.get(key) ?? []), zip]);
  }
  // The largest group first, so that no worker is idle at the end.
  const queue = [...groups.values()].sort((one, other) => other.length - one.length).values();
  await Promise.all(
    Array.from({length: WIDTH}, async () => {
      for (const group of queue) {
        const installation: Installation = {};
        for (const zip of group) {
          const since = performance.now();
          const problem = await tryZip(join(folder, zip), npm, TIMEOUT, installation, inLanguage.has(zip));
          console.log(
            `  ${problem === '' ? 'runs  ' : 'FAILED'}  ${zip.padEnd(40)} ${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`,
          );
          if (problem !== '') problems.push(problem);
        }
        if (installation.modules !== undefined) rmSync(dirname(installation.modules), {recursive: true, force: true});
      }
    }),
  );
  for (const problem of problems) console.error(problem);
  console.log(
    `downloads: ${zips.length - fileSets.length} of ${expected.length - fileSets.length} zip files unpacked and run with ${groups.size} installations, ${problems.length} problems, ${((performance.now() - started) / 1000).toFixed(0)} s. npm installed packages from its cache or its configured registry.`,
  );
  return problems.length === 0 ? 0 : 1;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
