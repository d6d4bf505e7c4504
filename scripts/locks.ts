// `npm run locks`: makes the package-lock.json of each state that readers download, from the versions that the root's lock holds, since those are what the replay runs with.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {CommandError, runCommand} from './command';
import {EXAMPLES, listHomes, listStates, WORKSHOPS, type State} from '../src/plugins/shared/workshops/states';
import {bundleFiles} from '../src/plugins/shared/workshops/zip';

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

/** The packages that a state asks for by version, without those that it brings along. */
export function askedFor(site: string, state: State): [name: string, version: string][] {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(join(site, state.folder, 'package.json'), 'utf8'),
  ) as Manifest;
  return Object.entries({...dependencies, ...devDependencies}).filter(([, version]) => !version.startsWith('file:'));
}

/**
 * The versions that the replay of a state may run with: the one that its sample finds, or all that the root's lock has while the sample is not in it yet.
 * @returns empty when the lock has no such package
 */
export function versionsOf(lock: Lock, {home}: Pick<State, 'home'>, name: string): string[] {
  const versionAt = (path: string) => lock.packages[path]?.version;
  if (home in lock.packages)
    return [versionAt(`${home}/node_modules/${name}`) ?? versionAt(`node_modules/${name}`)].filter(
      (version) => version !== undefined,
    );
  const ends = new RegExp(`^(?:samples/[^/]+/)?node_modules/${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return [
    ...new Set(
      Object.keys(lock.packages)
        .filter((path) => ends.test(path))
        .map(versionAt),
    ),
  ].filter((version) => version !== undefined);
}

/** @returns what is wrong with the versions that a state asks for, and how to mend it */
export function describeVersions(site: string, state: State, lock: Lock): string[] {
  return askedFor(site, state).flatMap(([name, version]) => {
    const versions = versionsOf(lock, state, name);
    if (versions.includes(version)) return [];
    const place = `${state.folder}/package.json asks for ${name} ${version}`;
    if (versions.length === 0)
      return [
        `${place}, which the root's lock does not have. Add it to the devDependencies of ${state.home}/package.json, and run npm install.`,
      ];
    return [`${place}, and the replay runs with ${versions.join(' or ')}. Write that version.`];
  });
}

/** Starts a lock with all that the root's has, in the places where the sample sees it: npm takes out what a state does not need. */
function seedOf(lock: Lock, home: string, wanted: readonly (readonly [string, string])[]): Record<string, Entry> {
  const nearer = [`${home}/`, 'samples/broker-stand-in/'];
  const hoisted = Object.entries(lock.packages).filter(
    ([path, {link}]) => path.startsWith('node_modules/') && link !== true,
  );
  const nested = nearer.flatMap((place) =>
    Object.entries(lock.packages)
      .filter(([path]) => path.startsWith(`${place}node_modules/`))
      .map(([path, entry]): [string, Entry] => [path.slice(place.length), entry])
      .filter(([path, {version}]) =>
        wanted.some(
          ([name, asked]) =>
            path.startsWith(`node_modules/${name}`) && (path !== `node_modules/${name}` || version === asked),
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
 * Makes the lock of a state in a folder assembled as in its zip.
 * @returns its text
 * @throws CommandError with what npm said
 */
export async function makeLock(site: string, state: State, lock: Lock): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    const files = bundleFiles(site, state);
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), content);
    }
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Entry & {name?: string};
    const brought = files.get('broker-stand-in/package.json');
    const standIn =
      brought === undefined
        ? []
        : Object.entries((JSON.parse(Buffer.from(brought).toString()) as Manifest).dependencies ?? {});
    const seed = seedOf(lock, state.home, [...askedFor(site, state), ...standIn]);
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
    if (status !== 0) throw new CommandError(`${state.folder}: npm could not make the lock.\n${output.trim()}`);
    const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    const made = JSON.parse(text) as Lock;
    const address = Object.entries(made.packages).find(
      ([, {resolved}]) => typeof resolved === 'string' && /^https?:/.test(resolved),
    );
    if (address !== undefined)
      throw new CommandError(
        `${state.folder}: the lock names a registry for ${address[0]}. npm 9.3 or newer leaves it out; this one does not.`,
      );
    return text;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Makes the locks of some workshops and examples, or of all, and prints which changed.
 * @param names of workshops, of states, or of examples: `introduction`, `introduction/step-1`, `examples/msw`
 * @throws CommandError that says for each state why its lock could not be made
 */
export async function makeLocks(
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
  const isCalled = (state: State, name: string) => [plain(state.home), state.id].includes(plain(name));
  const unknown = names.filter((name) => !states.some((state) => isCalled(state, name)));
  if (unknown.length > 0)
    throw new CommandError(
      `No workshop, state or example is called ${unknown.join(', ')}. There are: ${[...new Set([...listHomes(site).map(plain), ...states.map(({id}) => id)])].join(', ') || 'none'}.`,
    );
  const chosen = states.filter((state) => names.length === 0 || names.some((name) => isCalled(state, name)));
  if (chosen.length === 0) {
    print(`${WORKSHOPS} and ${EXAMPLES} hold no state: there is no lock to make.`);
    return;
  }
  const lock = readRootLock(site);
  const problems: string[] = [];
  let changed = 0;
  const queue = chosen.values();
  const work = async () => {
    for (const state of queue) {
      const wrong = describeVersions(site, state, lock);
      problems.push(...wrong);
      if (wrong.length > 0) continue;
      try {
        const path = join(site, state.folder, 'package-lock.json');
        const text = await makeLock(site, state, lock);
        if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
        writeFileSync(path, text);
        print(`${state.folder}/package-lock.json written`);
        changed += 1;
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  print(`${chosen.length} states, ${changed} locks changed, ${problems.length} problems`);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

if (require.main === module) void runCommand(() => makeLocks(process.cwd(), process.argv.slice(2)));
