import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import {createServer as createRawServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {securityHeaders} from '../../../deploy/responseHeaders';
import {conditionalProblems, forbiddenScripts, runCases} from '../production';
import {chanceCases, fileCases, hostileCases, routeCases} from './cases';
import {problemsOf, type Case, type SiteUnderTest} from './check';
import {Client, parseAnswer, type Answer} from './http';

const POLICY = "default-src 'self'";
const PAGE = '<p>Pact</p>'.repeat(300);
let site: SiteUnderTest;

before(() => {
  const directory = mkdtempSync(join(tmpdir(), 'checked-'));
  const files: Record<string, string | Buffer> = {
    'docs/pact.html': PAGE,
    'docs/pact.html.gz': gzipSync(PAGE),
    '404.html': '<p>Nothing here</p>'.repeat(100),
    'secret.txt': 'x'.repeat(5000),
  };
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(directory, file.replace('docs/', 'docs-')), content);
  for (const name of ['docs/pact.html', 'docs/pact.html.gz']) files[name.replace('docs/', 'docs-')] = files[name] ?? '';
  site = {directory, policy: POLICY, root: 'https://docs.example/', has: (file) => Object.hasOwn(files, file)};
});
after(() => rmSync(site.directory, {recursive: true}));

const ASKED: Case = {target: '/docs-pact', status: [200], file: 'docs-pact.html'};
const common = () => ({
  ...Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  'content-security-policy': POLICY,
  vary: 'Accept-Encoding',
  'cache-control': 'no-cache',
});
const answer = (headers: Answer['headers'] = {}, status = 200, body: string | Buffer = PAGE): Answer => ({
  status,
  headers: {...common(), 'content-type': 'text/html; charset=utf-8', ...headers},
  body: Buffer.from(body),
});

describe('a good answer', () => {
  test('has no problem, plain, compressed, in part, and unchanged', () => {
    assert.deepEqual(problemsOf(ASKED, answer(), site), []);
    assert.deepEqual(
      problemsOf(
        {...ASKED, headers: {'Accept-Encoding': 'gzip'}},
        answer({'content-encoding': 'gzip'}, 200, gzipSync(PAGE)),
        site,
      ),
      [],
    );
    assert.deepEqual(
      problemsOf({...ASKED, status: [206], headers: {Range: 'bytes=0-2'}}, answer({}, 206, PAGE.slice(0, 3)), site),
      [],
    );
    assert.deepEqual(problemsOf({...ASKED, status: [304]}, answer({}, 304, ''), site), []);
    assert.deepEqual(
      problemsOf({target: '/x/', status: [301], location: '/a%20b'}, answer({location: '/a b'}, 301, ''), site),
      [],
    );
    assert.deepEqual(
      problemsOf({target: '/x', status: [405], method: 'POST'}, answer({allow: 'GET, HEAD'}, 405, ''), site),
      [],
    );
  });
});

describe('a bad answer is told', () => {
  const table: [name: string, asked: Case, got: () => Answer, expected: RegExp][] = [
    ['another status', ASKED, () => answer({}, 500, ''), /status is 500; expected 200/],
    ['no header of security', ASKED, () => ({...answer(), headers: {}}), /X-Content-Type-Options is undefined/],
    ['a header sent twice', ASKED, () => answer({'x-content-type-options': 'nosniff, nosniff'}), /"nosniff, nosniff"/],
    [
      'another policy',
      ASKED,
      () => answer({'content-security-policy': "script-src 'unsafe-inline'"}),
      /Content-Security-Policy is/,
    ],
    [
      'a page kept for good',
      ASKED,
      () => answer({'cache-control': 'public, max-age=31536000, immutable'}),
      /Cache-Control is .*expected "no-cache"/,
    ],
    [
      'an error kept for good',
      {target: '/assets/js/gone.4a38193e.js', status: [404]},
      () => answer({'cache-control': 'immutable'}, 404, ''),
      /Cache-Control/,
    ],
    ['a cache that is not told of codings', ASKED, () => answer({vary: 'Accept'}), /Vary is "Accept"/],
    [
      'a canonical address that is missing',
      {...ASKED, page: 'docs-pact.html', file: 'docs-pact.md'},
      () => answer(),
      /Link is undefined; expected .*docs-pact>; rel/,
    ],
    [
      'a page that search engines are told to leave out',
      ASKED,
      () => answer({'x-robots-tag': 'noindex'}),
      /X-Robots-Tag is "noindex"/,
    ],
    [
      'a coding that nobody asked for',
      ASKED,
      () => answer({'content-encoding': 'gzip'}, 200, gzipSync(PAGE)),
      /which was not asked for/,
    ],
    [
      'a coding that was asked for, and not sent',
      {...ASKED, headers: {'Accept-Encoding': 'gzip'}},
      () => answer(),
      /gzip was asked for, and lies there/,
    ],
    [
      'what is no gzip',
      {...ASKED, headers: {'Accept-Encoding': 'gzip'}},
      () => answer({'content-encoding': 'gzip'}),
      /the body is no gzip/,
    ],
    ['another content', ASKED, () => answer({}, 200, 'secret'), /the 6 bytes are not those of docs-pact\.html/],
    ['another type', ASKED, () => answer({'content-type': 'text/plain'}), /Content-Type is "text\/plain"/],
    [
      'a file in place of an error',
      {target: '/../secret.txt', status: [400]},
      () => answer({}, 400, 'x'.repeat(5000)),
      /5000 bytes with status 400/,
    ],
    [
      'another page in place of the one for unknown addresses',
      {target: '/x', status: [404]},
      () => answer({}, 404, PAGE),
      /not those of 404\.html/,
    ],
    [
      'a redirect to another site',
      {target: '//evil.example/', status: [301], location: '/evil.example'},
      () => answer({location: '//evil.example'}, 301, ''),
      /Location is "\/\/evil\.example"/,
    ],
    [
      'a redirect that lost the query',
      {target: '/x/?q=1', status: [301], location: '/x?q=1'},
      () => answer({location: '/x'}, 301, ''),
      /Location/,
    ],
    ['a redirect where none is', {...ASKED, status: [200]}, () => answer({location: '/x'}), /where nothing leads on/],
    ['a body behind HEAD', {...ASKED, method: 'HEAD'}, () => answer(), /bytes of a body/],
    [
      'a refusal that names no method',
      {...ASKED, method: 'POST', status: [405], file: undefined},
      () => answer({}, 405, ''),
      /Allow is undefined/,
    ],
    [
      'TLS insisted on where there is none',
      ASKED,
      () => answer({'strict-transport-security': 'max-age=31536000'}),
      /Strict-Transport-Security/,
    ],
    [
      'TLS not insisted on',
      {...ASKED, headers: {'X-Forwarded-Proto': 'https'}},
      () => answer(),
      /Strict-Transport-Security is undefined/,
    ],
    ['the version of the server', ASKED, () => answer({server: 'nginx/1.22.1'}), /tells its version/],
    [
      'the wrong part',
      {...ASKED, status: [206], headers: {Range: 'bytes=0-2'}},
      () => answer({}, 206, 'zzz'),
      /bytes are not those/,
    ],
  ];
  for (const [name, asked, got, expected] of table)
    test(name, () => assert.match(problemsOf(asked, got(), site).join('\n'), expected));
});

async function against(listener: RequestListener, use: (client: Client) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new Client('planted', (server.address() as AddressInfo).port);
  try {
    await use(client);
  } finally {
    client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('a server that answers nothing, or everything alike, is told', async () => {
  await against(
    (request) => request.socket.destroy(),
    async (client) =>
      assert.match((await runCases(client, [ASKED], site)).join('\n'), /planted: GET \/docs-pact: no answer/),
  );
  await against(
    (_request, response) =>
      response.writeHead(200, {...common(), 'Content-Type': 'text/html; charset=utf-8', ETag: '"1"'}).end(PAGE),
    async (client) => {
      assert.deepEqual(await runCases(client, [ASKED], site), []);
      assert.match(
        (await conditionalProblems(client, [ASKED], site)).join('\n'),
        /status is 200; expected 304[^]*1 tags for 3 codings/,
      );
    },
  );
});

test('a connection that is cut off has the status 0', async () => {
  const server = createRawServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {status} = await new Client('planted', (server.address() as AddressInfo).port).askRaw('GET / HTTP/1.1\r\n\r\n');
  assert.equal(status, 0);
  await new Promise((resolve) => server.close(resolve));
  assert.deepEqual(parseAnswer('HTTP/1.1 404 Not Found\r\nA: b\r\n\r\nx').headers, {a: 'b'});
});

test('a page with a script that the policy does not name is told by its file', () => {
  const pages = [
    ['docs/a.html', '<script>a()</script>'],
    ['docs/b.html', '<script>a()</script>'],
  ] as const;
  const [problem, ...more] = forbiddenScripts(pages, POLICY);
  assert.match(problem ?? '', /docs\/a\.html has an inline script .* npm run build/);
  assert.equal(more.length, 0);
});

test('the cases come from the route table, the files and the rules', () => {
  const files = ['index.html', '404.html', 'docs/pact.html', 'docs/pact.html.gz', 'img/a b.png'];
  const rules = {
    baseUrl: '/preview/',
    redirects: [{from: '/old', to: '/docs/pact'}],
    has: (file: string) => files.includes(file),
  };
  const routes = routeCases(
    [
      {path: '/docs/pact', kind: 'doc', sidebar: 'docs', group: '', topic: ''},
      {path: '/old', kind: 'redirect', sidebar: '', group: '', topic: '', target: '/docs/pact'},
    ],
    rules,
  );
  assert.ok(
    routes.some(
      ({target, location}) => target === '/preview/docs/pact.html?q=1' && location === '/preview/docs/pact?q=1',
    ),
  );
  assert.ok(routes.some(({target, location}) => target === '/preview/old' && location === '/preview/docs/pact'));
  assert.deepEqual(
    fileCases(files, rules).map(({target, status}) => `${target} ${status.join()}`),
    [
      '/preview/index.html 301',
      '/preview/404.html 404',
      '/preview/docs/pact.html 301',
      '/preview/docs/pact.html.gz 404',
      '/preview/img/a%20b.png 200',
    ],
  );
  assert.ok(hostileCases(rules).filter(({status}) => status.includes(400)).length > 40);
  assert.deepEqual(chanceCases(20, rules), chanceCases(20, rules));
});
