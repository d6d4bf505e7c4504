import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {existingDocs} from './index';

const site = mkdtempSync(join(tmpdir(), 'existing-docs-'));
after(() => rmSync(site, {recursive: true, force: true}));

test('a sidebar keeps what is written, and the categories that hold something', () => {
  mkdirSync(join(site, 'docs/a/c'), {recursive: true});
  writeFileSync(join(site, 'docs/a/b.mdx'), '');
  writeFileSync(join(site, 'docs/a/c/index.mdx'), '');
  const items = ['a/b', 'a/c', 'a/d', {type: 'category' as const, label: 'Gone', items: ['a/e']}, {type: 'category' as const, label: 'Here', key: 'here', items: ['a/e', 'a/c']}];
  assert.deepEqual(existingDocs(items, site), ['a/b', 'a/c/index', {type: 'category', label: 'Here', key: 'here', items: ['a/c/index']}]);
});
