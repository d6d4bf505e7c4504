import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** The file of a doc, by its address without the first slash; undefined while it is not written. A page of a folder may be the folder's index. */
export function fileOf(name: string, site: string): string | undefined {
  return [`${name}.mdx`, `${name}/index.mdx`, `${name}.md`, `${name}/index.md`].map((file) => join(site, 'docs', file)).find((file) => existsSync(file));
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
 * Leaves in a sidebar what is written, so that it can be laid out whole while pages of it are still pending in tests/pending-routes.txt. The routes gate says when
 * a page that is no longer pending does not stand in its sidebar. Take this out of sidebars.ts when no route of the sidebar is pending.
 * @param site folder of the site
 * @returns ids of docs, and those categories that hold one
 */
export function existingDocs(items: readonly SidebarItem[], site: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') {
      const file = fileOf(item, site);
      return file === undefined ? [] : [file.slice(join(site, 'docs/').length).replace(/\.mdx?$/, '').replaceAll('\\', '/')];
    }
    const left = existingDocs(item.items, site);
    return left.length === 0 ? [] : [{...item, items: left}];
  });
}
