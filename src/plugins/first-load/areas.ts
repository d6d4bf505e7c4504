import type {ComponentType} from 'react';

/** The tables of a part of the site: those of pages below one path. */
export interface Area {
  prefix: string;
  /** The name of its script. */
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
  /** The keys of the routes that it stands in, outermost first. */
  parents: readonly string[];
}

interface Doc {
  id: string;
  path: string;
}

/** What Docusaurus knows of all pages. Its own code holds on to these very objects, so areas are added to them in place. */
export interface Tables {
  globalData: Record<string, unknown>;
  registry: Record<string, unknown>;
  routes: Route[];
  routesChunkNames: Record<string, unknown>;
}

export interface Added {
  chunks: Record<string, unknown>;
  rows: Record<string, unknown>;
  pages: readonly Page[];
  docs: readonly {pluginId: string; version: string; docs: readonly Doc[]}[];
}

type DocsData = Record<string, {versions: {name: string; docs: Doc[]}[]} | undefined>;

let areas: readonly Area[] = [];
const loaded = new Set<Area>();

/** @param all the longest prefix first */
export function setAreas(all: readonly Area[]): void {
  areas = all;
}

/** The area of a page. Docusaurus matches paths without regard to case, and pages that are written with escapes. */
export function areaOf(pathname: string): Area | undefined {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Not a path that any page has.
  }
  path = `${path.toLowerCase()}/`;
  return areas.find(({prefix}) => path.startsWith(`${prefix.toLowerCase()}/`));
}

/** Loads what Docusaurus needs to know before it looks for a page. The bundler keeps what has been loaded, and asks again for what could not be. */
export async function loadArea(pathname: string): Promise<void> {
  const area = areaOf(pathname);
  if (area === undefined || loaded.has(area)) return;
  await area.load();
  loaded.add(area);
}

/**
 * The same where a reader may be about to follow a link.
 * @param fetchAhead asks the browser for a script when it has nothing else to do
 */
export async function loadAreaAhead(pathname: string, fetchAhead: (chunk: string) => Promise<unknown>): Promise<void> {
  const area = areaOf(pathname);
  if (area === undefined || loaded.has(area)) return;
  await fetchAhead(area.chunk);
  await loadArea(pathname);
}

/** Adds the pages of an area to what Docusaurus knows. */
export function addArea(
  tables: Tables,
  {chunks, rows, pages, docs}: Added,
  createComponent: (path: string, hash: string) => ComponentType | object,
): void {
  // In this order: a component looks up its chunks when it is made.
  Object.assign(tables.registry, chunks);
  Object.assign(tables.routesChunkNames, rows);
  for (const {hash, parents, ...page} of pages) {
    const siblings = parents.reduce<Route[] | undefined>(
      (list, parent) => list?.find(({key}) => key === parent)?.routes,
      tables.routes,
    );
    if (siblings === undefined)
      throw new Error(`The page ${page.path} belongs into a route that is not there: ${parents.join(', ')}`);
    // First: the routes that were there match every path.
    siblings.unshift({...page, component: createComponent(page.path, hash)});
  }
  const versions = (tables.globalData['docusaurus-plugin-content-docs'] ?? {}) as DocsData;
  for (const {pluginId, version, docs: more} of docs)
    versions[pluginId]?.versions.find(({name}) => name === version)?.docs.push(...more);
}
