import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {cutRegion} from '../code-blocks/region';
import {filesOf, isExample, isFileSet, type State} from './states';

/** The mock broker. The zip file of a state that depends on it includes a copy. */
const MOCK_BROKER = {
  name: 'mock-broker',
  folder: 'samples/mock-broker',
  dependency: 'file:mock-broker',
} as const;

/** The folder of the zip files, both in the built site and in their URLs. */
export const DOWNLOADS = 'downloads';

/** The name of a state's zip file without `.zip`. The folder in the zip file has the same name. */
export const bundleName = ({home, step}: State): string =>
  isExample(home) ? `example-${basename(home)}` : `${basename(home)}-${step}`;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The mock broker's package.json without the parts that only its own tests need. */
function mockBrokerManifest(text: string): string {
  const {devDependencies: _tests, scripts: _scripts, ...manifest} = JSON.parse(text) as Record<string, unknown>;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * The content of a state's zip file, by path from the folder in the zip file. A set of files is for use as it is, so
 * its region markers are left out.
 * @param site root of the repository
 */
export function bundleFiles(site: string, state: State): Map<string, Uint8Array> {
  const files = new Map(
    filesOf(site, state.folder).map((path) => [path, readFileSync(join(site, state.folder, path))]),
  );
  if (isFileSet(state)) {
    for (const [path, content] of files) files.set(path, Buffer.from(`${cutRegion(content.toString()).code}\n`));
    return files;
  }
  const {dependencies, devDependencies} = JSON.parse(files.get('package.json')?.toString() ?? '{}') as Manifest;
  if ({...devDependencies, ...dependencies}[MOCK_BROKER.name] !== MOCK_BROKER.dependency) return files;
  for (const path of filesOf(site, MOCK_BROKER.folder)) {
    if (!/^(?:src\/|package\.json$|README\.md$)/.test(path)) continue;
    const content = readFileSync(join(site, MOCK_BROKER.folder, path));
    files.set(
      `${MOCK_BROKER.name}/${path}`,
      path === 'package.json' ? Buffer.from(mockBrokerManifest(content.toString())) : content,
    );
  }
  return files;
}

/**
 * The oldest modification time that the zip format supports. The format stores local times, so a local date produces
 * the same bytes in every time zone.
 */
const oldestTime = (): Date => new Date(1980, 0, 1);

/**
 * The zip files created so far, by the digest of their content. Each is needed twice: to write it, and to show its size
 * on a page.
 */
const created = new Map<string, Uint8Array>();

function digestOf(files: readonly (readonly [path: string, content: Uint8Array])[]): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}

/** Creates the zip file of a state. The same files always produce the same bytes. */
export function zipState(site: string, state: State): Uint8Array {
  const folder = bundleName(state);
  const files = [...bundleFiles(site, state)].sort(([one], [other]) => (one < other ? -1 : 1));
  const key = `${folder}\0${digestOf(files)}`;
  const known = created.get(key);
  if (known !== undefined) return known;
  const mtime = oldestTime();
  const entries: Zippable = Object.fromEntries(
    files.map(([path, content]) => [`${folder}/${path}`, [content, {mtime, level: 9}]]),
  );
  const zip = zipSync(entries);
  created.set(key, zip);
  return zip;
}
