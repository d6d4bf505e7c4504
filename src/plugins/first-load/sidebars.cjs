// Docusaurus loads all sidebars of a version with each of its pages. Here each sidebar becomes a chunk of its own, and the table of routes names it beside the page's
// content: Docusaurus then loads both before it renders the page. Only the browser's scripts change; the server has all sidebars at hand.
const {readdirSync, readFileSync} = require('node:fs');
const {join} = require('node:path');
const {unknown} = require('./unknown.cjs');

const DOCS = 'docusaurus-plugin-content-docs';
/** What is asked of a version's module behind its path: one sidebar of it. */
const QUERY = '?sidebar=';

const withoutSlash = (path) => (path.length > 1 ? path.replace(/\/$/, '') : path);
const keyOf = ({pluginId, version}) => `${pluginId}/${version}`;
const chunkOf = (version, sidebar) => `sidebar-${version.replace('/', '-')}-${sidebar}`.replace(/[^\w.-]/g, '_');

/**
 * What Docusaurus has generated about sidebars.
 * @param {string} folder the folder of generated files
 * @param {(file: string) => void} reads is told each file that is read
 * @returns {{chunks: {chunk: string, module: string}[], chunkOfRoute: Map<string, string>}} the chunks and their modules, and which of them a row in the table of routes needs
 */
function planSidebars(folder, reads) {
  const read = (...path) => {
    const file = join(folder, ...path);
    reads(file);
    return readFileSync(file, 'utf8');
  };
  /** @type {Map<string, Set<string>>} */
  const sidebarsOf = new Map();
  const chunks = [];
  const instances = JSON.parse(read('globalData.json'))[DOCS] ?? {};
  for (const id of Object.keys(instances)) {
    for (const file of readdirSync(join(folder, DOCS, id, 'p')).sort()) {
      const {version} = JSON.parse(read(DOCS, id, 'p', file));
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
      versions.flatMap(({name, docs}) => docs.map(({path}) => [withoutSlash(path), keyOf({pluginId, version: name})])),
    ),
  );
  const routes = read('routes.js');
  const rows = [
    ...routes.matchAll(/component: ComponentCreator\('([^']+)', '(\w+)'\),\s*exact: true,\s*sidebar: ("[^"]+")/g),
  ];
  const named = routes.match(/^\s*sidebar: /gm)?.length ?? 0;
  if (rows.length !== named)
    throw unknown('routes.js has', `${named - rows.length} routes with a sidebar in another form`);
  const chunkOfRoute = new Map(
    rows.map(([, path, hash, json]) => {
      const version = versionOfPath.get(withoutSlash(path));
      const sidebar = JSON.parse(json);
      if (version === undefined || !sidebarsOf.get(version)?.has(sidebar))
        throw unknown(`The page ${path} has`, `a sidebar ${json} that is in no version`);
      return [`${path}-${hash}`, chunkOf(version, sidebar)];
    }),
  );
  return {chunks, chunkOfRoute};
}

/** The table of routes, with the chunk of its sidebar in the row of each page. */
function routeTable(text, {chunkOfRoute}) {
  const table = JSON.parse(text);
  for (const [route, chunk] of chunkOfRoute) {
    if (table[route] === undefined) throw unknown('routesChunkNames.json has', `no row ${route}`);
    table[route] = {...table[route], sidebarItems: chunk};
  }
  return JSON.stringify(table);
}

/** Rows of the table of chunks, in its own form. */
const chunkRows = ({chunks}) =>
  chunks.map(
    ({chunk, module}) =>
      `  ${JSON.stringify(chunk)}: [() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(module)})],`,
  );

/**
 * The properties of a version without its sidebars, or one of these, as a module.
 * @param {object} props what the module of a version holds
 * @param {string} query what stands behind the module's path
 * @param {string} store path of the module that knows which sidebars have been loaded
 */
function versionModule(props, query, store) {
  const from = `import {sidebarsOf} from ${JSON.stringify(store)};\nconst loaded = sidebarsOf(${JSON.stringify(keyOf(props.version))});\n`;
  if (query.startsWith(QUERY)) {
    const name = decodeURIComponent(query.slice(QUERY.length));
    return `${from}export default loaded[${JSON.stringify(name)}] = JSON.parse(${JSON.stringify(JSON.stringify(props.version.docsSidebars[name]))});\n`;
  }
  const {docsSidebars: _all, ...version} = props.version;
  return `${from}export default {version: {...JSON.parse(${JSON.stringify(JSON.stringify(version))}), docsSidebars: loaded}};\n`;
}

module.exports = {planSidebars, routeTable, chunkRows, versionModule};
