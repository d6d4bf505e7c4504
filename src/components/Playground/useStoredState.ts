import {useCallback, useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

interface Format<State> {
  /** Reads a stored state. Returns undefined for anything else. */
  read: (stored: string | null) => State | undefined;
  isSame: (one: State, other: State) => boolean;
}

/**
 * A state that the browser's storage keeps. Without storage, it's kept while the page is open.
 * @param initial must not change
 * @param format must not change
 */
export function useStoredState<State extends object>(
  key: string,
  initial: State,
  {read, isSame}: Format<State>,
): [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const saved = read(createStorageSlot(key).get());
    if (saved !== undefined) setState(saved);
  }, [key, read]);
  const change = useCallback(
    (changes: Partial<State>) =>
      setState((before) => {
        const after = {...before, ...changes};
        const slot = createStorageSlot(key);
        if (isSame(after, initial)) slot.del();
        else slot.set(JSON.stringify(after));
        return after;
      }),
    [key, initial, isSame],
  );
  return [state, change];
}
