import {mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {readIfPresent} from '../../src/site/files';

/**
 * Writes files to a folder and removes all other files. Each file is written next to the folder and then moved into
 * place, so other processes never read an incomplete file. Unchanged files aren't written, so that a development
 * server doesn't rebuild them.
 * @param files text by name
 * @returns the names of the changed files
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): string[] {
  mkdirSync(folder, {recursive: true});
  const changed = [...files].filter(([name, content]) => readIfPresent(join(folder, name)) !== content);
  for (const [name, content] of changed) {
    const draft = join(dirname(folder), `${basename(folder)}-${name}.${process.pid}.draft`);
    try {
      writeFileSync(draft, content);
      renameSync(draft, join(folder, name));
    } finally {
      rmSync(draft, {force: true});
    }
  }
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name), {recursive: true});
  return changed.map(([name]) => name);
}
