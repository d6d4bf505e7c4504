// Sends 10,000 hostile requests to the site's own server and to the server of the offline package. Neither may reply
// with a 5xx status, send anything from outside of the site's folder, or stop.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {copyFile, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import test, {after, before} from 'node:test';
import {serve} from '../../deploy/server';
import {randomNumbers} from './randomNumbers';

const COUNT = 10_000;
/** How many connections are open at the same time. */
const WIDTH = 25;
/** Text in secret.txt, which is outside of the served folder, and in a hidden file inside it. */
const SECRET = 'not for readers';

const OTHER_METHODS = [
  'HEAD',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'get',
  'G E T',
];
const SEGMENTS = [
  'docs',
  'pact',
  'index.html',
  'secret.txt',
  '.build-stamp',
  '..',
  '.',
  '%2e%2e',
  '%2E%2e%2fsecret.txt',
  '..%2fsecret.txt',
  '..%5csecret.txt',
  '..\\secret.txt',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '%ff',
  '%F0%9F%98%80',
  '\u{1F600}',
  'é',
  'a'.repeat(256),
  'a'.repeat(3000),
  `${'%61'.repeat(300)}.html`,
  '?',
  '#',
  '//',
  '~',
  '*',
  '"',
  '<script>',
  'con',
];
const TARGETS = ['*', '//', '/../../../../etc/passwd', 'http://evil.example/docs/pact', 'evil.example:443', '', '\t'];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''];
const HEADERS = [
  `Host: ${'x'.repeat(2000)}`,
  'Host:',
  'Host: one\r\nHost: two',
  'Content-Length: 99999',
  'Content-Length: -1',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  `If-None-Match: ${'"'.repeat(500)}`,
  'If-Modified-Since: yesterday',
  'Accept-Encoding: br;q=abc',
  'Accept-Encoding: *;q=0',
  'Accept-Encoding: gzip, br',
  'Range: bytes=0-0,1-1',
  'Range: bytes=5-2',
  'Range: bytes=999999999999999999999-',
  `X-Long: ${'y'.repeat(20_000)}`,
  ': no name',
  'No colon',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Expect: 100-continue',
  'X-Forwarded-Proto: https, https',
];

/** Creates pseudorandom requests, of which about two thirds are valid HTTP with a hostile target. */
function requestsOf(seed: number): () => string {
  const below = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return () => {
    if (below(50) === 0) return `${String.fromCharCode(...Array.from({length: 60}, () => below(256)))}\r\n\r\n`;
    const segments = Array.from({length: below(6)}, () => pick(SEGMENTS)).join(pick(['/', '/', '//']));
    const target = below(20) === 0 ? pick(TARGETS) : `/${segments}${pick(['', '', '/', `?${pick(SEGMENTS)}`])}`;
    const isHostile = below(3) === 0;
    const headers = ['Host: localhost', ...(isHostile ? [pick(HEADERS), pick(HEADERS)].slice(below(2)) : [])];
    return [
      `${below(4) === 0 ? pick(OTHER_METHODS) : 'GET'} ${target} ${isHostile ? pick(VERSIONS) : 'HTTP/1.1'}`,
      ...(below(20) === 0 ? headers.slice(1) : headers),
      'Connection: close',
      '',
      '',
    ].join('\r\n');
  };
}

/** Sends a request over its own connection. @returns everything that the server sent until it closed the connection */
function send(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let reply = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No complete reply within 20 s to ${JSON.stringify(request.slice(0, 200))}`));
    }, 20_000);
    socket.setEncoding('latin1').on('data', (text: string) => {
      reply += text;
      // A server may wait for a body that never arrives, so the status is enough.
      if (/^HTTP\/1\.1 (?!100)\d{3} /.test(reply)) socket.end();
    });
    socket.once('connect', () => socket.write(Buffer.from(request, 'utf8')));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // A server that rejects a request may close the connection before it has read everything.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(reply);
    });
  });
}

async function attack(port: number, seed: number): Promise<Map<string, number>> {
  const next = requestsOf(seed);
  const statuses = new Map<string, number>();
  let left = COUNT;
  await Promise.all(
    Array.from({length: WIDTH}, async () => {
      while (left-- > 0) {
        const request = next();
        const reply = await send(port, request);
        const status = /^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1] ?? 'none';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        assert.ok(!reply.includes(SECRET), request);
        assert.doesNotMatch(status, /^5/, `${request.slice(0, 300)}\n${reply.slice(0, 300)}`);
      }
    }),
  );
  return statuses;
}

/** Fails unless the server answered the requests in all the expected ways, and still works. */
async function assertSurvived(port: number, statuses: ReadonlyMap<string, number>): Promise<void> {
  console.log(
    `${COUNT} requests: ${[...statuses]
      .sort()
      .map((entry) => entry.join(': '))
      .join(', ')}`,
  );
  for (const status of ['200', '301', '400', '404', '405'])
    assert.ok((statuses.get(status) ?? 0) > 50, `few replies with status ${status}`);
  // By default, Node.js responds to a CONNECT request by closing the connection.
  assert.ok((statuses.get('none') ?? 0) < COUNT / 20, 'too many requests without a reply');
  const home = await fetch(`http://127.0.0.1:${port}/`);
  assert.deepEqual([home.status, await home.text()], [200, 'Home']);
}

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-requests-'));
  const site = path.join(folder, 'site');
  await mkdir(path.join(site, 'docs/pact'), {recursive: true});
  const files = {'index.html': 'Home', '404.html': 'Missing', 'docs/pact.html': 'Pact', '.build-stamp': SECRET};
  for (const [name, text] of Object.entries({...files, 'docs/pact/index.html': 'Pact'}))
    await writeFile(path.join(site, name), text);
  await writeFile(path.join(folder, 'secret.txt'), SECRET);
});

after(() => rm(folder, {recursive: true}));

test(`the site's server survives ${COUNT} hostile requests`, async () => {
  const server = await serve({
    directory: path.join(folder, 'site'),
    port: 0,
    host: '127.0.0.1',
    baseUrl: '/',
    siteUrl: '',
  });
  try {
    const port = Number(new URL(server.url).port);
    await assertSurvived(port, await attack(port, 1));
  } finally {
    await server.close();
  }
});

test(`the offline package's server survives ${COUNT} hostile requests`, async () => {
  await copyFile('deploy/offlineServer.mjs', path.join(folder, 'serve.mjs'));
  const child = spawn(process.execPath, ['serve.mjs', '0'], {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']});
  try {
    const line = await new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').once('data', resolve);
    });
    const port = Number(new URL(line.trim()).port);
    await assertSurvived(port, await attack(port, 2));
  } finally {
    child.kill();
  }
});
