import {createServer} from 'node:http';
import {readFile} from 'node:fs/promises';
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
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(await readFile(join(directory, '404.html')));
    })();
  });
}

const [port, directory] = process.argv.slice(2);
plainHost(directory ?? 'build').listen(Number(port));
