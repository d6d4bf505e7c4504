import {mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {readIfPresent} from '../../src/site/files';

/**
 * Makes a folder hold exactly these files. A reader sees the old or the new text of a file, never a part of it: the new text is written beside the folder and
 * moved into place. A file that has its text already is not touched, so a development server does not rebuild for nothing.
 * @param files text by name
 * @returns the names whose text changed
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
