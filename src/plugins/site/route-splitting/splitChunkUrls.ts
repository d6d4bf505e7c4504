import {runInNewContext} from 'node:vm';
import {changeFilesPlugin, type Bundler, type BundlerPlugin} from '../../shared/bundler';

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

/** Splits the table of chunk URLs in a bundle. */
export function splitChunkUrlsPlugin(
  bundler: Pick<Bundler, 'Compilation' | 'sources'>,
  chunksOf: () => ReadonlyMap<string, ReadonlySet<string>>,
): BundlerPlugin {
  return changeFilesPlugin('split-chunk-urls', bundler, ({names, textOf}) => {
    const fileOf = (chunk: string): string => {
      const files = names.filter(
        (file) => file.startsWith(`assets/js/${chunk}.`) && /\.\w+\.js$/.test(file.slice(`assets/js/${chunk}`.length)),
      );
      const [file] = files;
      if (file === undefined || files.length > 1)
        throw new Error(
          `route-splitting: expected one script named ${chunk}.*.js in the bundle, but found ${files.length}.`,
        );
      return file;
    };
    const runtimeFile = fileOf('runtime~main');
    const {runtime, additions} = splitChunkUrls(textOf(runtimeFile), chunksOf());
    const extended = [...additions].map(([group, text]) => {
      const file = fileOf(group);
      return [file, text + textOf(file)] as const;
    });
    return [[runtimeFile, runtime], ...extended];
  });
}
