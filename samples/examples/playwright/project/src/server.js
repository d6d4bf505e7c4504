import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const files = { '/': ['index.html', 'text/html'], '/shop.js': ['shop.js', 'text/javascript'] };

/** Serves the website without any products: the browser requests them from the Product API, on the same origin. */
export const server = createServer(async ({ url }, response) => {
  const file = files[new URL(url ?? '/', 'http://localhost').pathname];
  // Not 404, because the page handles that: a request that no test mocks must not look like a response of the API.
  if (file === undefined) return response.writeHead(501).end();
  response.writeHead(200, { 'Content-Type': file[1] }).end(await readFile(join(import.meta.dirname, file[0])));
});
