import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {addArea, areaOf, loadArea, loadAreaAhead, setAreas, type Added, type Tables} from './areas';
import {divide, planAreas} from './areas.cjs';
import {
  app,
  banner,
  browserContext,
  codeBlock,
  codeLayout,
  codeLines,
  dates,
  docsPlugins,
  entry,
  globalData as globalDataText,
  lifecycles,
  pending,
  prefetch,
  preload,
  registry,
  routes,
  routesChunkNames,
  wordWrap,
} from './reduce.cjs';

const UNKNOWN = /which src\/plugins\/first-load does not know/;
const folder = mkdtempSync(join(tmpdir(), 'areas-'));
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
  return {...planAreas(folder, baseUrl, SIDEBARS, (file) => read.push(file)), read};
}

describe('paths', () => {
  const limits = {fewest: 2, most: 3};
  const areas = (...paths: string[]) => Object.fromEntries(divide('', paths, limits));
  test('are divided by their first segments, where there are enough', () =>
    assert.deepEqual(areas('/', '/a/1', '/a/2', '/b'), {'': ['/', '/b'], '/a': ['/a/1', '/a/2']}));
  test('are divided further where there are many', () =>
    assert.deepEqual(areas('/a', '/a/x', '/a/b/1', '/a/b/2'), {
      '': [],
      '/a': ['/a', '/a/x'],
      '/a/b': ['/a/b/1', '/a/b/2'],
    }));
  test('that are left over in few go with those above', () =>
    assert.deepEqual(areas('/a', '/a/b/1', '/a/b/2', '/a/b'), {'': ['/a'], '/a/b': ['/a/b/1', '/a/b/2', '/a/b']}));
});

describe('a plan of areas', () => {
  const {areas, table, globalData, chunksOfPage, read} = plan();
  const around = {query: '', areas: '/areas.ts', plan: plan(), sidebars: SIDEBARS, registryText: REGISTRY};
  test('keeps the home page and what is alone with every page', () => {
    assert.deepEqual(
      areas.map(({prefix, chunk, pages}) => [prefix, chunk, pages.length]),
      [['/notices', 'area-notices', 8]],
    );
    assert.deepEqual(Object.keys(table), ['/-532', keyOf('/'), keyOf('/docs/alone')]);
    assert.equal(read.length, 3);
  });
  test('does so under another base URL', () =>
    assert.deepEqual(
      plan(
        PAGES.map((path) => `/preview${path}`),
        '/preview/',
      ).areas.map(({prefix}) => prefix),
      ['/preview/notices'],
    ));
  test('keeps the chunks that several areas need', () => {
    assert.deepEqual(
      [...(areas[0]?.chunks ?? [])].sort(),
      NAMES.map((name) => `cnotices${name}`),
    );
    const text = registry(REGISTRY, around);
    assert.match(text, /"page": \[\(\) => import/);
    assert.doesNotMatch(text, /cnotices/);
    assert.doesNotMatch(routesChunkNames('', around), /notices/);
  });
  test('keeps the start of each version with every page, and gives each page the way to its twins', () => {
    const [current, old] = (globalData[DOCS] as {default: {versions: {docs: {id: string; twins?: object}[]}[]}}).default
      .versions;
    assert.deepEqual(
      current?.docs.map(({id}) => id),
      ['', 'docs/alone', 'notices/a'],
    );
    assert.deepEqual(old?.docs, [{id: 'notices/b', path: '/1.x/b', twins: {current: '/notices/b/'}}]);
    assert.deepEqual(
      areas[0]?.docs.map(({version, docs}) => [version, docs.length]),
      [['current', 7]],
    );
    assert.deepEqual(areas[0]?.docs[0]?.docs[0], {id: 'notices/b', path: '/notices/b/', twins: {'1.x': '/1.x/b'}});
  });
  test('knows all chunks of a page', () => {
    assert.deepEqual(chunksOfPage.get('/'), ['page', 'page', 'c']);
    assert.deepEqual(chunksOfPage.get('/notices/c'), ['area-notices', 'page', 'page', 'cnoticesc']);
  });
  test('becomes a table of routes, and a module for each area', () => {
    const core = routes('', around);
    assert.match(
      core,
      /\{prefix: "\/notices", chunk: "area-notices", load: \(\) => import\(\/\* webpackChunkName: "area-notices" \*\/ "@generated\/routes\.js\?area=%2Fnotices"\)\}/,
    );
    assert.match(
      core,
      /\{path: "\/docs\/alone", key: "\/docs\/alone-011f", exact: true, component: ComponentCreator\("\/docs\/alone", "011f"\)\}/,
    );
    assert.doesNotMatch(core, /notices\/c/);
    const module = routes('', {...around, query: '?area=%2Fnotices'});
    assert.match(module, /"cnoticesc": \[\(\) => import\(/);
    assert.match(module, /\/notices\/c/);
    assert.doesNotMatch(module, /alone|@site\/page/);
    assert.throws(() => routes('', {...around, query: '?area=%2Fgone'}), /asked for the area \/gone, which/);
  });
  test('lets no page of an area grow what every page loads, where Docusaurus would', () => {
    const many = [...PAGES, ...Array.from({length: 30}, (_, index) => `/notices/more-${index}`)];
    const bytes = (pages: readonly string[]) => {
      const text = `export default {\n${['page', ...pages.map(chunkOf)].map(row).join('\n')}};\n`;
      const all = {...around, plan: plan(pages), registryText: text};
      const ours = [routes('', all), registry(text, all), routesChunkNames('', all), globalDataText('', all)].join(
        '',
      ).length;
      const theirs = ['routes.js', 'routesChunkNames.json', 'globalData.json'].reduce(
        (sum, file) => sum + readFileSync(join(folder, file), 'utf8').length,
        text.length,
      );
      return {ours, theirs};
    };
    const [before, after] = [bytes(PAGES), bytes(many)];
    assert.equal(after.ours - before.ours, 0);
    assert.ok(after.theirs - before.theirs > 30 * 200, String(after.theirs - before.theirs));
  });
  test('of routes in another form is told', () => {
    writeFileSync(join(folder, 'routes.js'), 'module.exports = [];');
    assert.throws(() => planAreas(folder, '/', SIDEBARS, () => undefined), /routes\.js has another form, /);
  });
});

describe('an area', () => {
  const asked: string[] = [];
  const load = (name: string) => () => {
    asked.push(name);
    return Promise.resolve();
  };
  setAreas([
    {prefix: '/docs/on premises', chunk: 'area-b', load: load('b')},
    {prefix: '/docs', chunk: 'area-a', load: load('a')},
  ]);
  test('is the one whose prefix a path starts with', () => {
    for (const [path, chunk] of [
      ['/docs', 'area-a'],
      ['/docs/x', 'area-a'],
      ['/Docs/X', 'area-a'],
      ['/docs/on%20premises/y', 'area-b'],
      ['/docsearch', undefined],
      ['/', undefined],
      ['/docs/%', 'area-a'],
    ] as const)
      assert.equal(areaOf(path)?.chunk, chunk, path);
  });
  test('is loaded once, and when a link to it is in view, after it was fetched', async () => {
    await loadArea('/docs/x');
    await loadArea('/docs/y');
    await loadArea('/elsewhere');
    assert.deepEqual(asked, ['a']);
    await loadAreaAhead('/docs/on premises/z', (chunk) => Promise.resolve(asked.push(chunk)));
    assert.deepEqual(asked, ['a', 'area-b', 'b']);
    await loadAreaAhead('/docs/on premises/z', () => assert.fail());
  });
  test('that could not be loaded is asked for again', async () => {
    let times = 0;
    setAreas([
      {
        prefix: '/x',
        chunk: 'x',
        load: () => ((times += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve()),
      },
    ]);
    await assert.rejects(loadArea('/x'));
    await loadArea('/x');
    assert.equal(times, 2);
  });

  const tables = (): Tables => ({
    globalData: {[DOCS]: {default: {versions: [{name: 'current', docs: []}]}}},
    registry: {},
    routesChunkNames: {},
    routes: [{path: '/', key: '/-1', routes: [{path: '/', key: '/-2', routes: [{path: '/', key: '/-3'}]}]}],
  });
  const added: Added = {
    chunks: {c: 1},
    rows: {'/a-4': {content: 'c'}},
    pages: [{path: '/a', key: '/a-4', hash: '4', parents: ['/-1', '/-2']}],
    docs: [{pluginId: 'default', version: 'current', docs: [{id: 'a', path: '/a'}]}],
  };
  test('adds its pages where they belong, after what they are made of', () => {
    const all = tables();
    const same = all.routes[0]?.routes?.[0]?.routes;
    addArea(all, added, (path, hash) => {
      assert.deepEqual([all.registry, all.routesChunkNames], [{c: 1}, {'/a-4': {content: 'c'}}]);
      return {made: path + hash};
    });
    assert.deepEqual(same, [
      {path: '/a', key: '/a-4', component: {made: '/a4'}},
      {path: '/', key: '/-3'},
    ]);
    assert.deepEqual(all.globalData[DOCS], {default: {versions: [{name: 'current', docs: [{id: 'a', path: '/a'}]}]}});
  });
  test('of a route that is not there is told', () =>
    assert.throws(
      () => addArea({...tables(), routes: []}, added, () => ({})),
      /The page \/a belongs into a route that is not there: \/-1, \/-2/,
    ));
});

describe('the core of Docusaurus', () => {
  const core = join(createRequire(__filename).resolve('@docusaurus/core/package.json'), '../lib/client');
  const source = (name: string) => readFileSync(join(core, name), 'utf8');
  const around = {areas: '/areas.ts', idle: '/whenIdle.ts', englishDates: '/englishDates.ts', recovery: '/recovery.ts'};
  test('loads an area before it loads a page', () =>
    assert.match(
      preload(source('preload.js'), around),
      /function preloadPage\(pathname\)[\s\S]*export default \(pathname\) => loadArea\(pathname\)\.then\(\(\) => preloadPage\(pathname\)\);/,
    ));
  test('fetches an area before the scripts of a page', () =>
    assert.match(
      prefetch(source('docusaurus.js'), around),
      /const prefetchPage = [\s\S]*const prefetch = \(routePath\) => canPrefetch\(routePath\) && whenIdle\(\(\) => void loadAreaAhead\(/,
    ));
  test('looks at the routes each time it shows a page', () =>
    assert.match(app(source('App.js')), /const Routes = \(\) => renderRoutes\(routes\);[\s\S]*<Routes \/>/));
  test('makes room between its modules, those of the page, and the first drawing', () =>
    assert.match(
      entry(source('clientEntry.js')),
      /pause\(\)\.then\(\(\) => preload\(window\.location\.pathname\)\)\.then\(pause\)\.then\(\(\) => \{\s+startTransition\(renderApp\);/,
    ));
  test('draws what needs a browser as a transition', () =>
    assert.match(
      browserContext(source('browserContext.js')),
      /import React, \{ startTransition, [\s\S]*startTransition\(\(\) => setIsBrowser\(true\)\);/,
    ));
  test('says nothing of scripts that were fetched ahead and did not come', () =>
    assert.match(prefetch(source('docusaurus.js'), around), /return preloadHelper\(routePath\)\.catch\(/));
  test('recovers where the scripts of a page do not come, and shows no page that nobody waits for', () => {
    const text = pending(source('PendingNavigation.js'), around);
    assert.match(text, /^import \{recover\} from "\/recovery\.ts";/);
    assert.match(
      text,
      /this\.shown = props\.location;[\s\S]*this\.previousLocation = this\.shown;\s+this\.routeUpdateCleanupCb\(\);[\s\S]*if \(!awaited\(\)\) return;\s+this\.shown = nextLocation;[\s\S]*if \(awaited\(\)\) recover\(this\.shown\);/,
    );
    assert.doesNotMatch(text, /location\.reload/);
  });
  test('looks for a fragment that is no code for letters as it stands', () =>
    assert.match(
      lifecycles(source('ClientLifecyclesDispatcher.js')),
      /try \{\s+id = decodeURIComponent\(id\);\s+\}\s+catch/,
    ));
  test('leaves the banner for a wrong base URL to the server, and its style sheet in place', () =>
    assert.equal(
      banner(source('BaseUrlIssueBanner/index.js')),
      "import './styles.module.css';\nexport default () => null;\n",
    ));
  test('in another form is told', () => {
    assert.throws(() => pending('', around), UNKNOWN);
    assert.throws(() => lifecycles(''), UNKNOWN);
    assert.throws(() => banner(''), UNKNOWN);
    assert.throws(() => preload('export default preload;', around), UNKNOWN);
    assert.throws(() => prefetch('', around), UNKNOWN);
    assert.throws(() => app('renderRoutes(routes)'), UNKNOWN);
    for (const patch of [
      browserContext,
      codeBlock,
      codeLayout,
      wordWrap,
      entry,
      docsPlugins,
      codeLines,
      (text: string) => dates(text, around),
    ])
      assert.throws(() => patch(''), UNKNOWN);
  });
});

describe('the theme of Docusaurus', () => {
  const packages = join(createRequire(__filename).resolve('@docusaurus/core/package.json'), '../..');
  const source = (name: string, path: string) => readFileSync(join(packages, name, 'lib', path), 'utf8');
  /** Runs a function of a module: the text from its name to the first brace at the begin of a line. */
  const run = (text: string, name: string, ...given: unknown[]): unknown => {
    const [body = ''] = new RegExp(`(?:function ${name}\\([\\s\\S]*?\\n\\}|const ${name} = .*;)`).exec(text) ?? [];
    return runInNewContext(`${body}\n${name}`, {
      matchPath: (path: string, {path: prefix}: {path: string}) => path.startsWith(prefix),
    })(...given);
  };
  test('finds the plugin of a page as before: that with the longer path', () => {
    const text = source('plugin-content-docs', 'client/docsClientUtils.js');
    const data = {default: {path: '/'}, reference: {path: '/oas'}, other: {path: '/oas/x'}};
    for (const path of ['/docs/pact', '/oas/products', '/oas/x/y']) {
      const [before, after] = [text, docsPlugins(text)].map(
        (version) => (run(version, 'getActivePlugin', data, path) as {pluginId: string}).pluginId,
      );
      assert.equal(after, before);
    }
  });
  test('leaves the lines of code as they are', () => {
    const text = codeLines(source('theme-common', 'utils/codeBlockUtils.js'));
    assert.deepEqual(structuredClone(run(text, 'parseCodeLinesFromContent', 'a\r\nb\n\n// highlight-next-line\nc')), {
      lineClassNames: {},
      code: 'a\nb\n\n// highlight-next-line\nc',
    });
  });
  test('measures a block of code when it comes near the screen', () => {
    const text = wordWrap(source('theme-common', 'hooks/useCodeWordWrap.js'));
    assert.match(text, /new IntersectionObserver\(/);
    assert.equal(text.match(/updateCodeIsScrollable\(\);/g)?.length, 1);
    assert.doesNotMatch(text, /useTabBecameVisibleCallback\(codeBlockRef, u|'resize', updateCode/);
  });

  test('says how many lines a block of code has', () =>
    assert.match(
      codeLayout(source('theme-classic', 'theme/CodeBlock/Layout/index.js')),
      /<Container as="div" data-lines=\{metadata\.code\./,
    ));

  test('keeps the blocks of code that the server wrote', () =>
    assert.match(codeBlock(source('theme-classic', 'theme/CodeBlock/index.js')), /<CodeBlockComp \{\.\.\.props\}>/));
  test('has days written in English', () => {
    assert.match(
      dates(source('theme-common', 'utils/IntlUtils.js'), {englishDates: '/englishDates.ts'}),
      /^import \{englishDates\} from "\/englishDates\.ts";\nexport const useDateTimeFormat = englishDates;\n[\s\S]*export function useCalendar/,
    );
  });
});
