import assert from 'node:assert/strict';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import type {ExtractedPage} from '../../src/plugins/site/finish-pages/page-exports/extract';
import {indexFilesOf} from '../../src/plugins/site/search-index/indexFiles';
import {pageOf, VERSIONS} from '../../src/plugins/site/search-index/testing/builtIndex';
import {startAlgoliaServer, type AlgoliaServer} from '../algoliaServer';
import {describeRecords, indexSettings, pushRecords, readRecords, readTarget} from '../../deploy/pushSearch';

const page = pageOf({
  url: '/docs/a',
  title: 'A',
  tag: 'default',
  text: 'x',
  parts: [{heading: 'B', anchor: 'b', text: 'y'}],
});
const target = {applicationId: 'ABCDEFGHIJ', indexName: 'docs', adminKey: 'f'.repeat(32)};

let root: string;
let server: AlgoliaServer;

/** A site with the index of these pages, by language. */
async function site(name: string, pages: Record<string, ExtractedPage[]>): Promise<string> {
  const directory = path.join(root, name);
  await mkdir(directory);
  for (const [language, ofLanguage] of Object.entries(pages))
    for (const {file, content} of indexFilesOf(language, ofLanguage, VERSIONS).files) {
      await mkdir(path.dirname(path.join(directory, file)), {recursive: true});
      await writeFile(path.join(directory, file), content);
    }
  return directory;
}

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'push-search-'));
  server = await startAlgoliaServer();
});

after(async () => {
  await server.close();
  await rm(root, {recursive: true});
});

test('the records come from the built index', async () => {
  const records = await readRecords(await site('full', {en: [page]}), 'https://docs.test');
  assert.deepEqual(
    records.map(({url, hierarchy, content}) => [url, hierarchy.lvl2, content]),
    [
      ['https://docs.test/docs/a', null, 'x'],
      ['https://docs.test/docs/a#b', 'B', 'y'],
    ],
  );
  assert.match(describeRecords(records), /^2 records of 1 pages \(en default\), \d+ kB$/);
});

test('the records have the language and the version of their page', async () => {
  const archived = pageOf({url: '/1.x/docs/a', tag: 'docs-default-1.x', text: 'x'});
  const current = pageOf({url: '/docs/a', text: 'x'});
  const german = pageOf({url: '/de/docs/a', language: 'de', text: 'x'});
  const records = await readRecords(await site('two', {en: [archived, current], de: [german]}), 'https://docs.test');
  assert.deepEqual(
    records.map(({url, language, docusaurus_tag: tag, version}) => [url, language, tag, version]),
    [
      ['https://docs.test/de/docs/a', 'de', 'docs-default-current', null],
      ['https://docs.test/1.x/docs/a', 'en', 'docs-default-1.x', '1.x'],
      ['https://docs.test/docs/a', 'en', 'docs-default-current', null],
    ],
  );
});

test('a missing, incomplete, or empty index is an error', async () => {
  await assert.rejects(
    readRecords(path.join(root, 'nowhere'), ''),
    /^CommandError: Expected search-index\.en\.json in .* Build the site first/,
  );
  await assert.rejects(readRecords(await site('none', {}), ''), /^CommandError: Expected search-index\.en\.json in/);
  const incomplete = await site('incomplete', {en: [page]});
  await rm(path.join(incomplete, 'assets'), {recursive: true});
  await assert.rejects(
    readRecords(incomplete, ''),
    /^CommandError: Expected assets\/search\/en-\w+\.index\/page-0\.json in .* Build the site first/,
  );
  await assert.rejects(readRecords(await site('empty', {en: []}), ''), /Build the site again/);
});

test('a push sets the settings and synonyms, and then replaces all records at once', async () => {
  server.indexes.set('docs', [{objectID: 'old'}]);
  const records = await readRecords(await site('pushed', {en: [page]}), 'https://docs.test');
  await pushRecords(records, target, server.hosts);
  assert.deepEqual(
    server.indexes.get('docs')?.map(({objectID}) => objectID),
    records.map(({objectID}) => objectID),
  );
  assert.deepEqual(server.settings.get('docs'), indexSettings);
  assert.ok((server.synonyms.get('docs')?.length ?? 0) > 10);
  assert.deepEqual([...new Set(server.requests.map(({key}) => key))], [target.adminKey]);
  const writes = server.requests
    .filter(({method, path: where}) => method !== 'GET' && !where.includes('settings') && !where.includes('synonyms'))
    .map(({path: where, body}) => `${where} ${String(body.operation ?? '')}`);
  assert.match(writes.at(-1) ?? '', /operation move$/, 'the move that makes the new records visible comes last');
  assert.ok(
    writes.filter((write) => write.includes('/batch')).every((write) => !write.startsWith('/1/indexes/docs/batch')),
    'records are written to a temporary index first',
  );
});

test('errors name the variable that is missing or invalid, and never contain a key', () => {
  const environment = {
    DOCS_SEARCH_APP_ID: 'ABCDEFGHIJ',
    DOCS_SEARCH_INDEX: 'docs',
    DOCS_SEARCH_ADMIN_KEY: 'f'.repeat(32),
  };
  assert.deepEqual(readTarget(environment), target);
  assert.throws(() => readTarget({...environment, DOCS_SEARCH_INDEX: undefined}), /DOCS_SEARCH_INDEX is ""/);
  assert.throws(
    () => readTarget({...environment, DOCS_SEARCH_ADMIN_KEY: 'secret'}),
    (error) =>
      error instanceof Error && /DOCS_SEARCH_ADMIN_KEY/.test(error.message) && !error.message.includes('secret'),
  );
});
