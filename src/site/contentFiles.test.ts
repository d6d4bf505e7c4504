import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {
  ARCHIVED_ON_PREMISES,
  contentFiles,
  docFile,
  docIds,
  docPath,
  currentFile,
  fileToEdit,
  isPartial,
  WRITTEN_FOLDERS,
} from './contentFiles';

const site = mkdtempSync(join(tmpdir(), 'content-files-'));
after(() => rmSync(site, {recursive: true, force: true}));

mkdirSync(join(site, 'docs/a/c'), {recursive: true});
mkdirSync(join(site, 'notices'));
for (const file of ['docs/index.mdx', 'docs/a/b.mdx', 'docs/a/c/index.mdx', 'docs/a/_part.mdx', 'notices/new.md'])
  writeFileSync(join(site, file), '');
writeFileSync(join(site, 'notices/tags.yml'), '');

test('contentFiles lists pages and partials, and skips other files and missing folders', () => {
  assert.deepEqual(contentFiles(site), [
    'docs/a/_part.mdx',
    'docs/a/b.mdx',
    'docs/a/c/index.mdx',
    'docs/index.mdx',
    'notices/new.md',
  ]);
  assert.deepEqual(contentFiles(site).filter(isPartial), ['docs/a/_part.mdx']);
});

test('docPath and docFile are the inverse of each other', () => {
  for (const [file, path] of [
    ['docs/index.mdx', '/'],
    ['docs/a/b.mdx', '/a/b'],
    ['docs/a/c/index.mdx', '/a/c'],
  ] as const) {
    assert.equal(docPath(file), path);
    assert.equal(docFile(path, site), join(site, file));
  }
  assert.equal(docPath('docs/docs/releases/2.3.0.mdx'), '/docs/releases/2.3.0');
  assert.equal(docPath('docs/docs/my-index.mdx'), '/docs/my-index');
  assert.equal(docFile('/a/d', site), undefined);
});

test('docIds turns URL paths into doc ids, also in categories', () => {
  assert.deepEqual(docIds(['a/b', {type: 'category', label: 'Here', key: 'here', items: ['a/c']}], site), [
    'a/b',
    {type: 'category', label: 'Here', key: 'here', items: ['a/c/index']},
  ]);
});

test('docIds reports a URL path that has no page', () => {
  assert.throws(
    () => docIds([{type: 'category', label: 'Here', items: ['a/d']}], site),
    /lists a\/d, but neither docs\/a\/d\.mdx nor docs\/a\/d\/index\.mdx exists/,
  );
});

test('currentFile finds the source of an archived page about On-Premises', () => {
  assert.equal(
    currentFile('versioned_docs/version-1.x/docs/on-premises/database.mdx'),
    'docs/docs/on-premises/database.mdx',
  );
  assert.equal(
    currentFile('versioned_docs/version-1.x/docs/on-premises/index.mdx'),
    'docs/docs/on-premises/architecture.mdx',
  );
  for (const file of ['versioned_docs/version-1.x/docs/stubs.mdx', 'docs/docs/on-premises/database.mdx'])
    assert.equal(currentFile(file), file);
});

test('fileToEdit finds what a generated page comes from', () => {
  const root = join(__dirname, '../..');
  for (const [page, source] of [
    ['docs/fix/cli-unauthorized.mdx', 'src/data/errors/cli.ts'],
    ['docs/docs/on-premises/releases/2.3.0.mdx', 'src/data/releases.ts'],
    ['docs/docs/reference/cli/broker/publish.mdx', 'scripts/reference/cliNotes.ts'],
    ['versioned_docs/version-1.x/docs/on-premises/releases/1.37.2.mdx', 'src/data/releases.ts'],
    ['versioned_docs/version-1.x/docs/on-premises/database.mdx', 'docs/docs/on-premises/database.mdx'],
    ['docs/docs/pact.mdx', 'docs/docs/pact.mdx'],
  ] as const)
    assert.equal(fileToEdit(page, root), source, page);
  const pages = contentFiles(root, WRITTEN_FOLDERS).filter((file) => !isPartial(file));
  assert.ok(pages.length > 900);
  for (const page of pages) {
    const source = fileToEdit(page, root);
    assert.ok(existsSync(join(root, source)), `${page}: ${source} doesn’t exist`);
    assert.equal(source === page, !readFileSync(join(root, page), 'utf8').includes('{/* Generated from'));
  }
});

test('fileToEdit names an archived page without an original', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archived-'));
  const page = `${ARCHIVED_ON_PREMISES}/index.mdx`;
  mkdirSync(join(folder, ARCHIVED_ON_PREMISES), {recursive: true});
  writeFileSync(join(folder, page), 'A page.\n');
  assert.equal(fileToEdit(page, folder), page);
  rmSync(folder, {recursive: true});
});

test('fileToEdit names a generated page without a source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'a.mdx'), '{/* Generated from data by npm run reference. Edits are overwritten. */}\n');
  assert.throws(
    () => fileToEdit('a.mdx', folder),
    /^Error: a\.mdx says that it's generated from data, but no file there/,
  );
  rmSync(folder, {recursive: true});
});
