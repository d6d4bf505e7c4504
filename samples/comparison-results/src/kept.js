import { join } from 'node:path';
import { readCases, readOptions, readWaivers } from './cases.js';
import { declaredCodes } from './comparator.js';
import { buildResults, toText } from './results.js';
import { runCases, runOptions } from './run.js';

const root = join(import.meta.dirname, '..');

/**
 * Runs all cases and options once.
 *
 * @returns the inputs, their outcomes, and the expected text of each generated file
 */
export async function runAll() {
  const [declared, cases, waivers, options] = [declaredCodes(), readCases(), readWaivers(), readOptions()];
  const [outcomes, optionOutcomes] = [await runCases(cases), await runOptions(options)];

  /** @type {Map<string, string>} text by path */
  const kept = new Map();
  for (const { code, folder } of cases) {
    const outcome = outcomes.get(code);
    kept.set(join(folder, 'expected.json'), toText(outcome));
    // The pages quote the results from this file.
    kept.set(join(folder, 'result.json'), toText(outcome.results));
    if (outcome.failing) kept.set(join(folder, 'result.failing.json'), toText(outcome.failing));
  }
  for (const { option, folder } of options) {
    const { off, on } = optionOutcomes.get(option);
    kept.set(join(folder, 'expected.json'), toText({ off, on }));
  }
  kept.set(join(root, 'results.json'), toText(buildResults(declared, cases, outcomes, waivers, options, optionOutcomes)));

  return { root, declared, cases, waivers, options, outcomes, optionOutcomes, kept };
}

const quote = (line) => (line === undefined ? 'the end' : `\`${line.trim()}\``);

/**
 * Compares the expected texts with the files on disk.
 *
 * @param {string} root
 * @param {Map<string, string>} kept text by path
 * @param {(path: string) => string | null} readFile returns null if the file doesn't exist
 * @returns {string[]} problems, each with a way to fix it
 */
export function checkKept(root, kept, readFile) {
  const problems = [];
  for (const [path, text] of kept) {
    const found = readFile(path);
    if (found === text) continue;
    const name = path.slice(root.length + 1);
    if (found === null) {
      problems.push(`${name}: missing. Run "npm run update".`);
      continue;
    }
    const [have, want] = [found.split('\n'), text.split('\n')];
    const line = want.findIndex((value, index) => value !== have[index]);
    const at = line === -1 ? want.length : line;
    problems.push(`${name}, line ${at + 1}: expected ${quote(have[at])}, found ${quote(want[at])}. Run "npm run update" and review the difference.`);
  }
  return problems;
}
