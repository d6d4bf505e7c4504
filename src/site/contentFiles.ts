import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join, sep} from 'node:path';

/** Folders with the content that writers edit. */
export const WRITTEN_FOLDERS = ['docs', 'notices', 'versioned_docs'] as const;

/** Folders with the source files of pages, including generated pages. */
export const CONTENT_FOLDERS = [...WRITTEN_FOLDERS, '.generated/openapi'] as const;

/** Whether a file is Markdown or MDX: a page or a partial. */
const isContentFile = (file: string): boolean => /\.mdx?$/.test(file);

/** Whether a file is a partial, which pages import and which has no URL. */
export const isPartial = (file: string): boolean => basename(file).startsWith('_');

/**
 * Lists all pages and partials in sorted order, folder by folder.
 * @param site the root folder of the repository
 * @returns paths relative to the root, with forward slashes; a missing folder has no files
 */
export function contentFiles(site: string, folders: readonly string[] = CONTENT_FOLDERS): string[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(join(site, folder), {recursive: true, encoding: 'utf8'})
        .filter(isContentFile)
        .map((name) => `${folder}/${name.split(sep).join('/')}`)
        .sort();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
}

/** The name of a page's file without its extension and without a final `index`: `docs/pact/index.mdx` → `docs/pact`. */
const docName = (file: string): string =>
  file
    .split(sep)
    .join('/')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '');

/**
 * The URL path of a page.
 * @param file path relative to the root of the repository: `docs/docs/pact.mdx` → `/docs/pact`
 */
export const docPath = (file: string): string =>
  `/${docName(
    file
      .split(sep)
      .join('/')
      .replace(/^[^/]*\//, ''),
  )}`;

/**
 * The source files below `docs/` that a page can come from, in order of preference: `docs/pact` → `docs/pact.mdx`,
 * `docs/pact/index.mdx`, …
 */
const docFileNames = (name: string): string[] =>
  ['.mdx', '/index.mdx', '.md', '/index.md'].map((ending) => `${name}${ending}`.replace(/^\//, ''));

/**
 * Finds the source file of a page of the current version.
 * @param path the page's URL path, with or without its first slash
 * @param site the root folder of the repository
 * @returns undefined if no file has this URL path
 */
export function docFile(path: string, site: string): string | undefined {
  return docFileNames(path.replace(/^\//, ''))
    .map((name) => join(site, 'docs', name))
    .find((file) => existsSync(file));
}

/** The pages about On-Premises 1.x in the current docs. */
export const ON_PREMISES = 'docs/docs/on-premises';

/** The same pages in the archived version, which are generated. */
export const ARCHIVED_ON_PREMISES = 'versioned_docs/version-1.x/docs/on-premises';

/** The first page of each folder. The one of the current docs is about both release lines, so it has no copy. */
const FIRST_PAGE = {current: `${ON_PREMISES}/architecture.mdx`, archived: `${ARCHIVED_ON_PREMISES}/index.mdx`};

/** The archived copy of a page about On-Premises 1.x. Both paths start at the root of the repository. */
export const archivedFile = (file: string): string =>
  file === FIRST_PAGE.current ? FIRST_PAGE.archived : file.replace(ON_PREMISES, ARCHIVED_ON_PREMISES);

/**
 * The current page of which an archived page about On-Premises is a copy, or the page itself.
 * @param file path from the root of the repository
 */
export const currentFile = (file: string): string => {
  const path = file.split(sep).join('/');
  return path === FIRST_PAGE.archived ? FIRST_PAGE.current : path.replace(ARCHIVED_ON_PREMISES, ON_PREMISES);
};

/** The comment in a generated page. It names the sources; the last one contains what writers edit. */
const GENERATED = /^\{\/\* Generated from (?:\S+ and )?(\S+) by npm run reference\./m;

/**
 * The file to edit to change a page: the data that a generated page comes from, the original of an archived copy, if
 * there is one, or the page itself.
 * @param file path from the root of the repository
 * @param site the root folder of the repository
 * @throws Error if a generated page names a source that doesn't exist, or a folder without a file about the page
 */
export function fileToEdit(file: string, site: string): string {
  const original = currentFile(file);
  const page = existsSync(join(site, original)) ? original : file;
  const source = GENERATED.exec(readFileSync(join(site, page), 'utf8'))?.[1];
  if (source === undefined) return page;
  if (!statSync(join(site, source)).isDirectory()) return source;
  const id = `'${basename(docName(page))}'`;
  const part = readdirSync(join(site, source))
    .sort()
    .find((name) => readFileSync(join(site, source, name), 'utf8').includes(`id: ${id}`));
  if (part === undefined)
    throw new Error(`${page} says that it's generated from ${source}, but no file there has the id ${id}.`);
  return `${source}/${part}`;
}

interface Category {
  type: 'category';
  label: string;
  key?: string;
  collapsed?: boolean;
  items: SidebarItem[];
}

/** A page by its URL path without the first slash, or a category of pages. */
export type SidebarItem = string | Category;

/**
 * Turns the URL paths in a sidebar into the ids that Docusaurus gives its docs. A page can therefore become the index
 * of a folder without a change to its sidebar.
 * @param site the root folder of the repository
 * @throws Error if a URL path has no page
 */
export function docIds(items: readonly SidebarItem[], site: string): SidebarItem[] {
  return items.map((item): SidebarItem => {
    if (typeof item !== 'string') return {...item, items: docIds(item.items, site)};
    const file = docFile(item, site);
    if (file === undefined)
      throw new Error(
        `A sidebar lists ${item}, but neither docs/${item}.mdx nor docs/${item}/index.mdx exists. ` +
          'Create the page, or remove it from sidebars.ts.',
      );
    return file
      .slice(join(site, 'docs/').length)
      .replace(/\.mdx?$/, '')
      .replaceAll('\\', '/');
  });
}
