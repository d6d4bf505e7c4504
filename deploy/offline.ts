import {compressedCopy, hiddenName, notFoundPage} from '../src/site/urlRules';

/** The content of the offline package: an archive that any static file server can serve, without URL rules. */

/** The name of the folder in the archive, and of the archive without its extension. */
export const packageName = 'pactflow-docs-offline';

/**
 * The name of a built file in the package, relative to its `site` folder. A server without URL rules can only serve
 * `/docs/pact` as a folder, so each page becomes the `index.html` of a folder, and the page removes the trailing slash
 * from its URL in the browser.
 * @returns undefined for files that are left out: hidden files, compressed copies, which such a server doesn't use, and
 *   the OpenSearch description, which would send searches from the address bar to the public site
 */
export function nameInPackage(file: string): string | undefined {
  if (hiddenName.test(file) || compressedCopy.test(file) || file === 'opensearch.xml') return undefined;
  return /(^|\/)index\.html$/.test(file) || !file.endsWith('.html') || file === notFoundPage
    ? file
    : file.replace(/\.html$/, '/index.html');
}

/**
 * Maps the names of all files in the package to the built files.
 * @throws Error if two files would have the same name
 */
export function filesInPackage(files: readonly string[], baseUrl: string): Map<string, string> {
  const contents = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const file of files) {
    const name = nameInPackage(file);
    if (name === undefined) continue;
    const other = taken.get(name);
    if (other !== undefined)
      throw new Error(`${other} and ${file} have the same URL. Remove one of them from the site.`);
    taken.set(name, file);
    contents.set(`site${baseUrl}${name}`, file);
  }
  return contents;
}

/** The README.txt in the archive. */
export function readmeText(pages: number, baseUrl: string): string {
  const url = (port: number) => `http://localhost:${port}${baseUrl}`;
  return `PactFlow documentation, offline package
=======================================

This package contains ${pages} pages with search, tools, and the API reference. The pages
don't need internet access, but they do need a web server, because browsers block
scripts and search in pages that are opened as files. Use one of the following servers,
and run its command in the folder that contains this file.

1. Node.js 18 or later. No packages are required, and only this computer has access:

     node serve.mjs

   Then open ${url(8080)}. To use another port: node serve.mjs 9000

2. Python 3:

     python3 -m http.server 8080 --bind 127.0.0.1 --directory site

   Then open ${url(8080)}

3. nginx, for many readers. The nginx.conf file in this folder is a site configuration for
   conf.d. It listens on port 8080 and reads the pages from /srv/${packageName}/site.
   Unpack the archive in /srv, or change the "root" line, and then run:

     cp nginx.conf /etc/nginx/conf.d/docs.conf && nginx -t && nginx -s reload

   nginx.conf uses HTTP. Except on localhost, browsers allow access to the clipboard only
   over HTTPS. To make the copy buttons work for other readers, put an HTTPS proxy in front
   of nginx, or configure HTTPS in nginx.

4. Any other static file server, such as a storage bucket: publish the contents of site/.
   The server must respond to /x/ with the file x/index.html.

${baseUrl === '/' ? "The pages work only at the root of a host, so don't publish them in a subfolder." : `The pages were built for the path ${baseUrl} and don't work under any other path.`}

To update the pages, unpack a newer package, and replace nginx.conf with the copy from that
package.
`;
}
