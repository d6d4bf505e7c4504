import assert from 'node:assert/strict';
import {test, type TestContext} from 'node:test';
import {knownErrors} from '../data/errors';
import {builtIndex, pageOf as page} from '../plugins/site/search-index/testing/builtIndex';
import type {ExtractedPage} from '../plugins/site/finish-pages/page-exports/extract';
import {answerKey, type Answer} from './answer';
import {SearchFailure, type PageHit, type SearchRequest, type SearchResponse} from './backend';
import {createEngine, type Engine, type EngineOptions} from './engine';
import {IndexFormatError} from './schema';

const OPTIONS: EngineOptions = {
  synonyms: [['sso', 'saml']],
  starters: ['webhooks', 'nothing of this kind'],
};

/** An engine for an index of these pages, and the index. */
function open(pages: readonly ExtractedPage[], answers?: ReadonlyMap<string, Answer>) {
  const index = builtIndex(pages, answers);
  return {...index, engine: createEngine(index.root, index.fetchPart, OPTIONS)};
}
const engineOf = (pages: readonly ExtractedPage[]): Engine => open(pages).engine;

const request = (query: string, change: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  from: 0,
  size: 10,
  tags: null,
  ...change,
});
const urlsOf = async (from: Engine, query: string, change: Partial<SearchRequest> = {}): Promise<string[]> =>
  (await from.search(request(query, change))).pages.map(({url}) => url);

/** Other pages, so that words can be rare or common. */
const filler = Array.from({length: 30}, (_, number) =>
  page({url: `/filler/${number}`, title: `Subject ${number}`, text: 'A provider and a consumer agree on a contract.'}),
);

const pages = [
  page({
    url: '/docs/environment-variables',
    title: 'Environment variables',
    keywords: ['configuration'],
    parts: [
      {heading: 'Database', anchor: 'database', text: 'Where the data is kept.'},
      {
        heading: 'PACTFLOW_DATABASE_URL',
        level: 3,
        anchor: 'pactflow_database_url',
        text: 'URL of the PostgreSQL server.',
        code: 'PACTFLOW_DATABASE_URL=postgres://db',
      },
    ],
  }),
  page({
    url: '/docs/webhooks',
    title: 'Webhooks',
    description: 'Start a build',
    text: 'Call another system when a contract changes.',
    parts: [
      {heading: 'Create a webhook', anchor: 'create', code: 'pact broker create-webhook --contract-content-changed'},
    ],
  }),
  page({
    url: '/docs/ui-old/webhooks',
    title: 'Webhooks',
    text: 'Call another system when a contract changes.',
    legacy: true,
  }),
  page({
    url: '/docs/saml',
    title: 'SAML',
    siteSection: 'On-Premises',
    text: 'Let readers sign in through your identity provider.',
  }),
  page({
    url: '/docs/cypress',
    title: 'Cypress',
    siteSection: 'Examples',
    text: 'Contract tests from mocks.',
  }),
  page({
    url: '/docs/releases/1.37.2',
    title: '1.37.2',
    contentType: 'release',
    siteSection: 'On-Premises',
    editions: ['1.x'],
    text: 'Webhooks were corrected.',
  }),
  page({
    url: '/1.x/docs/webhooks',
    title: 'Webhooks',
    tag: 'docs-default-1.x',
    text: 'Call another system when a contract changes.',
  }),
  page({
    url: '/docs/markup',
    title: 'Markup <script>alert(1)</script>',
    text: 'An <img src=x onerror=alert(1)> in a text.',
  }),
  ...filler,
];

const engine = engineOf(pages);
const ask = (query: string, change: Partial<SearchRequest> = {}): Promise<SearchResponse> =>
  engine.search(request(query, change));
const urls = (query: string): Promise<string[]> => urlsOf(engine, query);
const text = (hit: PageHit | undefined, section = 0): string =>
  (hit?.sections[section]?.snippet ?? []).map((segment) => segment.text).join('');

test('finds an identifier as a whole and by its words, and points to its section', async () => {
  for (const query of ['PACTFLOW_DATABASE_URL', 'database url', 'pactflow_databa', 'PACTFLOW_DATABSE_URL']) {
    const [first] = (await ask(query)).pages;
    assert.equal(first?.url, '/docs/environment-variables', query);
    assert.equal(first.sections[0]?.url, '/docs/environment-variables#pactflow_database_url', query);
  }
});

test('a hit includes the headings above it', async () => {
  const headings = (await ask('PACTFLOW_DATABASE_URL')).pages[0]?.sections[0]?.headings.map((heading) =>
    heading.map((segment) => segment.text).join(''),
  );
  assert.deepEqual(headings, ['Environment variables', 'Database', 'PACTFLOW_DATABASE_URL']);
});

test('finds a flag in a code block as typed and marks the hit as code', async () => {
  const [hit] = (await engine.searchWithExcerpts(request('--contract-content-changed'))).pages;
  assert.equal(hit?.url, '/docs/webhooks');
  assert.equal(hit.sections[0]?.kind, 'code');
  assert.match(text(hit), /--contract-content-changed/);
});

test('ranks the current page above the legacy one, the older version, and the release', async () => {
  assert.deepEqual((await urls('webhooks')).slice(0, 4), [
    '/docs/webhooks',
    '/docs/ui-old/webhooks',
    '/1.x/docs/webhooks',
    '/docs/releases/1.37.2',
  ]);
});

test('ranks legacy and release pages first if the query names them', async () => {
  assert.equal((await urls('1.37.2'))[0], '/docs/releases/1.37.2');
  assert.equal((await urls('old webhooks'))[0], '/docs/ui-old/webhooks');
});

test('among similar pages, ranks the one whose keyword equals the query first', async () => {
  const talk = (url: string, keywords: string[]) =>
    page({url, title: 'About storage', keywords, text: 'Vacuum and backups of the elephant store.'});
  const similar = engineOf([
    ...filler,
    talk('/a-parts', ['elephant backups', 'store vacuum']),
    talk('/expected', ['elephant store', 'backups', 'vacuum']),
  ]);
  assert.equal((await urlsOf(similar, 'elephant store'))[0], '/expected');
});

test('understands typos, prefixes, and synonyms', async () => {
  assert.equal((await urls('cyprus'))[0], '/docs/cypress');
  assert.equal((await urls('webho'))[0], '/docs/webhooks');
  assert.equal((await urls('sso'))[0], '/docs/saml');
});

test('looks for synonyms only in titles, headings, and keywords', async () => {
  const login = engineOf([
    ...filler,
    page({url: '/docs/saml', title: 'SAML'}),
    page({url: '/docs/headers', title: 'Headers', text: 'They can be needed for SAML.'}),
  ]);
  assert.deepEqual(await urlsOf(login, 'saml'), ['/docs/saml', '/docs/headers']);
  assert.deepEqual(await urlsOf(login, 'sso'), ['/docs/saml']);
});

test('finds nothing for an unknown word and suggests queries that have results', async () => {
  const {total, pages: found, suggestions} = await ask('minecraft');
  assert.deepEqual([total, found, suggestions], [0, [], ['webhooks']]);
  assert.equal((await ask('minecraft contract')).suggestions[0], 'contract');
});

test('counts all matching pages, no matter which part is returned', async () => {
  const all = await ask('contract', {size: 1000});
  assert.equal(all.total, all.pages.length);
  const part = await ask('contract', {from: 5, size: 7});
  assert.equal(part.total, all.total);
  assert.deepEqual(part.pages, all.pages.slice(5, 12));
  assert.ok(all.pages.every(({sections}) => sections.length >= 1 && sections.length <= 3));
});

test('ranks an earlier version below unversioned pages unless the search is narrowed to it', async () => {
  const draft = {title: 'Webhooks', text: 'Call another system when a contract changes.'};
  const versioned = engineOf([
    page({...draft, url: '/1.x/docs/webhooks', tag: 'docs-default-1.x'}),
    page({...draft, url: '/notices/webhooks', tag: 'default', contentType: 'notice'}),
    ...filler,
  ]);
  assert.deepEqual(await urlsOf(versioned, 'webhooks'), ['/notices/webhooks', '/1.x/docs/webhooks']);
  assert.deepEqual(await urlsOf(versioned, 'webhooks', {tags: ['default', 'docs-default-1.x']}), [
    '/1.x/docs/webhooks',
    '/notices/webhooks',
  ]);
});

test('narrows a search to docs tags', async () => {
  const {pages: found, total} = await ask('contract webhooks', {tags: ['docs-default-1.x']});
  assert.deepEqual(
    found.map(({url, version}) => [url, version]),
    [['/1.x/docs/webhooks', '1.x']],
  );
  assert.equal(total, 1);
  assert.equal((await ask('webhooks', {tags: []})).total, 0);
});

test('a page about one release line belongs to the docs of that line', async () => {
  const editions = [['1.x'], ['2.x'], ['1.x', '2.x'], ['cloud'], []];
  const lines = engineOf([
    ...editions.map((names) => page({url: `/docs/${names.join('-')}`, title: 'Webhooks', editions: names})),
    page({url: '/1.x/docs/webhooks', title: 'Webhooks', tag: 'docs-default-1.x', editions: ['1.x']}),
  ]);
  const found = async (tag: string): Promise<string[]> => (await urlsOf(lines, 'webhooks', {tags: [tag]})).sort();
  assert.deepEqual(await found('docs-default-1.x'), ['/1.x/docs/webhooks', '/docs/1.x']);
  assert.deepEqual(await found('docs-default-current'), ['/docs/', '/docs/1.x-2.x', '/docs/2.x', '/docs/cloud']);
  const {pages: hits} = await lines.search(request('webhooks', {tags: ['docs-default-1.x']}));
  assert.equal(hits.find(({url}) => url === '/docs/1.x')?.version, null, 'it is still a current page');
});

test('responds to any query', async () => {
  const queries = [
    '',
    ' ',
    'a',
    '🙂',
    'مرحبا',
    '\u202Eabc',
    '<script>alert(1)</script>',
    '"\'`\\',
    '%%%',
    'constructor __proto__ toString',
    '__proto__',
    'x'.repeat(512),
    'pact '.repeat(102),
    '('.repeat(512),
    '\n\n',
    'a\nb',
    '\ud83d',
  ];
  for (const query of queries) assert.equal((await ask(query)).query, query);
  for (const query of ['', ' ', '🙂', '('.repeat(512)]) assert.equal((await ask(query)).total, 0, query);
});

test('treats markup in pages and queries as text', async () => {
  const [hit] = (await engine.searchWithExcerpts(request('<script>alert(1)</script>'))).pages;
  assert.equal(hit?.title, 'Markup <script>alert(1)</script>');
  assert.equal(text(hit), 'An <img src=x onerror=alert(1)> in a text.');
});

const MESSAGE = 'There is no verified pact between version 1 of Web and a version of API in production';
const messages = engineOf([
  ...filler,
  page({url: '/publish', title: 'Publish contracts', text: 'Publish a pact with its version and branch.'}),
  page({url: '/production', title: 'Production', text: 'Release a version of an API to production.'}),
  page({
    url: '/why',
    title: 'Answers',
    parts: [{heading: 'The command fails', anchor: 'no', text: `The command prints: ${MESSAGE}.`}],
  }),
]);

test("finds an error message even if it contains the reader's own names", async () => {
  for (const query of [
    MESSAGE,
    MESSAGE.replace('version 1', 'version d454a'),
    MESSAGE.replace('Web', 'zyx-shop').replace('API', 'abc-orders'),
    'no verified pact between',
  ]) {
    const {pages: found} = await messages.search(request(query));
    assert.equal(found[0]?.sections[0]?.url, '/why#no', query);
  }
});

test('finds the page of a pasted message with several lines', async () => {
  const log = [
    '$ pact-broker can-i-deploy --pacticipant zyx-shop --version 5f3a9c1 --to-environment prod-eu-1',
    '2024-03-01T10:00:00.123Z INFO: Connecting to https://zyx.example:8443/',
    'Computer says no ¯\\_(ツ)_/¯',
    '',
    '\u001B[31mThere is no verified pact between version 5f3a9c1 of zyx-shop and a version of abc-orders\u001B[0m',
    '    at Object.run (/home/jane/zyx-shop/node_modules/runner/index.js:10:3)',
  ].join('\n');
  const {pages: found} = await messages.search(request(log));
  assert.equal(found[0]?.sections[0]?.url, '/why#no');
  const typed = await messages.search(request('zyxshop kyrillium vorpal unverified abcorders qwertz verified pact'));
  assert.equal(typed.total, 0, 'in a typed query, unknown words count');
});

test('a pasted message may contain words of several subjects', async () => {
  const subjects = [
    ['ruby', 'gem'],
    ['proxy', 'certificate'],
    ['branch', 'commit'],
  ].map((words) => page({url: `/${words[0]}`, title: words.join(' and ')}));
  const engineOfSubjects = engineOf([...filler, ...subjects]);
  const log = ['Loading the ruby gem', 'Proxy certificate is loaded', 'Branch and commit'].join('\n');
  assert.deepEqual((await urlsOf(engineOfSubjects, log)).sort(), ['/branch', '/proxy', '/ruby']);
});

test('ranks a heading that equals the question above a title with its rarest word', async () => {
  const questions = engineOf([
    ...filler,
    page({url: '/check', title: 'Deployment check', text: 'The check succeeds or fails.'}),
    page({
      url: '/why',
      title: 'Questions',
      parts: [{heading: 'Why does the check say unknown?', anchor: 'unknown', text: 'A result is missing.'}],
    }),
  ]);
  const {pages: found} = await questions.search(request('why does the check say unknown'));
  assert.equal(found[0]?.sections[0]?.url, '/why#unknown');
});

test('ranks the page whose title is typed exactly above one with a similar title', async () => {
  const similar = engineOf([
    page({url: '/notice', title: 'Release v1.13.0'}),
    page({url: '/release', title: 'Release 1.13.0', keywords: ['release']}),
    ...filler,
  ]);
  assert.equal((await urlsOf(similar, 'release v1.13.0'))[0], '/notice');
  assert.equal((await urlsOf(similar, 'Release 1.13.0'))[0], '/release');
});

test('uses a named release line to select pages, not as a search term', async () => {
  const about = (releaseLine: string, title: string): ExtractedPage =>
    page({
      url: `/${releaseLine}/${title}`,
      title: `${title} of ${releaseLine}`,
      editions: [releaseLine],
      text: `${title} in ${releaseLine}.`,
    });
  const pagesOfLines = ['1.x', '2.x'].flatMap((releaseLine) =>
    ['Storage', 'Architecture'].map((title) => about(releaseLine, title)),
  );
  const lines = engineOf([
    ...filler,
    ...pagesOfLines,
    page({url: '/cloud/storage', title: 'Storage', editions: ['cloud']}),
  ]);
  assert.equal((await urlsOf(lines, 'storage 1.x'))[0], '/1.x/Storage');
  assert.equal((await urlsOf(lines, 'storage 2.x'))[0], '/2.x/Storage');
  assert.ok(!(await urlsOf(lines, 'storage 1.x')).includes('/1.x/Architecture'));
});

test('ranks every current page above its counterpart in the archived version', async () => {
  const subjects = Array.from({length: 70}, (_, number) => `Subject${number}`);
  const currentPages = subjects.map((subject) =>
    page({
      url: `/docs/${subject}`,
      title: subject,
      editions: ['cloud', '1.x', '2.x'],
      text: `All about ${subject} and contracts.`,
    }),
  );
  const archivedPages = subjects.map((subject) =>
    page({
      url: `/1.x/docs/${subject}`,
      title: subject,
      tag: 'docs-default-1.x',
      editions: ['1.x'],
      text: `All about ${subject} and contracts.`,
    }),
  );
  const versions = engineOf([
    ...archivedPages,
    ...currentPages,
    page({url: '/docs/old', title: 'Retired', text: 'Subject3 in passing, long ago.'}),
  ]);
  for (const subject of subjects) assert.equal((await urlsOf(versions, subject))[0], `/docs/${subject}`, subject);
  assert.equal((await urlsOf(versions, 'subject3 1.x'))[0], '/1.x/docs/Subject3');
  const all = await urlsOf(versions, 'contracts', {size: 200});
  assert.equal(all.length, 140);
  assert.ok(
    all.slice(0, 70).every((url) => url.startsWith('/docs/')),
    'an archived page ranks above a current one',
  );
  assert.equal((await urlsOf(versions, 'contracts', {size: 200, tags: ['docs-default-1.x']})).length, 70);
});

test('ranks a page about something older below its current counterpart, unless the query asks for it', async () => {
  const older = page({
    url: '/docs/old/logs',
    title: 'Webhook logs (old UI)',
    legacy: true,
    keywords: ['retention'],
    parts: [{heading: 'Retention', anchor: 'retention', text: 'Retention, retention, and retention.'}],
  });
  const current = (title: string) =>
    page({url: '/docs/logs', title, text: `${'All about something else. '.repeat(20)} Retention in passing.`});
  const withCounterpart = engineOf([...filler, older, current('Webhook logs')]);
  assert.deepEqual(await urlsOf(withCounterpart, 'retention'), ['/docs/logs', '/docs/old/logs']);
  assert.equal((await urlsOf(withCounterpart, 'old retention'))[0], '/docs/old/logs');
  assert.equal((await urlsOf(withCounterpart, 'retention', {tags: ['docs-default-current']}))[0], '/docs/old/logs');
  const withoutCounterpart = engineOf([...filler, older, current('Builds')]);
  assert.deepEqual(await urlsOf(withoutCounterpart, 'retention'), ['/docs/old/logs', '/docs/logs']);
});

/** A response without what only excerpts add to it. */
const withoutExcerpts = ({pages: hits, complete: _, ...rest}: SearchResponse) => ({
  ...rest,
  pages: hits.map((hit) => ({...hit, sections: hit.sections.map(({url, headings}) => ({url, headings}))})),
});

test('returns excerpts only if they are wanted, and then the same pages in the same order', async () => {
  for (const query of ['webhooks', 'contract', '--contract-content-changed', 'database url', 'cyprus', 'minecraft']) {
    const {engine: fresh, fetched} = open(pages);
    const fast = await fresh.search(request(query, {size: 5}));
    assert.ok(fetched.length > 0 && fetched.every((file) => !file.startsWith('page-')), query);
    const slow = await fresh.searchWithExcerpts(request(query, {size: 5}));
    assert.deepEqual(withoutExcerpts(fast), withoutExcerpts(slow), query);
    assert.deepEqual([fast.complete, slow.complete], [fast.total === 0, true], query);
    assert.equal(fetched.filter((file) => file.startsWith('page-')).length, slow.pages.length, query);
  }
});

test('without excerpts, a hit has the description of the page or nothing', async () => {
  const {engine: fresh} = open(pages);
  const [webhooks] = (await fresh.search(request('webhooks'))).pages;
  assert.equal(text(webhooks), 'Start a build');
  const [variables] = (await fresh.search(request('PACTFLOW_DATABASE_URL'))).pages;
  assert.deepEqual(variables?.sections[0]?.snippet, []);
  const [excerpt] = (await fresh.searchWithExcerpts(request('PACTFLOW_DATABASE_URL'))).pages;
  assert.equal(text(excerpt), 'URL of the PostgreSQL server.');
  const again = await fresh.search(request('PACTFLOW_DATABASE_URL'));
  assert.deepEqual([again.complete, text(again.pages[0])], [true, 'URL of the PostgreSQL server.']);
});

test('fetches each file once, and no file before the first query', async () => {
  const {engine: fresh, fetched} = open(pages);
  assert.equal(fetched.length, 0);
  const queries = ['webhooks', 'webhooks', 'contract', 'cyprus', 'identity'];
  await Promise.all(queries.map((query) => fresh.search(request(query))));
  for (const query of queries) await fresh.searchWithExcerpts(request(query));
  assert.ok(fetched.includes('words-0.json') && fetched.some((file) => file.startsWith('page-')));
  assert.deepEqual([...new Set(fetched)], fetched);
});

test('warming up fetches nothing and does not change results', async () => {
  const before = open(pages);
  const after = open(pages);
  after.engine.warmUp();
  assert.deepEqual(after.fetched, []);
  for (const query of ['w', 'webhooks', 'environmant', 'nothing of this kind'])
    assert.deepEqual(await after.engine.search(request(query)), await before.engine.search(request(query)));
});

test('a typo takes at most two word lists, and a known word takes none', async () => {
  const listsFor = async (query: string): Promise<number> => {
    const {engine: fresh, fetched} = open(pages);
    await fresh.search(request(query));
    return fetched.filter((file) => file.startsWith('letters-')).length;
  };
  assert.equal(await listsFor('webhooks'), 0);
  assert.equal(await listsFor('identity provider'), 0);
  assert.equal(await listsFor('proivder'), 2);
});

/** Warnings that are logged until the end of a test. */
function warningsOf(context: TestContext): string[] {
  const warnings: string[] = [];
  context.mock.method(console, 'warn', (message: string) => warnings.push(message));
  return warnings;
}

test('if a file of words is missing, searches titles and headings, and logs why', async (context) => {
  const warnings = warningsOf(context);
  const {engine: fresh, files} = open(pages);
  files.delete('words-0.json');
  const {partial, total, pages: found} = await fresh.search(request('webhooks'));
  assert.equal(partial, true);
  assert.deepEqual(
    found.map(({url}) => url),
    ['/docs/webhooks', '/docs/ui-old/webhooks', '/1.x/docs/webhooks'],
  );
  assert.equal(total, 3);
  assert.deepEqual(warnings, ['SearchFailure: words-0.json is missing.']);
  assert.equal((await ask('webhooks')).partial, false);
});

test('if a file of words is missing and no title matches, the search fails', async () => {
  const {engine: fresh, files} = open(pages);
  files.delete('words-0.json');
  for (const query of ['identity', 'minecraft'])
    await assert.rejects(
      fresh.search(request(query)),
      (error) => error instanceof SearchFailure && error.reason === 'unavailable',
      query,
    );
});

test('a damaged file counts as missing', async (context) => {
  const warnings = warningsOf(context);
  const {engine: fresh, files} = open(pages);
  for (const damaged of ['<!doctype html>', '{"words":"Bx","sections":"","levels":""}']) {
    files.set('words-0.json', damaged);
    assert.equal((await fresh.search(request('webhooks'))).partial, true);
  }
  assert.match(warnings[0] ?? '', /^IndexFormatError: words-0\.json isn't JSON/);
  assert.match(warnings[1] ?? '', /^EncodingError: /);
  files.set('words-0.json', '{}');
  await assert.rejects(fresh.search(request('identity')), IndexFormatError);
});

test('a missing word list leaves the typo uncorrected', async (context) => {
  warningsOf(context);
  const {engine: fresh, files} = open(pages);
  for (const file of [...files.keys()]) if (file.startsWith('letters-')) files.delete(file);
  const response = await fresh.search(request('call another system webhooks changes proivder '));
  assert.deepEqual([response.partial, response.pages[0]?.url, response.correction], [true, '/docs/webhooks', null]);
});

test('fetches a file again after a failure', async (context) => {
  warningsOf(context);
  const {engine: fresh, files, fetched} = open(pages);
  const content = files.get('words-0.json') ?? '';
  files.delete('words-0.json');
  await assert.rejects(fresh.search(request('identity')), SearchFailure);
  assert.equal((await fresh.search(request('webhooks'))).partial, true);
  files.set('words-0.json', content);
  const complete = await fresh.search(request('webhooks'));
  assert.deepEqual([complete.partial, complete.pages.map(({url}) => url)], [false, await urls('webhooks')]);
  assert.deepEqual(await urlsOf(fresh, 'identity'), ['/docs/saml']);
  assert.deepEqual(
    fetched.filter((file) => file === 'words-0.json'),
    Array(3).fill('words-0.json'),
  );
});

test('if a page file is missing, only the search with excerpts fails, and it works again later', async () => {
  const {engine: fresh, root, files} = open(pages);
  const file = `page-${root.pages.url.indexOf('/docs/saml')}.json`;
  const content = files.get(file) ?? '';
  files.delete(file);
  await assert.rejects(fresh.searchWithExcerpts(request('identity')), SearchFailure);
  assert.deepEqual(await urlsOf(fresh, 'identity'), ['/docs/saml']);
  files.set(file, content);
  assert.match(text((await fresh.searchWithExcerpts(request('identity'))).pages[0]), /identity provider/);
});

test('corrects the typos of a query, and leaves everything else in it as it is', async () => {
  const correction = async (query: string): Promise<string | null> => (await ask(query)).correction;
  assert.equal(await correction('My  proivder and consumre '), 'My  provider and consumer ');
  for (const query of ['webhooks', 'contracts ', 'minecraft ', 'provi', 'sso ', ''])
    assert.equal(await correction(query), null, query);
});

test('answers a query for a single thing that has an answer', async () => {
  const answer = {title: 'SAML', text: 'A protocol for signing in.', url: '/docs/saml'};
  const {engine: answering} = open(pages, new Map([[answerKey('SAML'), answer]]));
  const answerTo = async (query: string) => (await answering.search(request(query))).answer;
  for (const query of ['saml', 'SAML', 'what is saml?', 'Pact: SAML'])
    assert.deepEqual(await answerTo(query), answer, query);
  for (const query of ['saml webhooks', 'webhooks', 'constructor', '', 'saml\npact'])
    assert.equal(await answerTo(query), null, query);
});

test('answers a query that quotes a message with the page about it, and ranks that page below others', async () => {
  const title = 'There is no verified pact between … and …';
  const description = 'The broker has no verification result.';
  const message = page({url: '/fix/no-verified-pact', title, description, contentType: 'message', text: 'Verify it.'});
  const guide = page({url: '/docs/fix', title: 'Fix it', keywords: ['there is no verified pact between']});
  const {engine: answering} = open([...pages, message, guide, ...filler]);
  const answerTo = async (query: string) => (await answering.search(request(query))).answer;
  const expected = {title, text: description, url: '/fix/no-verified-pact'};
  for (const query of [
    'There is no verified pact between',
    'there is no verified pact between Foo and Bar',
    'ERROR There is no verified pact between Foo (1.0.0) and Bar\nexit code 1',
  ])
    assert.deepEqual(await answerTo(query), expected, query);
  for (const query of ['verified pact', 'contract testing of a consumer', 'webhooks'])
    assert.equal(await answerTo(query), null, query);
  assert.deepEqual(await urlsOf(answering, 'there is no verified pact between'), [
    '/docs/fix',
    '/fix/no-verified-pact',
  ]);
  assert.equal((await urlsOf(answering, title))[0], '/fix/no-verified-pact', 'the exact title comes first');
});

test('answers a pasted text with the page about the message in one of its lines', async () => {
  const title = 'There is no verified pact between … and …';
  const message = page({url: '/fix/no-verified-pact', title, description: 'Verify it.', contentType: 'message'});
  const {engine: answering} = open([...pages, message, ...filler]);
  const answerTo = async (query: string, change: Partial<SearchRequest> = {}) =>
    (await answering.search(request(query, change))).answer;
  const line = 'There is no verified pact between Foo (1.0.0) and Bar';
  const before =
    '> shop-web@1.4.2 test\nA provider and a consumer agree on a contract about webhooks, SAML, and Cypress.';
  const after = '    at verify (/home/jane/shop/test/verify.js:42:11)\nTests: 1 failed, 12 passed\nExit code 1';
  const expected = {title, text: 'Verify it.', url: '/fix/no-verified-pact'};
  for (const query of [`${before}\n2026-03-01T10:00:00Z ERROR ${line}\n${after}`, `${before} Error: ${line}`])
    assert.deepEqual(await answerTo(query), expected, query);
  for (const query of [`${before}\n${after}`, `${before}\nThere is no verified pact\n${after}`])
    assert.equal(await answerTo(query), null, query);
  assert.deepEqual(await answerTo(line, {tags: ['docs-default-current']}), expected);
  assert.equal(
    await answerTo(`${before}\n${line}`, {tags: ['docs-default-1.x']}),
    null,
    'not among the searched pages',
  );
});

test('answers the beginning of several messages with the general one', async () => {
  const fixes = knownErrors.map(({id, title, meaning}) =>
    page({url: `/fix/${id}`, title, description: meaning, contentType: 'message'}),
  );
  const {engine: answering} = open([...pages, ...fixes, ...filler]);
  const answerTo = async (query: string) => (await answering.search(request(query))).answer?.url;
  for (const query of [
    'No pacts found for provider',
    'no pacts found for provider',
    "No pacts found for provider 'ProductAPI'",
    "Failed to load pact - No pacts found for provider 'ProductAPI' matching the given consumer version selectors",
  ])
    assert.equal(await answerTo(query), '/fix/no-pacts-found', query);
  assert.equal(
    await answerTo(
      "No pacts found for provider 'ProductAPI' in pact broker 'http://localhost': failed validation - []",
    ),
    '/fix/broker-rejects-selectors',
  );
});
