import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {dividePaths, planRouteGroups} from './planRouteGroups';
import {globalData as globalDataSource, registry, routes, routesChunkNames} from './stripBuildData';

const folder = mkdtempSync(join(tmpdir(), 'route-groups-'));
after(() => rmSync(folder, {recursive: true, force: true}));

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const PAGES = ['/', '/docs/alone', ...NAMES.map((name) => `/notices/${name}`)];
const leaf = (path: string) =>
  `{\n  path: '${path}',\n  component: ComponentCreator('${path}', '0${path.length}f'),\n  exact: true\n}`;
const ROUTES = (list: readonly string[]) =>
  `import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [{path: '/', component: ComponentCreator('/', '532'), routes: [${list.map(leaf).join(',\n')}]}, {path: '*', component: ComponentCreator('*')}];\n`;
const keyOf = (path: string) => `${path}-0${path.length}f`;
const DOCS = 'docusaurus-plugin-content-docs';
const doc = (path: string) => ({id: path.slice(1), path: `${path}/`});
const row = (name: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`;
const chunkOf = (path: string) => `c${path.replace(/\W/g, '')}`;
const REGISTRY = `export default {\n${['page', ...PAGES.map(chunkOf)].map(row).join('\n')}};\n`;
const SIDEBARS = {chunks: [], chunkOfRoute: new Map<string, string>()};

function plan(pages: readonly string[] = PAGES, baseUrl = '/') {
  const table = {
    '/-532': {__comp: 'page'},
    ...Object.fromEntries(pages.map((path) => [keyOf(path), {__comp: 'page', content: chunkOf(path)}])),
  };
  const versions = [
    {name: 'current', mainDocId: 'notices/a', docs: pages.map(doc)},
    {name: '1.x', mainDocId: 'other', docs: [{id: 'notices/b', path: '/1.x/b'}]},
  ];
  writeFileSync(join(folder, 'routes.js'), ROUTES(pages));
  writeFileSync(join(folder, 'routesChunkNames.json'), JSON.stringify(table));
  writeFileSync(join(folder, 'globalData.json'), JSON.stringify({[DOCS]: {default: {versions}}}));
  const read: string[] = [];
  return {...planRouteGroups(folder, baseUrl, SIDEBARS, (file) => read.push(file)), read};
}

describe('paths', () => {
  const limits = {min: 2, max: 3};
  const groups = (...paths: string[]) => Object.fromEntries(dividePaths('', paths, limits));
  test('are divided by their first segments if there are enough of them', () =>
    assert.deepEqual(groups('/', '/a/1', '/a/2', '/b'), {'': ['/', '/b'], '/a': ['/a/1', '/a/2']}));
  test('are divided further if there are too many of them', () =>
    assert.deepEqual(groups('/a', '/a/x', '/a/b/1', '/a/b/2'), {
      '': [],
      '/a': ['/a', '/a/x'],
      '/a/b': ['/a/b/1', '/a/b/2'],
    }));
  test('that are too few for a group join the group above', () =>
    assert.deepEqual(groups('/a', '/a/b/1', '/a/b/2', '/a/b'), {'': ['/a'], '/a/b': ['/a/b/1', '/a/b/2', '/a/b']}));
  test('of a folder with very many pages are divided by the beginnings of their names', () => {
    const named = (start: string, count: number) => Array.from({length: count}, (_, index) => `/f/${start}${index}`);
    const divided = (...paths: string[]) => Object.fromEntries(dividePaths('', ['/', ...paths], {min: 2, max: 8}));
    const few = named('a', 16);
    assert.deepEqual(divided(...few), {'': ['/'], '/f': few});
    const [a, bx, by, c, rest] = [
      named('a', 5),
      named('bx', 6),
      named('by', 5),
      named('c', 2),
      ['/f/bz', '/f/d', '/f/e'],
    ];
    assert.deepEqual(divided(...a, ...bx, ...by, ...c, ...rest), {
      '': ['/'],
      '/f/a*': a,
      '/f/bx*': bx,
      '/f/by*': by,
      '/f/c*': c,
      '/f': rest,
    });
  });
});

describe('a plan of route groups', () => {
  const {groups, table, globalData, chunksOfPage, read} = plan();
  const context = {
    query: '',
    routeGroups: '/routeGroups.ts',
    firstPage: '/firstPage.ts',
    plan: plan(),
    sidebars: SIDEBARS,
    registrySource: REGISTRY,
  };
  test('leaves the home page and single pages in the tables of every page', () => {
    assert.deepEqual(
      groups.map(({prefix, chunk, pages}) => [prefix, chunk, pages.length]),
      [['/notices', 'routes-notices', 8]],
    );
    assert.deepEqual(Object.keys(table), ['/-532', keyOf('/'), keyOf('/docs/alone')]);
    assert.equal(read.length, 3);
  });
  test('works with another base URL', () =>
    assert.deepEqual(
      plan(
        PAGES.map((path) => `/preview${path}`),
        '/preview/',
      ).groups.map(({prefix}) => prefix),
      ['/preview/notices'],
    ));
  test('leaves chunks that several groups need in the registry of every page', () => {
    assert.deepEqual(
      [...(groups[0]?.chunks ?? [])].sort(),
      NAMES.map((name) => `cnotices${name}`),
    );
    const text = registry(REGISTRY, context);
    assert.match(text, /"page": \[\(\) => import/);
    assert.doesNotMatch(text, /cnotices/);
    assert.doesNotMatch(routesChunkNames('', context), /notices/);
  });
  test('leaves the main doc of each version in the data of every page, and gives each page its counterparts', () => {
    const [current, old] = (globalData[DOCS] as {default: {versions: {docs: {id: string; counterparts?: object}[]}[]}})
      .default.versions;
    assert.deepEqual(
      current?.docs.map(({id}) => id),
      ['', 'docs/alone', 'notices/a'],
    );
    assert.deepEqual(old?.docs, [{id: 'notices/b', path: '/1.x/b', counterparts: {current: '/notices/b/'}}]);
    assert.deepEqual(
      groups[0]?.docs.map(({version, docs}) => [version, docs.length]),
      [['current', 7]],
    );
    assert.deepEqual(groups[0]?.docs[0]?.docs[0], {
      id: 'notices/b',
      path: '/notices/b/',
      counterparts: {'1.x': '/1.x/b'},
    });
  });
  test('lists all chunks of a page', () => {
    assert.deepEqual(chunksOfPage.get('/'), ['page', 'page', 'c']);
    assert.deepEqual(chunksOfPage.get('/notices/c'), ['routes-notices', 'page', 'page', 'cnoticesc']);
  });
  test('becomes a table of routes and a module for each group', () => {
    const core = routes('', context);
    assert.match(
      core,
      /\{prefix: "\/notices", chunk: "routes-notices", load: \(\) => import\(\/\* webpackChunkName: "routes-notices" \*\/ "@generated\/routes\.js\?group=%2Fnotices"\)\}/,
    );
    assert.match(
      core,
      /\{path: "\/docs\/alone", key: "\/docs\/alone-011f", exact: true, component: ComponentCreator\("\/docs\/alone", "011f"\)\}/,
    );
    assert.doesNotMatch(core, /notices\/c/);
    const module = routes('', {...context, query: '?group=%2Fnotices'});
    assert.match(module, /"cnoticesc": \[\(\) => import\(/);
    assert.match(module, /\/notices\/c/);
    assert.doesNotMatch(module, /alone|@site\/page/);
    assert.throws(
      () => routes('', {...context, query: '?group=%2Fgone'}),
      /expected an import of a route group of this build, but found the group \/gone\./,
    );
  });
  test('keeps what every page loads from growing with the pages of a group, unlike Docusaurus', () => {
    const many = [...PAGES, ...Array.from({length: 30}, (_, index) => `/notices/more-${index}`)];
    const bytes = (pages: readonly string[]) => {
      const text = `export default {\n${['page', ...pages.map(chunkOf)].map(row).join('\n')}};\n`;
      const all = {...context, plan: plan(pages), registrySource: text};
      const split = [routes('', all), registry(text, all), routesChunkNames('', all), globalDataSource('', all)].join(
        '',
      ).length;
      const original = ['routes.js', 'routesChunkNames.json', 'globalData.json'].reduce(
        (sum, file) => sum + readFileSync(join(folder, file), 'utf8').length,
        text.length,
      );
      return {split, original};
    };
    const [before, after] = [bytes(PAGES), bytes(many)];
    assert.equal(after.split - before.split, 0);
    assert.ok(after.original - before.original > 30 * 200, String(after.original - before.original));
  });
  test('of routes in another format causes an error', () => {
    writeFileSync(join(folder, 'routes.js'), 'module.exports = [];');
    assert.throws(
      () => planRouteGroups(folder, '/', SIDEBARS, () => undefined),
      /routes\.js: expected imports of React and ComponentCreator, .*, but found "module\.exports/,
    );
  });
});
