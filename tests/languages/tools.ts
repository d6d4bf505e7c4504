// Helpers that the languages share: finding programs, running commands, and remembering what has been fetched.
import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {filesOf} from '../../src/plugins/shared/downloadable-projects/states';
import {CommandError} from '../../src/site/errors';
import type {Sample} from '../samples/samples';

/** @returns the absolute path of a program, or undefined if no folder in PATH contains it */
export function findProgram(name: string, folders: string = process.env.PATH ?? ''): string | undefined {
  return folders
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The folders that contain these programs, without those that aren't installed. */
export const foldersOf = (...programs: string[]): string[] => [
  ...new Set(
    programs.map((name) => findProgram(name)).flatMap((file) => (file === undefined ? [] : path.dirname(file))),
  ),
];

/**
 * Runs a program that prints its version.
 * @param pattern its first group is the version: `17.0.15`
 * @throws CommandError if the program is missing, fails, or prints something else
 */
export function versionOf(command: readonly string[], pattern: RegExp): string {
  const [program = '', ...args] = command;
  const {error, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8'});
  if (error !== undefined) throw new CommandError(`${program} isn't installed.`);
  const version = pattern.exec(`${stdout}${stderr}`)?.[1];
  if (version === undefined)
    throw new CommandError(
      `Expected "${command.join(' ')}" to print a version, but found: ${`${stdout}${stderr}`.trim() || 'nothing'}`,
    );
  return version;
}

/** @throws CommandError if a version is lower than the required one; both are numbers separated by periods */
export function requireVersion(tool: string, found: string, required: string): void {
  if (found.localeCompare(required, 'en', {numeric: true}) < 0)
    throw new CommandError(`Expected ${tool} ${required} or later, but found ${found}.`);
}

/** Runs a command to its end. @returns its exit code and what it printed on both streams */
export async function tryCommand(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{status: number; output: string}> {
  const [program = '', ...args] = command;
  let output = '';
  const status = await new Promise<number>((resolve) => {
    const child = spawn(program, args, {cwd, env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => {
      output += error.message;
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  return {status, output};
}

/**
 * Runs a command to its end.
 * @throws CommandError with the command and its output if it fails
 */
export async function runCommand(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const {status, output} = await tryCommand(command, cwd, env);
  if (status !== 0)
    throw new CommandError(`"${command.join(' ')}" exited with code ${status}. It printed:\n${output.trim()}`);
}

/** The folder with the code of a sample, which readers download. */
export const projectOf = ({folder}: Pick<Sample, 'folder'>): string => path.join(folder, 'project');

/** The folders with the code of a sample: the project of an example, or the steps of a workshop in order. */
export function projectsOf(sample: Pick<Sample, 'folder'>): string[] {
  const {folder} = sample;
  if (existsSync(projectOf(sample))) return [projectOf(sample)];
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'package.json')))
    .sort((one, other) => one.localeCompare(other, 'en', {numeric: true}))
    .map((name) => path.join(folder, name));
}

/**
 * A digest of some files of the samples' projects. A missing file counts as empty. The order of the samples doesn't
 * matter, because it depends on their number of recordings.
 */
export function digestOf(samples: readonly Pick<Sample, 'name' | 'folder'>[], files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const sample of [...samples].sort((one, other) => (one.name < other.name ? -1 : 1)))
    for (const project of projectsOf(sample))
      for (const file of files) {
        const source = path.join(project, file);
        const name = path.join(sample.name, path.basename(project), file);
        hash.update(`${name}\0${existsSync(source) ? readFileSync(source, 'utf8') : ''}\0`);
      }
  return hash.digest('hex');
}

/**
 * Does something once per key: if it succeeds, the key is saved, and later calls with the same key do nothing.
 * @param folder the folder that `work` fills. If the saved key is different, the key is removed before `work` starts
 */
export async function oncePer(key: string, folder: string, work: () => Promise<void>): Promise<void> {
  const stamp = path.join(folder, 'fetched.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(stamp, {force: true});
  mkdirSync(folder, {recursive: true});
  await work();
  writeFileSync(stamp, key);
}

/** Copies a project without the files that .gitignore lists, so that building it leaves no files behind. */
export function copyProject(project: string, target: string): void {
  rmSync(target, {recursive: true, force: true});
  for (const file of filesOf(project, '.'))
    if (!file.startsWith('breaking/')) cpSync(path.join(project, file), path.join(target, file));
}
