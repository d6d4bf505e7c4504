import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CommandError} from '../src/site/errors';

/** The file that a build creates in the project folder while it runs. It contains the build's process ID. */
export const lockFile = '.generated/build.lock';

/** Whether a process exists, even if it belongs to another user. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * @returns the ID of the other running process that holds a lock file, or `undefined` if the file is left over or
 *   missing. This process's own ID is left over, too: in containers, process IDs repeat.
 */
function holderOf(file: string): number | undefined {
  let id: number;
  try {
    id = Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return Number.isInteger(id) && id > 0 && id !== process.pid && isRunning(id) ? id : undefined;
}

/**
 * Keeps other builds out of a project folder until this process releases the lock or exits: two builds would overwrite
 * each other's files. A lock that a killed build left behind doesn't count.
 * @param root the project folder
 * @returns releases the lock
 * @throws CommandError if another build is running in the folder
 */
export function lockBuild(root: string): () => void {
  const file = path.join(root, lockFile);
  mkdirSync(path.dirname(file), {recursive: true});
  const create = () => writeFileSync(file, String(process.pid), {flag: 'wx'});
  try {
    create();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = holderOf(file);
    if (holder !== undefined)
      throw new CommandError(
        `Another build is running in this folder (process ${holder}). Wait until it's finished, or stop it, and try ` +
          `again. If that process isn't a build, delete ${lockFile}.`,
      );
    rmSync(file, {force: true});
    create();
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, {force: true});
  };
  process.once('exit', release);
  return release;
}
