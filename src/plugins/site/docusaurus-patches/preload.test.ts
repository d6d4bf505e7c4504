import assert from 'node:assert/strict';
import {test} from 'node:test';
import preload from './preload';
import {ROUTE_GROUPS} from './runtimeModules';
import {runPatched} from './testing/runModule';

test('a page is looked up after the routes of its group have loaded', async () => {
  const calls: string[] = [];
  const routes: {path: string; component: {preload(): void}}[] = [];
  const {default: preloadPage} = runPatched<{default: (path: string) => Promise<unknown>}>(preload, {
    imports: {
      '@generated/routes': {default: routes},
      'react-router-config': {
        matchRoutes: (list: typeof routes, path: string) =>
          list.filter((route) => route.path === path).map((route) => ({route})),
      },
      [ROUTE_GROUPS]: {
        loadRouteGroup(path: string) {
          calls.push(`routes of ${path}`);
          routes.push({path, component: {preload: () => calls.push(`page ${path}`)}});
          return Promise.resolve();
        },
      },
    },
  });
  await preloadPage('/docs/pact');
  assert.deepEqual(calls, ['routes of /docs/pact', 'page /docs/pact']);
});
