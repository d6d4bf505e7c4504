import assert from 'node:assert/strict';
import {test} from 'node:test';
import {SearchFailure} from './backend';
import {loadIndex} from './load';
import {SCHEMA, type IndexedPage} from './schema';

const page: IndexedPage = {
  url: '/a',
  title: 'A',
  description: '',
  keywords: [],
  siteSection: 'Docs',
  path: [],
  editions: [],
  legacy: false,
  contentType: null,
  sections: [{heading: 'A', level: 1, anchor: '', text: '', code: ''}],
};
const entry = {
  language: 'en',
  tag: 'docs-default-1.x',
  version: '1.x',
  current: false,
  file: 'assets/search/a.json',
  pages: 1,
};
const good: Record<string, string> = {
  'https://x.test/docs/search-manifest.json': JSON.stringify({
    schema: SCHEMA,
    shards: [entry, {...entry, language: 'de', file: 'assets/search/de.json'}],
  }),
  'https://x.test/docs/assets/search/a.json': JSON.stringify({
    schema: SCHEMA,
    language: 'en',
    tag: 'docs-default-1.x',
    pages: [page],
  }),
};

const source = {base: 'https://x.test/docs/', language: 'en', development: false};
const load = (files: Record<string, string>, change = {}) =>
  loadIndex({...source, ...change}, (url) => {
    const body = files[url];
    return Promise.resolve(body === undefined ? new Response('not found', {status: 404}) : new Response(body));
  });

const failsWith = (reason: SearchFailure['reason'], message: RegExp) => (error: unknown) =>
  error instanceof SearchFailure && error.reason === reason && message.test(error.message);

test('loads the shards of one language and adds tag and version to their pages', async () => {
  assert.deepEqual(await load(good), [{...page, tag: 'docs-default-1.x', version: '1.x', current: false}]);
});

test('a page about one release line belongs to the docs of that line', async () => {
  const current = {...entry, tag: 'docs-default-current', version: '2.x', current: true, file: 'assets/search/b.json'};
  const editions = [['1.x'], ['2.x'], ['1.x', '2.x'], ['cloud'], []];
  const pages = await load({
    ...good,
    'https://x.test/docs/search-manifest.json': JSON.stringify({schema: SCHEMA, shards: [entry, current]}),
    'https://x.test/docs/assets/search/b.json': JSON.stringify({
      schema: SCHEMA,
      language: 'en',
      tag: 'docs-default-current',
      pages: editions.map((names) => ({...page, url: '/b', editions: names})),
    }),
  });
  assert.deepEqual(
    pages.filter(({url}) => url === '/b').map(({tag}) => tag),
    ['docs-default-1.x', ...Array<string>(4).fill('docs-default-current')],
  );
  assert.ok(pages.filter(({url}) => url === '/b').every(({version}) => version === '2.x'));
});

test('reports the index as unavailable without a network', async () => {
  await assert.rejects(
    loadIndex(source, () => Promise.reject(new TypeError('Failed to fetch'))),
    failsWith('unavailable', /Failed to fetch .*search-manifest\.json: TypeError: Failed to fetch/),
  );
  await assert.rejects(load({}), failsWith('unavailable', /returned status 404/));
});

test('reports the index as unavailable when a shard is missing', async () => {
  await assert.rejects(
    load({...good, 'https://x.test/docs/assets/search/a.json': undefined as unknown as string}),
    failsWith('unavailable', /a\.json: the server returned status 404/),
  );
});

test('reports HTML with status 200, malformed JSON, another schema, and an unknown language as damaged', async () => {
  const manifest = 'https://x.test/docs/search-manifest.json';
  await assert.rejects(load({...good, [manifest]: '<!doctype html>'}), failsWith('damaged', /isn't JSON/));
  await assert.rejects(load({...good, [manifest]: '{"schema":0}'}), failsWith('damaged', /schema 0/));
  await assert.rejects(
    load({...good, 'https://x.test/docs/assets/search/a.json': '{"schema":2,'}),
    failsWith('damaged', /a\.json isn't JSON/),
  );
  await assert.rejects(load(good, {language: 'fr'}), failsWith('damaged', /has no shards for the language "fr"/));
});

test('reports any of these as a missing build in development', async () => {
  await assert.rejects(
    load({'https://x.test/docs/search-manifest.json': '<!doctype html>'}, {development: true}),
    failsWith('unbuilt', /No search index from an earlier build/),
  );
});
