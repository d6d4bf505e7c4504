// Docusaurus loads all sidebars of a version with each of its pages. Here, each sidebar becomes a separate chunk, and
// the table of route chunks lists that chunk next to the page's content, so that Docusaurus loads both before it
// renders the page. Only the browser's bundle changes: the server bundle keeps all sidebars.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {unexpectedFormat} from './unexpectedFormat';

const DOCS = 'docusaurus-plugin-content-docs';
/** The query after the path of a version's module that selects one of its sidebars. */
const QUERY = '?sidebar=';

export interface SidebarPlan {
  chunks: readonly {chunk: string; module: string}[];
  /** The sidebar chunk that a row in the table of route chunks needs, by the row's key. */
  chunkOfRoute: ReadonlyMap<string, string>;
}

/** The exports of a version's module that this file needs. */
export interface VersionProps {
  version: {pluginId: string; version: string; docsSidebars: Readonly<Record<string, unknown>>};
}

interface DocsInstance {
  versions: readonly {name: string; docs: readonly {path: string}[]}[];
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);
const keyOf = ({pluginId, version}: {pluginId: string; version: string}): string => `${pluginId}/${version}`;
const chunkOf = (version: string, sidebar: string): string =>
  `sidebar-${version.replace('/', '-')}-${sidebar}`.replace(/[^\w.-]/g, '_');

/**
 * Reads the sidebars that Docusaurus has generated, and assigns a chunk to each.
 * @param folder the folder of generated files
 * @param onRead called with the path of each file that is read
 */
export function planSidebars(folder: string, onRead: (file: string) => void): SidebarPlan {
  const read = (...path: string[]): string => {
    const file = join(folder, ...path);
    onRead(file);
    return readFileSync(file, 'utf8');
  };
  const sidebarsOf = new Map<string, Set<string>>();
  const chunks: {chunk: string; module: string}[] = [];
  const globalData = JSON.parse(read('globalData.json')) as Record<string, Record<string, DocsInstance> | undefined>;
  const instances = globalData[DOCS] ?? {};
  for (const id of Object.keys(instances)) {
    for (const file of readdirSync(join(folder, DOCS, id, 'p')).sort()) {
      const {version} = JSON.parse(read(DOCS, id, 'p', file)) as Partial<VersionProps>;
      if (version === undefined) continue;
      const names = Object.keys(version.docsSidebars);
      sidebarsOf.set(keyOf(version), new Set(names));
      for (const name of names)
        chunks.push({
          chunk: chunkOf(keyOf(version), name),
          module: `@generated/${DOCS}/${id}/p/${file}${QUERY}${encodeURIComponent(name)}`,
        });
    }
  }
  const versionOfPath = new Map(
    Object.entries(instances).flatMap(([pluginId, {versions}]) =>
      versions.flatMap(({name, docs}) =>
        docs.map(({path}) => [withoutSlash(path), keyOf({pluginId, version: name})] as const),
      ),
    ),
  );
  const routes = read('routes.js');
  const rows = [
    ...routes.matchAll(/component: ComponentCreator\('([^']+)', '(\w+)'\),\s*exact: true,\s*sidebar: ("[^"]+")/g),
  ];
  const routesWithSidebar = routes.match(/^\s*sidebar: /gm)?.length ?? 0;
  if (rows.length !== routesWithSidebar)
    throw unexpectedFormat(
      'routes.js',
      'the fields component, exact, and sidebar, in this order, in each route with a sidebar',
      `${routesWithSidebar - rows.length} routes in another format`,
    );
  const chunkOfRoute = new Map(
    rows.map(([, path = '', hash = '', json = '']) => {
      const version = versionOfPath.get(withoutSlash(path));
      const sidebar = JSON.parse(json) as string;
      if (version === undefined || !sidebarsOf.get(version)?.has(sidebar))
        throw unexpectedFormat(
          `The page ${path}`,
          'a sidebar of one of the docs versions',
          `the sidebar ${json}, which is in no version`,
        );
      return [`${path}-${hash}`, chunkOf(version, sidebar)];
    }),
  );
  return {chunks, chunkOfRoute};
}

/** The table of route chunks (routesChunkNames.json), with the sidebar's chunk added to the row of each page. */
export function routeTable(text: string, {chunkOfRoute}: Pick<SidebarPlan, 'chunkOfRoute'>): string {
  const table = JSON.parse(text) as Record<string, object | undefined>;
  for (const [route, chunk] of chunkOfRoute) {
    if (table[route] === undefined)
      throw unexpectedFormat('routesChunkNames.json', 'a row for each route', `no row ${route}`);
    table[route] = {...table[route], sidebarItems: chunk};
  }
  return JSON.stringify(table);
}

/** Rows of the chunk registry (registry.js) for the sidebars, in the format of the other rows. */
export const chunkRows = ({chunks}: Pick<SidebarPlan, 'chunks'>): string[] =>
  chunks.map(
    ({chunk, module}) =>
      `  ${JSON.stringify(chunk)}: [() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(module)})],`,
  );

/**
 * The source of a module with a version's properties without its sidebars, or with one of its sidebars.
 * @param query the query after the module's path, which can select a sidebar
 * @param store path of the module that keeps the loaded sidebars
 */
export function versionModule(props: VersionProps, query: string, store: string): string {
  const imports = `import {loadedSidebarsOf} from ${JSON.stringify(store)};\nconst loaded = loadedSidebarsOf(${JSON.stringify(keyOf(props.version))});\n`;
  if (query.startsWith(QUERY)) {
    const name = decodeURIComponent(query.slice(QUERY.length));
    return `${imports}export default loaded[${JSON.stringify(name)}] = JSON.parse(${JSON.stringify(JSON.stringify(props.version.docsSidebars[name]))});\n`;
  }
  const {docsSidebars: _all, ...version} = props.version;
  return `${imports}export default {version: {...JSON.parse(${JSON.stringify(JSON.stringify(version))}), docsSidebars: loaded}};\n`;
}
