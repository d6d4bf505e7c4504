import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';

/** The folder of the worker in the built site. Files in it that have a hash in their names are cached for a year. */
const FOLDER = 'assets/labs';

/** The labs' workers, by the start of their names in the built site. */
const WORKERS = {comparator: 'src/labs/worker.ts', 'consumer-test': 'src/labs/consumerTest/worker.ts'} as const;

type WorkerName = keyof typeof WORKERS;

/**
 * Bundles a worker of the labs into a single module. A separate bundler creates it, because the site's own may move
 * shared code into files that the worker's policy forbids it to load.
 * @param site root of the repository
 */
export async function bundleWorker(site: string, name: WorkerName = 'comparator'): Promise<string> {
  const shim = (module: string) => join(site, 'src/labs/shims', `${module}.ts`);
  const {outputFiles, metafile} = await build({
    entryPoints: [join(site, WORKERS[name])],
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
    // The comparator needs modules and globals of Node.js.
    ...(name === 'comparator' && {
      alias: {'node:querystring': shim('querystring'), 'node:assert': shim('assert'), util: shim('util')},
      inject: [shim('globals')],
    }),
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
 * Writes the workers to a folder that the site serves. Earlier files are deleted.
 * @returns the workers' paths in the site. `.isolated.js` gives them a policy that allows generated code.
 */
export async function writeWorkers(site: string, folder: string): Promise<Record<WorkerName, string>> {
  rmSync(join(folder, FOLDER), {recursive: true, force: true});
  mkdirSync(join(folder, FOLDER), {recursive: true});
  const write = async (name: WorkerName): Promise<string> => {
    const text = await bundleWorker(site, name);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `${FOLDER}/${name}.${hash}.isolated.js`;
    writeFileSync(join(folder, file), text);
    return file;
  };
  return {comparator: await write('comparator'), 'consumer-test': await write('consumer-test')};
}
