import type {SimpleCommand} from '../../../samples/pact-cli/shell-words.js';
import type {Place} from './types';

/**
 * Packages that pages name and the repository does not install, each with the reason. Everything else that a page tells readers to install is tried here, so
 * it stands in package-lock.json.
 */
const UNTRIED_PACKAGES: ReadonlyMap<string, string> = new Map([
  ['@pactflow/pact-cypress-adapter', 'it needs Cypress, which brings a browser of its own'],
]);

const INSTALL = new Set(['install', 'i', 'add', 'in', 'ins', 'isntall']);

/** Options of npm that take the next word. */
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

/** The packages that a command installs or runs: `name`, `name@1.2.3`, `@scope/name`. */
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
    // Without a version it may be a program of a package that is installed already.
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

/** Whether a version is in a range of the simple kinds that guides use: `16`, `16.5`, `^16.5.0`, `~16.5.0`. */
function isInRange(version: string, range: string): boolean {
  const [, sign = '', wanted = ''] = /^([\^~]?)(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  const parts = wanted.split('.');
  if (wanted === '' || (sign === '' && parts.length === 3)) return false;
  const fixed = sign === '' ? parts : parts.slice(0, sign === '^' ? 1 : 2);
  return `${version}.`.startsWith(`${fixed.join('.')}.`) && version.localeCompare(wanted, 'en', {numeric: true}) >= 0;
}

/**
 * Holds a package against what the repository installs.
 * @param wanted as a command names it, with or without a version
 * @param locked versions by package
 * @param untried packages that need not be there
 */
export function checkPackage(
  wanted: string,
  locked: ReadonlyMap<string, ReadonlySet<string>>,
  untried: ReadonlyMap<string, string> = UNTRIED_PACKAGES,
): Omit<Place, 'line'> | undefined {
  const at = wanted.indexOf('@', 1);
  const name = at < 0 ? wanted : wanted.slice(0, at);
  const version = at < 0 ? undefined : wanted.slice(at + 1);
  const versions = locked.get(name);
  if (versions === undefined) {
    if (untried.has(name)) return undefined;
    return {
      message: `The package ${name} is not in package-lock.json, so nothing here proves that it works.`,
      hint: 'Use it in a sample, or list it with the reason in tests/checks/checkers/packages.ts.',
    };
  }
  if (version === undefined || versions.has(version) || [...versions].some((exact) => isInRange(exact, version)))
    return undefined;
  return {
    message: `${wanted} is not what the samples use: package-lock.json has ${name}@${versionsOf(versions)}.`,
    hint: `Write ${name}@${[...versions].sort().at(-1) ?? ''}.`,
  };
}
