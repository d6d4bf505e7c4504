import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import {createServer as createRawServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {securityHeaders} from '../../../src/site/responseHeaders';
import {conditionalProblems, forbiddenScripts, runCases} from '../serverParity';
import {randomCases, fileCases, hostileCases, routeCases} from './cases';
import {problemsOf, type Case, type SiteUnderTest} from './check';
import {Client, parseResponse, type HttpResponse} from './http';

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

const PAGE_CASE: Case = {target: '/docs-pact', status: [200], file: 'docs-pact.html'};
const common = () => ({
  ...Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  'content-security-policy': POLICY,
  vary: 'Accept-Encoding',
  'cache-control': 'no-cache',
});
const respond = (headers: HttpResponse['headers'] = {}, status = 200, body: string | Buffer = PAGE): HttpResponse => ({
  status,
  headers: {...common(), 'content-type': 'text/html; charset=utf-8', ...headers},
  body: Buffer.from(body),
});

describe('a correct response', () => {
  test('has no problems: plain, compressed, partial, and unchanged', () => {
    assert.deepEqual(problemsOf(PAGE_CASE, respond(), site), []);
    assert.deepEqual(
      problemsOf(
        {...PAGE_CASE, headers: {'Accept-Encoding': 'gzip'}},
        respond({'content-encoding': 'gzip'}, 200, gzipSync(PAGE)),
        site,
      ),
      [],
    );
    assert.deepEqual(
      problemsOf(
        {...PAGE_CASE, status: [206], headers: {Range: 'bytes=0-2'}},
        respond({}, 206, PAGE.slice(0, 3)),
        site,
      ),
      [],
    );
    assert.deepEqual(problemsOf({...PAGE_CASE, status: [304]}, respond({}, 304, ''), site), []);
    assert.deepEqual(
      problemsOf({target: '/x/', status: [301], location: '/a%20b'}, respond({location: '/a b'}, 301, ''), site),
      [],
    );
    assert.deepEqual(
      problemsOf({target: '/x', status: [405], method: 'POST'}, respond({allow: 'GET, HEAD'}, 405, ''), site),
      [],
    );
  });
});

describe('reports a response with', () => {
  const table: [name: string, request: Case, response: () => HttpResponse, expected: RegExp][] = [
    ['a wrong status', PAGE_CASE, () => respond({}, 500, ''), /status is 500; expected 200/],
    ['no security headers', PAGE_CASE, () => ({...respond(), headers: {}}), /X-Content-Type-Options is undefined/],
    [
      'a duplicate header',
      PAGE_CASE,
      () => respond({'x-content-type-options': 'nosniff, nosniff'}),
      /"nosniff, nosniff"/,
    ],
    [
      'a wrong policy',
      PAGE_CASE,
      () => respond({'content-security-policy': "script-src 'unsafe-inline'"}),
      /Content-Security-Policy is/,
    ],
    [
      'an immutable page',
      PAGE_CASE,
      () => respond({'cache-control': 'public, max-age=31536000, immutable'}),
      /Cache-Control is .*expected "no-cache"/,
    ],
    [
      'an immutable error',
      {target: '/assets/js/gone.4a38193e.js', status: [404]},
      () => respond({'cache-control': 'immutable'}, 404, ''),
      /Cache-Control/,
    ],
    ['a Vary header without Accept-Encoding', PAGE_CASE, () => respond({vary: 'Accept'}), /Vary is "Accept"/],
    [
      'no canonical URL',
      {...PAGE_CASE, page: 'docs-pact.html', file: 'docs-pact.md'},
      () => respond(),
      /Link is undefined; expected .*docs-pact>; rel/,
    ],
    ['a page with noindex', PAGE_CASE, () => respond({'x-robots-tag': 'noindex'}), /X-Robots-Tag is "noindex"/],
    [
      "an encoding that the client doesn't accept",
      PAGE_CASE,
      () => respond({'content-encoding': 'gzip'}, 200, gzipSync(PAGE)),
      /which the client doesn't accept/,
    ],
    [
      'no compression although the client accepts it',
      {...PAGE_CASE, headers: {'Accept-Encoding': 'gzip'}},
      () => respond(),
      /the client accepts gzip, and a precompressed copy exists/,
    ],
    [
      'invalid gzip data',
      {...PAGE_CASE, headers: {'Accept-Encoding': 'gzip'}},
      () => respond({'content-encoding': 'gzip'}),
      /the body isn't valid gzip/,
    ],
    ['wrong content', PAGE_CASE, () => respond({}, 200, 'secret'), /the 6 bytes differ from docs-pact\.html/],
    ['a wrong content type', PAGE_CASE, () => respond({'content-type': 'text/plain'}), /Content-Type is "text\/plain"/],
    [
      'a file instead of an error',
      {target: '/../secret.txt', status: [400]},
      () => respond({}, 400, 'x'.repeat(5000)),
      /5000 bytes with status 400/,
    ],
    [
      'a wrong page instead of the 404 page',
      {target: '/x', status: [404]},
      () => respond({}, 404, PAGE),
      /differ from 404\.html/,
    ],
    [
      'a redirect to another site',
      {target: '//evil.example/', status: [301], location: '/evil.example'},
      () => respond({location: '//evil.example'}, 301, ''),
      /Location is "\/\/evil\.example"/,
    ],
    [
      'a redirect without the query',
      {target: '/x/?q=1', status: [301], location: '/x?q=1'},
      () => respond({location: '/x'}, 301, ''),
      /Location/,
    ],
    ['an unexpected redirect', {...PAGE_CASE, status: [200]}, () => respond({location: '/x'}), /expected no redirect/],
    ['a body for a HEAD request', {...PAGE_CASE, method: 'HEAD'}, () => respond(), /bytes in the body/],
    [
      'status 405 without an Allow header',
      {...PAGE_CASE, method: 'POST', status: [405], file: undefined},
      () => respond({}, 405, ''),
      /Allow is undefined/,
    ],
    [
      'Strict-Transport-Security without TLS',
      PAGE_CASE,
      () => respond({'strict-transport-security': 'max-age=31536000'}),
      /Strict-Transport-Security/,
    ],
    [
      'no Strict-Transport-Security with TLS',
      {...PAGE_CASE, headers: {'X-Forwarded-Proto': 'https'}},
      () => respond(),
      /Strict-Transport-Security is undefined/,
    ],
    ['the server version', PAGE_CASE, () => respond({server: 'nginx/1.22.1'}), /contains a version/],
    [
      'a wrong range',
      {...PAGE_CASE, status: [206], headers: {Range: 'bytes=0-2'}},
      () => respond({}, 206, 'zzz'),
      /bytes differ from/,
    ],
  ];
  for (const [name, request, response, expected] of table)
    test(name, () => assert.match(problemsOf(request, response(), site).join('\n'), expected));
});

async function against(listener: RequestListener, use: (client: Client) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new Client('injected', (server.address() as AddressInfo).port);
  try {
    await use(client);
  } finally {
    client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test("reports a server that doesn't respond, and one that sends the same response to every request", async () => {
  await against(
    (request) => request.socket.destroy(),
    async (client) =>
      assert.match((await runCases(client, [PAGE_CASE], site)).join('\n'), /injected: GET \/docs-pact: no response/),
  );
  await against(
    (_request, response) =>
      response.writeHead(200, {...common(), 'Content-Type': 'text/html; charset=utf-8', ETag: '"1"'}).end(PAGE),
    async (client) => {
      assert.deepEqual(await runCases(client, [PAGE_CASE], site), []);
      assert.match(
        (await conditionalProblems(client, [PAGE_CASE], site)).join('\n'),
        /status is 200; expected 304[^]*1 ETags for 3 encodings/,
      );
    },
  );
});

test('a connection that is cut off has the status 0', async () => {
  const server = createRawServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {status} = await new Client('injected', (server.address() as AddressInfo).port).sendRaw(
    'GET / HTTP/1.1\r\n\r\n',
  );
  assert.equal(status, 0);
  await new Promise((resolve) => server.close(resolve));
  assert.deepEqual(parseResponse('HTTP/1.1 404 Not Found\r\nA: b\r\n\r\nx').headers, {a: 'b'});
});

test("reports the first page with a script that the policy doesn't allow", () => {
  const pages = [
    ['docs/a.html', '<script>a()</script>'],
    ['docs/b.html', '<script>a()</script>'],
  ] as const;
  const [problem, ...more] = forbiddenScripts(pages, POLICY);
  assert.match(problem ?? '', /docs\/a\.html has an inline script .* npm run build/);
  assert.equal(more.length, 0);
});

test('the cases come from the route table, the files, and the URL rules', () => {
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
  assert.deepEqual(randomCases(20, rules), randomCases(20, rules));
});
