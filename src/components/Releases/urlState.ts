/** The versions that the reader has selected. Empty if none is selected yet. */
export interface UpgradeVersions {
  from: string;
  to: string;
}

/**
 * Reads the versions from a query string. They can start with `v`, as in the titles of notices.
 * @param latest the default target version
 */
export function readVersions(search: string, latest: string): UpgradeVersions {
  const parameters = new URLSearchParams(search);
  const versionIn = (name: string) => (parameters.get(name) ?? '').trim().replace(/^v(?=\d)/i, '');
  return {from: versionIn('from'), to: versionIn('to') || latest};
}

/** Writes the versions to a query string and keeps all other parameters. */
export function writeVersions(search: string, {from, to}: UpgradeVersions): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({from, to})) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
