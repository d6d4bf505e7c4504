// The folder in which a learner types: the text of each file by its path.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, relative, sep} from 'node:path';
import {bundleFiles} from '../../../src/plugins/shared/downloadable-projects/zip';
import type {State} from '../../../src/plugins/shared/downloadable-projects/states';
import {parseShell} from '../../../samples/pact-cli/shell-words.js';

export type Folder = Map<string, string>;

/** Files that differ between states for a reason, so that learners don't type them. */
export const NOT_TYPED: readonly {path: string; reason: string}[] = [
  {path: 'README.md', reason: 'describes the step whose download contains it'},
];

/** npm writes this file when a learner installs a package. */
export const LOCK = 'package-lock.json';

const isNotTyped = (path: string): boolean => NOT_TYPED.some((one) => one.path === path);

/** The files of a state's download, without those that learners don't type. */
export function folderOf(site: string, state: State): Folder {
  return new Map(
    [...bundleFiles(site, state)]
      .filter(([path]) => !isNotTyped(path))
      .map(([path, content]) => [path, Buffer.from(content).toString().replaceAll('\r\n', '\n')]),
  );
}

/** Commands that only change files. They run for real, in a temporary folder. */
const FILE_COMMANDS: ReadonlySet<string> = new Set(['sed', 'mv', 'cp', 'rm', 'mkdir']);

/** The commands in a script that only change files, as lists of words. */
export const fileCommandsIn = (script: string): string[][] =>
  parseShell(script)
    .map(({words}) => words.map(({text}) => text))
    .filter(([program = '']) => FILE_COMMANDS.has(program));

/** Reads a folder on disk, without the files that learners don't type. */
function readFolder(root: string): Folder {
  return new Map(
    readdirSync(root, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')])
      .filter(([path]) => !isNotTyped(path))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * Runs commands that change files.
 * @param folders the folders next to each other, by name
 * @param cwd the name of the folder in which the commands run, which may not exist yet
 * @returns the folders afterward, including the backups that `sed -i.bak` writes
 * @throws Error with the command that failed
 */
export function runFileCommands(
  folders: ReadonlyMap<string, Folder>,
  cwd: string,
  commands: readonly (readonly string[])[],
): Map<string, Folder> {
  const root = mkdtempSync(join(tmpdir(), 'learner-'));
  try {
    mkdirSync(join(root, cwd), {recursive: true});
    for (const [name, folder] of folders)
      for (const [path, text] of folder) {
        mkdirSync(dirname(join(root, name, path)), {recursive: true});
        writeFileSync(join(root, name, path), text);
      }
    for (const [program = '', ...args] of commands) {
      const {status, stderr, error} = spawnSync(program, args, {cwd: join(root, cwd), encoding: 'utf8'});
      if (status !== 0) throw new Error(`"${[program, ...args].join(' ')}" failed: ${error?.message ?? stderr.trim()}`);
    }
    return new Map([...new Set([...folders.keys(), cwd])].map((name) => [name, readFolder(join(root, name))]));
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

/** Whether `sed -i.bak` wrote a file, which is not part of the project. */
const isBackup = (path: string): boolean => path.endsWith('.bak');

/** The paths at which two folders differ, in order. Backups don't count. */
export const differingPaths = (one: Folder, other: Folder): string[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => !isBackup(path) && one.get(path) !== other.get(path))
    .sort();

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readManifest = (folder: Folder): Manifest => JSON.parse(folder.get('package.json') ?? '{}') as Manifest;

/**
 * Adds packages to package.json as npm does: sorted by name, with the version as typed.
 * @param words the words of `npm install …`
 * @throws Error if the command doesn't determine an exact version
 */
export function installPackages(folder: Folder, words: readonly string[]): void {
  const options = words.slice(2).filter((word) => word.startsWith('-'));
  const packages = words.slice(2).filter((word) => !word.startsWith('-'));
  if (packages.length === 0) return;
  const unknown = options.find((option) => !['--save-dev', '-D', '--save-exact', '-E'].includes(option));
  if (unknown !== undefined) throw new Error(`the option ${unknown} is unknown here. Use --save-dev and --save-exact`);
  if (!options.some((option) => option === '--save-exact' || option === '-E'))
    throw new Error('without --save-exact, the learner gets a range of versions. Add --save-exact');
  const manifest = readManifest(folder);
  const key = options.some((option) => option === '--save-dev' || option === '-D') ? 'devDependencies' : 'dependencies';
  const added = packages.map((spec): [string, string] => {
    const at = spec.lastIndexOf('@');
    if (at <= 0) throw new Error(`"${spec}" has no version. Write ${spec}@ and the version of the recordings`);
    return [spec.slice(0, at), spec.slice(at + 1)];
  });
  const all = Object.entries({...manifest[key], ...Object.fromEntries(added)});
  manifest[key] = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  folder.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
