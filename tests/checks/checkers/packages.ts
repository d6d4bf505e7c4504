import type {SimpleCommand} from '../../../samples/pact-cli/shell-words.js';
import type {Issue} from './types';

/**
 * Packages that pages mention but the repository doesn't install, each with the reason. All other packages that a page
 * tells readers to install must be in package-lock.json, so that the samples test them.
 */
const UNINSTALLED_PACKAGES: ReadonlyMap<string, string> = new Map([
  ['@pactflow/pact-cypress-adapter', 'it requires Cypress, which includes a browser'],
]);

const INSTALL = new Set(['install', 'i', 'add', 'in', 'ins', 'isntall']);

/** npm options whose value is the next word. */
const WITH_VALUE = new Set([
  '--prefix',
  '--workspace',
  '-w',
  '--registry',
  '-C',
  '--omit',
  '--include',
  '--before',
  '--tag',
]);

/** Returns the packages that a command installs or runs: `name`, `name@1.2.3`, `@scope/name`. */
export function packagesOf({words}: Pick<SimpleCommand, 'words'>): string[] {
  const text = words.map((word) => (word.dynamic ? '' : word.text));
  const [program = '', verb = ''] = text;
  const named = text.flatMap((word, at) => {
    if (word.startsWith('--package=')) return [word.slice('--package='.length)];
    return word === '--package' || word === '-p' ? [text[at + 1] ?? ''] : [];
  });
  const isRunner =
    program === 'npx' ||
    (program === 'npm' && /^(exec|x)$/.test(verb)) ||
    (/^(pnpm|yarn)$/.test(program) && /^(dlx|exec)$/.test(verb));
  if (isRunner) {
    if (named.length > 0) return named.filter((name) => name !== '');
    const [first] = text.slice(program === 'npx' ? 1 : 2).filter((word) => !word.startsWith('-'));
    // Without a version, the name may be a program of a package that is already installed.
    return first !== undefined && /.@/.test(first) ? [first] : [];
  }
  if (!/^(npm|pnpm|yarn)$/.test(program) || !INSTALL.has(verb)) return [];
  return text
    .slice(2)
    .filter(
      (word, at, rest) =>
        word !== '' && !word.startsWith('-') && !WITH_VALUE.has(rest[at - 1] ?? '') && !/^[./~]|:|\.tgz$/.test(word),
    );
}

const versionsOf = (versions: ReadonlySet<string>): string => [...versions].sort().join(' and ');

/** Whether a version is in a range of one of these forms: `16`, `16.5`, `^16.5.0`, `~16.5.0`. */
function isInRange(version: string, range: string): boolean {
  const [, sign = '', wanted = ''] = /^([\^~]?)(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  const parts = wanted.split('.');
  if (wanted === '' || (sign === '' && parts.length === 3)) return false;
  const fixed = sign === '' ? parts : parts.slice(0, sign === '^' ? 1 : 2);
  return `${version}.`.startsWith(`${fixed.join('.')}.`) && version.localeCompare(wanted, 'en', {numeric: true}) >= 0;
}

/**
 * Checks that the repository installs a package, and in a version that the command allows.
 * @param wanted the package in a command, with or without a version
 * @param locked the installed versions of each package
 * @param uninstalled the packages that don't have to be installed
 */
export function checkPackage(
  wanted: string,
  locked: ReadonlyMap<string, ReadonlySet<string>>,
  uninstalled: ReadonlyMap<string, string> = UNINSTALLED_PACKAGES,
): Omit<Issue, 'line'> | undefined {
  const at = wanted.indexOf('@', 1);
  const name = at < 0 ? wanted : wanted.slice(0, at);
  const version = at < 0 ? undefined : wanted.slice(at + 1);
  const versions = locked.get(name);
  if (versions === undefined) {
    if (uninstalled.has(name)) return undefined;
    return {
      message: `The package ${name} isn’t in package-lock.json, so no sample tests it.`,
      hint: 'Use it in a sample, or add it with the reason to tests/checks/checkers/packages.ts.',
    };
  }
  if (version === undefined || versions.has(version) || [...versions].some((exact) => isInRange(exact, version)))
    return undefined;
  return {
    message: `Expected the version that the samples use, ${name}@${versionsOf(versions)}, but found ${wanted}.`,
    hint: `Write ${name}@${[...versions].sort().at(-1) ?? ''}.`,
  };
}
