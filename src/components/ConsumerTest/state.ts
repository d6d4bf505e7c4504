/** The state of a consumer test. */
import type {Files} from '@site/src/labs/consumerTest/protocol';

/** The texts of both files. */
export interface State {
  client: string;
  test: string;
}

/** The name in the fragment of a shared link. */
export const FRAGMENT_NAME = 'consumer-test';

/** Reads a stored state. Returns undefined for anything else. */
export function readState(stored: string | null): State | undefined {
  try {
    const {client, test} = JSON.parse(stored ?? '') as Partial<Record<keyof State, unknown>>;
    return typeof client === 'string' && typeof test === 'string' ? {client, test} : undefined;
  } catch {
    return undefined;
  }
}

/** Whether two states are the same. */
export const isSame = (one: State, other: State): boolean => one.client === other.client && one.test === other.test;

/** The state before the reader changes anything. */
export const initialState = ({client, test}: Files): State => ({client: client.text, test: test.text});
