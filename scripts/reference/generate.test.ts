import assert from 'node:assert/strict';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {checkFrontMatter, pageSchema} from '../../src/plugins/options/front-matter/schema';
import {comparePages, SAMPLE_FOLDERS, generatePages, readPages, writePages} from './generate';
import {readCli, readResults, readScenarios} from './model';
import {cliSidebar, resultsSidebar} from './sidebar';

const root = join(__dirname, '../..');
const PAGES = new Map([
  ['docs/docs/reference/cli/index.mdx', 'a\nb\n'],
  ['docs/docs/reference/cli/x/y.mdx', 'c\n'],
]);

describe('the comparison with the committed pages', () => {
  test('accepts identical pages', () => assert.deepEqual(comparePages(PAGES, new Map(PAGES)), []));
  test('reports a page that differs, with its line and the command to run', () =>
    assert.deepEqual(comparePages(PAGES, new Map([...PAGES, ['docs/docs/reference/cli/index.mdx', 'a\nx\n']])), [
      'docs/docs/reference/cli/index.mdx:2: expected "b", found "x". Run npm run reference, and commit the changed files.',
    ]));
  test('reports a page that is too short and one that is too long', () => {
    assert.match(
      comparePages(PAGES, new Map([...PAGES, ['docs/docs/reference/cli/x/y.mdx', 'c']]))[0] ?? '',
      /y\.mdx:2: expected "", found the end of the file/,
    );
    assert.match(
      comparePages(PAGES, new Map([...PAGES, ['docs/docs/reference/cli/x/y.mdx', 'c\n\n']]))[0] ?? '',
      /y\.mdx:3: expected the end of the file, found ""/,
    );
  });
  test('reports a page that is missing and one that is obsolete', () => {
    assert.match(
      comparePages(PAGES, new Map()).join('\n'),
      /index\.mdx:1: the file is missing\. Run npm run reference[\s\S]*y\.mdx:1: the file is missing/,
    );
    assert.match(
      comparePages(new Map(), PAGES).join('\n'),
      /y\.mdx:1: this page is no longer generated\. Run npm run reference/,
    );
  });
});

test('writes changed pages only, and removes obsolete pages', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  t.after(() => rmSync(folder, {recursive: true}));
  assert.deepEqual(readPages(folder), new Map());
  assert.deepEqual(writePages(folder, PAGES), {written: 2, removed: 0});
  assert.deepEqual(writePages(folder, PAGES), {written: 0, removed: 0});
  mkdirSync(join(folder, 'docs/docs/reference/cli/old/deep'), {recursive: true});
  writeFileSync(join(folder, 'docs/docs/reference/cli/old/deep/z.mdx'), 'z');
  assert.equal(comparePages(PAGES, readPages(folder)).length, 1);
  assert.deepEqual(writePages(folder, PAGES), {written: 0, removed: 1});
  assert.deepEqual(readPages(folder), PAGES);
});

test('rejects an empty sample', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  t.after(() => rmSync(folder, {recursive: true}));
  for (const [sample, name] of [
    ['pact-cli', 'cli.json'],
    ['comparison-results', 'results.json'],
  ] as const) {
    mkdirSync(join(folder, 'samples', sample), {recursive: true});
    writeFileSync(join(folder, 'samples', sample, name), '{"commands": [], "codes": []}');
  }
  writeFileSync(join(folder, 'samples/pact-cli/scenarios.mjs'), '');
  cpSync(join(folder, 'samples/pact-cli/scenarios.mjs'), join(folder, 'samples/pact-cli/scenarios.js'));
  assert.throws(
    () => readCli(folder),
    /samples\/pact-cli\/cli\.json: expected a list "commands" with at least one entry\. Run npm run update/,
  );
  assert.throws(() => readResults(folder), /results\.json: expected a list "codes"/);
  await assert.rejects(readScenarios(folder), /scenarios\.js: expected scenarios and withoutScenario/);
});

describe('the real pages', () => {
  test('exist for each command and code, pass the schema, have unique IDs, and are in the sidebar once', async () => {
    const pages = await generatePages(root);
    const {commands} = readCli(root);
    const {codes} = readResults(root);
    assert.equal(pages.size, commands.length + codes.length + 1);
    for (const [file, text] of pages) {
      assert.ok(
        SAMPLE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
        file,
      );
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
      assert.deepEqual(checkFrontMatter(frontMatter, pageSchema), [], file);
      const ids = [...text.matchAll(/\{\/\* #([\w-]+) \*\/\}/g)].map(([, id]) => id);
      assert.equal(new Set(ids).size, ids.length, `${file} has a duplicate ID`);
      assert.match(text, /^\{\/\* Generated from samples\/.* by npm run reference/m, file);
    }
    const placed =
      JSON.stringify([cliSidebar({commands}), resultsSidebar({codes})]).match(/docs\/reference\/[\w/-]+/g) ?? [];
    assert.deepEqual([...placed].sort(), [...pages.keys()].map((file) => file.replace(/^docs\/|\.mdx$/g, '')).sort());
  });
  test('quote only recordings and cases that exist', async () => {
    const quoted = new Set(
      [...(await generatePages(root)).values()].flatMap((text) =>
        [...text.matchAll(/(?:run|output-of|file)=(\S+)/g)].map(([, file = '']) => file),
      ),
    );
    assert.ok(quoted.size > 200, `${quoted.size} files`);
    for (const file of quoted) assert.notEqual(readFileSync(join(root, file), 'utf8'), '', file);
  });
});
