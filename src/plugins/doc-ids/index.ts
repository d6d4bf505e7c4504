import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** The file of a doc, by its address without the first slash; undefined when there is none. A page of a folder may be the folder's index. */
export function fileOf(name: string, site: string): string | undefined {
  return [`${name}.mdx`, `${name}/index.mdx`, `${name}.md`, `${name}/index.md`]
    .map((file) => join(site, 'docs', file))
    .find((file) => existsSync(file));
}

interface Category {
  type: 'category';
  label: string;
  key?: string;
  collapsed?: boolean;
  items: SidebarItem[];
}

/** A doc by its address without the first slash, or a category of such. */
export type SidebarItem = string | Category;

/**
 * Turns the addresses of a sidebar into the ids that Docusaurus knows its docs by, so that a page may become a folder's index, and back, without a change of its sidebar.
 * @param site folder of the site
 * @throws Error naming an address without a page
 */
export function docIds(items: readonly SidebarItem[], site: string): SidebarItem[] {
  return items.map((item): SidebarItem => {
    if (typeof item !== 'string') return {...item, items: docIds(item.items, site)};
    const file = fileOf(item, site);
    if (file === undefined)
      throw new Error(
        `A sidebar names ${item}, and there is neither docs/${item}.mdx nor docs/${item}/index.mdx. Write the page, or take it out of sidebars.ts.`,
      );
    return file
      .slice(join(site, 'docs/').length)
      .replace(/\.mdx?$/, '')
      .replaceAll('\\', '/');
  });
}
