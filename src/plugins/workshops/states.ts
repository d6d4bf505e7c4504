import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Where workshops live, from the root of the repository. */
export const WORKSHOPS = 'samples/workshops';

/** One state of a workshop: the whole small project as it is at the begin of a step. */
export interface State {
  /** As pages call it: `introduction/step-1`. */
  id: string;
  workshop: string;
  step: string;
  /** Its folder, from the root of the repository. */
  folder: string;
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', {numeric: true});

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() && entry.name !== 'node_modules' ? [entry.name] : [])).sort(byNumber);
}

/** Names of the workshops. @param site root of the repository */
export const listWorkshops = (site: string): string[] => foldersIn(join(site, WORKSHOPS));

/** The states of all workshops, or of one, in order: the folders in it that are packages. */
export function listStates(site: string, workshops: readonly string[] = listWorkshops(site)): State[] {
  return workshops.flatMap((workshop) =>
    foldersIn(join(site, WORKSHOPS, workshop))
      .filter((step) => existsSync(join(site, WORKSHOPS, workshop, step, 'package.json')))
      .map((step) => ({id: `${workshop}/${step}`, workshop, step, folder: `${WORKSHOPS}/${workshop}/${step}`})),
  );
}

/** @throws Error with the states that there are */
export function findState(site: string, id: string): State {
  const states = listStates(site);
  const found = states.find((state) => state.id === id);
  if (found === undefined) throw new Error(`there is no state "${id}". A state is a folder below ${WORKSHOPS}/ with a package.json; there are: ${states.map((state) => state.id).join(', ') || 'none'}.`);
  return found;
}

/** Reads the patterns of a .gitignore that a small project needs: names, folders, `*`, and paths from its root. @throws Error for what it does not know */
export function readIgnored(text: string): (path: string) => boolean {
  const patterns = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      if (/^!|\*\*|[[\]?\\]/.test(line)) throw new Error(`the .gitignore line "${line}" is not understood. Write a name, a folder with a slash at its end, * for any part of a name, or a path from the root of the state.`);
      const name = line.replace(/^\/|\/$/g, '');
      const source = name.replace(/[.+^${}()|]/g, '\\$&').replaceAll('*', '[^/]*');
      return new RegExp(`${line.replace(/\/$/, '').includes('/') ? '^' : '(?:^|/)'}${source}${line.endsWith('/') ? '/' : '(?:/|$)'}`);
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
