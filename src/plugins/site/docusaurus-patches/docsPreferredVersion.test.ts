import assert from 'node:assert/strict';
import {test} from 'node:test';
import docsPreferredVersion from './docsPreferredVersion';
import {runPatched} from './testing/runModule';

interface Exports {
  DocsPreferredVersionContextProvider(props: {children: unknown}): {type: () => unknown; props: object};
}

test('the stored version is read again when it changes in this window or another one', () => {
  const states: unknown[] = [];
  const listeners = new Set<(event: {key: string | null}) => void>();
  let stored = '1.x';
  let undo: (() => void) | undefined;
  const react = {
    createContext: () => ({Provider: 'Provider'}),
    createElement: (type: unknown, props: object) => ({type, props}),
    useMemo: (create: () => unknown) => create(),
    useState: (create: () => unknown) => [create(), (state: unknown) => states.push(state)],
    useEffect: (effect: () => () => void) => {
      undo = effect();
    },
    useContext: () => undefined,
    useCallback: (callback: unknown) => callback,
  };
  const {DocsPreferredVersionContextProvider} = runPatched<Exports>(docsPreferredVersion, {
    imports: {
      react: {...react, default: react},
      '@docusaurus/plugin-content-docs/client': {
        useAllDocsData: () => ({default: {versions: [{name: 'current'}, {name: '1.x'}]}}),
      },
      '@docusaurus/constants': {DEFAULT_PLUGIN_ID: 'default'},
      '@docusaurus/theme-common': {useThemeConfig: () => ({docs: {versionPersistence: 'localStorage'}})},
      '@docusaurus/theme-common/internal': {createStorageSlot: () => ({get: () => stored, del: () => undefined})},
    },
    globals: {
      window: {
        addEventListener: (_type: string, listener: (event: {key: string | null}) => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: (event: {key: string | null}) => void) =>
          listeners.delete(listener),
      },
    },
  });
  const {type: Provider, props} = DocsPreferredVersionContextProvider({children: null});
  (Provider as (props: object) => unknown)({...props});
  const send = (key: string | null): void => listeners.forEach((listener) => listener({key}));
  stored = 'current';
  send('docusaurus.tab.language');
  send('docs-preferred-version-default');
  assert.deepEqual(
    JSON.parse(JSON.stringify(states)),
    ['1.x', 'current'].map((preferredVersionName) => ({default: {preferredVersionName}})),
  );
  undo?.();
  assert.equal(listeners.size, 0);
});
