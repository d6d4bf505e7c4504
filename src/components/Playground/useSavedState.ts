import {isSame, readState, type State} from './state';
import {useStoredState} from './useStoredState';

/**
 * The state of a playground, which the browser's storage keeps. Without storage, it's kept while the page is open.
 * @param initial must not change
 */
export const useSavedState = (key: string, initial: State): [State, (change: Partial<State>) => void] =>
  useStoredState(key, initial, {read: readState, isSame});
