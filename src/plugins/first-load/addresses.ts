import {runInNewContext} from 'node:vm';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['DefinePlugin']>;

/** Where the addresses of areas' scripts are collected in the browser. */
const COLLECTED = 'self.pageChunks';

/** How the bundler asks for the address of a chunk: a table from each chunk's id to the hash in its file name. */
const TABLE = /"assets\/js\/"\s*\+\s*(\w+)\s*\+\s*"\."\s*\+\s*\(?(\{[^{}]*\})\)?\[\1\]\s*\+\s*"\.js"/g;

/**
 * Divides the table of addresses, which is in the script that every page loads first and has a row for each page.
 * @param runtime that script
 * @param chunksOf for the script of each area, the chunks that only its pages need
 * @returns the shorter script, and for each area what goes in front of its own script
 * @throws Error where the table has another form
 */
export function divideAddresses(
  runtime: string,
  chunksOf: ReadonlyMap<string, ReadonlySet<string>>,
): {runtime: string; additions: Map<string, string>} {
  const [table, ...more] = [...runtime.matchAll(TABLE)];
  if (table === undefined || more.length > 0)
    throw new Error(
      `The bundler's own script has ${more.length + (table === undefined ? 0 : 1)} tables of addresses in place of one. See how it asks for a chunk now, and correct src/plugins/first-load/addresses.ts.`,
    );
  const [whole, id = '', text = ''] = table;
  // Read as the browser does: a name of digits may be written as a number, in one of its many ways.
  const hashes = new Map(Object.entries(runInNewContext(`(${text})`) as Record<string, string>));
  const additions = new Map<string, string>();
  for (const [area, chunks] of chunksOf) {
    const rows = [...chunks].flatMap((chunk) => {
      const hash = hashes.get(chunk);
      hashes.delete(chunk);
      return hash === undefined ? [] : [[chunk, hash] as const];
    });
    if (rows.length > 0)
      additions.set(area, `${COLLECTED}=Object.assign(${COLLECTED}||{},${JSON.stringify(Object.fromEntries(rows))});`);
  }
  if (additions.size === 0) return {runtime, additions};
  const rest = JSON.stringify(Object.fromEntries(hashes));
  return {
    runtime: runtime.replace(whole, () => `"assets/js/"+${id}+"."+(${rest}[${id}]||(${COLLECTED}||{})[${id}])+".js"`),
    additions,
  };
}

/** Does so before the bundler hashes its files, so that a script's name changes with the addresses in it. */
export function divideAddressesPlugin(
  {Compilation, sources}: Pick<Bundler, 'Compilation' | 'sources'>,
  chunksOf: () => ReadonlyMap<string, ReadonlySet<string>>,
): BundlerPlugin {
  const name = 'divide-addresses';
  return {
    apply: ({hooks}) =>
      hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap(
          {name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE},
          (assets) => {
            const fileOf = (chunk: string): string => {
              const files = Object.keys(assets).filter(
                (file) =>
                  file.startsWith(`assets/js/${chunk}.`) && /\.\w+\.js$/.test(file.slice(`assets/js/${chunk}`.length)),
              );
              const [file] = files;
              if (file === undefined || files.length > 1)
                throw new Error(`first-load: ${files.length} scripts are named ${chunk}.*.js in place of one.`);
              return file;
            };
            const textOf = (file: string): string => String(assets[file]?.source());
            const runtimeFile = fileOf('runtime~main');
            const {runtime, additions} = divideAddresses(textOf(runtimeFile), chunksOf());
            compilation.updateAsset(runtimeFile, new sources.RawSource(runtime));
            for (const [area, text] of additions)
              compilation.updateAsset(fileOf(area), new sources.RawSource(text + textOf(fileOf(area))));
          },
        ),
      ),
  } as BundlerPlugin;
}
