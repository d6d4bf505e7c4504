import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Transform} from '../finish-pages/page.ts';

/** A script of the page in its head: `<script src=/assets/js/main.1a2b3c4d.js defer></script>`. */
const SCRIPT = /<script src=(?:"([^"]*)"|([^\s>]*)) defer(?:="[^"]*")?><\/script>/g;

/** The attributes of the inline script for the page's scripts and fonts. An attribute without a value has no quotes. */
const LISTS = /(?<=<script )data-fonts(?:="")? data-scripts(?:="")?(?=>)/;

/** The folder of the fonts in the build, and the names of those that all pages need. */
const FONTS = 'assets/fonts';
const FIRST_FONTS = /^geist(?:-mono)?-latin-wght-normal-[0-9a-f]+\.woff2$/;

/**
 * Makes browsers load a page's scripts after the page has been painted. Otherwise, the scripts would compete with the
 * HTML, the style sheet, and the fonts on a slow network. Pages are readable without them.
 */
export default function scriptsAfterPaintPlugin(): Plugin {
  return {
    name: 'scripts-after-paint',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {'data-fonts': '', 'data-scripts': ''},
          innerHTML: readFileSync(join(__dirname, 'addScripts.js'), 'utf8'),
        },
      ],
    }),
  };
}

/**
 * Moves the URLs of a page's scripts from the script elements to the inline script, which adds the elements later, and
 * adds the URLs of the fonts.
 * @param directory the build folder
 * @throws Error if the build doesn't have exactly two fonts that all pages need, or if a page has scripts but not the
 * inline script
 */
export function listScripts(directory: string, baseUrl: string): Transform {
  const fonts = readdirSync(join(directory, FONTS)).filter((name) => FIRST_FONTS.test(name));
  if (fonts.length !== 2)
    throw new Error(
      `scripts-after-paint: expected two fonts in ${FONTS} whose names match ${String(FIRST_FONTS)}, but found ` +
        `${fonts.length}. Compare the names with those in src/css/fonts.css.`,
    );
  const fontUrls = fonts.map((name) => `${baseUrl}${FONTS}/${name}`).join(' ');
  return (page) => {
    const urls = [...page.html.matchAll(SCRIPT)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    if (urls.length === 0) return page;
    if (!LISTS.test(page.html))
      throw new Error(
        `scripts-after-paint: expected a script element with the attribute data-scripts in ${page.file}, but found ` +
          'none. Find out how Docusaurus writes injected tags now, and update src/plugins/site/scripts-after-paint.',
      );
    const lists = `data-fonts="${fontUrls}" data-scripts="${urls.join(' ')}"`;
    return {...page, html: page.html.replace(SCRIPT, '').replace(LISTS, () => lists)};
  };
}
