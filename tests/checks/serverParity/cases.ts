import {compressedCopy, encodeName, longestUrl, pageFileNames, resolveUrl, type Site} from '../../../src/site/urlRules';
import {encodings, prefersMarkdown} from '../../../src/site/responseHeaders';
import {markdownFile} from '../../../src/site/markdownUrl';
import type {Route} from '../routeTable';
import {caseFor, type Case} from './check';

const withBase = (site: Site, path: string) => site.baseUrl.slice(0, -1) + path;

/** Every row of the route table, in all URL variants. */
export function routeCases(routes: readonly Route[], site: Site): Case[] {
  return routes.flatMap((route): Case[] => {
    const target = withBase(site, route.path);
    if (route.kind === 'redirect') {
      const location = withBase(site, route.target ?? '');
      return [
        {target, status: [301], location},
        {target: `${target}/`, status: [301], location},
        {target: `${target}.html?q=a%20b&x`, status: [301], location: `${location}?q=a%20b&x`},
        {target, method: 'HEAD', status: [301], location},
      ];
    }
    const file = pageFileNames(route.path.slice(1)).find(site.has);
    const page = {target, status: [200], file: file ?? `(no file for ${route.path})`};
    const others = route.path === '/' ? ['index.html', 'index'] : ['/', '.html', '/index.html', '/index', '//'];
    return [
      page,
      {...page, method: 'HEAD'},
      {...page, target: `${target}?q=1`},
      ...others.map((ending): Case => ({target: `${target}${ending}?q=1`, status: [301], location: `${target}?q=1`})),
    ];
  });
}

/**
 * Every file of the build under its own name: served as a file, as a page, or not at all, and in each encoding that
 * exists.
 */
export function fileCases(files: readonly string[], site: Site): Case[] {
  return files.flatMap((file): Case[] => {
    const target = site.baseUrl + encodeName(file);
    const expected = caseFor(target, resolveUrl(target, site));
    if (expected.file === undefined) return [expected];
    const available = Object.entries(encodings)
      .filter(([, ending]) => site.has(file + ending))
      .map(([name]) => name);
    return [expected, ...available.map((encoding) => ({...expected, headers: {'Accept-Encoding': encoding}}))];
  });
}

/** Every page in each encoding. Without a precompressed copy, the page is sent uncompressed. */
export function encodingCases(files: readonly string[], site: Site): Case[] {
  return files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file): Case[] => {
      const target = site.baseUrl + encodeName(file.replace(/(^|\/)index\.html$|\.html$/, ''));
      const expected = caseFor(target, resolveUrl(target, site));
      if (expected.file !== file) return [];
      return ['br', 'gzip', 'deflate', 'identity'].map((encoding) => ({
        ...expected,
        headers: {'Accept-Encoding': encoding},
      }));
    });
}

/** URLs that try to reach private files, or that aren't valid URLs. They are sent without the base URL. */
const HOSTILE = [
  '/../package.json',
  '/..',
  '/.',
  '/./',
  '/docs/../../package.json',
  '/docs/../docs/pact',
  '/docs/./pact',
  '/%2e%2e/package.json',
  '/%2E%2e/',
  '/docs/%2e%2e/%2e%2e/package.json',
  '/.%2e/x',
  '/..%2fpackage.json',
  '/docs%2fpact',
  '/docs%2Fpact',
  '/..%5cpackage.json',
  '/docs\\pact',
  '/\\evil.example/',
  '/docs%5Cpact',
  '//evil.example/..',
  '//evil.example/%2e%2e/',
  '/%00',
  '/docs/pact%00',
  '/docs/pact%00.html',
  '/docs/pact%0d%0aSet-Cookie:x=1',
  '/docs/pact%0a',
  '/%7f',
  '/docs/pact%1f/',
  '/%c0%ae%c0%ae/package.json',
  '/%e0%80%ae',
  '/%ff',
  '/%80',
  '/%c3%28',
  '/%c3',
  '/%e2%82',
  '/%f0%9f%98',
  '/%f5%80%80%80',
  '/%ed%a0%80',
  '/%c3%a4%a4',
  '/%f4%90%80%80',
  '/%zz',
  '/%',
  '/%4',
  '/docs/%',
  '/docs/pact%2',
  `/${'a'.repeat(longestUrl)}`,
  `/?${'a'.repeat(longestUrl)}`,
  `/${'a'.repeat(7000)}`,
  `/${'..'.repeat(500)}etc/passwd`,
  '/.git/config',
  '/.env',
  '/.build-stamp',
  '/.content-policy.json',
  '/docs/.hidden',
  '/.well-known/nothing',
  '/docs/pact.html.br',
  '/docs/pact.html.gz',
  '/index.html.gz',
  '/sitemap.xml.gz',
  '/404',
  '/404.html',
  '/404/',
  '/404/index.html',
  '//evil.example',
  '//evil.example/',
  '///evil.example/docs',
  '/evil.example//',
  '/docs/pact.html.html',
  '/docs/pact/index/index',
  '/index/index.html',
  '/docs/pact.html/index.html',
  '/docs/pact/pact/',
  '/DOCS/PACT',
  '/docs/Pact',
  '/Docs/getting-started',
  '/docs//pact',
  '//docs/pact',
  '//docs///pact//',
  '//',
  '///?q=1',
  '/docs/p%61ct',
  '/docs/p%61ct/',
  '/docs/pact?q=%zz',
  '/docs/pact/?q=%0d%0aSet-Cookie:x=1',
  '/docs/pact/?to=//evil.example/',
  '/docs/pact?../../x',
  '/docs/pact;x=1',
  '/docs/pact:80/',
  '/docs/pact%20',
  '/docs/pact%20/',
  '/docs/pact%3Fq',
  '/docs/pact%23x/',
  '/docs/%F0%9F%98%80',
  '/docs/gr%C3%B6%C3%9Fe',
  '/robots.txt/',
  '/img/logo.svg/',
  '/img/logo.svg.html',
  '/assets/',
  '/assets/js',
  '/assets',
  '/docs',
  '/docs/',
  '/img/',
  '/wp-admin/',
  '/cgi-bin/.%2e/.%2e/bin/sh',
  '/docs/pact"',
  "/docs/pact'",
  '/docs/<script>',
  '/docs/pact|x',
  '/~root',
  '/*',
];

/** Hostile and unusual URLs, with the response that the URL rules specify. */
export function hostileCases(site: Site): Case[] {
  return HOSTILE.map((target) => caseFor(target, resolveUrl(target, site)));
}

/** Parts of URLs. Random combinations of them cover cases that a list would miss. */
const PIECES = [
  '/',
  '/',
  '//',
  'docs',
  'pact',
  'index',
  '.html',
  '.htm',
  './',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '\\',
  '%',
  '%c3',
  '%a4',
  '%C3%A4',
  '%e2%82%ac',
  '%f0%9f%98%80',
  '%00',
  '%20',
  '?',
  '?q=1',
  '&',
  '404',
  '.br',
  '.gz',
  '.git',
  '.well-known',
  'img',
  'logo.svg',
  'old',
  'assets',
  '~',
  '+',
  ':',
  '@',
  'a b'.replace(' ', '%20'),
  ';',
  '=',
];

/** A pseudorandom number between 0 and 1. The sequence is the same in every run. */
function* random(): Generator<number, never> {
  for (let state = 20_251_122; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Random URLs, most of them below the base URL. */
export function randomCases(count: number, site: Site): Case[] {
  const numbers = random();
  const next = (below: number) => Math.floor(numbers.next().value * below);
  return Array.from({length: count}, () => {
    const parts = Array.from({length: 1 + next(6)}, () => PIECES[next(PIECES.length)] ?? '');
    const target = (next(8) === 0 ? '/' : site.baseUrl) + parts.join('');
    return caseFor(target, resolveUrl(target, site));
  });
}

/** Methods, headers, and conditional requests for a page and an immutable file. */
export function requestCases(site: Site, page: string, asset: string): Case[] {
  const [pageFile, assetFile] = [pageFileNames(page).find(site.has), asset];
  const pageCase = {target: site.baseUrl + page, status: [200], file: pageFile};
  const assetCase = {target: site.baseUrl + asset, status: [200], file: assetFile};
  return [
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'].flatMap((method) =>
      [pageCase.target, '/nothing', '/%zz']
        .map((target): Case => ({method, target, status: target === '/%zz' ? [400, 405] : [405]}))
        .filter(({target}) => target !== '/%zz'),
    ),
    {...pageCase, headers: {'X-Forwarded-Proto': 'https'}},
    {...pageCase, headers: {'X-Forwarded-Proto': 'http'}},
    {target: '/nothing', status: [404], headers: {'X-Forwarded-Proto': 'https'}},
    {...pageCase, headers: {Host: 'evil.example'}},
    {
      target: `${pageCase.target}/`,
      status: [301],
      location: pageCase.target,
      headers: {Host: 'evil.example', 'X-Forwarded-Host': 'evil.example'},
    },
    {...pageCase, headers: {'If-None-Match': '"another"'}},
    {target: '/nothing', status: [404], headers: {'If-None-Match': '*'}},
    {...pageCase, headers: {Expect: 'nonsense'}},
    {...pageCase, headers: {Upgrade: 'websocket', Connection: 'Upgrade'}},
    {...assetCase, status: [206], headers: {Range: 'bytes=0-9'}},
    {...assetCase, status: [206], headers: {Range: 'bytes=10-'}},
    {...assetCase, status: [416], headers: {Range: 'bytes=999999999-'}, file: undefined},
    {...assetCase, headers: {Range: 'bytes=0-1,4-5'}},
    {...assetCase, headers: {Range: 'lines=1-2'}},
    {...pageCase, status: [413], headers: {'Content-Length': '999999999'}, file: undefined},
    {target: '/nothing', status: [404], headers: {'Accept-Encoding': 'br'}},
    {target: '/nothing', status: [404], headers: {'Accept-Encoding': 'gzip'}},
    {target: '/nothing', status: [404], method: 'HEAD'},
    {...pageCase, status: [400, 431], headers: {'X-Long': 'x'.repeat(20_000)}, file: undefined},
    {...pageCase, status: [400, 431], headers: {Cookie: 'x'.repeat(100_000)}, file: undefined},
    {target: `/${'a'.repeat(60_000)}`, status: [400, 414, 431]},
  ];
}

/** Input that isn't a valid HTTP request. */
export const RAW: readonly (readonly [bytes: string, status: readonly number[]])[] = [
  ['nonsense\r\n\r\n', [400]],
  ['get /docs/pact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400]],
  ['GET /docs/pact HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['GET /gr\xc3\xb6 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400]],
  ['GET /docs/pact#x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400]],
  ['GET /docs/pact\0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400]],
  ['GET docs/pact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400]],
  ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', [400, 405]],
  ['OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400, 405]],
  [
    `POST /docs/pact HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n${'x'.repeat(5000)}`,
    [405],
  ],
  [
    'GET /docs/pact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
    [400],
  ],
  ['GET /docs/pact HTTP/1.1\r\nHost: x\r\nContent-Length: nonsense\r\nConnection: close\r\n\r\n', [400]],
];

/** `Accept` headers of browsers, of clients that prefer Markdown, and of others. */
const ACCEPTED = [
  '*/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/html, text/markdown',
  'text/markdown;q=0.5, text/html;q=0.4',
  'text/markdown;q=0.8, text/html',
  'TEXT/MARKDOWN; charset=utf-8',
  'text/html;q=0, text/*',
  'text/html;q=0.1, */*;q=0.2',
  'text/markdown;q=0, */*',
  'text/markdown;q=nonsense',
  'text/markdownish',
  'application/json',
  'text/plain',
  'text/markdown;q=0.1, image/*',
];

/**
 * Requests pages and files with each Accept header. A page with a Markdown export responds with the format that the
 * client prefers.
 */
export function acceptCases(site: Site, names: readonly string[]): Case[] {
  return names.flatMap((name) => {
    const target = site.baseUrl + name;
    const expected = caseFor(target, resolveUrl(target, site));
    const copy = expected.file === undefined ? undefined : markdownFile(expected.file);
    return ACCEPTED.flatMap((accept): Case[] => {
      const sent =
        copy !== undefined && site.has(copy) && prefersMarkdown(accept)
          ? {...expected, file: copy, page: expected.file}
          : expected;
      return [
        {...sent, headers: {Accept: accept}},
        {...sent, method: 'HEAD', headers: {Accept: accept, 'Accept-Encoding': 'gzip'}},
      ];
    });
  });
}

/** Whether a file is a precompressed copy, which isn't served at its own URL. */
export const isCompressedCopy = (file: string) => compressedCopy.test(file);
