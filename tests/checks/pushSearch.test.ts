import assert from 'node:assert/strict';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {SCHEMA, type IndexedPage} from '../../src/search/schema';
import {startAlgoliaServer, type AlgoliaServer} from '../algoliaServer';
import {describeRecords, indexSettings, pushRecords, readRecords, readTarget} from '../../deploy/pushSearch';

const page: IndexedPage = {
  url: '/docs/a',
  title: 'A',
  description: '',
  keywords: [],
  siteSection: 'Docs',
  path: [],
  editions: [],
  legacy: false,
  contentType: null,
  sections: [
    {heading: 'A', level: 1, anchor: '', text: 'x', code: ''},
    {heading: 'B', level: 2, anchor: 'b', text: 'y', code: ''},
  ],
};
const target = {applicationId: 'ABCDEFGHIJ', indexName: 'docs', adminKey: 'f'.repeat(32)};

let root: string;
let server: AlgoliaServer;

async function site(name: string, pages: IndexedPage[]): Promise<string> {
  const directory = path.join(root, name);
  await mkdir(directory);
  const entry = {language: 'en', tag: 'default', version: null, current: true, file: 'a.json', pages: pages.length};
  await writeFile(path.join(directory, 'search-manifest.json'), JSON.stringify({schema: SCHEMA, shards: [entry]}));
  await writeFile(
    path.join(directory, 'a.json'),
    JSON.stringify({schema: SCHEMA, language: 'en', tag: 'default', pages}),
  );
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
  const records = await readRecords(await site('full', [page]), 'https://docs.test');
  assert.deepEqual(
    records.map(({url}) => url),
    ['https://docs.test/docs/a', 'https://docs.test/docs/a#b'],
  );
  assert.match(describeRecords(records), /^2 records of 1 pages \(en default\), \d+ kB$/);
});

test('a missing or empty index is an error', async () => {
  await assert.rejects(
    readRecords(path.join(root, 'nowhere'), ''),
    /^CommandError: Expected search-manifest\.json in .* Build the site first/,
  );
  await assert.rejects(readRecords(await site('empty', []), ''), /The index in .* is empty/);
});

test('a push sets the settings and synonyms, and then replaces all records at once', async () => {
  server.indexes.set('docs', [{objectID: 'old'}]);
  const records = await readRecords(await site('pushed', [page]), 'https://docs.test');
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
