import {existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve, sep} from 'node:path';
import {CLI_ADDRESS, pageFile, RESULTS_ADDRESS} from '../../src/site/referenceUrls';
import {writeCommandPages} from './commandPages';
import {CLI_SAMPLE, readCli, readResults, readScenarios, RESULTS_SAMPLE} from './model';
import {writeResultPages} from './resultPages';
import {releases} from '../../src/data/releases';
import {RELEASES_URL} from '../../src/data/releaseRules';
import {makeReleaseFiles, MARK, SOURCE} from './releasePages';

/** The folders that hold generated pages and nothing else. */
export const FOLDERS: readonly string[] = [CLI_ADDRESS, RESULTS_ADDRESS].map((address) => `docs${address}`);

/** Folders in which generated files, which hold the mark, stand beside pages written by hand. */
const SHARED: readonly string[] = [`docs${RELEASES_URL}`, 'notices'];

/** What there is of the pages: path from the root of the repository → text. */
export type Files = ReadonlyMap<string, string>;

/**
 * Makes all reference pages.
 * @param root of the repository
 * @throws Error that says what in the samples or in our notes does not fit, and how to mend it
 */
export async function makePages(root: string): Promise<Map<string, string>> {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const cli = readCli(root);
  const pages = new Map([
    ...writeCommandPages({
      cli,
      scenarios: await readScenarios(root),
      trapTests: text(`${CLI_SAMPLE}/test/traps.test.js`),
    }),
    ...writeResultPages({results: readResults(root), behaviorTests: text(`${RESULTS_SAMPLE}/test/behavior.test.js`)}),
  ]);
  const groups = new Set(
    [...pages.keys()].filter((address) => [...pages.keys()].some((other) => other.startsWith(`${address}/`))),
  );
  return new Map([...pages].map(([address, page]) => [pageFile(address, groups.has(address)), page]));
}

/** Makes all generated files: the reference pages, and the pages and notices of releases. */
export async function makeAll(root: string): Promise<Map<string, string>> {
  return new Map([...(await makePages(root)), ...makeReleaseFiles(releases)]);
}

/** Reads every file below the generated folders, and the generated ones of those that are shared. */
export function readPages(root: string): Map<string, string> {
  const below = (folder: string): [string, string][] =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .map((file) => [file, readFileSync(join(root, file), 'utf8')])
      : [];
  const files = [...FOLDERS.flatMap(below), ...SHARED.flatMap(below).filter(([, text]) => text.includes(MARK))];
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Compares the pages that there should be with those that there are.
 * @returns one sentence for each page that differs, is missing or is left over, with its line where it differs; none when all is well
 */
export function comparePages(should: Files, are: Files): string[] {
  const mend = 'Run npm run reference and commit what it writes.';
  const problems = [...should].flatMap(([file, text]) => {
    const found = are.get(file);
    if (found === undefined) return [`${file}:1: is missing. ${mend}`];
    if (found === text) return [];
    const [want, have] = [text.split('\n'), found.split('\n')];
    const line = want.findIndex((value, index) => value !== have[index]);
    const at = line < 0 ? want.length : line;
    const shown = (value: string | undefined) => (value === undefined ? 'the end' : JSON.stringify(value.slice(0, 80)));
    return [`${file}:${at + 1}: expected ${shown(want[at])}, found ${shown(have[at])}. ${mend}`];
  });
  const left = [...are.keys()]
    .filter((file) => !should.has(file))
    .map((file) => `${file}:1: nothing makes this page any more. ${mend}`);
  return [...problems, ...left];
}

/**
 * Makes the folders hold exactly these pages. A page that has its text already is not touched.
 * @returns how many were written and how many were taken away
 */
export function writePages(root: string, should: Files): {written: number; removed: number} {
  const are = readPages(root);
  const changed = [...should].filter(([file, text]) => are.get(file) !== text);
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  const left = [...are.keys()].filter((file) => !should.has(file));
  for (const file of left) {
    rmSync(join(root, file));
    for (
      let folder = dirname(file);
      FOLDERS.some((known) => folder.startsWith(`${known}/`)) && readdirSync(join(root, folder)).length === 0;
      folder = dirname(folder)
    )
      rmdirSync(join(root, folder));
  }
  return {written: changed.length, removed: left.length};
}

/** `npm run reference` writes the pages; with `-- --check` it only says which of them are not what they should be. */
async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--check');
  if (unknown !== undefined) {
    console.error(`${unknown} is not known. Use npm run reference, or npm run reference -- --check.`);
    return 2;
  }
  const root = resolve(__dirname, '../..');
  const should = await makeAll(root);
  const below = (folder: string) => [...should.keys()].filter((file) => file.startsWith(`${folder}/`)).length;
  const counts = [...FOLDERS, ...SHARED].map((folder) => `${below(folder)} pages in ${folder}`).join(', ');
  if (!args.includes('--check')) {
    const {written, removed} = writePages(root, should);
    console.log(`reference: ${counts}; ${written} written, ${removed} removed`);
    return 0;
  }
  const problems = comparePages(should, readPages(root));
  for (const problem of problems) console.error(problem);
  console.log(`reference: ${counts} compared with what the tools and ${SOURCE} give, ${problems.length} problems`);
  return problems.length > 0 || should.size === 0 ? 1 : 0;
}

if (require.main === module) {
  main(process.argv.slice(2)).then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      console.error((error as Error).message);
      process.exitCode = 1;
    },
  );
}
