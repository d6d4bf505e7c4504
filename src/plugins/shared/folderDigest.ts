import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * A digest of the source files in a folder, without tests. Loaders pass it as an option, so that the bundler doesn't
 * use cached output from an earlier version of the loader.
 */
export function folderDigest(folder: string): string {
  const hash = createHash('sha1');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:ts|cjs)$/.test(file) && !file.endsWith('.test.ts'))
    .sort();
  if (files.length === 0) throw new Error(`Expected source files in ${folder}, but found none.`);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
