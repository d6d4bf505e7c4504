/** The two versions that a reader has chosen; empty for none yet. */
export interface Ends {
  from: string;
  to: string;
}

/**
 * Reads which upgrade an address asks for. A version may be written with a `v`, as the titles of notices have it.
 * @param newest the target where the address names none
 */
export function readEnds(search: string, newest: string): Ends {
  const parameters = new URLSearchParams(search);
  const versionIn = (name: string) => (parameters.get(name) ?? '').trim().replace(/^v(?=\d)/i, '');
  return {from: versionIn('from'), to: versionIn('to') || newest};
}

/** Writes the two versions into an address's query string, and leaves everything else there. */
export function writeEnds(search: string, {from, to}: Ends): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({from, to})) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
