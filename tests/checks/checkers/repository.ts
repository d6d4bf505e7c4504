import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {CliDescription} from '../../../samples/pact-cli/describe.js';

/** The absolute path of the repository. */
export const ROOT = resolve(__dirname, '../../..');

const read = (path: string): unknown => JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));

/** Reads the commands and options from the Pact CLI's help text, which are in `samples/pact-cli/cli.json`. */
export const readCli = (): CliDescription => read('samples/pact-cli/cli.json') as CliDescription;

/** Returns the versions of each package in package-lock.json. */
export function readLockedPackages(): ReadonlyMap<string, ReadonlySet<string>> {
  const {packages} = read('package-lock.json') as {
    packages: Record<string, {version?: string; link?: boolean; name?: string}>;
  };
  const versions = new Map<string, Set<string>>();
  for (const [path, {version, link, name}] of Object.entries(packages)) {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || link === true || version === undefined) continue;
    const key = name ?? path.slice(at + 'node_modules/'.length);
    versions.set(key, (versions.get(key) ?? new Set()).add(version));
  }
  return versions;
}
