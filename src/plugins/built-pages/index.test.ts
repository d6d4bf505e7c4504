import assert from 'node:assert/strict';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {readPages} from './index.ts';

const folders: string[] = [];

async function builtSite(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-pages-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), {recursive: true});
    await writeFile(join(folder, name), content);
  }
  return folder;
}

after(() => Promise.all(folders.map((folder) => rm(folder, {recursive: true}))));

const doc = (title: string): string =>
  `<html lang=en class=docs-doc-page><head></head><body><article><div class=markdown><h1>${title}</h1><p>x</p></div></article></body></html>`;

test('routes are read as the build wrote them, with a base path and without', async () => {
  const folder = await builtSite({
    'index.html': doc('Home'),
    'a.html': doc('A'),
    'b/index.html': doc('B'),
    'list.html': '<html class=blog-list-page>',
  });
  const pages = await readPages(folder, '/preview/', [
    '/preview/',
    '/preview/a',
    '/preview/b/',
    '/preview/list',
    '/preview/a',
    '/preview/no-file',
  ]);
  assert.deepEqual(
    pages.map(({record: {url, title}}) => [url, title]),
    [
      ['/preview/', 'Home'],
      ['/preview/a', 'A'],
      ['/preview/b/', 'B'],
    ],
  );
});

test('an index of nothing stops the build', async () => {
  const folder = await builtSite({'a.html': '<html class=something-else>'});
  await assert.rejects(readPages(folder, '/', ['/a']), /none of the 1 routes .* is a page with content.*CONTENT_PAGES/);
});
