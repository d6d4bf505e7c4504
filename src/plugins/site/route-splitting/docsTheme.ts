import {readFileSync} from 'node:fs';

/** The theme components of a docs page. Docusaurus puts each of them in a separate chunk. */
const COMPONENTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];

/**
 * Finds the chunks of the theme components of a docs page in the registry that Docusaurus generates.
 * @throws Error if the registry doesn't list each of them once
 */
export function docsThemeChunks(registry: string): ReadonlySet<string> {
  return new Set(
    COMPONENTS.map((component) => {
      const names = [...registry.matchAll(/^ {2}"?(\w+)"?: \[.*?"@theme\/(\w+)", require/gm)]
        .filter(([, , found]) => found === component)
        .map(([, name]) => name);
      if (names.length !== 1 || names[0] === undefined)
        throw new Error(
          `route-splitting: expected one chunk for @theme/${component} in registry.js, but found ${names.length}. ` +
            'Find out how Docusaurus registers components now, and then update ' +
            'src/plugins/site/route-splitting/docsTheme.ts.',
        );
      return names[0];
    }),
  );
}

/** The script that replaces these chunks. */
export const DOCS_THEME = 'docs';

/** Replaces the chunks of theme components in a page's list of chunks with the one that contains them all. */
export const withDocsTheme = (chunks: readonly string[], theme: ReadonlySet<string>): string[] => [
  ...new Set(chunks.map((chunk) => (theme.has(chunk) ? DOCS_THEME : chunk))),
];

/**
 * The bundler's cache group that puts the theme components of a docs page and the modules that they share into one
 * script. As about ten small scripts, they take 3 kB more, because each script is compressed by itself.
 * @param registryFile the path of the registry, which is read when the bundler asks for the first chunk
 */
export function docsThemeGroup(registryFile: string) {
  let names: ReadonlySet<string> | undefined;
  return {
    [DOCS_THEME]: {
      name: DOCS_THEME,
      chunks: ({name}: {name?: string | null}): boolean => {
        names ??= docsThemeChunks(readFileSync(registryFile, 'utf8'));
        return typeof name === 'string' && names.has(name);
      },
      type: /^(?:javascript|json)/,
      enforce: true,
      priority: 40,
    },
  };
}
