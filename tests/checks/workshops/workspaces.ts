import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The fields of a package.json that npm copies into the lock file. */
interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const FIELDS = ['version', 'dependencies', 'devDependencies'] as const;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A version as it is, or dependencies as JSON with sorted names. Missing dependencies count as an empty object. */
const normalized = (value: string | Record<string, string> | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(Object.entries(value ?? {}).sort());

/** The folders that the `workspaces` of the root package.json match. Each pattern is a folder with `/*` after it. */
function workspacesOf(site: string): string[] {
  const {workspaces = []} = read(join(site, 'package.json')) as {workspaces?: string[]};
  return workspaces
    .map((pattern) => pattern.replace(/\/\*$/, ''))
    .filter((parent) => existsSync(join(site, parent)))
    .flatMap((parent) => readdirSync(join(site, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(site, folder, 'package.json')));
}

/**
 * Finds samples that the root lock file doesn't know, or knows with other dependencies. `npm ci` would fail.
 * @param site the repository root
 * @returns the problems, and the number of samples that were compared
 */
export function checkWorkspaces(site: string): {problems: string[]; count: number} {
  const {packages = {}} = read(join(site, 'package-lock.json')) as {packages?: Record<string, Manifest>};
  const folders = workspacesOf(site);
  const problems = folders.flatMap((folder) => {
    const manifest = read(join(site, folder, 'package.json')) as Manifest;
    const locked = packages[folder];
    const different = FIELDS.filter((field) => normalized(manifest[field]) !== normalized(locked?.[field]));
    if (locked !== undefined && different.length === 0) return [];
    const found =
      locked === undefined ? "it isn't there" : `these fields have different values there: ${different.join(', ')}`;
    return [
      `${folder}/package.json: Expected this package in the package-lock.json of the repository root, but ${found}. ` +
        'Run npm install in the root, and commit both files.',
    ];
  });
  return {problems, count: folders.length};
}
