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
import {CommandError} from '../scripts/command';
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
  // Written after the copies were made, so that this page has none.
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

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path as it stands, which fetch would tidy first. */
function ask(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  host = '127.0.0.1',
): Promise<Answer> {
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

/** Sends bytes that no HTTP client would, and gives the first line of the answer. */
async function askRaw(bytes: string): Promise<string> {
  return (await askAll(bytes)).split('\r\n')[0] ?? '';
}

/** As `askRaw`, all of the answer. */
function askAll(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.once('error', reject).once('close', () => resolve(answer));
  });
}

test('pages, files and unknown addresses have their status, and every answer the security headers', async () => {
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
    const answer = await ask(target);
    assert.equal(answer.status, status, target);
    if (content !== undefined) assert.equal(answer.body.toString(), content, target);
    assert.equal(answer.headers['content-length'], String(answer.body.length), target);
    assert.equal(
      answer.headers.vary,
      target.startsWith('/docs/pact?') ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
      target,
    );
    for (const [name, value] of Object.entries(securityHeaders))
      assert.equal(answer.headers[name.toLowerCase()], value, `${target} ${name}`);
  }
});

test('a page answers with HTML or Markdown, as the client asks, and says so to caches', async () => {
  const markdown = await ask('/docs/pact', {accept: 'text/markdown, text/html;q=0.9, */*;q=0.1'});
  assert.deepEqual([markdown.status, markdown.body.toString()], [200, stored['docs/pact.md']]);
  assert.equal(markdown.headers['content-type'], 'text/markdown; charset=utf-8');
  assert.equal(markdown.headers.vary, 'Accept, Accept-Encoding');
  assert.equal(markdown.headers.link, '<https://docs.example/docs/pact>; rel="canonical"');
  assert.equal(markdown.headers['x-robots-tag'], undefined, 'the address itself is to be found');

  const html = await ask('/docs/pact', {accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'br'});
  assert.deepEqual(
    [html.headers['content-type'], html.headers['content-encoding'], html.headers.vary],
    ['text/html; charset=utf-8', 'br', 'Accept, Accept-Encoding'],
  );
  assert.equal(html.headers.link, '</docs/pact.md>; rel="alternate"; type="text/markdown"');
  assert.notEqual(html.headers.etag, markdown.headers.etag);
});

test('the Markdown of a page has an address of its own, which search engines leave out', async () => {
  const {headers} = await ask('/docs/pact.md', {accept: 'text/html'});
  assert.equal(headers['content-type'], 'text/markdown; charset=utf-8');
  assert.deepEqual(
    [headers['x-robots-tag'], headers.link, headers.vary],
    ['noindex', '<https://docs.example/docs/pact>; rel="canonical"', 'Accept-Encoding'],
  );
});

test('a page without Markdown is HTML to everybody', async () => {
  const {status, headers} = await ask('/docs/fresh', {accept: 'text/markdown'});
  assert.deepEqual(
    [status, headers['content-type'], headers.vary, headers.link],
    [200, 'text/html; charset=utf-8', 'Accept-Encoding', undefined],
  );
});

test('redirects go to the clean address on this site and keep the query', async () => {
  const table: [target: string, location: string][] = [
    ['/docs/pact/?q=1', '/docs/pact?q=1'],
    ['/docs/pact.html', '/docs/pact'],
    ['/index.html', '/'],
    ['/docs/old', '/docs/pact'],
    ['/docs/old/', '/docs/pact'],
    ['//docs/pact', '/docs/pact'],
  ];
  for (const [target, location] of table) {
    const answer = await ask(target);
    assert.deepEqual([answer.status, answer.headers.location], [301, location], target);
    assert.equal(answer.headers['cache-control'], 'no-cache', target);
  }
});

test('both forms of localhost answer', async (context) => {
  assert.equal((await fetch(server.url)).status, 200);
  assert.equal((await ask('/')).status, 200);
  try {
    assert.equal((await ask('/', {}, 'GET', '::1')).status, 200);
  } catch (error) {
    if (!(
      error instanceof Error &&
      'code' in error &&
      (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
    ))
      throw error;
    context.diagnostic('no IPv6 on this machine');
  }
});

test('the best accepted coding is sent, stored or made on the way', async () => {
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
      const answer = await ask(target, accept === undefined ? {} : {'Accept-Encoding': accept});
      const label = `${target} ${accept ?? '(no header)'}`;
      assert.equal(answer.status, status, label);
      assert.equal(answer.headers['content-encoding'], coding, label);
      assert.equal((coding === undefined ? answer.body : unpack[coding](answer.body)).toString(), content, label);
      assert.equal(answer.headers['content-length'], String(answer.body.length), label);
      if (coding !== undefined) assert.ok(answer.body.length < content.length, label);
    }
  }
});

test('what is small is sent as it is', async () => {
  const answer = await ask('/notices/atom.xml', {'Accept-Encoding': 'br'});
  assert.deepEqual([answer.headers['content-encoding'], answer.body.toString()], [undefined, '<feed/>']);
});

test('hashed assets are kept, everything else is asked for again', async () => {
  assert.equal((await ask('/assets/js/main.4a38193e.js')).headers['cache-control'], immutableCaching);
  for (const target of [
    '/',
    '/docs/pact',
    '/docs/fresh',
    '/img/logo.svg',
    '/notices/atom.xml',
    '/missing',
    '/assets/js/gone.4a38193e.js',
  ]) {
    assert.equal((await ask(target, {'Accept-Encoding': 'br'})).headers['cache-control'], 'no-cache', target);
  }
});

test('types are right', async () => {
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
      assert.equal((await ask(target, {'Accept-Encoding': accept})).headers['content-type'], type, target);
  }
});

test('an unchanged answer is a 304, one tag for each coding', async () => {
  for (const target of ['/docs/pact', '/docs/fresh', '/assets/js/main.4a38193e.js']) {
    const tags = new Set<string>();
    for (const accept of ['', 'gzip', 'br']) {
      const {etag = ''} = (await ask(target, {'Accept-Encoding': accept})).headers;
      tags.add(etag);
      const again = await ask(target, {'Accept-Encoding': accept, 'If-None-Match': etag});
      assert.deepEqual(
        [again.status, again.body.length, again.headers.vary],
        [304, 0, target === '/docs/pact' ? 'Accept, Accept-Encoding' : 'Accept-Encoding'],
        `${target} ${accept}`,
      );
      assert.ok(again.headers['cache-control'] !== undefined, target);
      assert.equal((await ask(target, {'Accept-Encoding': accept, 'If-None-Match': 'W/"0-0"'})).status, 200, target);
    }
    assert.equal(tags.size, 3, target);
  }
  const missing = await ask('/missing', {'If-None-Match': '*'});
  assert.equal(missing.status, 404);
});

test('HEAD has the headers of GET and no body', async () => {
  for (const target of ['/docs/pact', '/docs/fresh', '/missing', '/docs/pact/', '/%zz', '/img/photo.png']) {
    for (const accept of ['', 'gzip, br']) {
      const headers = {'Accept-Encoding': accept};
      const [got, head] = [await ask(target, headers), await ask(target, headers, 'HEAD')];
      assert.equal(head.body.length, 0, target);
      for (const answer of [got, head]) delete answer.headers.date;
      assert.deepEqual([head.status, head.headers], [got.status, got.headers], target);
    }
  }
});

test('other methods are refused with the allowed ones', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const answer = await ask('/docs/pact', {}, method);
    assert.deepEqual([answer.status, answer.headers.allow], [405, 'GET, HEAD'], method);
  }
});

test('ranges: a plain one is honoured, an odd one gets the whole file, none stops the server', async () => {
  const whole = stored['img/photo.png'] ?? '';
  const table: [range: string, status: number, body: string][] = [
    ['bytes=0-2', 206, whole.slice(0, 3)],
    ['bytes=4-', 206, whole.slice(4)],
    ['bytes=4-999', 206, whole.slice(4)],
    ['bytes=999-', 416, ''],
    ['bytes=5-2', 200, whole],
    ['bytes=-3', 200, whole],
    ['bytes=0-1,3-4', 200, whole],
    [`bytes=0-${'9'.repeat(20)}`, 200, whole],
    ['lines=1-2', 200, whole],
  ];
  for (const [range, status, body] of table) {
    const answer = await ask('/img/photo.png', {Range: range, 'Accept-Encoding': 'br'});
    assert.deepEqual([answer.status, answer.body.toString()], [status, body], range);
  }
  const page = await ask('/docs/pact', {Range: 'bytes=0-8', 'Accept-Encoding': 'br'});
  assert.deepEqual(
    [page.status, page.headers['content-encoding'], page.body.toString()],
    [206, undefined, '<!doctype'],
  );
  assert.equal((await ask('/img/photo.png', {Range: 'bytes=0-2', 'If-Range': '"old"'})).status, 200);
});

test('what is no HTTP is refused and the server lives on', async () => {
  const table: [bytes: string, first: RegExp][] = [
    ['GET /gr\xc3\xb6 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', / 400 /],
    ['GET http://evil.example/docs/pact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', / 400 /],
    ['GET /docs/pact#x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', / 400 /],
    [`GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, / 431 /],
    ['nonsense\r\n\r\n', / 400 /],
  ];
  for (const [bytes, first] of table) assert.match(await askRaw(bytes), first, bytes.slice(0, 40));
  assert.equal((await ask('/')).status, 200);
});

test('what is refused bears the same headers, whoever refuses it', async () => {
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
    const answer = await askAll(text);
    statuses.push(answer.slice(9, 12));
    for (const name of [...Object.keys(securityHeaders), 'Content-Security-Policy', 'Connection'])
      assert.ok(answer.includes(`\r\n${name}: `), `${text.slice(0, 30)} ${name}`);
  }
  assert.deepEqual(statuses, ['400', '431', '400', '405', '413', '413']);
});

test('TLS is insisted on where the visitor came by it', async () => {
  assert.equal((await ask('/')).headers['strict-transport-security'], undefined);
  assert.equal(
    (await ask('/missing', {'X-Forwarded-Proto': 'https'})).headers['strict-transport-security'],
    'max-age=31536000',
  );
});

test('a build that replaces the folder is served from then on, and a folder taken away stops nothing', async () => {
  const other = path.join(parent, 'other');
  await writeSite(other);
  const second = await serve({directory: other, port: 0});
  try {
    const get = async () => {
      const answer = await fetch(`${second.url}/docs/pact`);
      return [answer.status, await answer.text()];
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

test('a file that cannot be read breaks its own answer only', async (context) => {
  const createReadStream = fs.createReadStream.bind(fs);
  const mock = context.mock.method(fs, 'createReadStream', () => createReadStream(path.join(parent, 'vanished')));
  await assert.rejects(ask('/img/photo.png'), /ECONNRESET|socket hang up|aborted/);
  assert.equal(mock.mock.callCount(), 1);
  mock.mock.restore();
  assert.equal((await ask('/img/photo.png')).status, 200);
});

test('a download that is broken off leaves no file open', async (context) => {
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

test('under a base path the address names it', async () => {
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

test('a taken port, a missing build and an unknown host are named', async () => {
  const refused = (action: () => Promise<unknown>, message: RegExp) =>
    assert.rejects(
      action,
      (error) => error instanceof CommandError && message.test(error.message) && !error.message.includes('\n'),
    );
  await refused(() => serve({directory, port}), new RegExp(`Port ${port} is already in use.*--port ${port + 1}`));
  await refused(() => checkPort(port), new RegExp(`Port ${port} is already in use`));
  await refused(() => serve({directory: path.join(parent, 'nowhere'), port: 0}), /No built site in .*npm run build/);
  await refused(() => serve({directory, port: 0, host: '203.0.113.1'}), /no address "203\.0\.113\.1"/);
  // Only the second form of localhost is taken.
  const blocker = createServer();
  const open = await new Promise<boolean>((resolve) =>
    blocker.once('error', () => resolve(false)).listen(0, '::1', () => resolve(true)),
  );
  if (!open) return;
  const taken = (blocker.address() as AddressInfo).port;
  await refused(() => serve({directory, port: taken}), new RegExp(`Port ${taken} is already in use`));
  await new Promise((resolve) => blocker.close(resolve));
  await checkPort(taken);
});
