// Docusaurus puts the routes, the chunks of each route, and the paths of all docs into the script that every page
// loads: https://github.com/facebook/docusaurus/issues/7256. Here, the tables of a group of routes, such as all pages
// below /docs/workshops, become a separate chunk. A page's HTML loads the chunk of its group. The browser fetches the
// chunks of other groups when a link leads to one of their pages.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {WILDCARD} from './routeGroups';
import {routeTable, type SidebarPlan} from './splitSidebars';
import {unexpectedFormat} from './unexpectedFormat';
import {globalDataWithCounterparts} from './versionCounterparts';

const DOCS = 'docusaurus-plugin-content-docs';
/** The query after the path of the route table that selects one route group. */
const QUERY = '?group=';
/** A group with fewer pages isn't worth a separate file. */
const MIN_PAGES = 8;
/** A group with more pages is divided further if its paths allow it. */
const MAX_PAGES = 48;

/**
 * Limits for dividing the pages of one folder, relative to the maximum size of a group: how many pages the folder must
 * have, and the sizes of its groups. They're larger than other groups, because each group costs every page a few bytes.
 */
const NAMED = {from: 2, min: 0.25, max: 4 / 3};

/** A route as Docusaurus generates it, with its path and hash instead of its component. */
interface Route {
  path: string;
  component: {path: string; hash?: string};
  exact?: boolean;
  routes?: readonly Route[];
}

interface Page {
  route: Route;
  /** Keys of the routes that contain the page, outermost first. */
  parents: readonly string[];
}

interface Doc {
  id: string;
  path: string;
}

interface DocsOfVersion {
  pluginId: string;
  version: string;
  docs: Doc[];
}

interface RouteGroupPlan {
  prefix: string;
  /** The name of the group's chunk. */
  chunk: string;
  pages: readonly Page[];
  /** The group's rows of the table of route chunks. */
  rows: Readonly<Record<string, unknown>>;
  docs: readonly DocsOfVersion[];
  /** Names of chunks that only pages of this group need. */
  chunks: ReadonlySet<string>;
}

export interface RoutePlan {
  routes: readonly Route[];
  /** Rows of the table of route chunks for pages that are in no group. */
  table: Readonly<Record<string, unknown>>;
  globalData: Readonly<Record<string, unknown>>;
  /** The names of all chunks that a page needs, starting with the chunk of its group. */
  chunksOfPage: ReadonlyMap<string, readonly string[]>;
  /** Sorted by the length of their prefixes, longest first. */
  groups: readonly RouteGroupPlan[];
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);
const keyOf = ({path, component}: Route): string => `${path}-${component.hash}`;
const chunkOf = (prefix: string): string => `routes${prefix.replace(/[^\w.-]+/g, '-')}`;
const isPage = ({routes, exact, component}: Route): boolean =>
  routes === undefined && exact === true && component.hash !== undefined;
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Reads the routes from the module that Docusaurus generates. */
function readRoutes(text: string): readonly Route[] {
  const [, list] =
    /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default (\[[\s\S]*\]);\s*$/.exec(
      text,
    ) ?? [];
  if (list === undefined)
    throw unexpectedFormat(
      'routes.js',
      'imports of React and ComponentCreator, followed by a default export of an array',
      JSON.stringify(text.slice(0, 120)),
    );
  const ComponentCreator = (path: string, hash?: string) => ({path, hash});
  return runInNewContext(`(${list})`, {ComponentCreator}) as readonly Route[];
}

/** All pages in a table of routes, each with the routes that contain it. */
const pagesIn = (routes: readonly Route[], parents: readonly string[] = []): Page[] =>
  [...routes].flatMap((route) =>
    isPage(route) ? [{route, parents}] : pagesIn(route.routes ?? [], [...parents, keyOf(route)]),
  );

/**
 * Divides the pages of one folder by the beginnings of their names.
 * @param start the common beginning of the paths
 * @returns the paths of each group by `/fix/c*`, which stands for all paths that start with `/fix/c`; paths that are in
 *   no group are listed under ``
 */
function divideNames(start: string, paths: readonly string[], {min, max}: {min: number; max: number}) {
  const rest: string[] = [];
  const groups = new Map<string, string[]>([['', rest]]);
  const letters = new Map<string, string[]>();
  for (const path of paths) {
    const letter = path.charAt(start.length);
    letters.set(letter, [...(letters.get(letter) ?? []), path]);
  }
  for (const [letter, some] of letters) {
    if (letter === '' || some.length < min) rest.push(...some);
    else if (some.length <= max) groups.set(`${start}${letter}${WILDCARD}`, some);
    else
      for (const [group, found] of divideNames(start + letter, some, {min, max}))
        if (group === '') rest.push(...found);
        else groups.set(group, found);
  }
  return groups;
}

/**
 * Divides paths into groups by their first segments. If a folder has too many pages, its pages are also divided by the
 * beginnings of their names.
 * @param prefix the common prefix of these paths, without a trailing slash
 * @returns the paths of each group by their common prefix; paths that are in no group are listed under `prefix`
 */
export function dividePaths(
  prefix: string,
  paths: readonly string[],
  {min = MIN_PAGES, max = MAX_PAGES} = {},
): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const path of paths) {
    const child = prefix + (/^\/[^/]+/.exec(path.slice(prefix.length)) ?? [''])[0];
    children.set(child, [...(children.get(child) ?? []), path]);
  }
  const rest: string[] = [];
  const groups = new Map<string, string[]>([[prefix, rest]]);
  for (const [child, below] of children) {
    if (child === prefix || below.length < min) rest.push(...below);
    else if (below.length <= max) groups.set(child, below);
    else {
      for (const [group, some] of dividePaths(child, below, {min, max})) {
        if (group === child && some.length < min) rest.push(...some);
        else if (group === child && some.length > max * NAMED.from) {
          const limits = {min: max * NAMED.min, max: max * NAMED.max};
          for (const [part, names] of divideNames(`${child}/`, some, limits)) {
            if (part === '' && names.length < min) rest.push(...names);
            else groups.set(part === '' ? child : part, names);
          }
        } else groups.set(group, some);
      }
    }
  }
  return groups;
}

/** The names of all chunks in a row of the table of route chunks. */
const chunksIn = (row: unknown): string[] =>
  typeof row === 'string' ? [row] : Object.values(row ?? {}).flatMap(chunksIn);

/** The value at a key that has been set before. */
function existing<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`route-splitting: expected an entry for ${String(key)}, but there is none.`);
  return value;
}

type Draft = RouteGroupPlan & {
  pages: Page[];
  rows: Record<string, unknown>;
  docs: DocsOfVersion[];
  chunks: Set<string>;
};

/** Moves the docs of each route group from the site's global data to the group. */
function moveDocs(
  globalData: Record<string, unknown>,
  groupOfPath: (path: string) => Draft | undefined,
): Record<string, unknown> {
  const instances = (globalData[DOCS] ?? {}) as Record<
    string,
    {versions: {name: string; mainDocId: string; docs: Doc[]; sidebars?: Record<string, unknown>}[]}
  >;
  for (const [pluginId, {versions}] of Object.entries(instances)) {
    for (const version of versions) {
      const moved = new Set<Doc>();
      for (const doc of version.docs) {
        const group = groupOfPath(withoutSlash(doc.path));
        // Every page looks up the main doc of each version.
        if (group === undefined || doc.id === version.mainDocId) continue;
        moved.add(doc);
        const known = group.docs.find((one) => one.pluginId === pluginId && one.version === version.name);
        if (known === undefined) group.docs.push({pluginId, version: version.name, docs: [doc]});
        else known.docs.push(doc);
      }
      version.docs = version.docs.filter((doc) => !moved.has(doc));
      // Only items of the navigation bar look up sidebars, and `docs-fix` belongs to the item of the sidebar `docs`.
      const sidebars = Object.entries(version.sidebars ?? {});
      const isPart = (name: string): boolean => sidebars.some(([other]) => name.startsWith(`${other}-`));
      if (version.sidebars) version.sidebars = Object.fromEntries(sidebars.filter(([name]) => !isPart(name)));
    }
  }
  return globalData;
}

/**
 * Divides the route tables that Docusaurus has generated into route groups.
 * @param folder the folder of generated files
 * @param onRead called with the path of each file that is read
 */
export function planRouteGroups(
  folder: string,
  baseUrl: string,
  sidebars: Pick<SidebarPlan, 'chunkOfRoute'>,
  onRead: (file: string) => void,
): RoutePlan {
  const read = (file: string): string => {
    onRead(join(folder, file));
    return readFileSync(join(folder, file), 'utf8');
  };
  const routes = readRoutes(read('routes.js'));
  const table = JSON.parse(routeTable(read('routesChunkNames.json'), sidebars)) as Record<string, unknown>;
  const pages = pagesIn(routes);
  const chunksOfPage = new Map(
    pages.map(({route, parents}) => [route.path, [...parents, keyOf(route)].flatMap((key) => chunksIn(table[key]))]),
  );
  const base = baseUrl.replace(/\/$/, '');
  const divided = dividePaths(base, [...new Set(pages.map(({route}) => route.path))]);
  divided.delete(base);
  const prefixOfPath = new Map([...divided].flatMap(([prefix, paths]) => paths.map((path) => [path, prefix] as const)));

  const groups = new Map<string, Draft>(
    [...divided.keys()].map((prefix) => [
      prefix,
      {prefix, chunk: chunkOf(prefix), pages: [], rows: {}, docs: [], chunks: new Set()},
    ]),
  );
  const groupOfPath = (path: string): Draft | undefined => groups.get(prefixOfPath.get(path) ?? '');
  for (const page of pages) {
    const group = groupOfPath(page.route.path);
    if (group === undefined) continue;
    const key = keyOf(page.route);
    if (table[key] === undefined)
      throw unexpectedFormat('routesChunkNames.json', 'a row for each route', `no row ${key}`);
    group.pages.push(page);
    existing(chunksOfPage, page.route.path).unshift(group.chunk);
    group.rows[key] = table[key];
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the keys are those of the parsed table
    delete table[key];
  }
  // A chunk that several groups need stays in the registry that every page loads.
  const users = new Map<string, Set<string>>();
  for (const [user, rows] of [['', table] as const, ...[...groups].map(([prefix, {rows}]) => [prefix, rows] as const)])
    for (const chunk of chunksIn(rows)) users.set(chunk, (users.get(chunk) ?? new Set()).add(user));
  for (const [chunk, [first = '', ...more]] of users)
    if (more.length === 0 && first !== '') existing(groups, first).chunks.add(chunk);

  const globalData = globalDataWithCounterparts(JSON.parse(read('globalData.json')) as Record<string, unknown>);
  return {
    routes,
    table,
    globalData: moveDocs(globalData, groupOfPath),
    chunksOfPage,
    groups: [...groups.values()].sort((a, b) => b.prefix.length - a.prefix.length),
  };
}

export const isGroupQuery = (query: string): boolean => query.startsWith(QUERY);

/**
 * The source of the module with the routes that every page loads and the list of route groups.
 * @param runtime path of routeGroups.ts
 */
export function routesModule({routes, groups}: Pick<RoutePlan, 'routes' | 'groups'>, runtime: string): string {
  const moved = new Set(groups.flatMap(({pages}) => pages.map(({route}) => route)));
  const text = (list: readonly Route[]): string =>
    `[${[...list]
      .filter((route) => !moved.has(route))
      .map(({path, component, routes: below, ...rest}) => {
        const {hash} = component;
        // Without a key, React would identify routes by their position, and remount the page when a group adds routes.
        const key = hash === undefined ? path : `${path}-${hash}`;
        const creator = `ComponentCreator(${[path, ...(hash === undefined ? [] : [hash])].map((value) => JSON.stringify(value)).join(', ')})`;
        const fields = Object.entries({path, key, ...rest}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
        return `{${[...fields, `component: ${creator}`, ...(below === undefined ? [] : [`routes: ${text(below)}`])].join(', ')}}`;
      })
      .join(',\n')}]`;
  const rows = groups.map(
    ({prefix, chunk}) =>
      `  {prefix: ${JSON.stringify(prefix)}, chunk: ${JSON.stringify(chunk)}, load: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(`@generated/routes.js${QUERY}${encodeURIComponent(prefix)}`)})},`,
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';\nimport {setRouteGroups} from ${JSON.stringify(runtime)};\nsetRouteGroups([\n${rows.join('\n')}\n]);\nexport default ${text(routes)};\n`;
}

/**
 * The source of the module that adds the pages of one route group to the tables that every page loads.
 * @param query the query after the module's path, which names the group
 * @param entries the rows of the chunk registry, by chunk name
 * @param runtime paths of modules that run in the browser
 */
export function groupModule(
  {groups}: Pick<RoutePlan, 'groups'>,
  query: string,
  entries: ReadonlyMap<string, string>,
  runtime: {routeGroups: string; firstPage: string},
): string {
  const prefix = decodeURIComponent(query.slice(QUERY.length));
  const group = groups.find((one) => one.prefix === prefix);
  if (group === undefined)
    throw unexpectedFormat('The table of routes', 'an import of a route group of this build', `the group ${prefix}`);
  const pages = group.pages.map(({route: {component, routes: _none, ...rest}, parents}) => ({
    ...rest,
    key: keyOf({...rest, component}),
    hash: component.hash,
    parents,
  }));
  const chunks = [...group.chunks].flatMap((name) => entries.get(name) ?? []);
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import globalData from '@generated/globalData';",
    "import registry from '@generated/registry';",
    "import routes from '@generated/routes';",
    "import routesChunkNames from '@generated/routesChunkNames';",
    `import {addRouteGroup} from ${JSON.stringify(runtime.routeGroups)};`,
    `import {loadContent} from ${JSON.stringify(runtime.firstPage)};`,
    `addRouteGroup({globalData, registry, routes, routesChunkNames}, {chunks: {\n${chunks.join('\n')}\n}, rows: ${parsed(group.rows)}, pages: ${parsed(pages)}, docs: ${parsed(group.docs)}}, ComponentCreator);`,
    '',
  ].join('\n');
}
