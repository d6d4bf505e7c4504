import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';

/** The folder of the worker in the built site. Files in it that have a hash in their names are cached for a year. */
const FOLDER = 'assets/labs';

/**
 * Bundles the labs' worker into a single module. A separate bundler creates it, because the site's own may move shared
 * code into files that the worker's policy forbids it to load.
 * @param site root of the repository
 */
export async function bundleWorker(site: string): Promise<string> {
  const shim = (name: string) => join(site, 'src/labs/shims', `${name}.ts`);
  const {outputFiles, metafile} = await build({
    entryPoints: [join(site, 'src/labs/worker.ts')],
    absWorkingDir: site,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'silent',
    alias: {'node:querystring': shim('querystring'), 'node:assert': shim('assert'), util: shim('util')},
    inject: [shim('globals')],
  });
  const missing = Object.values(metafile.outputs).flatMap(({imports}) => imports.map(({path}) => path));
  if (missing.length > 0)
    throw new Error(
      `The worker of the labs must be a single file, but it imports ${missing.join(', ')}. ` +
        'Add a replacement to src/labs/shims and to src/plugins/site/labs/bundle.ts.',
    );
  return outputFiles.map(({text}) => text).join('');
}

/**
 * Writes the worker to a folder that the site serves. Earlier files are deleted.
 * @returns the worker's path in the site. `.isolated.js` gives it a policy that allows generated code.
 */
export async function writeWorker(site: string, folder: string): Promise<string> {
  const text = await bundleWorker(site);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${FOLDER}/comparator.${hash}.isolated.js`;
  rmSync(join(folder, FOLDER), {recursive: true, force: true});
  mkdirSync(join(folder, FOLDER), {recursive: true});
  writeFileSync(join(folder, file), text);
  return file;
}
