import assert from 'node:assert/strict';
import {test} from 'node:test';
import reactUtils from './reactUtils';
import {runPatched} from './testing/runModule';

interface Exports {
  useShallowMemoObject(object: object): object;
}

test('the same properties in any order count as the same object, without collation tables', () => {
  const calls: unknown[][] = [];
  const {useShallowMemoObject} = runPatched<Exports>(reactUtils, {
    imports: {
      react: {
        useMemo: (create: () => object, deps: unknown[]) => {
          calls.push(deps);
          return create();
        },
      },
      '@docusaurus/useIsomorphicLayoutEffect': {},
    },
    setup: 'String.prototype.localeCompare = () => { throw new Error("localeCompare"); };',
  });
  useShallowMemoObject({b: 1, a: 2});
  useShallowMemoObject({a: 2, b: 1});
  useShallowMemoObject({a: 2, b: 3});
  assert.deepEqual([...(calls[0] ?? [])], ['a', 2, 'b', 1]);
  assert.deepEqual(calls[1], calls[0]);
  assert.notDeepEqual(calls[2], calls[0]);
});
