// `npm run locks` creates the package-lock.json of each project state that readers can download. It uses the versions
// in the root's package-lock.json, because recordings are replayed with these versions. It also copies the parent POM
// into each project in Java.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {runCommand} from '../src/site/command';
import {CommandError} from '../src/site/errors';
import {
  EXAMPLES,
  languageOf,
  listHomes,
  listStates,
  WORKSHOPS,
  type State,
} from '../src/plugins/shared/downloadable-projects/states';
import {bundleFiles} from '../src/plugins/shared/downloadable-projects/zip';

interface Entry {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [key: string]: unknown;
}

export interface Lock {
  packages: Record<string, Entry>;
  [key: string]: unknown;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readRootLock = (site: string): Lock =>
  JSON.parse(readFileSync(join(site, 'package-lock.json'), 'utf8')) as Lock;

/** The file with the versions of all projects in Java. */
export const PARENT = `${EXAMPLES}/parent.xml`;

/** The parent POM of the projects in Java. Each project has a copy, so that it works on its own. */
export const parentOf = (site: string): string => readFileSync(join(site, PARENT), 'utf8');

/** Writes a file if its text is different. @returns whether it was written */
function writeIfChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  writeFileSync(path, text);
  return true;
}

/** The packages on which a state depends by version, without those that it includes as a folder. */
export function requiredPackages(site: string, state: State): [name: string, version: string][] {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(join(site, state.folder, 'package.json'), 'utf8'),
  ) as Manifest;
  return Object.entries({...dependencies, ...devDependencies}).filter(([, version]) => !version.startsWith('file:'));
}

/**
 * The versions with which a state can be replayed: the version that its sample resolves to, or all versions in the
 * root's lock if the sample isn't installed yet.
 * @returns an empty list if the lock doesn't contain the package
 */
export function versionsOf(lock: Lock, {home}: Pick<State, 'home'>, name: string): string[] {
  const versionAt = (path: string) => lock.packages[path]?.version;
  if (home in lock.packages)
    return [versionAt(`${home}/node_modules/${name}`) ?? versionAt(`node_modules/${name}`)].filter(
      (version) => version !== undefined,
    );
  const packagePath = new RegExp(`^(?:samples/[^/]+/)?node_modules/${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return [
    ...new Set(
      Object.keys(lock.packages)
        .filter((path) => packagePath.test(path))
        .map(versionAt),
    ),
  ].filter((version) => version !== undefined);
}

/** @returns a message for each wrong version in a state's package.json, with a way to fix it */
export function describeVersions(site: string, state: State, lock: Lock): string[] {
  return requiredPackages(site, state).flatMap(([name, version]) => {
    const versions = versionsOf(lock, state, name);
    if (versions.includes(version)) return [];
    const requirement = `${state.folder}/package.json requires ${name} ${version}`;
    if (versions.length === 0)
      return [
        `${requirement}, but the root's package-lock.json doesn't contain this package. Add it to the devDependencies of ${state.home}/package.json, and run npm install.`,
      ];
    return [`${requirement}, but recordings are replayed with ${versions.join(' or ')}. Use that version.`];
  });
}

/**
 * The initial packages of a state's lock: all packages that the sample can resolve in the root's lock. npm removes
 * those that the state doesn't need.
 */
function seedOf(lock: Lock, home: string, required: readonly (readonly [string, string])[]): Record<string, Entry> {
  const folders = [`${home}/`, 'samples/mock-broker/'];
  const hoisted = Object.entries(lock.packages).filter(
    ([path, {link}]) => path.startsWith('node_modules/') && link !== true,
  );
  const nested = folders.flatMap((folder) =>
    Object.entries(lock.packages)
      .filter(([path]) => path.startsWith(`${folder}node_modules/`))
      .map(([path, entry]): [string, Entry] => [path.slice(folder.length), entry])
      .filter(([path, {version}]) =>
        required.some(
          ([name, requiredVersion]) =>
            path.startsWith(`node_modules/${name}`) && (path !== `node_modules/${name}` || version === requiredVersion),
        ),
      ),
  );
  return Object.fromEntries(
    [...hoisted, ...nested].map(([path, {dev: _dev, peer: _peer, devOptional: _devOptional, ...entry}]) => [
      path,
      entry,
    ]),
  );
}

function run(command: readonly string[], cwd: string): Promise<{status: number; output: string}> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, npm_config_update_notifier: 'false'},
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({status: 127, output: error.message}));
    child.once('close', (status) => resolve({status: status ?? 1, output}));
  });
}

/**
 * Creates the lock of a state in a temporary folder with the same files as its ZIP file.
 * @returns the text of the lock
 * @throws CommandError with npm's output
 */
export async function createLock(site: string, state: State, lock: Lock): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    const files = bundleFiles(site, state);
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), content);
    }
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Entry & {name?: string};
    const includedPackage = files.get('mock-broker/package.json');
    const mockBroker =
      includedPackage === undefined
        ? []
        : Object.entries((JSON.parse(Buffer.from(includedPackage).toString()) as Manifest).dependencies ?? {});
    const seed = seedOf(lock, state.home, [...requiredPackages(site, state), ...mockBroker]);
    const {name, version, dependencies, devDependencies, engines} = manifest;
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({
        name,
        version,
        lockfileVersion: 3,
        requires: true,
        packages: {'': {name, version, dependencies, devDependencies, engines}, ...seed},
      }),
    );
    const command = [
      'npm',
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--omit-lockfile-registry-resolved',
    ];
    const {status, output} = await run(command, folder);
    if (status !== 0)
      throw new CommandError(`${state.folder}: npm couldn't create package-lock.json.\n${output.trim()}`);
    const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    const created = JSON.parse(text) as Lock;
    const withUrl = Object.entries(created.packages).find(
      ([, {resolved}]) => typeof resolved === 'string' && /^https?:/.test(resolved),
    );
    if (withUrl !== undefined)
      throw new CommandError(
        `${state.folder}: expected a package-lock.json without registry URLs, but ${withUrl[0]} has one. Use npm 9.3 or later.`,
      );
    return text;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Creates the locks of some or all workshops and examples, and prints which locks changed.
 * @param names names of workshops, states, or examples: `introduction`, `introduction/step-1`, `examples/msw`
 * @throws CommandError with the reason for each lock that couldn't be created
 */
export async function createLocks(
  site: string,
  names: readonly string[],
  print: (line: string) => void = console.log,
): Promise<void> {
  const states = listStates(site);
  const plain = (name: string) =>
    name
      .replace(/^samples\//, '')
      .replace(/^workshops\//, '')
      .replace(/\/$/, '');
  const hasName = (state: State, name: string) => [plain(state.home), state.id].includes(plain(name));
  const unknown = names.filter((name) => !states.some((state) => hasName(state, name)));
  if (unknown.length > 0)
    throw new CommandError(
      `No workshop, state, or example has the name ${unknown.join(', ')}. Allowed: ${[...new Set([...listHomes(site).map(plain), ...states.map(({id}) => id)])].join(', ') || 'none'}.`,
    );
  const chosen = states.filter((state) => names.length === 0 || names.some((name) => hasName(state, name)));
  if (chosen.length === 0) {
    print(`${WORKSHOPS} and ${EXAMPLES} contain no states, so there are no locks to create.`);
    return;
  }
  const lock = readRootLock(site);
  const problems: string[] = [];
  let changed = 0;
  const queue = chosen.values();
  const work = async () => {
    for (const state of queue) {
      const versionProblems = describeVersions(site, state, lock);
      problems.push(...versionProblems);
      if (versionProblems.length > 0) continue;
      try {
        const files = [['package-lock.json', await createLock(site, state, lock)]] as [name: string, text: string][];
        if (languageOf(site, state.home) === 'java') files.push(['parent.xml', parentOf(site)]);
        for (const [name, text] of files) {
          if (!writeIfChanged(join(site, state.folder, name), text)) continue;
          print(`${state.folder}/${name} written`);
          changed += 1;
        }
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  print(`${chosen.length} states, ${changed} locks changed, ${problems.length} problems`);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

if (require.main === module) void runCommand(() => createLocks(process.cwd(), process.argv.slice(2)));
