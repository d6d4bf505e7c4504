import {existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve, sep} from 'node:path';
import {CLI_PATH, pageFile, RESULTS_PATH} from '../../src/site/referenceUrls';
import {writeCommandPages} from './commandPages';
import {generateMessageFiles, MESSAGES_FOLDER, MESSAGES_MARK} from './messagePages';
import {CLI_SAMPLE, readCli, readResults, readScenarios, RESULTS_SAMPLE} from './model';
import {writeResultPages} from './resultPages';
import {ARCHIVED_ON_PREMISES} from '../../src/site/contentFiles';
import {generateArchivedPages} from './archivedPages';
import {generateMatcherSamples, MATCHER_FOLDERS, MATCHERS_MARK} from './matcherSamples';
import {knownErrors} from '../../src/data/errors';
import {releases} from '../../src/data/releases';
import {RELEASES_URL} from '../../src/data/releaseRules';
import {generateReleaseFiles, MARK, SOURCE} from './releasePages';

/** The folders that contain only pages generated from samples. */
export const SAMPLE_FOLDERS: readonly string[] = [CLI_PATH, RESULTS_PATH].map((address) => `docs${address}`);

/** All folders that contain only generated files. */
const FOLDERS: readonly string[] = [...SAMPLE_FOLDERS, ARCHIVED_ON_PREMISES];

/** Folders that contain both generated files, which have the mark, and handwritten pages. */
const SHARED: readonly string[] = [`docs${RELEASES_URL}`, 'notices', MESSAGES_FOLDER, ...MATCHER_FOLDERS];

/** The marks of generated files in these folders. */
const MARKS: readonly string[] = [MARK, MESSAGES_MARK, MATCHERS_MARK];

/** The text of each file, by its path relative to the root of the repository. */
export type Files = ReadonlyMap<string, string>;

/**
 * Generates all reference pages.
 * @param root path of the repository
 * @throws Error that describes the mismatch between the samples and the notes, and how to fix it
 */
export async function generatePages(root: string): Promise<Map<string, string>> {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const cli = readCli(root);
  const pages = new Map([
    ...writeCommandPages({
      cli,
      scenarios: await readScenarios(root),
      pitfallTests: text(`${CLI_SAMPLE}/test/pitfalls.test.js`),
      recording: (scenario) => text(`${CLI_SAMPLE}/output/${scenario}.txt`),
    }),
    ...writeResultPages({results: readResults(root), behaviorTests: text(`${RESULTS_SAMPLE}/test/behavior.test.js`)}),
  ]);
  const groups = new Set(
    [...pages.keys()].filter((address) => [...pages.keys()].some((other) => other.startsWith(`${address}/`))),
  );
  return new Map([...pages].map(([address, page]) => [pageFile(address, groups.has(address)), page]));
}

/** Generates all files: reference pages, pages about messages, pages and notices of releases, and archived pages. */
export async function generateFiles(root: string): Promise<Map<string, string>> {
  const files = new Map([
    ...(await generatePages(root)),
    ...generateMessageFiles(knownErrors),
    ...generateReleaseFiles(releases),
    ...generateMatcherSamples(),
  ]);
  return new Map([...files, ...generateArchivedPages(root, files)]);
}

/** Reads all files in the generated folders, and the generated files in the shared folders. */
export function readPages(root: string): Map<string, string> {
  const below = (folder: string): [string, string][] =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .map((file) => [file, readFileSync(join(root, file), 'utf8')])
      : [];
  const files = [
    ...FOLDERS.flatMap(below),
    ...SHARED.flatMap(below).filter(([, text]) => MARKS.some((mark) => text.includes(mark))),
  ];
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Compares the expected pages with the existing pages.
 * @returns a message for each page that differs, is missing, or is obsolete
 */
export function comparePages(expected: Files, actual: Files): string[] {
  const fix = 'Run npm run reference, and commit the changed files.';
  const problems = [...expected].flatMap(([file, text]) => {
    const found = actual.get(file);
    if (found === undefined) return [`${file}:1: the file is missing. ${fix}`];
    if (found === text) return [];
    const [want, have] = [text.split('\n'), found.split('\n')];
    const line = want.findIndex((value, index) => value !== have[index]);
    const at = line < 0 ? want.length : line;
    const shown = (value: string | undefined) =>
      value === undefined ? 'the end of the file' : JSON.stringify(value.slice(0, 80));
    return [`${file}:${at + 1}: expected ${shown(want[at])}, found ${shown(have[at])}. ${fix}`];
  });
  const obsolete = [...actual.keys()]
    .filter((file) => !expected.has(file))
    .map((file) => `${file}:1: this page is no longer generated. ${fix}`);
  return [...problems, ...obsolete];
}

/**
 * Writes the pages that have changed, and removes generated pages that are no longer expected.
 * @returns the number of pages that were written and removed
 */
export function writePages(root: string, expected: Files): {written: number; removed: number} {
  const actual = readPages(root);
  const changed = [...expected].filter(([file, text]) => actual.get(file) !== text);
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  const obsolete = [...actual.keys()].filter((file) => !expected.has(file));
  for (const file of obsolete) {
    rmSync(join(root, file));
    for (
      let folder = dirname(file);
      FOLDERS.some((known) => folder.startsWith(`${known}/`)) && readdirSync(join(root, folder)).length === 0;
      folder = dirname(folder)
    )
      rmdirSync(join(root, folder));
  }
  return {written: changed.length, removed: obsolete.length};
}

/** `npm run reference` writes the pages. With `-- --check`, it only reports the pages that are out of date. */
async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--check');
  if (unknown !== undefined) {
    console.error(`Unknown argument ${unknown}. Use npm run reference, or npm run reference -- --check.`);
    return 2;
  }
  const root = resolve(__dirname, '../..');
  const expected = await generateFiles(root);
  const below = (folder: string) => [...expected.keys()].filter((file) => file.startsWith(`${folder}/`)).length;
  const counts = [...FOLDERS, ...SHARED].map((folder) => `${below(folder)} pages in ${folder}`).join(', ');
  if (!args.includes('--check')) {
    const {written, removed} = writePages(root, expected);
    console.log(`reference: ${counts}; ${written} written, ${removed} removed`);
    return 0;
  }
  const problems = comparePages(expected, readPages(root));
  for (const problem of problems) console.error(problem);
  console.log(
    `reference: ${counts} compared with the samples, ${SOURCE}, and the current docs, ${problems.length} problems`,
  );
  return problems.length > 0 || expected.size === 0 ? 1 : 0;
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
