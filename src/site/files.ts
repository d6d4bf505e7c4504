import {readFileSync} from 'node:fs';
import {readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists all files below a folder in the same order on every machine.
 * @param skip names to leave out; leaving out a folder leaves out everything in it
 * @returns names relative to the folder, with forward slashes
 * @throws Error with code ENOENT if the folder doesn't exist
 */
export async function filesUnder(
  directory: string,
  skip: (name: string) => boolean = () => false,
  inside = '',
): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(path.join(directory, inside), {withFileTypes: true})) {
    const name = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (skip(name)) continue;
    if (entry.isDirectory()) files.push(...(await filesUnder(directory, skip, name)));
    else if (entry.isFile()) files.push(name);
  }
  return inside === '' ? files.sort() : files;
}

/** Reads a text file; returns undefined if it doesn't exist. */
export function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The end of the name of a file that's still being written. The leading dot keeps the server from sending it. */
const draftName = (file: string): string =>
  path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.draft`);

/**
 * Writes a file so that other processes always see its complete old or its complete new content, even if this process
 * is killed. The content goes to a temporary file in the same folder, which then replaces the file.
 */
export async function writeFileAtomically(file: string, content: string): Promise<void> {
  const draft = draftName(file);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, {force: true});
    throw error;
  }
}
