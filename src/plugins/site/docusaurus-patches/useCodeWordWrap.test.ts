import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runPatched} from './testing/runModule';
import useCodeWordWrap from './useCodeWordWrap';

test('a code block is measured when it comes near the viewport, and on a resize while it is near and on the page', () => {
  let measured = 0;
  let unobserved = false;
  const listeners = new Map<string, () => void>();
  const cleanups: (() => void)[] = [];
  const codeBlock = {
    get scrollWidth() {
      measured += 1;
      return 100;
    },
    clientWidth: 50,
    querySelector: () => ({hasAttribute: () => false}),
    closest: () => null,
  };
  let intersect = (_entries: {isIntersecting: boolean}[]): void => assert.fail('no observer was created');
  const states: unknown[] = [];
  const ref: {current: object | null} = {current: codeBlock};
  const {useCodeWordWrap: hook} = runPatched<{useCodeWordWrap(): object}>(useCodeWordWrap, {
    imports: {
      react: {
        useState: (initial: unknown) => [initial, (value: unknown) => states.push(value)],
        useCallback: (callback: unknown) => callback,
        useRef: () => ref,
        useEffect(effect: () => (() => void) | undefined) {
          const cleanup = effect();
          if (cleanup) cleanups.push(cleanup);
        },
      },
      './useMutationObserver': {useMutationObserver: () => undefined},
    },
    globals: {
      window: {
        addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
        removeEventListener: (name: string) => listeners.delete(name),
      },
      IntersectionObserver: class {
        constructor(callback: typeof intersect) {
          intersect = callback;
        }
        observe = (element: object) => assert.equal(element, codeBlock);
        disconnect = () => (unobserved = true);
      },
    },
  });
  hook();
  listeners.get('resize')?.();
  intersect([{isIntersecting: false}]);
  assert.equal(measured, 0);
  intersect([{isIntersecting: true}]);
  assert.equal(measured, 1);
  assert.deepEqual(states, [true]);
  listeners.get('resize')?.();
  assert.equal(measured, 2);
  intersect([{isIntersecting: false}]);
  listeners.get('resize')?.();
  assert.equal(measured, 2);
  // React clears the ref before it runs the cleanup of the effect.
  ref.current = null;
  intersect([{isIntersecting: true}]);
  listeners.get('resize')?.();
  assert.equal(measured, 2);
  for (const cleanup of cleanups) cleanup();
  assert.deepEqual([unobserved, listeners.size], [true, 0]);
});
