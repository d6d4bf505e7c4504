import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import test, {after, before} from 'node:test';
import {unzipSync} from 'fflate';
import {CommandError} from '../src/site/errors';
import {contentPolicy, policyFile, policyFileText} from '../src/site/contentPolicy';
import {packageName, filesInPackage, nameInPackage, readmeText} from './offline';
import {packSite} from './package';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
});
after(() => rm(folder, {recursive: true}));

async function write(directory: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, name)), {recursive: true});
    await writeFile(path.join(directory, name), content);
  }
}

test('each page becomes the index of a folder, and files that a static server can’t use are left out', () => {
  const table: [file: string, name: string | undefined][] = [
    ['index.html', 'index.html'],
    ['404.html', '404.html'],
    ['docs/pact.html', 'docs/pact/index.html'],
    ['docs/releases/2.3.0.html', 'docs/releases/2.3.0/index.html'],
    ['go/x/index.html', 'go/x/index.html'],
    ['assets/js/main.4a38193e.js', 'assets/js/main.4a38193e.js'],
    ['docs/pact.html.br', undefined],
    ['.build-stamp', undefined],
    ['opensearch.xml', undefined],
  ];
  for (const [file, name] of table) assert.equal(nameInPackage(file), name, file);
  assert.deepEqual(
    [...filesInPackage(['docs/pact.html'], '/preview/')],
    [['site/preview/docs/pact/index.html', 'docs/pact.html']],
  );
  assert.throws(
    () => filesInPackage(['docs/pact.html', 'docs/pact/index.html'], '/'),
    /docs\/pact\.html and docs\/pact\/index\.html have the same URL/,
  );
});

/** As Docusaurus writes it. */
const OPEN_SEARCH =
  '<link rel=search type=application/opensearchdescription+xml title="PactFlow Documentation" href=/opensearch.xml>';

test('the archive has the same bytes for the same files, and explains how to serve them', async () => {
  const directory = path.join(folder, 'build');
  await write(directory, {
    'index.html': `<link rel=icon href=/x.svg>${OPEN_SEARCH}<title>Home</title>`,
    '404.html': 'nothing',
    'opensearch.xml': '<OpenSearchDescription>',
    'docs/pact.html': 'pact',
    'docs/pact.html.gz': 'x',
    [policyFile]: policyFileText(contentPolicy([], {analyticsId: null, hostedSearch: null})),
  });
  const [one, other] = [
    await packSite(directory, '/', 'https://docs.example'),
    await packSite(directory, '/', 'https://docs.example'),
  ];
  assert.deepEqual(one.archive, other.archive);
  assert.deepEqual(
    Object.keys(unzipSync(one.archive)),
    ['README.txt', 'nginx.conf', 'serve.mjs', 'site/404.html', 'site/docs/pact/index.html', 'site/index.html'].map(
      (name) => `${packageName}/${name}`,
    ),
  );
  assert.equal(one.pages, 2);
  assert.equal(
    Buffer.from(unzipSync(one.archive)[`${packageName}/site/index.html`] ?? []).toString(),
    '<link rel=icon href=/x.svg><title>Home</title>',
  );
  await assert.rejects(packSite(folder, '/', ''), CommandError);
});

test('README.txt fits in a terminal and mentions the base path', () => {
  const text = readmeText(500, '/preview/');
  assert.ok(text.split('\n').every((line) => line.length <= 100));
  assert.match(
    text,
    /500 pages[^]*node serve\.mjs[^]*localhost:8080\/preview\/[^]*python3 -m http\.server[^]*built for the path \/preview\//,
  );
  assert.doesNotMatch(readmeText(500, '/'), /built for the path/);
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function send(port: number, target: string, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({host: '127.0.0.1', port, path: target, method}, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.once('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers, body}));
    });
    sent.once('error', reject).end();
  });
}

test('the server in the archive serves only its folder', async () => {
  const directory = path.join(folder, 'unpacked');
  await write(directory, {
    'site/index.html': 'home',
    'site/404.html': 'nothing',
    'site/docs/pact/index.html': 'pact',
    'site/assets/a.js': 'a()',
    'site/.git/config': 'hidden',
    'secret.txt': 'outside',
  });
  await write(directory, {'serve.mjs': await readFile(path.join(__dirname, 'offlineServer.mjs'), 'utf8')});
  const child = spawn(process.execPath, ['serve.mjs', '0'], {cwd: directory, stdio: ['ignore', 'pipe', 'inherit']});
  try {
    const port = await new Promise<number>((resolve) =>
      child.stdout.once('data', (data: Buffer) => resolve(Number(/:(\d+)\//.exec(data.toString())?.[1]))),
    );
    const table: [target: string, status: number, body: string][] = [
      ['/', 200, 'home'],
      ['/docs/pact/', 200, 'pact'],
      ['/docs/pact/?q=1', 200, 'pact'],
      ['/assets/a.js', 200, 'a()'],
      ['/docs', 404, 'nothing'],
      ['/nothing', 404, 'nothing'],
      ['/../secret.txt', 400, ''],
      ['/%2e%2e/secret.txt', 400, ''],
      ['/..%2fsecret.txt', 400, ''],
      ['/..%5csecret.txt', 400, ''],
      ['/.git/config', 400, ''],
      ['/%00', 400, ''],
      ['/%zz', 400, ''],
    ];
    for (const [target, status, body] of table) {
      const reply = await send(port, target);
      assert.deepEqual(
        [reply.status, reply.body, reply.headers['x-content-type-options']],
        [status, body, 'nosniff'],
        target,
      );
    }
    assert.equal((await send(port, '/docs/pact?q=1')).headers.location, '/docs/pact/?q=1');
    assert.equal((await send(port, '//docs/pact')).headers.location, '/docs/pact/');
    assert.equal((await send(port, '/', 'HEAD')).body, '');
    assert.deepEqual(
      [(await send(port, '/', 'POST')).status, (await send(port, '/assets/a.js')).headers['content-type']],
      [405, 'text/javascript; charset=utf-8'],
    );
  } finally {
    child.kill();
  }
});
