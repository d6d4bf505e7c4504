/**
 * The bundles that a patch can apply to. `server` and `browser` are the bundles of a build, and `development` is the
 * one of the development server.
 */
export type Bundle = 'server' | 'browser' | 'development';

/** A change to one module of Docusaurus or of a package that it uses, applied while the bundler reads the module. */
export interface ModulePatch {
  /** The module's path below `node_modules`, or a pattern for the paths of several modules. */
  module: string | RegExp;
  bundles: readonly Bundle[];
  /**
   * @returns the changed source of the module
   * @throws Error if the module doesn't have the code that the patch replaces
   */
  apply(source: string, bundle: Bundle): string;
}

export const ALL_BUNDLES: readonly Bundle[] = ['server', 'browser', 'development'];

/**
 * Replaces pieces of a module's source.
 * @param module path of the module, for the error message
 * @param replacements pairs of the original code and its replacement
 * @throws Error unless the source contains each piece exactly once
 */
export function replaceOnce(
  module: string,
  source: string,
  replacements: readonly (readonly [original: string, replacement: string])[],
): string {
  return replacements.reduce((text, [original, replacement]) => {
    const found = text.split(original).length - 1;
    if (found !== 1)
      throw new Error(
        `docusaurus-patches: expected the code ${JSON.stringify(original)} exactly once in ${module}, ` +
          `but found it ${found} times. A release of Docusaurus may have changed the module. Find out whether the ` +
          'patch is still needed, and then update or remove it in src/plugins/site/docusaurus-patches.',
      );
    return text.replace(original, () => replacement);
  }, source);
}
