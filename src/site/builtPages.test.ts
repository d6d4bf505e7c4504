import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {findPageFile, listPageFiles} from './builtPages';

const build = mkdtempSync(join(tmpdir(), 'built-pages-'));
after(() => rmSync(build, {recursive: true, force: true}));

mkdirSync(join(build, 'docs/old'), {recursive: true});
for (const file of ['index.html', '404.html', 'docs/pact.html', 'docs/old/index.html', 'docs/2.3.0.html', 'a.md'])
  writeFileSync(join(build, file), '');

test('findPageFile finds pages in both layouts, with and without a base path', () => {
  for (const [pathname, baseUrl, file] of [
    ['/', '/', 'index.html'],
    ['/docs/pact', '/', 'docs/pact.html'],
    ['/docs/pact/', '/', 'docs/pact.html'],
    ['/docs/old', '/', 'docs/old/index.html'],
    ['/docs/2.3.0', '/', 'docs/2.3.0.html'],
    ['/docs/2.3', '/', undefined],
    ['/preview/', '/preview/', 'index.html'],
    ['/preview', '/preview/', 'index.html'],
    ['/preview/docs/pact', '/preview/', 'docs/pact.html'],
    ['/docs/pact', '/preview/', undefined],
  ] as const)
    assert.equal(findPageFile(build, pathname, baseUrl), file, pathname);
});

test('listPageFiles gives the URL path of each HTML file', () => {
  assert.deepEqual(
    listPageFiles(build).map(({path, file}) => `${path} ${file}`),
    [
      '/404 404.html',
      '/docs/2.3.0 docs/2.3.0.html',
      '/docs/old docs/old/index.html',
      '/docs/pact docs/pact.html',
      '/ index.html',
    ],
  );
});
