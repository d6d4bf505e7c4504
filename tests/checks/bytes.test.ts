import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {checkFonts, checkSize, LIMITS, loadsOf, sentBytes} from './bytes';

const ORIGIN = 'https://docs.example';
const HEAD = `<link rel=canonical href=${ORIGIN}/a><link rel=stylesheet href=/s.css><script src=/a.js defer></script><script src=/a.js defer></script><link rel=preload as=script href=/b.js><script data-scripts="/a.js /c.js">add()</script>`;

test('finds each file that the HTML of a page makes a browser load once', () => {
  assert.deepEqual(
    loadsOf(`${HEAD}<script>inline()</script><img src=/i.png width=1 height=1><a href=https://other.example/>`, ORIGIN),
    {scripts: ['/a.js', '/b.js', '/c.js'], sheets: ['/s.css'], problems: []},
  );
});

for (const [what, html, expected] of [
  [
    'a script from another site',
    '<script src="https://cdn.example/x.js"></script>',
    /^<script> loads https:\/\/cdn\.example\/x\.js from another site/,
  ],
  [
    'a connection to another site',
    '<link rel="preconnect" href="//fonts.example">',
    /^<link> loads \/\/fonts\.example from another site/,
  ],
  ['a frame from another site', '<iframe src="https://video.example/1"></iframe>', /^<iframe> loads/],
  ['an image without a height', '<img src="/a.png" width="1">', /^<img src="\/a\.png"> has no width and height/],
] as const) {
  test(`reports ${what}`, () => assert.match(loadsOf(html, ORIGIN).problems.join('\n'), expected));
}

test('reports a page that is too large, and by how much', () => {
  const limits = [
    {pages: /^\/long/, js: 3000, css: 1000, reason: 'it is long'},
    {pages: /./, js: 2000, css: 1000},
  ];
  assert.deepEqual(checkSize({path: '/a', js: 2000, css: 1000}, limits), []);
  assert.deepEqual(checkSize({path: '/long', js: 3000, css: 1000}, limits), []);
  assert.match(
    checkSize({path: '/a', js: 2500, css: 1000}, limits).join('\n'),
    /^\/a: its scripts have 2\.5 kB, 0\.5 kB more than the limit of 2\.0 kB\./,
  );
  assert.match(
    checkSize({path: '/a', js: 0, css: 1100}, limits).join('\n'),
    /^\/a: its style sheets have 1\.1 kB, 0\.1 kB more/,
  );
  assert.throws(
    () => checkSize({path: '/b', js: 0, css: 0}, [{pages: /^\/a/, js: 1, css: 1}]),
    /No limit applies to \/b/,
  );
});

test('has a reason for each limit but the last', () => {
  for (const {pages, reason} of LIMITS.slice(0, -1)) assert.ok((reason ?? '').length > 20, String(pages));
  assert.deepEqual(LIMITS.at(-1)?.pages.test('/any'), true);
});

test('measures what a server sends: the precompressed copy if there is one', () => {
  const build = mkdtempSync(join(tmpdir(), 'bytes-'));
  try {
    writeFileSync(join(build, 'a.js'), 'x'.repeat(100));
    assert.equal(sentBytes(build, '/', '/a.js'), 100);
    writeFileSync(join(build, 'a.js.br'), 'x'.repeat(10));
    assert.equal(sentBytes(build, '/preview/', '/preview/a.js'), 10);
    assert.throws(() => sentBytes(build, '/', '/b.js'), /A page loads \/b\.js, but .* doesn't exist/);
  } finally {
    rmSync(build, {recursive: true, force: true});
  }
});

test('reports fonts that are too large together, and missing fonts', () => {
  assert.deepEqual(checkFonts({'a.woff2': 400, 'b.woff2': 600}, 1000), []);
  assert.match(
    checkFonts({'a.woff2': 401, 'b.woff2': 600}, 1000).join(),
    /have 1\.0 kB, more than .*: a\.woff2, b\.woff2/,
  );
  assert.match(checkFonts({}).join(), /has no fonts/);
});
