import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {filesOf, isExample, type State} from './states';

/** The stand-in for a broker, which a state brings along when it depends on it. */
const STAND_IN = {
  name: 'broker-stand-in',
  folder: 'samples/broker-stand-in',
  dependency: 'file:broker-stand-in',
} as const;

/** Folder of the site, and of the address, that holds the zips. */
export const DOWNLOADS = 'downloads';

/** The folder in the zip, and the name of the zip without its ending. */
export const bundleName = ({home, step}: State): string =>
  isExample(home) ? `example-${basename(home)}` : `${basename(home)}-${step}`;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The stand-in's package without what only its own tests need. */
function standInManifest(text: string): string {
  const {devDependencies: _tests, scripts: _scripts, ...manifest} = JSON.parse(text) as Record<string, unknown>;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What a learner gets, by path from the folder in the zip. @param site root of the repository */
export function bundleFiles(site: string, state: State): Map<string, Uint8Array> {
  const files = new Map(
    filesOf(site, state.folder).map((path) => [path, readFileSync(join(site, state.folder, path))]),
  );
  const {dependencies, devDependencies} = JSON.parse(files.get('package.json')?.toString() ?? '{}') as Manifest;
  if ({...devDependencies, ...dependencies}[STAND_IN.name] !== STAND_IN.dependency) return files;
  for (const path of filesOf(site, STAND_IN.folder)) {
    if (!/^(?:src\/|package\.json$|README\.md$)/.test(path)) continue;
    const content = readFileSync(join(site, STAND_IN.folder, path));
    files.set(
      `${STAND_IN.name}/${path}`,
      path === 'package.json' ? Buffer.from(standInManifest(content.toString())) : content,
    );
  }
  return files;
}

/** The oldest time that the format can hold. It has no time zone: a time of the place gives the same bytes everywhere. */
const oldestTime = (): Date => new Date(1980, 0, 1);

/** Zips of this process by the digest of what is in them: each is asked for when it is written, and on the page that tells its size. */
const made = new Map<string, Uint8Array>();

function digestOf(files: readonly (readonly [path: string, content: Uint8Array])[]): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}

/** The zip of a state: the same bytes for the same files. */
export function zipState(site: string, state: State): Uint8Array {
  const folder = bundleName(state);
  const files = [...bundleFiles(site, state)].sort(([one], [other]) => (one < other ? -1 : 1));
  const key = `${folder}\0${digestOf(files)}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const mtime = oldestTime();
  const entries: Zippable = Object.fromEntries(
    files.map(([path, content]) => [`${folder}/${path}`, [content, {mtime, level: 9}]]),
  );
  const zip = zipSync(entries);
  made.set(key, zip);
  return zip;
}
