import assert from 'node:assert/strict';
import test from 'node:test';
import {CommandError} from '../src/site/errors';
import {mainConfig, malformed, quoted, redirectRows, siteConfig} from './nginxConfig';
import {limits, securityHeaders} from '../src/site/responseHeaders';
import {longestUrl, resolveUrl} from '../src/site/urlRules';

const options = {
  root: '/srv/docs',
  listen: '8080',
  baseUrl: '/',
  redirects: [{from: '/docs/old', to: '/docs/pact'}],
  policy: "default-src 'self'",
  siteUrl: 'https://docs.example',
  brotli: true,
};

test('quotes and backslashes are escaped, and strings that nginx can’t represent are rejected', () => {
  assert.equal(quoted('a"b\\c'), '"a\\"b\\\\c"');
  for (const text of ['a\nb', 'größe', 'x'.repeat(4001)])
    assert.throws(() => quoted(text), CommandError, text.slice(0, 10));
  assert.throws(() => siteConfig({...options, root: '/srv/$docs'}), /dollar sign/);
  assert.throws(() => siteConfig({...options, policy: "default-src 'self'\r\nX: y"}), CommandError);
  assert.throws(() => siteConfig({...options, redirects: [{from: '/a', to: '/$b'}]}), /dollar sign/);
});

/** Tests the patterns in JavaScript, where they have the same meaning as in nginx. */
const isMalformed = (target: string) => malformed.some(([pattern]) => new RegExp(pattern, 'i').test(target));

test('the patterns match exactly the URLs that resolveUrl rejects as malformed', () => {
  const site = {baseUrl: '/', redirects: [], has: () => false};
  const targets = [
    '/',
    '/docs/pact',
    '/docs/pact?q=%zz',
    '/docs/..pact',
    '/docs/pact..',
    '/.../x',
    '/.well-known/x',
    '/docs/%C3%A4',
    '/%e2%82%ac',
    '/%f0%9f%98%80',
    '/%25',
    '/%3f',
    '/?../..',
    '/a%20b',
    '/%7e',
    '/docs?x=%2f..',
    '/..',
    '/../',
    '/.',
    '/docs/../x',
    '/docs/./x',
    '/%2e%2e/x',
    '/.%2E/x',
    '/x?/../',
    '/docs%2fpact',
    '/docs%5Cpact',
    '/docs\\pact',
    '/%00',
    '/%1f',
    '/%7F',
    '/%',
    '/%4',
    '/%zz',
    '/%c3',
    '/%c3%28',
    '/%80',
    '/%a4%c3',
    '/%ff',
    '/%c0%80',
    '/%c1%bf',
    '/%e0%80%80',
    '/%e0%9f%bf',
    '/%ed%a0%80',
    '/%ed%9f%bf',
    '/%f0%8f%80%80',
    '/%f4%8f%bf%bf',
    '/%f4%90%80%80',
    '/%f5%80%80%80',
    '/%c3%a4%a4',
    '/%e2%82%ac%ac',
    '/%f0%9f%98%80%80',
    '/%e2%82',
    '/%f0%9f%98',
    '/größe',
    '/a b',
    '/#x',
    '/x?a#b',
    `/${'a'.repeat(longestUrl)}`,
    `/${'a'.repeat(longestUrl - 1)}`,
  ];
  for (const target of targets)
    assert.equal(isMalformed(target), resolveUrl(target, site).kind === 'badRequest', target.slice(0, 60));
});

test('the patterns agree with resolveUrl on every two-byte UTF-8 sequence, with and without continuation bytes', () => {
  const site = {baseUrl: '/', redirects: [], has: () => false};
  const hex = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;
  let compared = 0;
  for (let first = 0x20; first <= 0xff; first++) {
    for (let second = 0x70; second <= 0xff; second++) {
      for (const rest of ['', '%80', '%80%80']) {
        const target = `/${hex(first)}${hex(second)}${rest}`;
        assert.equal(isMalformed(target), resolveUrl(target, site).kind === 'badRequest', target);
        compared += 1;
      }
    }
  }
  assert.ok(compared > 90_000);
});

test('redirects lead to the end of their chain, and loops are left out', () => {
  const rows = redirectRows(
    [
      {from: '/a', to: '/b'},
      {from: '/b', to: '/c#x'},
      {from: '/d', to: '/e?q=1'},
      {from: '/f', to: 'https://example.org/'},
      {from: '/one', to: '/other'},
      {from: '/other', to: '/one'},
    ],
    '/preview/',
  );
  const locations = rows.map(([, location]) => location);
  assert.deepEqual(locations, [
    '"/preview/$is_args$args"',
    '"/preview/c$is_args$args#x"',
    '"/preview/c$is_args$args#x"',
    '"/preview/e?q=1"',
    '"https://example.org/"',
  ]);
});

test('every response has the security headers, and the size limit is the same as in server.ts', () => {
  const text = siteConfig(options);
  for (const [name, value] of Object.entries(securityHeaders)) {
    assert.match(text, new RegExp(`add_header ${name} \\$docs_header_\\w+ always;`));
    assert.ok(text.includes(`"${value}"`), name);
  }
  assert.equal(text.match(/add_header/g)?.length, text.match(/add_header .* always;/g)?.length);
  assert.doesNotMatch(
    text.replace(/^ {4}add_header/gm, ''),
    /add_header/,
    'a location with its own add_header doesn’t inherit the others',
  );
  assert.ok(text.includes(`client_max_body_size ${limits.body};`));
});

test('brotli is configured only if its module is available', () => {
  assert.match(siteConfig(options), /brotli_static on;/);
  assert.doesNotMatch(siteConfig({...options, brotli: false}), /brotli/);
  assert.match(
    mainConfig({brotliModule: '/usr/lib/b.so', state: '/tmp', site: 'site.conf'}),
    /^load_module "\/usr\/lib\/b\.so";$/m,
  );
  assert.doesNotMatch(mainConfig({state: '/tmp', site: 'site.conf'}), /load_module/);
});
