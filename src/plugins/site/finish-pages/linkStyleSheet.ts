/** The site's style sheet in HTML, minified or not: `<link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css />`. */
const SITE_SHEET = /<link rel="?stylesheet"? href="?([^"\s>]*\/)styles\.[0-9a-f]+\.css"?\s*\/?>/;

/**
 * Links a style sheet after the site's own style sheet in the head of a page. Docusaurus links only the style sheets
 * that every page needs, and leaves the others to its script, so the page would be unstyled until the script runs.
 * @param html a built page
 * @param sheet file name of the style sheet, which is in the same folder as the site's own
 * @throws Error if the page doesn't link the site's style sheet
 */
export function linkStyleSheet(html: string, sheet: string): string {
  const own = SITE_SHEET.exec(html);
  if (own === null)
    throw new Error(
      'Expected a link to the style sheet styles.*.css in the head of the page, but found none. Find out how ' +
        'Docusaurus writes the head now, and update SITE_SHEET in src/plugins/site/finish-pages/linkStyleSheet.ts.',
    );
  const [tag, folder = ''] = own;
  const href = `${folder}${sheet}`;
  return html.includes(href) ? html : html.replace(tag, () => `${tag}<link rel="stylesheet" href="${href}">`);
}
