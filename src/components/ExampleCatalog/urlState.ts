/** URL parameter with the example whose pairs are shown. */
const PAIRS = 'pairs-of';

/** Reads the id of the example whose pairs to show. Empty for all pairs. */
export const readPairs = (search: string): string => new URLSearchParams(search).get(PAIRS) ?? '';

/** Writes the id to a query string and keeps all other parameters. */
export function writePairs(search: string, id: string): string {
  const parameters = new URLSearchParams(search);
  if (id === '') parameters.delete(PAIRS);
  else parameters.set(PAIRS, id);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
