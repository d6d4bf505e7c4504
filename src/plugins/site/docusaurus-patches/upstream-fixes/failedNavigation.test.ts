import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import failedNavigation from './failedNavigation';
import {NAVIGATION_RECOVERY} from '../runtimeModules';
import {runPatched, settle} from '../testing/runModule';

interface Instance {
  props: {location: object};
  shouldComponentUpdate(props: {location: object}, state: object): boolean;
}

/** Creates a component that shows page A, and records its calls. */
function showA() {
  const calls: string[] = [];
  const previous: unknown[] = [];
  const requests: {resolve(): void; reject(error: Error): void}[] = [];
  const {default: PendingNavigation} = runPatched<{default: new (props: Instance['props']) => Instance}>(
    failedNavigation,
    {
      imports: {
        react: {
          default: {
            Component: class {
              constructor(public props: Instance['props']) {}
              setState = ({nextRouteHasLoaded}: {nextRouteHasLoaded: boolean}) =>
                calls.push(nextRouteHasLoaded ? 'show' : 'wait');
            },
          },
        },
        'react-router-dom': {},
        './ClientLifecyclesDispatcher': {
          dispatchLifecycleAction(_name: string, {previousLocation}: {previousLocation: unknown}) {
            previous.push(previousLocation);
            return () => calls.push('end progress');
          },
        },
        './exports/ExecutionEnvironment': {default: {canUseDOM: true}},
        './preload': {
          default: () => new Promise<void>((resolve, reject) => requests.push({resolve, reject})),
        },
        [NAVIGATION_RECOVERY]: {recoverNavigation: (shown: unknown) => calls.push(`recover ${JSON.stringify(shown)}`)},
      },
      globals: {console: {warn: () => undefined}, window: {location: {reload: () => calls.push('reload')}}},
    },
  );
  const instance = new PendingNavigation({location: {pathname: '/a'}});
  const go = (pathname: string) => {
    const location = {pathname};
    instance.shouldComponentUpdate({location}, {});
    instance.props = {location};
    calls.length = 0;
  };
  return {calls, previous, requests, go};
}

describe('a navigation', () => {
  test('to a page whose scripts fail to load does not reload, but recovers from the page on screen', async () => {
    const {calls, requests, go} = showA();
    go('/b');
    requests[0]?.reject(new Error('The script failed to load.'));
    await settle();
    assert.deepEqual(calls, ['recover {"pathname":"/a"}']);
  });

  test('shows the page when it arrives', async () => {
    const {calls, requests, go} = showA();
    go('/b');
    requests[0]?.resolve();
    await settle();
    assert.deepEqual(calls, ['end progress', 'show']);
  });

  for (const outcome of ['resolve', 'reject'] as const)
    test(`does nothing more when the reader has gone elsewhere in the meantime: ${outcome}`, async () => {
      const {calls, previous, requests, go} = showA();
      go('/b');
      go('/c');
      requests[0]?.[outcome](new Error('The script failed to load.'));
      await settle();
      assert.deepEqual(calls, []);
      assert.deepEqual(previous, [null, {pathname: '/a'}, {pathname: '/a'}]);
    });
});
