import {compressedCopy, hiddenName, notFoundPage} from './urlRules';

/** What the offline edition is made of: an archive that any host serves which knows folders, and no rules. */

/** The folder in the archive, and the name of the archive without its ending. */
export const editionName = 'pactflow-docs-offline';

/**
 * Where a built file stands in the edition, from its `site` folder. A host without rules knows `/docs/pact` only as a folder: each page becomes the `index.html` of one, and the
 * pages mend the slash at the end of their address themselves.
 * @returns undefined for what is left out: hidden files, and compressed copies, which such a host would not use
 */
export function nameInEdition(file: string): string | undefined {
  if (hiddenName.test(file) || compressedCopy.test(file)) return undefined;
  return /(^|\/)index\.html$/.test(file) || !file.endsWith('.html') || file === notFoundPage
    ? file
    : file.replace(/\.html$/, '/index.html');
}

/**
 * The edition's site, name by name.
 * @throws Error for two files that would stand in the same place
 */
export function filesInEdition(files: readonly string[], baseUrl: string): Map<string, string> {
  const edition = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const file of files) {
    const name = nameInEdition(file);
    if (name === undefined) continue;
    const other = taken.get(name);
    if (other !== undefined) throw new Error(`${other} and ${file} are one address. Remove one of them from the site.`);
    taken.set(name, file);
    edition.set(`site${baseUrl}${name}`, file);
  }
  return edition;
}

/** What the archive says of itself. */
export function readmeText(pages: number, baseUrl: string): string {
  const address = (port: number) => `http://localhost:${port}${baseUrl}`;
  return `PactFlow documentation, offline edition
=======================================

${pages} pages with search, tools and the API reference. Nothing is asked of the internet.
The pages need a web server: opened as files, browsers keep them from their scripts
and their search. One of these is enough. Start it in the folder of this file.

1. Node.js 18 or later, with nothing to install. It answers this machine only:

     node serve.mjs

   Then open ${address(8080)}. Another port: node serve.mjs 9000

2. Python 3:

     python3 -m http.server 8080 --bind 127.0.0.1 --directory site

   Then open ${address(8080)}

3. nginx, for many readers. nginx.conf in this folder is a site for conf.d; it answers
   on port 8080 and looks for the pages in /srv/${editionName}/site.
   Unpack there, or change the line "root", then:

     cp nginx.conf /etc/nginx/conf.d/docs.conf && nginx -t && nginx -s reload

4. Any other host for static files, a bucket for example: publish what is in site/.
   It must answer /x/ with the file x/index.html.
${baseUrl === '/' ? '' : `\nThe pages are made for the path ${baseUrl}: they do not work under another one.\n`}`;
}
