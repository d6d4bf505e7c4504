import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  addRouteGroup,
  loadRouteGroup,
  prefetchRouteGroup,
  routeGroupOf,
  setRouteGroups,
  type GroupTables,
  type Tables,
} from './routeGroups';

const DOCS = 'docusaurus-plugin-content-docs';

describe('a route group', () => {
  const requested: string[] = [];
  const load = (name: string) => () => {
    requested.push(name);
    return Promise.resolve();
  };
  setRouteGroups([
    {prefix: '/docs/on premises', chunk: 'routes-b', load: load('b')},
    {prefix: '/docs/fix/C*', chunk: 'routes-c', load: load('c')},
    {prefix: '/docs', chunk: 'routes-a', load: load('a')},
  ]);
  test('contains the paths that start with its prefix', () => {
    for (const [path, chunk] of [
      ['/docs', 'routes-a'],
      ['/docs/x', 'routes-a'],
      ['/Docs/X', 'routes-a'],
      ['/docs/on%20premises/y', 'routes-b'],
      ['/docs/fix/cli-error', 'routes-c'],
      ['/docs/fix/other', 'routes-a'],
      ['/docsearch', undefined],
      ['/', undefined],
      ['/docs/%', 'routes-a'],
    ] as const)
      assert.equal(routeGroupOf(path)?.chunk, chunk, path);
  });
  test('is loaded once, and for a link in view after it was prefetched', async () => {
    await loadRouteGroup('/docs/x');
    await loadRouteGroup('/docs/y');
    await loadRouteGroup('/elsewhere');
    assert.deepEqual(requested, ['a']);
    await prefetchRouteGroup('/docs/on premises/z', (chunk) => Promise.resolve(requested.push(chunk)));
    assert.deepEqual(requested, ['a', 'routes-b', 'b']);
    await prefetchRouteGroup('/docs/on premises/z', () => assert.fail());
  });
  test('that failed to load is requested again', async () => {
    let times = 0;
    setRouteGroups([
      {
        prefix: '/x',
        chunk: 'x',
        load: () => ((times += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve()),
      },
    ]);
    await assert.rejects(loadRouteGroup('/x'));
    await loadRouteGroup('/x');
    assert.equal(times, 2);
  });

  const tables = (): Tables => ({
    globalData: {[DOCS]: {default: {versions: [{name: 'current', docs: []}]}}},
    registry: {},
    routesChunkNames: {},
    routes: [{path: '/', key: '/-1', routes: [{path: '/', key: '/-2', routes: [{path: '/', key: '/-3'}]}]}],
  });
  const added: GroupTables = {
    chunks: {c: 1},
    rows: {'/a-4': {content: 'c'}},
    pages: [{path: '/a', key: '/a-4', hash: '4', parents: ['/-1', '/-2']}],
    docs: [{pluginId: 'default', version: 'current', docs: [{id: 'a', path: '/a'}]}],
  };
  test('adds its pages to their parent routes, after the chunks that they need', () => {
    const all = tables();
    const same = all.routes[0]?.routes?.[0]?.routes;
    addRouteGroup(all, added, (path, hash) => {
      assert.deepEqual([all.registry, all.routesChunkNames], [{c: 1}, {'/a-4': {content: 'c'}}]);
      return {created: path + hash};
    });
    assert.deepEqual(same, [
      {path: '/a', key: '/a-4', component: {created: '/a4'}},
      {path: '/', key: '/-3'},
    ]);
    assert.deepEqual(all.globalData[DOCS], {default: {versions: [{name: 'current', docs: [{id: 'a', path: '/a'}]}]}});
  });
  test('with a page of an unknown parent route causes an error', () =>
    assert.throws(
      () => addRouteGroup({...tables(), routes: []}, added, () => ({})),
      /the page \/a should be in the nested routes \/-1, \/-2, but the table of routes has no such routes\./,
    ));
});
