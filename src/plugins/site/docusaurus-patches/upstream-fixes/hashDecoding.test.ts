import assert from 'node:assert/strict';
import {test} from 'node:test';
import hashDecoding from './hashDecoding';
import {runPatched} from '../testing/runModule';

for (const [hash, id] of [
  ['#100%', '100%'],
  ['#a%20b', 'a b'],
] as const) {
  test(`a navigation to ${hash} scrolls to the element with the ID ${JSON.stringify(id)}`, () => {
    const scrolledTo: string[] = [];
    const {default: ClientLifecyclesDispatcher} = runPatched<{default: (props: object) => unknown}>(hashDecoding, {
      imports: {
        '@generated/client-modules': {default: []},
        './exports/useIsomorphicLayoutEffect': {default: (effect: () => void) => effect()},
      },
      globals: {
        document: {getElementById: (name: string) => ({scrollIntoView: () => scrolledTo.push(name)})},
      },
    });
    const previousLocation = {pathname: '/a', hash: '', search: ''};
    ClientLifecyclesDispatcher({previousLocation, location: {pathname: '/b', hash, search: ''}});
    assert.deepEqual(scrolledTo, [id]);
  });
}
