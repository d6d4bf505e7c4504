import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {docIds} from './index';

const site = mkdtempSync(join(tmpdir(), 'doc-ids-'));
after(() => rmSync(site, {recursive: true, force: true}));

mkdirSync(join(site, 'docs/a/c'), {recursive: true});
writeFileSync(join(site, 'docs/a/b.mdx'), '');
writeFileSync(join(site, 'docs/a/c/index.mdx'), '');

test('an address becomes the id of its file, in categories too', () => {
  assert.deepEqual(docIds(['a/b', {type: 'category', label: 'Here', key: 'here', items: ['a/c']}], site), [
    'a/b',
    {type: 'category', label: 'Here', key: 'here', items: ['a/c/index']},
  ]);
});

test('an address without a page is named', () => {
  assert.throws(
    () => docIds([{type: 'category', label: 'Here', items: ['a/d']}], site),
    /names a\/d, and there is neither docs\/a\/d\.mdx nor docs\/a\/d\/index\.mdx/,
  );
});
