import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pageFileNames, pagePath} from './urlRules';

/** A page of a built site. */
export interface BuiltPageFile {
  /** URL path below the base path: `/docs/pact`. */
  path: string;
  /** File name relative to the build folder, with forward slashes: `docs/pact.html`. */
  file: string;
}

/**
 * Finds the file of a page in a built site.
 * @param pathname the page's URL path, including the base path; a trailing slash doesn't matter
 * @returns the file name relative to the build folder, or undefined if the build has no such page
 */
export function findPageFile(directory: string, pathname: string, baseUrl = '/'): string | undefined {
  const name = `${pathname}/`.startsWith(baseUrl)
    ? `${pathname}/`.slice(baseUrl.length).replace(/\/+$/, '')
    : undefined;
  if (name === undefined) return undefined;
  return pageFileNames(name).find((file) => existsSync(path.join(directory, file)));
}

/** Lists all HTML files of a built site in sorted order, including redirect pages and the not-found page. */
export function listPageFiles(directory: string): BuiltPageFile[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .map((file) => ({path: pagePath(file), file}));
}
