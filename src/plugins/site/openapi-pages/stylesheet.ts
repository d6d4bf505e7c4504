/** Name of the chunk with the style sheet of the API reference. */
export const CHUNK = 'api-reference';

/**
 * Finds the style sheet of the API reference among those of a build.
 * @param files names of the files in the build's folder of style sheets
 * @throws Error unless there is exactly one
 */
export function findSheet(files: readonly string[]): string {
  const found = files.filter((name) => new RegExp(`^${CHUNK}\\.[0-9a-f]+\\.css$`).test(name));
  const [sheet] = found;
  if (sheet === undefined || found.length > 1)
    throw new Error(
      `Expected one style sheet named ${CHUNK}.*.css in the build, but found ${found.length}. Check whether ` +
        'the cache group in configureWebpack in src/plugins/site/openapi-pages/index.ts still matches ' +
        'src/components/ApiReference.',
    );
  return sheet;
}
