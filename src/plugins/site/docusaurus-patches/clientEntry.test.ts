import assert from 'node:assert/strict';
import {test} from 'node:test';
import clientEntry from './clientEntry';
import {runPatched, settle} from './testing/runModule';

/** Runs the module and records its calls. */
function start(load: () => Promise<void>) {
  const calls: string[] = [];
  const timers: (() => void)[] = [];
  const react = {createElement: () => null, startTransition: (update: () => void) => update()};
  runPatched(clientEntry, {
    imports: {
      react: {...react, default: react},
      'react-dom/client': {default: {createRoot: () => ({render: () => calls.push('render')})}},
      'react-helmet-async': {},
      'react-router-dom': {},
      '@generated/docusaurus.config': {default: {future: {experimental_router: 'browser'}}},
      './exports/ExecutionEnvironment': {default: {canUseDOM: true}},
      './App': {},
      './preload': {
        default: (path: string) => {
          calls.push(`preload ${path}`);
          return load();
        },
      },
      './docusaurus': {},
    },
    globals: {
      window: {
        location: {pathname: '/docs/pact'},
        dispatchEvent: ({type}: {type: string}) => calls.push(`event ${type}`),
      },
      Event,
      document: {getElementById: () => null},
      setTimeout: (run: () => void) => timers.push(run),
    },
  });
  return {calls, timers};
}

test('the browser gets a pause before the page’s modules are loaded and before the first render', async () => {
  const {calls, timers} = start(() => Promise.resolve());
  await settle();
  assert.deepEqual([calls, timers.length], [[], 1]);
  timers.shift()?.();
  await settle();
  assert.deepEqual([calls, timers.length], [['preload /docs/pact'], 1]);
  timers.shift()?.();
  await settle();
  assert.deepEqual(calls, ['preload /docs/pact', 'render']);
});

test('modules that fail to load cause an event instead of an unhandled rejection', async () => {
  const {calls, timers} = start(() => Promise.reject(new Error('The script failed to load.')));
  timers.shift()?.();
  await settle();
  assert.deepEqual([calls, timers.length], [['preload /docs/pact', 'event load-error'], 0]);
});
