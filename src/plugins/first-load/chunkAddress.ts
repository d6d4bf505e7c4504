import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['DefinePlugin']>;

/** Docusaurus' plugin for the same, by its class. */
const ORIGINAL = 'ChunkAssetPlugin';

/**
 * Replaces the plugin by which Docusaurus asks for the address of a chunk that it wants to fetch ahead. The original writes a table from each chunk's name to its id into the
 * browser's script, also where both are the same.
 * @param plugins those of the bundler's configuration
 * @throws Error when the original is not among them
 */
export function replaceChunkAddress<Plugin>(
  plugins: readonly Plugin[],
  {RuntimeModule}: Pick<Bundler, 'RuntimeModule'>,
): (Plugin | BundlerPlugin)[] {
  const others = plugins.filter((plugin) => (plugin as object | null)?.constructor.name !== ORIGINAL);
  if (others.length !== plugins.length - 1)
    throw new Error(
      `The bundler has ${plugins.length - others.length} plugins ${ORIGINAL} in place of 1. See how Docusaurus finds the address of a chunk now, and correct src/plugins/first-load/chunkAddress.ts.`,
    );
  const name = 'chunk-address';
  class ChunkAddress extends RuntimeModule {
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
          compilation.addRuntimeModule(chunk, new ChunkAddress()),
        ),
      ),
  } as BundlerPlugin;
  return [...others, own];
}
