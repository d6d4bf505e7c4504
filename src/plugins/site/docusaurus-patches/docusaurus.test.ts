import assert from 'node:assert/strict';
import {test} from 'node:test';
import docusaurus from './docusaurus';
import {ROUTE_GROUPS, WHEN_IDLE} from './runtimeModules';
import {runPatched, settle} from './testing/runModule';

interface Exports {
  default: {prefetch(path: string): unknown};
}

test('the chunk of a route group and those of its page are fetched one after the other, in idle periods', async () => {
  const tasks: (() => void)[] = [];
  const fetched: string[] = [];
  const routesChunkNames: Record<string, object> = {};
  const fetchChunk = (url: string) => {
    fetched.push(url);
    return Promise.resolve();
  };
  const {default: patched} = runPatched<Exports>(docusaurus, {
    imports: {
      'react-router-config': {matchRoutes: (_routes: unknown, path: string) => [{route: {path}}]},
      '@generated/routesChunkNames': {default: routesChunkNames},
      '@generated/routes': {default: []},
      './prefetch': {default: fetchChunk},
      './preload': {default: () => Promise.resolve()},
      './flat': {default: (row: object) => row},
      [WHEN_IDLE]: {whenIdle: (task: () => void) => tasks.push(task)},
      [ROUTE_GROUPS]: {
        async prefetchRouteGroup(_path: string, prefetch: (chunk: string) => Promise<unknown>) {
          await prefetch('routes-docs');
          routesChunkNames['/docs/pact-0a1'] = {content: 'pact'};
        },
      },
    },
    globals: {navigator: {}, __webpack_require__: {gca: (chunk: string) => `/${chunk}.js`}},
  });
  patched.prefetch('/docs/pact');
  assert.deepEqual(fetched, []);
  tasks.shift()?.();
  await settle();
  assert.deepEqual(fetched, ['/routes-docs.js']);
  tasks.shift()?.();
  assert.deepEqual(fetched, ['/routes-docs.js', '/pact.js']);
  assert.equal(patched.prefetch('/docs/pact'), false);
});
