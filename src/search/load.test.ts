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
  area: 'Docs',
  path: [],
  editions: [],
  legacy: false,
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

const place = {base: 'https://x.test/docs/', language: 'en', development: false};
const load = (files: Record<string, string>, change = {}) =>
  loadIndex({...place, ...change}, (address) => {
    const body = files[address];
    return Promise.resolve(body === undefined ? new Response('not found', {status: 404}) : new Response(body));
  });

const failsWith = (reason: SearchFailure['reason'], message: RegExp) => (error: unknown) =>
  error instanceof SearchFailure && error.reason === reason && message.test(error.message);

test('the files of the language are read, and their pages know tag and version', async () => {
  assert.deepEqual(await load(good), [{...page, tag: 'docs-default-1.x', version: '1.x', current: false}]);
});

test('without a network there is no index, and that is said', async () => {
  await assert.rejects(
    loadIndex(place, () => Promise.reject(new TypeError('Failed to fetch'))),
    failsWith('unavailable', /search-manifest\.json could not be fetched: TypeError: Failed to fetch/),
  );
  await assert.rejects(load({}), failsWith('unavailable', /answered with status 404/));
});

test('a file that names a missing one is no index', async () => {
  await assert.rejects(
    load({...good, 'https://x.test/docs/assets/search/a.json': undefined as unknown as string}),
    failsWith('unavailable', /a\.json was answered with status 404/),
  );
});

test('HTML with status 200, damaged JSON, another schema and an unknown language are damage', async () => {
  const manifest = 'https://x.test/docs/search-manifest.json';
  await assert.rejects(load({...good, [manifest]: '<!doctype html>'}), failsWith('damaged', /not JSON/));
  await assert.rejects(load({...good, [manifest]: '{"schema":0}'}), failsWith('damaged', /schema 0/));
  await assert.rejects(
    load({...good, 'https://x.test/docs/assets/search/a.json': '{"schema":1,'}),
    failsWith('damaged', /a\.json is not JSON/),
  );
  await assert.rejects(load(good, {language: 'fr'}), failsWith('damaged', /lists nothing in "fr"/));
});

test('in development any of this means that no build was made', async () => {
  await assert.rejects(
    load({'https://x.test/docs/search-manifest.json': '<!doctype html>'}, {development: true}),
    failsWith('unbuilt', /no index of an earlier build/),
  );
});
