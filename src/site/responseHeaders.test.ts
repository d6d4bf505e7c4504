import assert from 'node:assert/strict';
import test from 'node:test';
import {
  acceptedEncodings,
  cacheControl,
  duplicates,
  immutableCaching,
  prefersMarkdown,
  revalidate,
  textType,
  textTypes,
} from './responseHeaders';

test('acceptedEncodings sorts the codings by weight, and prefers br if the weights are equal', () => {
  const table: [header: string | undefined, expected: string][] = [
    [undefined, ''],
    ['', ''],
    ['gzip, deflate, br, zstd', 'br gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', ''],
    ['br;q=0.5, gzip;q=0.9', 'gzip br'],
    ['br ; q=0.5 , gzip ; q=0.4', 'br gzip'],
    ['*', 'br gzip'],
    ['*;q=0', ''],
    ['br;q=0, *', 'gzip'],
    ['identity', ''],
    ['identity;q=1, gzip;q=0.5', ''],
    ['identity;q=0.5, gzip', 'gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['gzip;q=nonsense, br', 'br'],
    ['brotli, xgzip, gzipped', ''],
  ];
  for (const [header, expected] of table) assert.equal(acceptedEncodings(header).join(' '), expected, header);
});

test('only files below assets/ with a content hash in their names can be cached for good', () => {
  const hashed = [
    'assets/js/main.4a38193e.js',
    'assets/css/styles.b1725834.css',
    'assets/js/runtime~main.0b89302c.js',
    'assets/images/map-0123456789abcdef0123456789abcdef.png',
  ];
  const others = [
    'index.html',
    'docs/pact.html',
    'img/logo.svg',
    'assets/list.json',
    'assets/js/main.js',
    'img/x.4a38193e.png',
    'sitemap.xml',
  ];
  for (const file of hashed) assert.equal(cacheControl(file), immutableCaching, file);
  for (const file of others) assert.equal(cacheControl(file), revalidate, file);
});

test('textType returns the most specific type, and nothing for files that are already compressed', () => {
  const table: [file: string, type: string | undefined][] = [
    ['docs/on-premises/releases/2.3.0.html', 'text/html; charset=utf-8'],
    ['notices/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['notices/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['notices/feed.json', 'application/feed+json'],
    ['opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['docs/pact.md', 'text/markdown; charset=utf-8'],
    ['x.wasm', 'application/wasm'],
    ['x.mjs', 'text/javascript; charset=utf-8'],
    ['img/x.png', undefined],
    ['x.woff2', undefined],
    ['LICENSE', undefined],
  ];
  for (const [file, type] of table) assert.equal(textType(file), type, file);
});

test('each ending comes before the shorter endings that it contains', () => {
  textTypes.forEach(([ending], index) => {
    const first = textTypes.findIndex(([other]) => ending.endsWith(other));
    assert.equal(first, index, `"${ending}" must come before "${textTypes[first]?.[0] ?? ''}"`);
  });
});

test('a client prefers Markdown if its weight is higher than that of HTML, or equal and listed explicitly', () => {
  const markdown = [
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html, text/markdown',
    'text/markdown;q=0.5, text/html;q=0.4',
    'TEXT/MARKDOWN; charset=utf-8',
    'text/html;q=0, text/*',
    'text/html;q=0.1, */*;q=0.2',
    'text/markdown;q=0.1, image/*',
  ];
  const html = [
    undefined,
    '',
    '*/*',
    'text/*',
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    'text/markdown;q=0.8, text/html',
    'text/markdown;q=0',
    'text/markdown;q=0, */*',
    'application/json',
    'text/markdown;q=nonsense',
    'text/markdownish',
    'text/plain',
  ];
  for (const header of markdown) assert.equal(prefersMarkdown(header), true, header);
  for (const header of html) assert.equal(prefersMarkdown(header), false, header);
});

test('Markdown versions and llms-full.txt repeat what pages contain', () => {
  assert.deepEqual(
    ['docs/pact.md', 'llms-full.txt', 'llms.txt', 'docs/pact.html'].map((file) => duplicates.test(file)),
    [true, true, false, false],
  );
});
