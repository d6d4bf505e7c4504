import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {coverKinds, kindsOf, readKinds} from './elementKinds';

const page = (content: string) =>
  `<html class="page-a"><head><title>A</title></head><body class=b>${content}</body></html>`;

test('a kind consists of the tags, classes, and attributes of an element and its two closest ancestors', () => {
  assert.deepEqual(
    [...kindsOf(page('<main><p class="b a" style="color:red">Text<br><code>x</code><p>More</main>'))],
    [
      'body',
      'body > main',
      'body > main > p.a.b[style]',
      'main > p.a.b[style] > br',
      'main > p.a.b[style] > code',
      'body > main > p',
    ],
  );
});

test('elements that differ only in texts and values are of the same kind', () => {
  const one = kindsOf(page('<p id=a><a href="/a" data-kind="x">A</a></p>'));
  assert.deepEqual(kindsOf(page('<p id=b><a href="/b" data-kind="y">B</a></p>')), one);
  for (const other of [
    '<p><a>A</a></p>',
    '<p><a href="/a" data-kind hidden>A</a></p>',
    '<div><a href data-kind>A</a></div>',
  ])
    assert.notDeepEqual(kindsOf(page(other)), one, other);
});

test('as few pages as possible are chosen, and each kind is on several of them', () => {
  const pages = new Map([
    ['/a', new Set(['p', 'ul'])],
    ['/b', new Set(['p', 'ul', 'table'])],
    ['/c', new Set(['p'])],
    ['/d', new Set(['p', 'ul', 'table'])],
    ['/e', new Set(['video'])],
  ]);
  assert.deepEqual([...coverKinds(pages, 1)].sort(), ['/b', '/e']);
  assert.deepEqual([...coverKinds(pages, 2)].sort(), ['/b', '/d', '/e']);
  assert.deepEqual([...coverKinds(pages, 3)].sort(), ['/a', '/b', '/d', '/e']);
  assert.deepEqual([...coverKinds(pages, 9)].sort(), [...pages.keys()]);
});

test('a page without a file is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinds-'));
  try {
    assert.throws(
      () => readKinds(folder, ['/docs/missing']),
      /has no file for \/docs\/missing\. Run `npm run build`\./,
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
});
