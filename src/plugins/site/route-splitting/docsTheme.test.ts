import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {docsThemeChunks, docsThemeGroup, withDocsTheme} from './docsTheme';
import {REGISTRY} from './testing/registry';

const folder = mkdtempSync(join(tmpdir(), 'docs-theme-'));
after(() => rmSync(folder, {recursive: true}));
const theme = docsThemeChunks(REGISTRY);

test('the chunks of the docs theme are found by their components', () => {
  assert.deepEqual([...theme].sort(), ['17896441', '5e95c892', 'a7bd4aaa', 'a94703ab']);
});

test('a registry without one of the components is an error', () => {
  assert.throws(
    () => docsThemeChunks(REGISTRY.replaceAll('@theme/DocRoot', '@theme/Other')),
    /expected one chunk for @theme\/DocRoot in registry\.js, but found 0/,
  );
});

test('the cache group takes the modules of these chunks only', () => {
  const registry = join(folder, 'registry.js');
  writeFileSync(registry, REGISTRY);
  const {chunks} = docsThemeGroup(registry).docs;
  assert.ok(chunks({name: '17896441'}));
  assert.ok(!chunks({name: '1a4e3797'}));
  assert.ok(!chunks({name: null}));
});

test('a page lists the script of the docs theme once', () => {
  assert.deepEqual(withDocsTheme(['routes-docs', '5e95c892', '17896441', 'page'], theme), [
    'routes-docs',
    'docs',
    'page',
  ]);
});
