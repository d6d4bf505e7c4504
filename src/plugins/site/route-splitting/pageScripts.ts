/** The files that the bundler wrote for each chunk, from Docusaurus's client-manifest.json. */
export interface Manifest {
  /** The chunks that each chunk needs, including itself, by chunk name. */
  origins: Readonly<Record<string, readonly string[]>>;
  assets: Readonly<Record<string, Partial<Record<'js' | 'css', readonly {publicPath: string}[]>>>>;
}

const filesOf = (kind: 'js' | 'css', chunks: readonly string[], {origins, assets}: Manifest): string[] => [
  ...new Set(
    chunks
      .flatMap((chunk) => origins[chunk] ?? [chunk])
      .flatMap((chunk) => (assets[chunk]?.[kind] ?? []).map(({publicPath}) => publicPath)),
  ),
];

/**
 * The scripts of chunks and of the chunks that they need, without duplicates.
 * @param present scripts to leave out, because every page has them anyway
 */
export const scriptsOf = (chunks: readonly string[], manifest: Manifest, present: readonly string[] = []): string[] =>
  filesOf('js', chunks, manifest).filter((script) => !present.includes(script));

/** The style sheets of chunks and of the chunks that they need, without duplicates. */
export const sheetsOf = (chunks: readonly string[], manifest: Manifest): string[] => filesOf('css', chunks, manifest);

const RUNTIME = /<script src="?[^\s">]*\/runtime~main\.\w+\.js"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Adds script elements to a page, so that the browser requests its chunks together with the main script instead of
 * waiting until that has run.
 * @throws Error if the page doesn't have exactly one script element for the bundler's runtime
 */
export function addScripts(html: string, scripts: readonly string[], page: string): string {
  const runtimes = html.match(RUNTIME)?.length ?? 0;
  if (runtimes !== 1)
    throw new Error(
      `route-splitting: expected one script element for runtime~main.*.js in ${page}, but found ${runtimes}. ` +
        'Find out how Docusaurus writes script elements now, and then update ' +
        'src/plugins/site/route-splitting/pageScripts.ts.',
    );
  return html.replace(
    RUNTIME,
    (runtime) => scripts.map((script) => `<script src="${script}" defer></script>`).join('') + runtime,
  );
}
