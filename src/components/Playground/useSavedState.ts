import {useCallback, useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {isSame, readState, type State} from './state';

/**
 * The state of a playground, which the browser's storage keeps. Without storage, it's kept while the page is open.
 * @param initial must not change
 */
export function useSavedState(key: string, initial: State): [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const saved = readState(createStorageSlot(key).get());
    if (saved !== undefined) setState(saved);
  }, [key]);
  const change = useCallback(
    (changes: Partial<State>) =>
      setState((before) => {
        const after = {...before, ...changes};
        const slot = createStorageSlot(key);
        if (isSame(after, initial)) slot.del();
        else slot.set(JSON.stringify(after));
        return after;
      }),
    [key, initial],
  );
  return [state, change];
}
