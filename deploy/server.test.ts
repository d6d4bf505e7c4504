import assert from 'node:assert/strict';
import {once} from 'node:events';
import fs from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {connect, createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import test, {after, before} from 'node:test';
import zlib from 'node:zlib';
import {CommandError} from '../src/site/errors';
import {precompress} from './precompress';
import {immutableCaching, securityHeaders} from '../src/site/responseHeaders';
import {checkPort, serve, type RunningServer} from './server';
import {longestUrl} from '../src/site/urlRules';

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>A contract is tested.</p>'.repeat(100)}`;
const script = `console.log("${'x'.repeat(3000)}");`;

const stored: Record<string, string> = {
  'index.html': page('Home'),
  '404.html': page('Nothing here'),
  'docs/pact.html': page('Pact'),
  'docs/on-premises/releases/2.3.0.html': page('2.3.0'),
  'docs/old/index.html': page('Moved'),
  'docs/pact.md': '# Größe\n',
  'assets/js/main.4a38193e.js': script,
  'notices/atom.xml': '<feed/>',
  'notices/feed.json': '{}',
  'opensearch.xml': '<OpenSearchDescription/>',
  'img/logo.svg': '<svg/>',
  'img/photo.png': 'not really',
  'x.wasm': 'not really',
  'downloads/tiny-step-1.zip': 'not really',
  'empty.txt': '',
  '.build-stamp': 'secret',
};

let parent: string;
let directory: string;
let server: RunningServer;
let port: number;

async function writeSite(target: string): Promise<void> {
  for (const [file, content] of Object.entries(stored)) {
    await mkdir(path.join(target, path.dirname(file)), {recursive: true});
    await writeFile(path.join(target, file), content);
  }
}

before(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'served-site-'));
  directory = path.join(parent, 'build');
  await writeSite(directory);
  await precompress(directory);
  // This page is written after the compression, so it has no compressed copies.
  await writeFile(path.join(directory, 'docs/fresh.html'), page('Fresh'));
  await writeFile(path.join(parent, 'secret.html'), 'outside');
  server = await serve({
    directory,
    port: 0,
    redirects: [{from: '/docs/old', to: '/docs/pact'}],
    siteUrl: 'https://docs.example',
  });
  port = Number(new URL(server.url).port);
});

after(async () => {
  await server.close();
  await rm(parent, {recursive: true});
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request without normalizing its path, as fetch would. */
function send(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  host = '127.0.0.1',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({host, port, path: target, headers, method}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    });
    sent.once('error', reject).end();
  });
}

/** Sends bytes that no HTTP client would send. Returns the complete response. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.on('data', (chunk: Buffer) => (reply += chunk.toString('latin1')));
    socket.once('error', reject).once('close', () => resolve(reply));
  });
}

test('each URL gets the right status, and every response has the security headers', async () => {
  const table: [target: string, status: number, content?: string][] = [
    ['/', 200, stored['index.html']],
    ['/docs/pact?q=1', 200, stored['docs/pact.html']],
    ['/docs/on-premises/releases/2.3.0', 200, stored['docs/on-premises/releases/2.3.0.html']],
    ['/docs/fresh', 200, page('Fresh')],
    ['/docs/pact.md', 200, stored['docs/pact.md']],
    ['/empty.txt', 200, ''],
    ['/missing', 404, stored['404.html']],
    ['/missing.html', 404, stored['404.html']],
    ['/404', 404, stored['404.html']],
    ['/.build-stamp', 404, stored['404.html']],
    ['/docs/pact.html.br', 404, stored['404.html']],
    ['/docs/pact/', 301, ''],
    ['/%2e%2e/secret', 400],
    ['/../secret', 400],
    ['/..%5csecret', 400],
    ['/%00', 400],
    ['/%zz', 400],
    [`/${'a'.repeat(longestUrl)}`, 400],
  ];
  for (const [target, status, content] of table) {
    const reply = await send(target);
    assert.equal(reply.status, status, target);
    if (content !== undefined) assert.equal(reply.body.toString(), content, target);
    assert.equal(reply.headers['content-length'], String(reply.body.length), target);
    assert.equal(
      reply.headers.vary,
      target.startsWith('/docs/pact?') ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
      target,
    );
    for (const [name, value] of Object.entries(securityHeaders))
      assert.equal(reply.headers[name.toLowerCase()], value, `${target} ${name}`);
  }
});

test('the Accept header decides whether a page is sent as HTML or Markdown, and Vary lists it for caches', async () => {
  const markdown = await send('/docs/pact', {accept: 'text/markdown, text/html;q=0.9, */*;q=0.1'});
  assert.deepEqual([markdown.status, markdown.body.toString()], [200, stored['docs/pact.md']]);
  assert.equal(markdown.headers['content-type'], 'text/markdown; charset=utf-8');
  assert.equal(markdown.headers.vary, 'Accept, Accept-Encoding');
  assert.equal(markdown.headers.link, '<https://docs.example/docs/pact>; rel="canonical"');
  assert.equal(markdown.headers['x-robots-tag'], undefined, 'search engines may list the page’s URL');

  const html = await send('/docs/pact', {accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'br'});
  assert.deepEqual(
    [html.headers['content-type'], html.headers['content-encoding'], html.headers.vary],
    ['text/html; charset=utf-8', 'br', 'Accept, Accept-Encoding'],
  );
  assert.equal(html.headers.link, '</docs/pact.md>; rel="alternate"; type="text/markdown"');
  assert.notEqual(html.headers.etag, markdown.headers.etag);
});

test('a page’s Markdown has a separate URL, which search engines don’t list', async () => {
  const {headers} = await send('/docs/pact.md', {accept: 'text/html'});
  assert.equal(headers['content-type'], 'text/markdown; charset=utf-8');
  assert.deepEqual(
    [headers['x-robots-tag'], headers.link, headers.vary],
    ['noindex', '<https://docs.example/docs/pact>; rel="canonical"', 'Accept-Encoding'],
  );
});

test('a page without a Markdown version is always sent as HTML', async () => {
  const {status, headers} = await send('/docs/fresh', {accept: 'text/markdown'});
  assert.deepEqual(
    [status, headers['content-type'], headers.vary, headers.link],
    [200, 'text/html; charset=utf-8', 'Accept-Encoding', undefined],
  );
});

test('redirects lead to the clean URL on this site and keep the query', async () => {
  const table: [target: string, location: string][] = [
    ['/docs/pact/?q=1', '/docs/pact?q=1'],
    ['/docs/pact.html', '/docs/pact'],
    ['/index.html', '/'],
    ['/docs/old', '/docs/pact'],
    ['/docs/old/', '/docs/pact'],
    ['//docs/pact', '/docs/pact'],
  ];
  for (const [target, location] of table) {
    const reply = await send(target);
    assert.deepEqual([reply.status, reply.headers.location], [301, location], target);
    assert.equal(reply.headers['cache-control'], 'no-cache', target);
  }
});

test('the server listens on both loopback addresses, IPv4 and IPv6', async (context) => {
  assert.equal((await fetch(server.url)).status, 200);
  assert.equal((await send('/')).status, 200);
  try {
    assert.equal((await send('/', {}, 'GET', '::1')).status, 200);
  } catch (error) {
    if (!(
      error instanceof Error &&
      'code' in error &&
      (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
    ))
      throw error;
    context.diagnostic('This computer has no IPv6.');
  }
});

test('responses use the preferred coding, from a stored copy or compressed for the response', async () => {
  const unpack = {br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync};
  const table: [accept: string | undefined, coding: 'br' | 'gzip' | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ];
  for (const [target, content, status] of [
    ['/docs/pact', page('Pact'), 200],
    ['/docs/fresh', page('Fresh'), 200],
    ['/assets/js/main.4a38193e.js', script, 200],
    ['/missing', page('Nothing here'), 404],
  ] as const) {
    for (const [accept, coding] of table) {
      const reply = await send(target, accept === undefined ? {} : {'Accept-Encoding': accept});
      const label = `${target} ${accept ?? '(no header)'}`;
      assert.equal(reply.status, status, label);
      assert.equal(reply.headers['content-encoding'], coding, label);
      assert.equal((coding === undefined ? reply.body : unpack[coding](reply.body)).toString(), content, label);
      assert.equal(reply.headers['content-length'], String(reply.body.length), label);
      if (coding !== undefined) assert.ok(reply.body.length < content.length, label);
    }
  }
});

test('small files are sent uncompressed', async () => {
  const reply = await send('/notices/atom.xml', {'Accept-Encoding': 'br'});
  assert.deepEqual([reply.headers['content-encoding'], reply.body.toString()], [undefined, '<feed/>']);
});

test('hashed assets can be cached for good, and all other responses are revalidated', async () => {
  assert.equal((await send('/assets/js/main.4a38193e.js')).headers['cache-control'], immutableCaching);
  for (const target of [
    '/',
    '/docs/pact',
    '/docs/fresh',
    '/img/logo.svg',
    '/notices/atom.xml',
    '/missing',
    '/assets/js/gone.4a38193e.js',
  ]) {
    assert.equal((await send(target, {'Accept-Encoding': 'br'})).headers['cache-control'], 'no-cache', target);
  }
});

test('each file type has its content type', async () => {
  const table: [target: string, type: string][] = [
    ['/', 'text/html; charset=utf-8'],
    ['/docs/fresh', 'text/html; charset=utf-8'],
    ['/missing', 'text/html; charset=utf-8'],
    ['/docs/pact.md', 'text/markdown; charset=utf-8'],
    ['/assets/js/main.4a38193e.js', 'text/javascript; charset=utf-8'],
    ['/notices/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/notices/feed.json', 'application/feed+json'],
    ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
    ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/img/photo.png', 'image/png'],
    ['/x.wasm', 'application/wasm'],
    ['/downloads/tiny-step-1.zip', 'application/zip'],
  ];
  for (const [target, type] of table) {
    for (const accept of ['', 'br'])
      assert.equal((await send(target, {'Accept-Encoding': accept})).headers['content-type'], type, target);
  }
});

test('unchanged content gets a 304, with a separate ETag for each coding', async () => {
  for (const target of ['/docs/pact', '/docs/fresh', '/assets/js/main.4a38193e.js']) {
    const tags = new Set<string>();
    for (const accept of ['', 'gzip', 'br']) {
      const {etag = ''} = (await send(target, {'Accept-Encoding': accept})).headers;
      tags.add(etag);
      const revalidated = await send(target, {'Accept-Encoding': accept, 'If-None-Match': etag});
      assert.deepEqual(
        [revalidated.status, revalidated.body.length, revalidated.headers.vary],
        [304, 0, target === '/docs/pact' ? 'Accept, Accept-Encoding' : 'Accept-Encoding'],
        `${target} ${accept}`,
      );
      assert.ok(revalidated.headers['cache-control'] !== undefined, target);
      assert.equal((await send(target, {'Accept-Encoding': accept, 'If-None-Match': 'W/"0-0"'})).status, 200, target);
    }
    assert.equal(tags.size, 3, target);
  }
  const missing = await send('/missing', {'If-None-Match': '*'});
  assert.equal(missing.status, 404);
});

test('a response to HEAD has the headers of the response to GET, and no body', async () => {
  for (const target of ['/docs/pact', '/docs/fresh', '/missing', '/docs/pact/', '/%zz', '/img/photo.png']) {
    for (const accept of ['', 'gzip, br']) {
      const headers = {'Accept-Encoding': accept};
      const [got, head] = [await send(target, headers), await send(target, headers, 'HEAD')];
      assert.equal(head.body.length, 0, target);
      for (const reply of [got, head]) delete reply.headers.date;
      assert.deepEqual([head.status, head.headers], [got.status, got.headers], target);
    }
  }
});

test('other methods get status 405 with the allowed methods', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const reply = await send('/docs/pact', {}, method);
    assert.deepEqual([reply.status, reply.headers.allow], [405, 'GET, HEAD'], method);
  }
});

test('a simple range returns part of a file, other ranges return the complete file, and none crashes the server', async () => {
  const complete = stored['img/photo.png'] ?? '';
  const table: [range: string, status: number, body: string][] = [
    ['bytes=0-2', 206, complete.slice(0, 3)],
    ['bytes=4-', 206, complete.slice(4)],
    ['bytes=4-999', 206, complete.slice(4)],
    ['bytes=999-', 416, ''],
    ['bytes=5-2', 200, complete],
    ['bytes=-3', 200, complete],
    ['bytes=0-1,3-4', 200, complete],
    [`bytes=0-${'9'.repeat(20)}`, 200, complete],
    ['lines=1-2', 200, complete],
  ];
  for (const [range, status, body] of table) {
    const reply = await send('/img/photo.png', {Range: range, 'Accept-Encoding': 'br'});
    assert.deepEqual([reply.status, reply.body.toString()], [status, body], range);
  }
  const page = await send('/docs/pact', {Range: 'bytes=0-8', 'Accept-Encoding': 'br'});
  assert.deepEqual(
    [page.status, page.headers['content-encoding'], page.body.toString()],
    [206, undefined, '<!doctype'],
  );
  assert.equal((await send('/img/photo.png', {Range: 'bytes=0-2', 'If-Range': '"old"'})).status, 200);
});

test('malformed HTTP requests are rejected, and the server keeps running', async () => {
  const table: [bytes: string, first: RegExp][] = [
    ['GET /gr\xc3\xb6 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', / 400 /],
    ['GET http://evil.example/docs/pact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', / 400 /],
    ['GET /docs/pact#x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', / 400 /],
    [`GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, / 431 /],
    ['nonsense\r\n\r\n', / 400 /],
  ];
  for (const [bytes, first] of table)
    assert.match((await sendRaw(bytes)).split('\r\n')[0] ?? '', first, bytes.slice(0, 40));
  assert.equal((await send('/')).status, 200);
});

test('rejections have the common headers, whether they come from Node.js or from this server', async () => {
  const bytes = [
    'nonsense\r\n\r\n',
    `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    'GET /docs/pact HTTP/1.1\r\nConnection: close\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET /docs/pact HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n',
    'GET /docs/pact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ];
  const statuses: string[] = [];
  for (const text of bytes) {
    const reply = await sendRaw(text);
    statuses.push(reply.slice(9, 12));
    for (const name of [...Object.keys(securityHeaders), 'Content-Security-Policy', 'Connection'])
      assert.ok(reply.includes(`\r\n${name}: `), `${text.slice(0, 30)} ${name}`);
  }
  assert.deepEqual(statuses, ['400', '431', '400', '405', '413', '413']);
});

test('Strict-Transport-Security is sent only if the client connected over TLS', async () => {
  assert.equal((await send('/')).headers['strict-transport-security'], undefined);
  assert.equal(
    (await send('/missing', {'X-Forwarded-Proto': 'https'})).headers['strict-transport-security'],
    'max-age=31536000',
  );
});

test('the server serves a new build without a restart, and keeps running if the folder is deleted', async () => {
  const other = path.join(parent, 'other');
  await writeSite(other);
  const second = await serve({directory: other, port: 0});
  try {
    const get = async () => {
      const reply = await fetch(`${second.url}/docs/pact`);
      return [reply.status, await reply.text()];
    };
    assert.deepEqual(await get(), [200, page('Pact')]);
    await writeFile(path.join(other, 'docs/pact.html'), page('Pact, rewritten and longer'));
    assert.deepEqual(await get(), [200, page('Pact, rewritten and longer')]);
    await rm(other, {recursive: true});
    assert.deepEqual(await get(), [404, 'Not found.\n']);
  } finally {
    await second.close();
  }
});

test('a read error aborts only the affected response', async (context) => {
  const createReadStream = fs.createReadStream.bind(fs);
  const mock = context.mock.method(fs, 'createReadStream', () => createReadStream(path.join(parent, 'vanished')));
  await assert.rejects(send('/img/photo.png'), /ECONNRESET|socket hang up|aborted/);
  assert.equal(mock.mock.callCount(), 1);
  mock.mock.restore();
  assert.equal((await send('/img/photo.png')).status, 200);
});

test('the file is closed if the client cancels a download', async (context) => {
  await writeFile(path.join(directory, 'img/large.png'), Buffer.alloc(20_000_000));
  const mock = context.mock.method(fs, 'createReadStream');
  await new Promise<void>((resolve, reject) => {
    const sent = httpRequest({host: '127.0.0.1', port, path: '/img/large.png'}, (response) =>
      response.once('data', () => sent.destroy()).once('close', resolve),
    );
    sent.once('error', reject).end();
  });
  const stream = mock.mock.calls[0]?.result;
  assert.ok(stream !== undefined);
  if (!stream.closed) await once(stream, 'close');
  assert.ok(stream.bytesRead < 20_000_000);
});

test('the server’s URL includes the base path', async () => {
  const second = await serve({directory, port: 0, baseUrl: '/guide/'});
  try {
    assert.match(second.url, /^http:\/\/localhost:\d+\/guide$/);
    const home = await fetch(second.url);
    assert.deepEqual([home.status, home.url], [200, `${second.url}/`]);
    assert.equal((await fetch(`${second.url}/docs/pact`)).status, 200);
    assert.equal((await fetch(new URL('/docs/pact', second.url))).status, 404);
  } finally {
    await second.close();
  }
});

test('errors name a port that is in use, a missing build, and an unknown host', async () => {
  const assertFails = (action: () => Promise<unknown>, message: RegExp) =>
    assert.rejects(
      action,
      (error) => error instanceof CommandError && message.test(error.message) && !error.message.includes('\n'),
    );
  await assertFails(() => serve({directory, port}), new RegExp(`Port ${port} is already in use.*--port ${port + 1}`));
  await assertFails(() => checkPort(port), new RegExp(`Port ${port} is already in use`));
  await assertFails(
    () => serve({directory: path.join(parent, 'nowhere'), port: 0}),
    /No built site in .*npm run build/,
  );
  await assertFails(() => serve({directory, port: 0, host: '203.0.113.1'}), /^Can’t listen on "203\.0\.113\.1"/);
  // The port is in use only on the IPv6 loopback address.
  const blocker = createServer();
  const open = await new Promise<boolean>((resolve) =>
    blocker.once('error', () => resolve(false)).listen(0, '::1', () => resolve(true)),
  );
  if (!open) return;
  const taken = (blocker.address() as AddressInfo).port;
  await assertFails(() => serve({directory, port: taken}), new RegExp(`Port ${taken} is already in use`));
  await new Promise((resolve) => blocker.close(resolve));
  await checkPort(taken);
});
