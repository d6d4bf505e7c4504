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
 * A static host that has no rules, as many have: it serves a file under its own name, `x.html` for `/x`, `x/index.html` for `/x/`, and the not-found page for
 * all else. No redirects: what an address needs there, the pages must do themselves.
 */
function plainHost(directory: string) {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const inside = normalize(path).replace(/^(\.\.[/\\])+/, '');
    const names = path.endsWith('/') ? [`${inside}index.html`] : [inside, `${inside}.html`];
    void (async () => {
      for (const name of names) {
        try {
          const body = await readFile(join(directory, name));
          response.writeHead(200, {'content-type': TYPES[extname(name)] ?? 'application/octet-stream'}).end(body);
          return;
        } catch {
          // Not this name: try the next.
        }
      }
      response
        .writeHead(404, {'content-type': 'text/html; charset=utf-8'})
        .end(await readFile(join(directory, '404.html')));
    })();
  });
}

/** A host that knows files and folders, as `python3 -m http.server` does: `x/index.html` for `/x/`, a redirect from `/x` to there, and nothing for an address without an ending. */
function folderHost(directory: string) {
  return createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://host');
    const path = join(directory, normalize(decodeURIComponent(pathname)).replace(/^(\.\.[/\\])+/, ''));
    void (async () => {
      try {
        const folder = (await stat(path)).isDirectory();
        if (folder && !pathname.endsWith('/')) {
          response.writeHead(301, {location: `${pathname}/${search}`}).end();
          return;
        }
        const name = folder ? join(path, 'index.html') : path;
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
