import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedPlugins} from '../../../shared/loadedPlugins.ts';

/** Data about a page that its HTML doesn't contain: from its front matter, and its position in the site. */
export interface PageMetadata {
  /** The position among all pages: docs in sidebar order, and then notices. */
  order: number;
  section: 'docs' | 'archived' | 'notices';
  /** The front-matter key `kind` of a doc. */
  kind?: string;
  audience: readonly string[];
  /** Dates in ISO 8601 format. */
  published?: string;
  modified?: string;
}

interface SidebarItem {
  type: string;
  id?: string;
  link?: {type: string; id?: string};
  items?: SidebarItem[];
}

/** The IDs of the docs in a sidebar, from top to bottom. A category's own page comes before the category's items. */
function idsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category')
      return [...(item.link?.id === undefined ? [] : [item.link.id]), ...idsOf(item.items ?? [])];
    return item.id === undefined ? [] : [item.id];
  });
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const isoDate = (time: number | null | undefined): string | undefined =>
  time === null || time === undefined ? undefined : new Date(time).toISOString();

/** Sorts the docs of a version in the order of its sidebars. Docs that are in no sidebar come last. */
export function inSidebarOrder<Doc extends {id: string}>(
  docs: readonly Doc[],
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): Doc[] {
  const places = new Map([...new Set(Object.values(sidebars).flatMap(idsOf))].map((id, index) => [id, index]));
  const placeOf = ({id}: Doc): number => places.get(id) ?? places.size;
  return [...docs].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The key of a page's metadata: its path without a trailing slash. For folders, plugins add a slash that routes don't
 * have.
 */
export const metadataKey = (path: string): string => path.replace(/(.)\/$/, '$1');

/**
 * Reads the metadata of all docs and notices from the content that the plugins loaded. `metadataKey` creates the keys.
 */
export function readPageMetadata(plugins: LoadedPlugins): Map<string, PageMetadata> {
  const metadataOfPages = new Map<string, PageMetadata>();
  const addVersion = ({docs, sidebars, isLast}: LoadedVersion): void => {
    for (const {permalink, frontMatter, lastUpdatedAt} of inSidebarOrder(
      docs,
      sidebars as Record<string, SidebarItem[]>,
    )) {
      const {kind, audience} = frontMatter as {kind?: string; audience?: unknown};
      metadataOfPages.set(metadataKey(permalink), {
        order: metadataOfPages.size,
        section: isLast ? 'docs' : 'archived',
        kind,
        audience: listOf(audience),
        modified: isoDate(lastUpdatedAt),
      });
    }
  };
  for (const {name, content} of plugins) {
    if (name === 'docusaurus-plugin-content-docs') (content as DocsContent).loadedVersions.forEach(addVersion);
    if (name !== 'docusaurus-plugin-content-blog') continue;
    for (const {metadata} of (content as BlogContent).blogPosts) {
      metadataOfPages.set(metadataKey(metadata.permalink), {
        order: metadataOfPages.size,
        section: 'notices',
        audience: [],
        published: metadata.date.toISOString(),
        modified: isoDate(metadata.lastUpdatedAt),
      });
    }
  }
  return metadataOfPages;
}
