import assert from 'node:assert/strict';
import {test} from 'node:test';
import browserContext from './browserContext';
import {runPatched} from './testing/runModule';

test('the change from server to browser rendering is a transition', () => {
  const calls: string[] = [];
  const react = {
    createContext: () => ({Provider: 'provider'}),
    createElement: () => null,
    useState: () => [false, (value: boolean) => calls.push(`set ${value}`)],
    useEffect: (effect: () => void) => effect(),
    startTransition(update: () => void) {
      calls.push('start');
      update();
      calls.push('end');
    },
  };
  const {BrowserContextProvider} = runPatched<{BrowserContextProvider(props: object): unknown}>(browserContext, {
    imports: {react: {...react, default: react}},
  });
  BrowserContextProvider({});
  assert.deepEqual(calls, ['start', 'set true', 'end']);
});
