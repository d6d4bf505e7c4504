import {createServer} from 'node:http';
import {readFile, stat} from 'node:fs/promises';
import {extname, join, normalize} from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'text/xml',
};

/**
 * A static host without URL rules: it serves each file at its own path, `x.html` at `/x`, `x/index.html` at `/x/`, and
 * the 404 page at all other URLs. It doesn't redirect, so the pages must handle other URLs themselves.
 */
function plainHost(directory: string) {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const relativePath = normalize(path).replace(/^(\.\.[/\\])+/, '');
    const names = path.endsWith('/') ? [`${relativePath}index.html`] : [relativePath, `${relativePath}.html`];
    void (async () => {
      for (const name of names) {
        try {
          const body = await readFile(join(directory, name));
          response.writeHead(200, {'content-type': TYPES[extname(name)] ?? 'application/octet-stream'}).end(body);
          return;
        } catch {
          // This file doesn't exist, so try the next one.
        }
      }
      response
        .writeHead(404, {'content-type': 'text/html; charset=utf-8'})
        .end(await readFile(join(directory, '404.html')));
    })();
  });
}

/**
 * A host that only serves files and folders, like `python3 -m http.server`: `x/index.html` at `/x/`, a redirect from
 * `/x` to `/x/`, and status 404 for all other paths.
 */
function folderHost(directory: string) {
  return createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://host');
    const path = join(directory, normalize(decodeURIComponent(pathname)).replace(/^(\.\.[/\\])+/, ''));
    void (async () => {
      try {
        const isFolder = (await stat(path)).isDirectory();
        if (isFolder && !pathname.endsWith('/')) {
          response.writeHead(301, {location: `${pathname}/${search}`}).end();
          return;
        }
        const name = isFolder ? join(path, 'index.html') : path;
        const body = await readFile(name);
        response
          .writeHead(200, {'content-type': TYPES[extname(name)]?.replace(/;.*/, '') ?? 'application/octet-stream'})
          .end(body);
      } catch {
        response.writeHead(404, {'content-type': 'text/html'}).end('<h1>Error response</h1>');
      }
    })();
  });
}

const [port, directory, kind] = process.argv.slice(2);
(kind === 'folders' ? folderHost : plainHost)(directory ?? 'build').listen(Number(port));
