// Docusaurus puts what it knows of all pages into the script that every page loads: the table of routes, the chunks of each, and the path of each page of the docs. Here
// those of an area, such as all below /docs/workshops, become a chunk of their own. A page's HTML names the chunk of its area; the others are fetched when a link leads there.
const {readFileSync} = require('node:fs');
const {join} = require('node:path');
const {runInNewContext} = require('node:vm');
const {routeTable} = require('./sidebars.cjs');
const {globalDataWithTwins} = require('./twins.cjs');
const {unknown} = require('./unknown.cjs');

const DOCS = 'docusaurus-plugin-content-docs';
/** What is asked of the table of routes behind its path: one area of it. */
const QUERY = '?area=';
/** An area with fewer pages is not worth a file of its own; one with more is divided further, where its paths allow it. */
const FEWEST = 8;
const MOST = 48;

const withoutSlash = (path) => (path.length > 1 ? path.replace(/\/$/, '') : path);
const keyOf = ({path, component}) => `${path}-${component.hash}`;
const chunkOf = (prefix) => `area${prefix.replace(/[^\w.-]+/g, '-')}`;
const isPage = ({routes, exact, component}) => routes === undefined && exact === true && component.hash !== undefined;
const parsed = (value) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** The routes of the generated module, each with its path and hash in place of its component. */
function readRoutes(text) {
  const [, list] =
    /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default (\[[\s\S]*\]);\s*$/.exec(
      text,
    ) ?? [];
  if (list === undefined) throw unknown('routes.js has', 'another form');
  return runInNewContext(`(${list})`, {ComponentCreator: (path, hash) => ({path, hash})});
}

/** All pages among the routes, each with the routes that it stands in. */
const pagesIn = (routes, parents = []) =>
  [...routes].flatMap((route) =>
    isPage(route) ? [{route, parents}] : pagesIn(route.routes ?? [], [...parents, keyOf(route)]),
  );

/**
 * Divides paths by their first segments.
 * @param {string} prefix what all these paths start with, without a slash at its end
 * @param {readonly string[]} paths
 * @returns {Map<string, string[]>} the paths of each area; those of no area are under the prefix that was given
 */
function divide(prefix, paths, {fewest = FEWEST, most = MOST} = {}) {
  const children = new Map();
  for (const path of paths) {
    const child = prefix + (/^\/[^/]+/.exec(path.slice(prefix.length)) ?? [''])[0];
    children.set(child, [...(children.get(child) ?? []), path]);
  }
  const areas = new Map([[prefix, []]]);
  for (const [child, below] of children) {
    if (child === prefix || below.length < fewest) areas.get(prefix).push(...below);
    else if (below.length <= most) areas.set(child, below);
    else {
      for (const [area, some] of divide(child, below, {fewest, most})) {
        if (area === child && some.length < fewest) areas.get(prefix).push(...some);
        else areas.set(area, some);
      }
    }
  }
  return areas;
}

const chunksOf = (row) => (typeof row === 'string' ? [row] : Object.values(row ?? {}).flatMap(chunksOf));

/**
 * What Docusaurus has generated about pages, divided into areas.
 * @param {string} folder the folder of generated files
 * @param {string} baseUrl
 * @param {object} sidebars the chunks of sidebars
 * @param {(file: string) => void} reads is told each file that is read
 */
function planAreas(folder, baseUrl, sidebars, reads) {
  const read = (file) => {
    reads(join(folder, file));
    return readFileSync(join(folder, file), 'utf8');
  };
  const routes = readRoutes(read('routes.js'));
  const table = JSON.parse(routeTable(read('routesChunkNames.json'), sidebars));
  const pages = pagesIn(routes);
  const chunksOfPage = new Map(
    pages.map(({route, parents}) => [route.path, [...parents, keyOf(route)].flatMap((key) => chunksOf(table[key]))]),
  );
  const base = baseUrl.replace(/\/$/, '');
  const divided = divide(base, [...new Set(pages.map(({route}) => route.path))]);
  divided.delete(base);
  const areaOf = new Map([...divided].flatMap(([prefix, paths]) => paths.map((path) => [path, prefix])));

  const areas = new Map(
    [...divided.keys()].map((prefix) => [
      prefix,
      {prefix, chunk: chunkOf(prefix), pages: [], rows: {}, docs: [], chunks: new Set()},
    ]),
  );
  for (const page of pages) {
    const area = areas.get(areaOf.get(page.route.path));
    if (area === undefined) continue;
    const key = keyOf(page.route);
    if (table[key] === undefined) throw unknown('routesChunkNames.json has', `no row ${key}`);
    area.pages.push(page);
    chunksOfPage.get(page.route.path).unshift(area.chunk);
    area.rows[key] = table[key];
    delete table[key];
  }
  // A chunk that pages of two areas need stays with those that every page knows.
  const users = new Map();
  for (const [user, rows] of [['', table], ...[...areas].map(([prefix, {rows}]) => [prefix, rows])])
    for (const chunk of chunksOf(rows)) users.set(chunk, (users.get(chunk) ?? new Set()).add(user));
  for (const [chunk, [first, ...more]] of users)
    if (more.length === 0 && first !== '') areas.get(first).chunks.add(chunk);

  const globalData = globalDataWithTwins(JSON.parse(read('globalData.json')));
  for (const [pluginId, {versions}] of Object.entries(globalData[DOCS] ?? {})) {
    for (const version of versions) {
      // Every page asks for the start of each version by its id.
      const moved = new Set(
        version.docs.filter((doc) => areaOf.has(withoutSlash(doc.path)) && doc.id !== version.mainDocId),
      );
      for (const doc of moved) {
        const {docs} = areas.get(areaOf.get(withoutSlash(doc.path)));
        const list = docs.find((known) => known.pluginId === pluginId && known.version === version.name) ?? {
          pluginId,
          version: version.name,
          docs: [],
        };
        if (list.docs.push(doc) === 1) docs.push(list);
      }
      version.docs = version.docs.filter((doc) => !moved.has(doc));
    }
  }
  // The longest prefix first: the one that a path starts with is its area.
  return {
    routes,
    table,
    globalData,
    chunksOfPage,
    areas: [...areas.values()].sort((a, b) => b.prefix.length - a.prefix.length),
  };
}

/** The routes that every page knows, and where those of the areas are. */
function routesModule({routes, areas}, store) {
  const moved = new Set(areas.flatMap(({pages}) => pages.map(({route}) => route)));
  const text = (list) =>
    `[${[...list]
      .filter((route) => !moved.has(route))
      .map(({path, component, routes: below, ...rest}) => {
        const {hash} = component;
        // React would otherwise tell routes by their place, and build the page anew where pages of another area come in before it.
        const key = hash === undefined ? path : `${path}-${hash}`;
        const creator = `ComponentCreator(${[path, ...(hash === undefined ? [] : [hash])].map((value) => JSON.stringify(value)).join(', ')})`;
        const fields = Object.entries({path, key, ...rest}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
        return `{${[...fields, `component: ${creator}`, ...(below === undefined ? [] : [`routes: ${text(below)}`])].join(', ')}}`;
      })
      .join(',\n')}]`;
  const rows = areas.map(
    ({prefix, chunk}) =>
      `  {prefix: ${JSON.stringify(prefix)}, chunk: ${JSON.stringify(chunk)}, load: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(`@generated/routes.js${QUERY}${encodeURIComponent(prefix)}`)})},`,
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';\nimport {setAreas} from ${JSON.stringify(store)};\nsetAreas([\n${rows.join('\n')}\n]);\nexport default ${text(routes)};\n`;
}

/**
 * What an area adds to the tables that every page knows.
 * @param {string} query what stands behind the module's path
 * @param {ReadonlyMap<string, string>} entries the rows of the table of chunks, by name
 */
function areaModule({areas}, query, entries, store) {
  const prefix = decodeURIComponent(query.slice(QUERY.length));
  const area = areas.find((one) => one.prefix === prefix);
  if (area === undefined) throw unknown('The table of routes is asked for', `the area ${prefix}`);
  const pages = area.pages.map(({route: {component, routes: _none, ...rest}, parents}) => ({
    ...rest,
    key: keyOf({...rest, component}),
    hash: component.hash,
    parents,
  }));
  const chunks = [...area.chunks].flatMap((name) => entries.get(name) ?? []);
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import globalData from '@generated/globalData';",
    "import registry from '@generated/registry';",
    "import routes from '@generated/routes';",
    "import routesChunkNames from '@generated/routesChunkNames';",
    `import {addArea} from ${JSON.stringify(store)};`,
    `addArea({globalData, registry, routes, routesChunkNames}, {chunks: {\n${chunks.join('\n')}\n}, rows: ${parsed(area.rows)}, pages: ${parsed(pages)}, docs: ${parsed(area.docs)}}, ComponentCreator);`,
    '',
  ].join('\n');
}

module.exports = {planAreas, divide, routesModule, areaModule, AREA_QUERY: QUERY};
