import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The bundler that Docusaurus uses: Rspack, or webpack. */
export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
export type BundlerPlugin = InstanceType<Bundler['DefinePlugin']>;

/** The files of a bundle. */
export interface BundledFiles {
  /** Paths below the build folder. */
  names: string[];
  textOf: (name: string) => string;
}

/**
 * Changes a bundle's files after the bundler has minified them and before it hashes them, so that the name of a file
 * changes with its content.
 * @param name the name of the plugin in the bundler's messages
 * @param change returns the changed files, with their complete new texts
 */
export function changeFilesPlugin(
  name: string,
  {Compilation, sources}: Pick<Bundler, 'Compilation' | 'sources'>,
  change: (files: BundledFiles) => Iterable<readonly [name: string, text: string]>,
): BundlerPlugin {
  return {
    apply: ({hooks}) =>
      hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap(
          {name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE},
          (assets) => {
            const files = {names: Object.keys(assets), textOf: (file: string) => String(assets[file]?.source())};
            for (const [file, text] of change(files)) compilation.updateAsset(file, new sources.RawSource(text));
          },
        ),
      ),
  } as BundlerPlugin;
}
