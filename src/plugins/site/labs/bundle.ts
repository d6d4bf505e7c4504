import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';

/** The folder of the worker in the built site. Files in it that have a hash in their names are cached for a year. */
const FOLDER = 'assets/labs';

/** The labs' workers, by the start of their names in the built site. */
const WORKERS = {
  comparator: 'src/labs/worker.ts',
  'consumer-test': 'src/labs/consumerTest/worker.ts',
  match: 'src/labs/match/worker.ts',
} as const;

type WorkerName = keyof typeof WORKERS;

/** The files of a worker that runs WebAssembly, by their paths in the site. */
interface ModuleFiles {
  worker: string;
  module: string;
  licenses: string;
}

/** The paths in the site of everything that the labs' workers need. */
export interface LabFiles {
  comparator: string;
  'consumer-test': string;
  match: ModuleFiles;
}

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
 * Writes the workers, and the module that one of them runs with its licenses, to a folder that the site serves. Earlier
 * files are deleted.
 * @returns their paths in the site. The endings of the workers' names determine their policies.
 */
export async function writeWorkers(site: string, folder: string): Promise<LabFiles> {
  rmSync(join(folder, FOLDER), {recursive: true, force: true});
  mkdirSync(join(folder, FOLDER), {recursive: true});
  const write = (name: string, ending: string, content: string | Buffer): string => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `${FOLDER}/${name}.${hash}.${ending}`;
    writeFileSync(join(folder, file), content);
    return file;
  };
  const source = (name: string) => readFileSync(join(site, 'src/labs/match', name));
  // A page links to the licenses, so their name has no hash.
  const licenses = `${FOLDER}/pact-match-licenses.txt`;
  writeFileSync(join(folder, licenses), source('crate/licenses.txt'));
  return {
    comparator: write('comparator', 'isolated.js', await bundleWorker(site)),
    'consumer-test': write('consumer-test', 'isolated.js', await bundleWorker(site, 'consumer-test')),
    match: {
      worker: write('match', 'wasm-worker.js', await bundleWorker(site, 'match')),
      module: write('pact-match', 'wasm', source('pact_match.wasm')),
      licenses,
    },
  };
}
