import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';

/** Where workshops live, from the root of the repository. */
export const WORKSHOPS = 'samples/workshops';

/** Where examples live, from the root of the repository. */
export const EXAMPLES = 'samples/examples';

/** The folder in a state of an example that holds what its breaking variant changes: files at their paths from the state. */
export const OVERLAY = 'breaking';

/** A whole small project that readers download: a workshop as it is at the begin of a step, or an example. */
export interface State {
  /** As pages call it: `introduction/step-1`, `examples/msw`. */
  id: string;
  /** Folder of the sample that it belongs to, from the root of the repository: `samples/workshops/introduction`, `samples/examples/msw`. */
  home: string;
  step: string;
  /** Its folder, from the root of the repository. */
  folder: string;
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', {numeric: true});

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => (entry.isDirectory() && entry.name !== 'node_modules' ? [entry.name] : []))
    .sort(byNumber);
}

/** Folders of the workshops, then of the examples, from the root. @param site root of the repository */
export const listHomes = (site: string): string[] =>
  [WORKSHOPS, EXAMPLES].flatMap((room) => foldersIn(join(site, room)).map((name) => `${room}/${name}`));

/** Whether a sample is an example; else it is a workshop. @param home its folder from the root */
export const isExample = (home: string): boolean => home.startsWith(`${EXAMPLES}/`);

/** The states of all workshops and examples, or of some, in order: the folders in them that are packages. An example has one. */
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

/** @throws Error with the states that there are */
export function findState(site: string, id: string): State {
  const states = listStates(site);
  const found = states.find((state) => state.id === id);
  if (found === undefined)
    throw new Error(
      `there is no state "${id}". A state is a folder with a package.json in a sample below ${WORKSHOPS}/ or ${EXAMPLES}/; there are: ${states.map((state) => state.id).join(', ') || 'none'}.`,
    );
  return found;
}

/** Reads the patterns of a .gitignore that a small project needs: names, folders, `*`, and paths from its root. @throws Error for what it does not know */
export function readIgnored(text: string): (path: string) => boolean {
  const patterns = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      if (/^!|\*\*|[[\]?\\]/.test(line))
        throw new Error(
          `the .gitignore line "${line}" is not understood. Write a name, a folder with a slash at its end, * for any part of a name, or a path from the root of the state.`,
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
 * The files of a state as paths from its folder, in the same order everywhere: all but packages, and what its .gitignore names.
 * @param folder from the root of the repository
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
  const left = (path: string) => /(?:^|\/)(?:node_modules|\.git)\/|(?:^|\/)\.DS_Store$/.test(path) || ignored(path);
  const walk = (inside: string): string[] =>
    readdirSync(join(root, inside), {withFileTypes: true}).flatMap((entry) => {
      const path = `${inside}${entry.name}`;
      if (entry.isDirectory()) return left(`${path}/`) ? [] : walk(`${path}/`);
      return left(path) ? [] : [path];
    });
  return walk('').sort((one, other) => (one < other ? -1 : 1));
}
