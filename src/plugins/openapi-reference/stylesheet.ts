/** The site's own style sheet, in HTML that may be minified: `<link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css />`. */
const SITE_SHEET = /<link rel="?stylesheet"? href="?([^"\s>]*\/)styles\.[0-9a-f]+\.css"?\s*\/?>/;

/** Name of the sheet's chunk. */
export const CHUNK = 'api-reference';

/**
 * The file of the reference's style sheet among those of a build.
 * @param files names in the build's folder of style sheets
 * @throws Error unless there is exactly one
 */
export function findSheet(files: readonly string[]): string {
  const found = files.filter((name) => new RegExp(`^${CHUNK}\\.[0-9a-f]+\\.css$`).test(name));
  const [sheet] = found;
  if (sheet === undefined || found.length > 1) {
    throw new Error(
      `The build has ${found.length} style sheets named ${CHUNK}.*.css in place of one. Look at configureWebpack in src/plugins/openapi-reference/index.ts: is its group for src/components/ApiReference still taken?`,
    );
  }
  return sheet;
}

/**
 * Links a style sheet behind the site's own in the head of a page. Docusaurus links only what every page needs and leaves the rest to the script, so without this
 * the page would stand unstyled until the script ran.
 * @param html a built page
 * @param sheet file name of the style sheet, which lies beside the site's own
 * @throws Error for a page that does not link the site's style sheet
 */
export function linkSheet(html: string, sheet: string): string {
  const own = SITE_SHEET.exec(html);
  if (own === null)
    throw new Error(
      'The page links no style sheet styles.*.css. Docusaurus writes its head in another way now: adapt SITE_SHEET in src/plugins/openapi-reference/stylesheet.ts.',
    );
  const [tag, folder = ''] = own;
  const href = `${folder}${sheet}`;
  return html.includes(href) ? html : html.replace(tag, () => `${tag}<link rel="stylesheet" href="${href}">`);
}
