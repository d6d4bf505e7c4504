/** What the bundler wrote for each chunk, from Docusaurus' client-manifest.json. */
export interface Manifest {
  /** The chunks that a chunk needs, with itself, by its name. */
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
 * The scripts of some chunks and of what these need, each once.
 * @param present those that every page names anyway
 */
export const scriptsOf = (chunks: readonly string[], manifest: Manifest, present: readonly string[] = []): string[] =>
  filesOf('js', chunks, manifest).filter((script) => !present.includes(script));

/** Their style sheets. */
export const sheetsOf = (chunks: readonly string[], manifest: Manifest): string[] => filesOf('css', chunks, manifest);

const RUNTIME = /<script src="?[^\s">]*\/runtime~main\.\w+\.js"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Names scripts in a page, so that the browser asks for them with the others and need not wait until these have run.
 * @throws Error where the page names the bundler's own script not once
 */
export function nameScripts(html: string, scripts: readonly string[], page: string): string {
  const runtimes = html.match(RUNTIME)?.length ?? 0;
  if (runtimes !== 1)
    throw new Error(
      `first-load: ${page} names runtime~main.*.js ${runtimes} times in place of once. See how Docusaurus writes <script> now, and correct src/plugins/first-load/pageScripts.ts.`,
    );
  return html.replace(
    RUNTIME,
    (runtime) => scripts.map((script) => `<script src="${script}" defer></script>`).join('') + runtime,
  );
}
