import {runInNewContext} from 'node:vm';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['DefinePlugin']>;

/** The variable that collects the hashes of route groups' chunks in the browser. */
const COLLECTED = 'self.pageChunks';

/**
 * How the bundler's runtime builds the URL of a chunk: from a table of chunk IDs and the hashes in their file names.
 */
const TABLE = /"assets\/js\/"\s*\+\s*(\w+)\s*\+\s*"\."\s*\+\s*\(?(\{[^{}]*\})\)?\[\1\]\s*\+\s*"\.js"/g;

/**
 * Splits the table of chunk URLs, which is in the script that every page loads first and has a row for each page.
 * @param runtime the source of that script
 * @param chunksOf for the chunk of each route group, the chunks that only its pages need
 * @returns the shorter script, and for each route group the code to prepend to its own chunk
 * @throws Error if the table has another format
 */
export function splitChunkUrls(
  runtime: string,
  chunksOf: ReadonlyMap<string, ReadonlySet<string>>,
): {runtime: string; additions: Map<string, string>} {
  const [table, ...more] = [...runtime.matchAll(TABLE)];
  if (table === undefined || more.length > 0)
    throw new Error(
      "route-splitting: expected exactly one table of chunk URLs in the bundler's runtime script, but found " +
        `${more.length + (table === undefined ? 0 : 1)}. Find out how the runtime builds the URL of a chunk now, ` +
        'and then update src/plugins/site/route-splitting/splitChunkUrls.ts.',
    );
  const [expression, id = '', text = ''] = table;
  // The table is evaluated as JavaScript, because a key of digits can be written as a number in several notations.
  const hashes = new Map(Object.entries(runInNewContext(`(${text})`) as Record<string, string>));
  const additions = new Map<string, string>();
  for (const [group, chunks] of chunksOf) {
    const rows = [...chunks].flatMap((chunk) => {
      const hash = hashes.get(chunk);
      hashes.delete(chunk);
      return hash === undefined ? [] : [[chunk, hash] as const];
    });
    if (rows.length > 0)
      additions.set(group, `${COLLECTED}=Object.assign(${COLLECTED}||{},${JSON.stringify(Object.fromEntries(rows))});`);
  }
  if (additions.size === 0) return {runtime, additions};
  const rest = JSON.stringify(Object.fromEntries(hashes));
  return {
    runtime: runtime.replace(
      expression,
      () => `"assets/js/"+${id}+"."+(${rest}[${id}]||(${COLLECTED}||{})[${id}])+".js"`,
    ),
    additions,
  };
}

/** Runs before the bundler hashes its files, so that a script's name changes with the URLs that it contains. */
export function splitChunkUrlsPlugin(
  {Compilation, sources}: Pick<Bundler, 'Compilation' | 'sources'>,
  chunksOf: () => ReadonlyMap<string, ReadonlySet<string>>,
): BundlerPlugin {
  const name = 'split-chunk-urls';
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
                throw new Error(
                  `route-splitting: expected one script named ${chunk}.*.js in the bundle, but found ${files.length}.`,
                );
              return file;
            };
            const textOf = (file: string): string => String(assets[file]?.source());
            const runtimeFile = fileOf('runtime~main');
            const {runtime, additions} = splitChunkUrls(textOf(runtimeFile), chunksOf());
            compilation.updateAsset(runtimeFile, new sources.RawSource(runtime));
            for (const [group, text] of additions)
              compilation.updateAsset(fileOf(group), new sources.RawSource(text + textOf(fileOf(group))));
          },
        ),
      ),
  } as BundlerPlugin;
}
