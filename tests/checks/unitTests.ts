// Runs test files in a few processes. A process per file, as the test runner of Node.js starts by default, would spend
// more than half of the time on loading TypeScript and the same packages again.
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';

/** The folders whose `*.test.ts` files run. The tests in `tests/builds` build the site and run separately. */
const FOLDERS = ['src', 'deploy', 'scripts', 'tests/checks', 'tests/samples', 'tests/languages'];

/** Several times as many processes as cores, so that no core is idle for long at the end. */
const GROUPS = 6 * availableParallelism();

/**
 * Finds the test files in folders, because the test runner of Node.js 20 doesn't accept glob patterns.
 *
 * @throws Error if there are none
 */
export function testFiles(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
  );
  if (files.length === 0)
    throw new Error(`Expected at least one *.test.ts in ${folders.join(', ')}, but found none. Correct the folders.`);
  return files.sort();
}

/**
 * Divides files into groups of almost the same size. Neighbors end up in different groups, because the slow tests of a
 * folder are often next to each other.
 *
 * @returns at most `count` groups, none of them empty
 */
export function divide(files: readonly string[], count: number): string[][] {
  const groups = Array.from({length: Math.min(count, files.length)}, (): string[] => []);
  files.forEach((file, index) => groups[index % groups.length]?.push(file));
  return groups;
}

/**
 * The code of a test file that runs other test files. Each of them is a suite, so its hooks apply only to its own
 * tests. A file that can't be loaded becomes a failed test, because the reporter doesn't count failed suites.
 *
 * @param files absolute paths
 */
export const entryOf = (files: readonly string[]): string =>
  [
    "const {describe, test} = require('node:test');",
    ...files.map(
      (file) =>
        `describe(${JSON.stringify(file)}, () => { try { require(${JSON.stringify(file)}); } catch (error) { test('the file loads', () => { throw error; }); } });`,
    ),
    '',
  ].join('\n');

/**
 * Writes an entry file for each group to a folder, which is emptied first.
 *
 * @param files paths that are relative to the current folder
 * @returns the paths of the entry files
 */
export function writeEntries(folder: string, files: readonly string[], count: number): string[] {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return divide(files, count).map((group, index) => {
    const entry = path.join(folder, `group-${index + 1}.test.ts`);
    writeFileSync(entry, entryOf(group.map((file) => path.resolve(file))));
    return entry;
  });
}

/** @returns the command that runs test files, `concurrency` of them side by side, and prints what failed */
export const testCommand = (files: readonly string[], concurrency: number): [string, ...string[]] => [
  'node',
  '--import',
  'tsx',
  '--test',
  `--test-concurrency=${concurrency}`,
  '--test-reporter=./tests/reporter.mjs',
  ...files,
];

if (require.main === module) {
  const entries = writeEntries('.generated/unit-tests', testFiles(...FOLDERS), GROUPS);
  // The test runner leaves one core idle by default.
  const [program, ...args] = testCommand(entries, availableParallelism());
  spawn(program, args, {stdio: 'inherit'}).once('close', (status) => {
    process.exitCode = status ?? 1;
  });
}
