import type {Bundler, BundlerPlugin} from '../../shared/bundler';

/** The class name of the Docusaurus plugin with the same task. */
const ORIGINAL = 'ChunkAssetPlugin';

/**
 * Replaces the bundler plugin that Docusaurus uses to find the URL of a chunk that it prefetches. The original adds a
 * table from chunk names to chunk IDs to the runtime script, even if each name equals its ID, as it does here.
 * @param plugins the plugins of the bundler configuration
 * @throws Error if the original isn't one of them
 */
export function replaceChunkUrlPlugin<Plugin>(
  plugins: readonly Plugin[],
  {RuntimeModule}: Pick<Bundler, 'RuntimeModule'>,
): (Plugin | BundlerPlugin)[] {
  const others = plugins.filter((plugin) => (plugin as object | null)?.constructor.name !== ORIGINAL);
  if (others.length !== plugins.length - 1)
    throw new Error(
      `route-splitting: expected one plugin ${ORIGINAL} in the bundler configuration, but found ` +
        `${plugins.length - others.length}. Find out how Docusaurus finds the URL of a chunk now, and then update ` +
        'src/plugins/site/route-splitting/chunkUrlPlugin.ts.',
    );
  const name = 'chunk-url';
  class ChunkUrlModule extends RuntimeModule {
    constructor() {
      super(name, RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      return '__webpack_require__.gca = function (name) { return __webpack_require__.p + __webpack_require__.u(name); };';
    }
  }
  const own: BundlerPlugin = {
    apply: ({hooks}) =>
      hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) =>
          compilation.addRuntimeModule(chunk, new ChunkUrlModule()),
        ),
      ),
  } as BundlerPlugin;
  return [...others, own];
}
