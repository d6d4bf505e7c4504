import assert from 'node:assert/strict';
import test from 'node:test';
import {redirects as siteRedirects, type Redirect} from '../data/redirects';
import {longestUrl, redirectTarget, resolveUrl, type Resolution, type Site} from './urlRules';

const files = new Set([
  'index.html',
  '404.html',
  'search.html',
  'notices.html',
  'notices/2025-10-21-on-premises-2.3.0.html',
  'notices/rss.xml',
  'docs/pact.html',
  'docs/pact.md',
  'docs/on-premises.html',
  'docs/on-premises/releases/2.3.0.html',
  'docs/folder/index.html',
  'docs/old/index.html',
  'docs/a b.html',
  'docs/größe.html',
  'docs/100%.html',
  'docs/why?.html',
  'docs/pact.html.br',
  'assets/js/main.4a38193e.js',
  'assets/js/main.4a38193e.js.gz',
  'img/logo.svg',
  '.build-stamp',
  '.well-known/security.txt',
  'docs/.hidden/x.html',
]);

const redirects: readonly Redirect[] = [
  {from: '/docs/old', to: '/docs/pact'},
  {from: '/docs/older', to: '/docs/old'},
  {from: '/docs/oldest.html', to: '/docs/older'},
  {from: '/docs/home', to: '/'},
  {from: '/docs/section', to: '/docs/pact#section'},
  {from: '/docs/fixed', to: '/search?q=pact'},
  {from: '/docs/elsewhere', to: 'https://example.org/a'},
  {from: '/docs/one', to: '/docs/other'},
  {from: '/docs/other', to: '/docs/one'},
];

const site = (baseUrl = '/'): Site => ({baseUrl, redirects, has: (file) => files.has(file)});

/** A short form of a resolution, for readable tables: `→ /x`, a file's path, `404`, or `400`. */
function outcome(resolution: Resolution): string {
  switch (resolution.kind) {
    case 'redirect':
      return `→ ${resolution.location}`;
    case 'file':
      return resolution.path;
    case 'notFound':
      return '404';
    case 'badRequest':
      return '400';
  }
}

function assertOutcomes(table: readonly (readonly [url: string, expected: string])[], baseUrl?: string): void {
  assert.ok(table.length > 0);
  for (const [url, expected] of table) assert.equal(outcome(resolveUrl(url, site(baseUrl))), expected, url);
}

test('clean URLs return their files', () => {
  assertOutcomes([
    ['/', 'index.html'],
    ['/?q=1', 'index.html'],
    ['/docs/pact', 'docs/pact.html'],
    ['/docs/pact?from=/x/&to=//evil.example', 'docs/pact.html'],
    ['/docs/p%61ct', 'docs/pact.html'],
    ['/docs/folder', 'docs/folder/index.html'],
    ['/docs/a%20b', 'docs/a b.html'],
    ['/docs/gr%C3%B6%C3%9Fe', 'docs/größe.html'],
    ['/docs/100%25', 'docs/100%.html'],
    ['/docs/why%3F', 'docs/why?.html'],
    ['/docs/pact.md', 'docs/pact.md'],
    ['/img/logo.svg', 'img/logo.svg'],
    ['/assets/js/main.4a38193e.js', 'assets/js/main.4a38193e.js'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ]);
});

test('dots are part of a name', () => {
  assertOutcomes([
    ['/docs/on-premises/releases/2.3.0', 'docs/on-premises/releases/2.3.0.html'],
    ['/docs/on-premises/releases/2.3.0/', '→ /docs/on-premises/releases/2.3.0'],
    ['/docs/on-premises/releases/2.3.0.html', '→ /docs/on-premises/releases/2.3.0'],
    ['/docs/on-premises/releases/2.3', '404'],
    ['/notices/2025-10-21-on-premises-2.3.0', 'notices/2025-10-21-on-premises-2.3.0.html'],
  ]);
});

test('other forms of a URL redirect to the clean URL in one hop and keep the query', () => {
  assertOutcomes([
    ['/index.html', '→ /'],
    ['/index.html?q=a%20b&x', '→ /?q=a%20b&x'],
    ['/index', '→ /'],
    ['/docs/pact/', '→ /docs/pact'],
    ['/docs/pact/?q=1', '→ /docs/pact?q=1'],
    ['/docs/pact.html', '→ /docs/pact'],
    ['/docs/pact.html/', '→ /docs/pact'],
    ['/docs/pact/index.html', '→ /docs/pact'],
    ['/docs/folder/', '→ /docs/folder'],
    ['/docs/folder.html', '→ /docs/folder'],
    ['/docs/folder/index.html', '→ /docs/folder'],
    ['/docs/a%20b.html', '→ /docs/a%20b'],
    ['/docs/gr%C3%B6%C3%9Fe/', '→ /docs/gr%C3%B6%C3%9Fe'],
    ['/docs/why%3F/', '→ /docs/why%3F'],
    ['/docs/100%25/', '→ /docs/100%25'],
    ['/img/logo.svg/', '→ /img/logo.svg'],
    ['//docs//pact', '→ /docs/pact'],
    ['//', '→ /'],
    ['///?q=1', '→ /?q=1'],
  ]);
});

test('a missing page is a 404, and never a redirect to one', () => {
  assertOutcomes([
    ['/missing', '404'],
    ['/missing/', '404'],
    ['/missing.html', '404'],
    ['/missing/index.html', '404'],
    ['/docs', '404'],
    ['/docs/pact.html.html', '404'],
    ['/index/index', '404'],
    ['/.html', '404'],
    ['/docs/.html', '404'],
    ['/img/logo.svg.html', '404'],
    ['/img/logo.svg/index.html', '404'],
    ['/DOCS/PACT', '404'],
    ['/404', '404'],
    ['/404.html', '404'],
    ['/404/', '404'],
    ['/.build-stamp', '404'],
    ['/docs/.hidden/x', '404'],
    ['/docs/pact.html.br', '404'],
    ['/assets/js/main.4a38193e.js.gz', '404'],
  ]);
});

test('the redirect list takes precedence, applies to every form of its URLs, and redirects in one hop', () => {
  assertOutcomes([
    ['/docs/old', '→ /docs/pact'],
    ['/docs/old/', '→ /docs/pact'],
    ['/docs/old.html', '→ /docs/pact'],
    ['/docs/old/index.html?q=1', '→ /docs/pact?q=1'],
    ['//docs//old', '→ /docs/pact'],
    ['/docs/older', '→ /docs/pact'],
    ['/docs/oldest.html', '→ /docs/pact'],
    ['/docs/oldest', '404'],
    ['/docs/home', '→ /'],
    ['/docs/section?q=1', '→ /docs/pact?q=1#section'],
    ['/docs/fixed?q=other', '→ /search?q=pact'],
    ['/docs/elsewhere', '→ https://example.org/a'],
    ['/docs/one', '404'],
  ]);
});

test('malicious URLs lead neither out of the folder nor to another site', () => {
  assertOutcomes([
    ['//evil.example', '404'],
    ['//evil.example/', '404'],
    ['//evil.example/%2e%2e', '400'],
    ['///evil.example/docs/pact', '404'],
    ['/%2f/evil.example', '400'],
    ['/%5cevil.example', '400'],
    ['/\\evil.example', '400'],
    ['/docs\\pact', '400'],
    ['/../package.json', '400'],
    ['/docs/../docs/pact', '400'],
    ['/./docs/pact', '400'],
    ['/%2e%2e/package.json', '400'],
    ['/docs/.%2E/pact', '400'],
    ['/docs%2fpact', '400'],
    ['/docs/pact%00', '400'],
    ['/docs/pact%0d%0aSet-Cookie:x', '400'],
    ['/docs/pact\r\nX: y', '400'],
    ['/docs/%', '400'],
    ['/docs/%zz', '400'],
    ['/docs/%c0%ae', '400'],
    ['/docs/%ff', '400'],
    ['/docs/größe', '400'],
    ['/docs/a b', '400'],
    ['/docs/pact#x', '400'],
    ['/docs/pact?a#x', '400'],
    ['/%252e%252e/package.json', '404'],
    ['https://evil.example/docs/pact', '400'],
    ['docs/pact', '400'],
    ['*', '400'],
    ['', '400'],
    ['?q=1', '400'],
  ]);
});

test('a URL can be as long as the limit, but no longer', () => {
  const query = `?${'a'.repeat(longestUrl - '/docs/pact?'.length)}`;
  assert.equal(outcome(resolveUrl(`/docs/pact${query}`, site())), 'docs/pact.html');
  assert.equal(outcome(resolveUrl(`/docs/pact${query}a`, site())), '400');
});

test('with a base path, only URLs below it exist', () => {
  assertOutcomes(
    [
      ['/', '→ /guide/'],
      ['/?q=1', '→ /guide/?q=1'],
      ['//', '→ /guide/'],
      ['/guide', '→ /guide/'],
      ['/guide/', 'index.html'],
      ['/guide//', '→ /guide/'],
      ['/guide/index.html', '→ /guide/'],
      ['/guide/docs/pact', 'docs/pact.html'],
      ['/guide/docs/pact/?q=1', '→ /guide/docs/pact?q=1'],
      ['/guide/docs/old', '→ /guide/docs/pact'],
      ['/guide/docs/home/', '→ /guide/'],
      ['/guide/docs/elsewhere', '→ https://example.org/a'],
      ['/docs/pact', '404'],
      ['/docs/old', '404'],
      ['/guidebook', '404'],
      ['/guide/missing', '404'],
      ['/guide/../index.html', '400'],
    ],
    '/guide/',
  );
  assertOutcomes(
    [
      ['/a', '404'],
      ['/a/b', '→ /a/b/'],
      ['/a/b/docs/pact', 'docs/pact.html'],
    ],
    '/a/b/',
  );
});

/** Generates repeatable pseudo-random numbers in [0, 1) with Tommy Ettinger's mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

test('for random URLs, redirects stay on the site, and their targets are files', () => {
  const pieces = [
    '/',
    '/',
    '/',
    '/',
    '//',
    'docs',
    'docs',
    'pact',
    'pact',
    'old',
    'older',
    'home',
    'section',
    'one',
    'folder',
    'index',
    'index.html',
    '.html',
    '.html',
    '/index.html',
    'guide',
    'notices',
    'releases/2.3.0',
    'a%20b',
    '100%25',
    'why%3F',
    '404',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%',
    ':',
    '@',
    'evil.example',
    'https:',
    '?',
    '?q=//evil.example',
    '#',
    '.br',
  ];
  const external = 'https://example.org/';
  const seen: Record<Resolution['kind'], number> = {redirect: 0, file: 0, notFound: 0, badRequest: 0};
  const random = randomNumbers(20251121);
  for (let round = 0; round < 40_000; round += 1) {
    const count = 1 + Math.floor(random() * 7);
    const url = `/${Array.from({length: count}, () => pieces[Math.floor(random() * pieces.length)]).join('')}`;
    for (const baseUrl of ['/', '/guide/']) {
      const first = resolveUrl(url, site(baseUrl));
      seen[first.kind] += 1;
      if (first.kind === 'file') assert.ok(files.has(first.path) && !first.path.startsWith('.build'), url);
      if (first.kind !== 'redirect' || first.location.startsWith(external)) continue;
      const location = new URL(first.location, 'https://site.example');
      assert.equal(location.origin, 'https://site.example', `${url} → ${first.location}`);
      assert.ok(first.location.startsWith(baseUrl) && !first.location.startsWith('//'), `${url} → ${first.location}`);
      const second = resolveUrl(location.pathname + location.search, site(baseUrl));
      assert.equal(second.kind, 'file', `${url} → ${first.location} → ${outcome(second)}`);
    }
  }
  // Without enough random URLs of each kind, the test would prove nothing.
  for (const [kind, times] of Object.entries(seen)) assert.ok(times > 1000, `${kind}: ${times} times`);
});

test('each URL in the site’s redirect list has a valid target, and there are no loops', () => {
  assert.ok(siteRedirects.length > 0);
  const froms = siteRedirects.map(({from}) => from);
  assert.deepEqual(
    froms.filter((from, index) => froms.indexOf(from) !== index),
    [],
    'listed twice',
  );
  for (const {from} of siteRedirects) {
    assert.match(from, /^\/.*[^/]$/, `"${from}" must be a path without a trailing slash`);
    const target = redirectTarget(from, siteRedirects);
    assert.ok(target !== undefined, `"${from}" is part of a redirect loop`);
    assert.match(target, /^(https?:\/\/|\/(?!\/))/, `"${from}" leads to "${target}"`);
  }
});
