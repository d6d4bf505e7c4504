import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {checkWeight, LIMITS, loadsOf, sentBytes} from './bytes';

const ORIGIN = 'https://docs.example';
const HEAD = `<link rel=canonical href=${ORIGIN}/a><link rel=stylesheet href=/s.css><script src=/a.js defer></script><script src=/a.js defer></script><link rel=preload as=script href=/b.js>`;

test('sees what the HTML of a page makes a browser load, each file once', () => {
  assert.deepEqual(
    loadsOf(`${HEAD}<script>inline()</script><img src=/i.png width=1 height=1><a href=https://other.example/>`, ORIGIN),
    {scripts: ['/a.js', '/b.js'], sheets: ['/s.css'], problems: []},
  );
});

for (const [what, html, expected] of [
  [
    'a script of another site',
    '<script src="https://cdn.example/x.js"></script>',
    /^<script> loads https:\/\/cdn\.example\/x\.js from another site/,
  ],
  [
    'a connection to another site',
    '<link rel="preconnect" href="//fonts.example">',
    /^<link> loads \/\/fonts\.example from another site/,
  ],
  ['a frame of another site', '<iframe src="https://video.example/1"></iframe>', /^<iframe> loads/],
  ['an image without height', '<img src="/a.png" width="1">', /^<img src="\/a\.png"> has no width and height/],
] as const) {
  test(`finds ${what}`, () => assert.match(loadsOf(html, ORIGIN).problems.join('\n'), expected));
}

test('finds a page that is too heavy, and says by how much', () => {
  const limits = [
    {pages: /^\/long/, js: 3000, css: 1000, because: 'it is long'},
    {pages: /./, js: 2000, css: 1000},
  ];
  assert.deepEqual(checkWeight({path: '/a', js: 2000, css: 1000}, limits), []);
  assert.deepEqual(checkWeight({path: '/long', js: 3000, css: 1000}, limits), []);
  assert.match(
    checkWeight({path: '/a', js: 2500, css: 1000}, limits).join('\n'),
    /^\/a: its scripts take 2\.5 kB, 0\.5 more than the limit of 2\.0 kB\./,
  );
  assert.match(
    checkWeight({path: '/a', js: 0, css: 1100}, limits).join('\n'),
    /^\/a: its style sheets take 1\.1 kB, 0\.1 more/,
  );
  assert.throws(
    () => checkWeight({path: '/b', js: 0, css: 0}, [{pages: /^\/a/, js: 1, css: 1}]),
    /No limit holds for \/b/,
  );
});

test('gives a reason for each limit of its own', () => {
  for (const {pages, because} of LIMITS.slice(0, -1)) assert.ok((because ?? '').length > 20, String(pages));
  assert.deepEqual(LIMITS.at(-1)?.pages.test('/any'), true);
});

test('weighs what a server sends: the compressed copy, where there is one', () => {
  const build = mkdtempSync(join(tmpdir(), 'bytes-'));
  try {
    writeFileSync(join(build, 'a.js'), 'x'.repeat(100));
    assert.equal(sentBytes(build, '/', '/a.js'), 100);
    writeFileSync(join(build, 'a.js.br'), 'x'.repeat(10));
    assert.equal(sentBytes(build, '/preview/', '/preview/a.js'), 10);
    assert.throws(() => sentBytes(build, '/', '/b.js'), /A page loads \/b\.js, and .* is not there/);
  } finally {
    rmSync(build, {recursive: true, force: true});
  }
});
