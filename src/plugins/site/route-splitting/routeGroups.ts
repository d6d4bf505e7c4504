// Runs in the browser: adds the route tables of a group of pages to those that every page loads. planRouteGroups.ts
// divides pages into groups.
import type {ComponentType} from 'react';

/** The last character of a prefix that ends within a name: `/fix/c*` is the prefix of `/fix/cli-forbidden`. */
export const WILDCARD = '*';

/** The pages below one path, whose route tables are in a separate script. */
export interface RouteGroup {
  prefix: string;
  /** The name of the group's chunk. */
  chunk: string;
  load(): Promise<unknown>;
}

interface Route {
  path: string;
  key?: string;
  component?: unknown;
  routes?: Route[];
}

interface Page extends Route {
  key: string;
  hash: string;
  /** The keys of the routes that contain the page, outermost first. */
  parents: readonly string[];
}

interface Doc {
  id: string;
  path: string;
}

/**
 * The tables in which Docusaurus looks up pages. Its own modules keep references to these objects, so route groups
 * have to be added to them in place.
 */
export interface Tables {
  globalData: Record<string, unknown>;
  registry: Record<string, unknown>;
  routes: Route[];
  routesChunkNames: Record<string, unknown>;
}

/** The entries that a route group adds to the tables. */
export interface GroupTables {
  chunks: Record<string, unknown>;
  rows: Record<string, unknown>;
  pages: readonly Page[];
  docs: readonly {pluginId: string; version: string; docs: readonly Doc[]}[];
}

type DocsData = Record<string, {versions: {name: string; docs: Doc[]}[]} | undefined>;

let groups: readonly RouteGroup[] = [];
const loaded = new Set<RouteGroup>();

/** @param all sorted by the length of their prefixes, longest first */
export function setRouteGroups(all: readonly RouteGroup[]): void {
  groups = all;
}

/** The route group of a page. Docusaurus ignores case when it matches a path, and the path can contain escapes. */
export function routeGroupOf(pathname: string): RouteGroup | undefined {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // No page has this path.
  }
  path = `${path.toLowerCase()}/`;
  return groups.find(({prefix}) => {
    const start = prefix.toLowerCase();
    return path.startsWith(start.endsWith(WILDCARD) ? start.slice(0, -1) : `${start}/`);
  });
}

/**
 * Loads the route tables that Docusaurus needs before it can look up a page. The bundler caches chunks that have
 * loaded, and requests those that failed again.
 */
export async function loadRouteGroup(pathname: string): Promise<void> {
  const group = routeGroupOf(pathname);
  if (group === undefined || loaded.has(group)) return;
  await group.load();
  loaded.add(group);
}

/**
 * Loads the route tables of a page that the reader might open next.
 * @param prefetch makes the browser fetch a chunk when it's idle
 */
export async function prefetchRouteGroup(
  pathname: string,
  prefetch: (chunk: string) => Promise<unknown>,
): Promise<void> {
  const group = routeGroupOf(pathname);
  if (group === undefined || loaded.has(group)) return;
  await prefetch(group.chunk);
  await loadRouteGroup(pathname);
}

/** Adds the pages of a route group to the tables of Docusaurus. */
export function addRouteGroup(
  tables: Tables,
  {chunks, rows, pages, docs}: GroupTables,
  createComponent: (path: string, hash: string) => ComponentType | object,
): void {
  // Chunks come first, because a component looks up its chunks when it is created.
  Object.assign(tables.registry, chunks);
  Object.assign(tables.routesChunkNames, rows);
  for (const {hash, parents, ...page} of pages) {
    const siblings = parents.reduce<Route[] | undefined>(
      (list, parent) => list?.find(({key}) => key === parent)?.routes,
      tables.routes,
    );
    if (siblings === undefined)
      throw new Error(
        `route-splitting: the page ${page.path} should be in the nested routes ${parents.join(', ')}, ` +
          'but the table of routes has no such routes.',
      );
    // The new page has to come before the existing routes, because the last of those matches every path.
    siblings.unshift({...page, component: createComponent(page.path, hash)});
  }
  const versions = (tables.globalData['docusaurus-plugin-content-docs'] ?? {}) as DocsData;
  for (const {pluginId, version, docs: more} of docs)
    versions[pluginId]?.versions.find(({name}) => name === version)?.docs.push(...more);
}
