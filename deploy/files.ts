import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * All files under a folder, named from it with forward slashes, in the same order on every machine.
 * @param skip names that are left out; a folder's name leaves out all of it
 * @throws Error with code ENOENT where the folder is missing
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
