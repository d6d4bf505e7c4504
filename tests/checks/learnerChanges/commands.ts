// Whether a command that a page shows is possible in the folder that the learner has at that point.
import {basename} from 'node:path';
import {parseShell} from '../../../samples/pact-cli/shell-words.js';
import {readIgnored} from '../../../src/plugins/shared/downloadable-projects/states';
import {readManifest, type Folder} from './folder';

/** The package that provides a program. */
const PROGRAMS: Readonly<Record<string, string>> = {
  pact: '@pact-foundation/pact-cli',
  pactflow: '@pact-foundation/pact-cli',
  'mock-broker': 'mock-broker',
};

const isOption = (word: string): boolean => word.startsWith('-');

/** Options of `pytest` that are followed by a value in the next word. */
const PYTEST_OPTIONS: ReadonlySet<string> = new Set(['-c', '-k', '-m', '-o', '-p']);

/** The commands of a script, as lists of words. */
export const wordsIn = (script: string): string[][] =>
  parseShell(script)
    .map(({words}) => words.map(({text}) => text))
    .filter((words) => words.length > 0);

/** Whether a folder has a file, a file that matches a pattern such as `test/*.test.js`, or a folder with that path. */
function exists(folder: Folder, path: string): boolean {
  const plain = path.replace(/^\.\//, '').replace(/\/$/, '');
  if (plain === '.' || plain === '') return true;
  const pattern = new RegExp(`^${plain.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}(?:/|$)`);
  return [...folder.keys()].some((one) => pattern.test(one));
}

/** Whether commands create a file, according to the project's `.gitignore`: `pacts/`, `provider-report.txt`. */
const isGenerated = (folder: Folder, path: string): boolean => {
  const ignored = readIgnored(folder.get('.gitignore') ?? '');
  return ignored(path) || ignored(`${path}/`);
};

/**
 * Finds what a command lacks.
 * @returns what is missing, in words that fit after "but", and how to fix it; undefined if the command is possible
 */
export function missingFor(folder: Folder, words: readonly string[], depth = 0): string | undefined {
  const [program = '', ...args] = words;
  const {scripts = {}, dependencies = {}, devDependencies = {}} = readManifest(folder);
  const file = (path: string | undefined): string | undefined =>
    path === undefined || path.includes('$') || exists(folder, path) || isGenerated(folder, path)
      ? undefined
      : `the learner has no ${path} yet. Show the file first, or add it to the first state`;
  if (program === 'npm' && depth < 5) {
    const [command, ...rest] = args.filter((word) => !isOption(word));
    const script = ['test', 'start'].includes(command ?? '')
      ? command
      : command === 'run' || command === 'run-script'
        ? rest[0]
        : undefined;
    if (script === undefined) return undefined;
    const body = scripts[script];
    if (body === undefined)
      return `package.json has no script "${script}" yet. Show the change to package.json first, or add the script to the first state`;
    for (const inner of wordsIn(body)) {
      const missing = missingFor(folder, inner, depth + 1);
      if (missing !== undefined) return missing;
    }
    return undefined;
  }
  if (program === 'npx') return missingFor(folder, args, depth + 1);
  const needed = PROGRAMS[program];
  if (needed !== undefined)
    return needed in {...dependencies, ...devDependencies}
      ? undefined
      : `package.json has no ${needed} yet. Show its npm install first, or add it to the first state`;
  const paths = args.filter((word) => !isOption(word));
  if (program === 'node') {
    const tested = args.includes('--test') ? paths : paths.slice(0, 1);
    return tested.map(file).find((missing) => missing !== undefined);
  }
  if (program === 'mvn') {
    const classes = args.flatMap((word) => /^-Dtest=(.+)$/.exec(word)?.[1]?.split(',') ?? []);
    const absent = classes
      .map((name) => name.replace(/#.*$/, ''))
      .find((name) => ![...folder.keys()].some((path) => basename(path) === `${name}.java`));
    if (absent !== undefined)
      return `the learner has no test class ${absent} yet. Show its file first, or add it to the first state`;
    return file('pom.xml');
  }
  if (program === 'pytest')
    return args
      .filter((word, index) => !isOption(word) && !PYTEST_OPTIONS.has(args[index - 1] ?? ''))
      .map((word) => file(word.replace(/::.*$/, '')))
      .find((missing) => missing !== undefined);
  if (program === 'python' || program === 'python3') {
    const [first = '', ...rest] = args;
    if (first === '-m') return rest[0] === 'pytest' ? missingFor(folder, rest, depth + 1) : undefined;
    return first === '-c' ? undefined : file(paths[0]);
  }
  if (program === 'pip' || program === 'pip3')
    return file(args.find((_, index) => ['-r', '--requirement'].includes(args[index - 1] ?? '')));
  if (program === 'sh' || program === 'bash') return file(paths[0]);
  if (program === 'cat' || program === 'rm' || program === 'mv') return file(paths[0]);
  return undefined;
}
