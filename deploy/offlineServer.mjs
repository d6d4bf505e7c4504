// Serves the folder "site" next to this file. It requires only Node.js: node serve.mjs [port]
import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'application/yaml',
  '.zip': 'application/zip',
};
const root = fileURLToPath(new URL('site', import.meta.url));
const kindOf = (path) => {
  try {
    const stat = statSync(path, {throwIfNoEntry: false});
    return stat?.isFile() ? 'file' : stat?.isDirectory() ? 'folder' : 'nothing';
  } catch {
    // For example, the name is too long for the file system.
    return 'nothing';
  }
};

/** The path segments of a URL; undefined if the URL is malformed or leads out of the folder. */
function segmentsOf(url) {
  try {
    const segments = url.split(/[?#]/)[0].split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => segment.startsWith('.') || /[/\\\0]/.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

const server = createServer((request, response) => {
  const end = (status, headers = {}) =>
    response.writeHead(status, {'X-Content-Type-Options': 'nosniff', ...headers}).end();
  const send = (status, path) => {
    response.writeHead(status, {
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(path)
        .once('error', () => response.destroy())
        .pipe(response);
  };
  if (!['GET', 'HEAD'].includes(request.method)) return end(405, {Allow: 'GET, HEAD'});
  const segments = segmentsOf(request.url);
  if (segments === undefined) return end(400);
  const path = join(root, ...segments);
  const kind = kindOf(path);
  if (kind === 'file') return send(200, path);
  const index = join(path, 'index.html');
  if (kind === 'folder' && kindOf(index) === 'file') {
    const [pathname, query] = request.url.split('?');
    if (pathname.endsWith('/')) return send(200, index);
    return end(301, {
      Location: `/${segments.map(encodeURIComponent).join('/')}/${query === undefined ? '' : `?${query}`}`,
    });
  }
  for (let depth = segments.length; depth >= 0; depth -= 1) {
    const unknown = join(root, ...segments.slice(0, depth), '404.html');
    if (kindOf(unknown) === 'file') return send(404, unknown);
  }
  return end(404);
});
server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? 'The port is already in use. Choose another one: node serve.mjs 9000' : error.message,
  );
  process.exitCode = 1;
});
server.listen(Number(process.argv[2] ?? 8080), '127.0.0.1', () =>
  console.log(`http://localhost:${server.address().port}/`),
);
