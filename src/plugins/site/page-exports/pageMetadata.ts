import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedPlugins} from '../../shared/loadedPlugins.ts';

/** What the front matter of a page and its place in the site say, beside what its HTML holds. */
export interface PageMetadata {
  /** Where it stands among all pages: its place in the sidebars, or among the notices. */
  order: number;
  section: 'docs' | 'archived' | 'notices';
  /** `kind` of a doc. */
  kind?: string;
  audience: readonly string[];
  /** Days or moments in the form of ISO 8601. */
  published?: string;
  modified?: string;
}

interface SidebarItem {
  type: string;
  id?: string;
  link?: {type: string; id?: string};
  items?: SidebarItem[];
}

/** Ids of the docs in a sidebar, from top to bottom; a category that is a page comes before what is in it. */
function idsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category')
      return [...(item.link?.id === undefined ? [] : [item.link.id]), ...idsOf(item.items ?? [])];
    return item.id === undefined ? [] : [item.id];
  });
}

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const momentOf = (time: number | null | undefined): string | undefined =>
  time === null || time === undefined ? undefined : new Date(time).toISOString();

/** The docs of a version in the order of its sidebars, then those that no sidebar has. */
export function inSidebarOrder<Doc extends {id: string}>(
  docs: readonly Doc[],
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): Doc[] {
  const places = new Map([...new Set(Object.values(sidebars).flatMap(idsOf))].map((id, index) => [id, index]));
  const placeOf = ({id}: Doc): number => places.get(id) ?? places.size;
  return [...docs].sort((one, other) => placeOf(one) - placeOf(other));
}

/** A path as facts are kept by: the plugins end those of folders in a slash, the routes that the build writes do not. */
export const metadataKey = (path: string): string => path.replace(/(.)\/$/, '$1');

/** Facts of all docs and notices by the key of the page's path, from what the plugins that made the pages know. */
export function readPageMetadata(plugins: LoadedPlugins): Map<string, PageMetadata> {
  const facts = new Map<string, PageMetadata>();
  const addVersion = ({docs, sidebars, isLast}: LoadedVersion): void => {
    for (const {permalink, frontMatter, lastUpdatedAt} of inSidebarOrder(
      docs,
      sidebars as Record<string, SidebarItem[]>,
    )) {
      const {kind, audience} = frontMatter as {kind?: string; audience?: unknown};
      facts.set(metadataKey(permalink), {
        order: facts.size,
        section: isLast ? 'docs' : 'archived',
        kind,
        audience: wordsOf(audience),
        modified: momentOf(lastUpdatedAt),
      });
    }
  };
  for (const {name, content} of plugins) {
    if (name === 'docusaurus-plugin-content-docs') (content as DocsContent).loadedVersions.forEach(addVersion);
    if (name !== 'docusaurus-plugin-content-blog') continue;
    for (const {metadata} of (content as BlogContent).blogPosts) {
      facts.set(metadataKey(metadata.permalink), {
        order: facts.size,
        section: 'notices',
        audience: [],
        published: metadata.date.toISOString(),
        modified: momentOf(metadata.lastUpdatedAt),
      });
    }
  }
  return facts;
}
