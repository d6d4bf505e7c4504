import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';

/** The folder with all workshops, from the root of the repository. */
export const WORKSHOPS = 'samples/workshops';

/** The folder with all examples, from the root of the repository. */
export const EXAMPLES = 'samples/examples';

/**
 * The folder with sets of files that readers download and edit, such as Kubernetes manifests. Nothing in them is
 * installed. A set has its own folder.
 */
const FILE_SETS = 'samples/on-premises/src';

/**
 * The folder in an example's project with the files that its breaking variant changes, each at its path in the project.
 */
export const OVERLAY = 'breaking';

/** What readers can download: a workshop at the start of a step, an example, or a set of files. */
export interface State {
  /** The name that pages use, such as `introduction/step-1`, `examples/msw`, or `on-premises/kubernetes`. */
  id: string;
  /** The sample's folder, from the root: `samples/workshops/introduction` or `samples/examples/msw`. */
  home: string;
  step: string;
  /** The state's folder, from the root of the repository. */
  folder: string;
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', {numeric: true});

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => (entry.isDirectory() && entry.name !== 'node_modules' ? [entry.name] : []))
    .sort(byNumber);
}

/**
 * The folders of all workshops, followed by those of all examples, as paths from the root.
 * @param site root of the repository
 */
export const listHomes = (site: string): string[] =>
  [WORKSHOPS, EXAMPLES].flatMap((folder) => foldersIn(join(site, folder)).map((name) => `${folder}/${name}`));

/**
 * Whether a sample is an example. Otherwise, it's a workshop.
 * @param home the sample's folder from the root
 */
export const isExample = (home: string): boolean => home.startsWith(`${EXAMPLES}/`);

/**
 * The states of workshops and examples, in order. A state is a folder with a package.json in a sample; an example has
 * one state.
 * @param homes folders of the samples to list; all samples by default
 */
export function listStates(site: string, homes: readonly string[] = listHomes(site)): State[] {
  return homes.flatMap((home) =>
    foldersIn(join(site, home))
      .filter((step) => existsSync(join(site, home, step, 'package.json')))
      .map((step) => ({
        id: isExample(home) ? `examples/${basename(home)}` : `${basename(home)}/${step}`,
        home,
        step,
        folder: `${home}/${step}`,
      })),
  );
}

/** The sets of files, in order. */
export function listFileSets(site: string): State[] {
  const home = FILE_SETS.slice(0, FILE_SETS.lastIndexOf('/'));
  return foldersIn(join(site, FILE_SETS)).map((step) => ({
    id: `${basename(home)}/${step}`,
    home,
    step,
    folder: `${FILE_SETS}/${step}`,
  }));
}

/** Whether a download is a set of files, in which nothing is installed. */
export const isFileSet = ({folder}: State): boolean => folder.startsWith(`${FILE_SETS}/`);

/**
 * The language of a sample's code, such as `java`, according to its package.json.
 * @param home the sample's folder from the root
 * @returns undefined for JavaScript
 */
export function languageOf(site: string, home: string): string | undefined {
  const file = join(site, home, 'package.json');
  if (!existsSync(file)) return undefined;
  const {language} = JSON.parse(readFileSync(file, 'utf8')) as {language?: unknown};
  return language === undefined ? undefined : String(language);
}

/** Finds a state or a set of files by its id. @throws Error that lists what exists */
export function findState(site: string, id: string): State {
  const states = [...listStates(site), ...listFileSets(site)];
  const found = states.find((state) => state.id === id);
  if (found === undefined)
    throw new Error(
      `there is no state "${id}". A state is a folder with a package.json in a sample below ${WORKSHOPS}/ or ` +
        `${EXAMPLES}/. The states are: ${states.map((state) => state.id).join(', ') || 'none'}.`,
    );
  return found;
}

/**
 * Reads a .gitignore file. It supports only the syntax that small projects need: names, folders, `*`, and paths from
 * the root.
 * @returns a function that says whether a path is ignored
 * @throws Error if a line uses any other syntax
 */
export function readIgnored(text: string): (path: string) => boolean {
  const patterns = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      if (/^!|\*\*|[[\]?\\]/.test(line))
        throw new Error(
          `the line "${line}" in .gitignore uses unsupported syntax. Write a name, a folder with a slash at the end, ` +
            "* for any part of a name, or a path from the state's folder.",
        );
      const name = line.replace(/^\/|\/$/g, '');
      const source = name.replace(/[.+^${}()|]/g, '\\$&').replaceAll('*', '[^/]*');
      return new RegExp(
        `${line.replace(/\/$/, '').includes('/') ? '^' : '(?:^|/)'}${source}${line.endsWith('/') ? '/' : '(?:/|$)'}`,
      );
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/**
 * Lists the files of a state as paths from its folder, in the same order on every machine. Installed packages and files
 * that the state's .gitignore excludes are left out.
 * @param folder the state's folder, from the root of the repository
 */
export function filesOf(site: string, folder: string): string[] {
  const root = join(site, folder);
  const list = join(root, '.gitignore');
  let ignored: (path: string) => boolean;
  try {
    ignored = existsSync(list) ? readIgnored(readFileSync(list, 'utf8')) : () => false;
  } catch (error) {
    throw new Error(`${folder}: ${(error as Error).message}`, {cause: error});
  }
  const isExcluded = (path: string) =>
    /(?:^|\/)(?:node_modules|\.git)\/|(?:^|\/)\.DS_Store$/.test(path) || ignored(path);
  const filesIn = (inside: string): string[] =>
    readdirSync(join(root, inside), {withFileTypes: true}).flatMap((entry) => {
      const path = `${inside}${entry.name}`;
      if (entry.isDirectory()) return isExcluded(`${path}/`) ? [] : filesIn(`${path}/`);
      return isExcluded(path) ? [] : [path];
    });
  return filesIn('').sort((one, other) => (one < other ? -1 : 1));
}
