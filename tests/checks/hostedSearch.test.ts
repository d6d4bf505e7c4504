import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {startAlgoliaServer, type AlgoliaServer} from '../algoliaServer';
import {SearchFailure} from '../../src/search/backend';
import {createHostedBackend, pagesOf, segmentsOf} from '../../src/search/hosted';
import type {IndexedPageEntry} from '../../src/search/read';
import {recordsOf} from '../../src/search/record';

const facets = {language: 'en', tags: ['default', 'docs-default-current', 'docs-default-1.x']};
const settings = {applicationId: 'ABCDEFGHIJ', searchKey: '0'.repeat(32), indexName: 'docs'};

const page = (url: string, title: string, change: Partial<IndexedPageEntry> = {}): IndexedPageEntry => ({
  url,
  title,
  description: '',
  keywords: [],
  siteSection: 'Docs',
  path: ['Category'],
  editions: [],
  legacy: false,
  contentType: null,
  tag: 'docs-default-current',
  version: '2.x',
  current: true,
  sections: [
    {heading: title, level: 1, anchor: '', text: 'About contracts.', code: ''},
    {heading: 'Details', level: 2, anchor: 'details', text: 'More on contracts.', code: 'pact --verbose'},
  ],
  ...change,
});

let server: AlgoliaServer;

before(async () => {
  server = await startAlgoliaServer();
  const pages = [
    page('/docs/a', 'Alpha'),
    page('/docs/b', 'Beta'),
    page('/1.x/docs/a', 'Alpha', {tag: 'docs-default-1.x', version: '1.x', current: false}),
    page('/0.9/docs/a', 'Alpha', {tag: 'docs-default-0.9', version: '0.9', current: false}),
  ];
  server.indexes.set('docs', [
    ...pages.flatMap((one) => recordsOf(one, 'en', 'https://docs.test')),
    ...recordsOf(page('/de/docs/a', 'Alpha'), 'de', 'https://docs.test'),
  ] as unknown as Record<string, unknown>[]);
});

after(() => server.close());

const backend = () => createHostedBackend(settings, facets, server.hosts);
const ask = (query: string, tags: string[] | null = null, from = 0, size = 10) =>
  backend().search({query, from, size, tags});

test("lists pages with their sections, counted by page, in the site's language", async () => {
  const {total, pages} = await ask('contracts');
  assert.deepEqual(
    pages.map(({url, siteSection, path, version}) => [url, siteSection, path, version]),
    [
      ['/docs/a', 'Docs', ['Category'], null],
      ['/docs/b', 'Docs', ['Category'], null],
      ['/1.x/docs/a', 'Docs', ['Category'], '1.x'],
    ],
  );
  assert.equal(total, 3);
  assert.deepEqual(
    pages[0]?.sections.map(({url, kind}) => [url, kind]),
    [
      ['/docs/a', 'page'],
      ['/docs/a#details', 'heading'],
    ],
  );
});

test('every response has excerpts', async () => {
  const request = {query: 'contracts', from: 0, size: 10, tags: null};
  const [response, withExcerpts] = await Promise.all([
    backend().search(request),
    backend().searchWithExcerpts(request),
  ]);
  assert.deepEqual([response.complete, response.partial], [true, false]);
  assert.ok(response.pages.flatMap(({sections}) => sections).every(({snippet}) => snippet.length > 0));
  assert.deepEqual(withExcerpts, response);
});

test('highlights matches as text', async () => {
  const {pages} = await ask('details');
  const [section] = pages[0]?.sections ?? [];
  assert.deepEqual(section?.headings, [[{text: 'Alpha', match: false}], [{text: 'Details', match: true}]]);
  assert.deepEqual((await ask('contracts')).pages[0]?.sections[0]?.snippet, [
    {text: 'About ', match: false},
    {text: 'contracts', match: true},
    {text: '.', match: false},
  ]);
});

test('marks matches that are only in code as code', async () => {
  const [section] = (await ask('verbose')).pages[0]?.sections ?? [];
  assert.equal(section?.kind, 'code');
  assert.deepEqual(section.snippet, [
    {text: 'pact --', match: false},
    {text: 'verbose', match: true},
  ]);
});

test('narrows a search to docs tags and pages through results', async () => {
  assert.deepEqual(
    (await ask('contracts', ['default', 'docs-default-1.x'])).pages.map(({url}) => url),
    ['/1.x/docs/a'],
  );
  const {total, pages} = await ask('contracts', null, 2, 2);
  assert.deepEqual([total, pages.map(({url}) => url)], [3, ['/1.x/docs/a']]);
});

test('limits every search to the language and the versions of the site', async () => {
  const from = server.requests.length;
  await ask('contracts');
  await ask('contracts', ['default', 'docs-default-1.x']);
  assert.deepEqual(
    server.requests.slice(from).map(({body}) => (body.requests as {facetFilters: unknown}[])[0]?.facetFilters),
    [
      [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-default-1.x'],
      ],
      ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.x']],
    ],
  );
});

test('suggests other queries if nothing is found', async () => {
  const {total, suggestions} = await ask('minecraft');
  assert.equal(total, 0);
  assert.equal(suggestions.length, 3);
});

test('sends the search key and no other key', async () => {
  const from = server.requests.length;
  await ask('alpha');
  const sent = server.requests.slice(from);
  assert.deepEqual(
    sent.map(({method, path, key}) => [method, path, key]),
    [['POST', '/1/indexes/*/queries', settings.searchKey]],
  );
});

test('reports a failing service, and tries again with the next query', async () => {
  const one = backend();
  const request = {query: 'alpha', from: 0, size: 10, tags: null};
  for (const status of [403, 500]) {
    server.fail(status);
    await assert.rejects(
      one.search(request),
      (error) => error instanceof SearchFailure && error.reason === 'unavailable',
    );
  }
  server.fail(null);
  await assert.rejects(
    createHostedBackend(settings, facets, [{url: '127.0.0.1', port: 9, protocol: 'http', accept: 'readWrite'}]).search(
      request,
    ),
    (error) => error instanceof SearchFailure,
  );
  assert.equal((await backend().search(request)).total, 2);
});

test('skips malformed hits and never turns highlighting into markup', () => {
  assert.deepEqual(
    pagesOf([null, 7, {url: 1}, {url: '/a'}, {url: '/a', hierarchy: {}}]).map(({url, title}) => [url, title]),
    [['/a', '']],
  );
  assert.deepEqual(segmentsOf('<b>\uE000x\uE001</b> \uE000y'), [
    {text: '<b>', match: false},
    {text: 'x', match: true},
    {text: '</b> ', match: false},
    {text: 'y', match: true},
  ]);
});
