// Checks that Prettier wouldn't change any file. `npm run format` fixes the problems.
import {readFile} from 'node:fs/promises';
import {check, getFileInfo, resolveConfig} from 'prettier';
import {filesUnder} from '../../src/site/files';

export interface FormatResult {
  /** How many files Prettier can format and `.prettierignore` doesn't exclude. */
  files: number;
  /** Paths of the files that aren't formatted. */
  unformatted: string[];
}

/** Folders that are never formatted. `.prettierignore` lists the other exceptions. */
const SKIPPED = new Set(['.git', 'node_modules', 'build', '.docusaurus', '.generated', 'test-results']);

/**
 * Compares files with Prettier's output.
 * @param root the folder that contains `.prettierignore`
 * @param names paths relative to `root`; by default, every file below it
 * @throws the syntax error of a file that Prettier can't parse
 */
export async function checkFormat(root: string, names?: readonly string[]): Promise<FormatResult> {
  const all = names ?? (await filesUnder(root, (name) => SKIPPED.has(name)));
  const result: FormatResult = {files: 0, unformatted: []};
  for (const name of all) {
    const filepath = `${root}/${name}`;
    const {ignored, inferredParser} = await getFileInfo(filepath, {ignorePath: `${root}/.prettierignore`});
    if (ignored || inferredParser === null) continue;
    result.files += 1;
    const options = await resolveConfig(filepath);
    if (!(await check(await readFile(filepath, 'utf8'), {...options, filepath}))) result.unformatted.push(name);
  }
  return result;
}

async function main(): Promise<number> {
  const {files, unformatted} = await checkFormat(process.cwd());
  for (const name of unformatted) console.log(`${name}: not formatted. Run npm run format.`);
  console.log(`format: ${files} files, ${unformatted.length} not formatted`);
  if (files === 0) console.log('format found no files to check. Correct .prettierignore.');
  return files > 0 && unformatted.length === 0 ? 0 : 1;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
