import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {PageHit} from './backend';
import {createEngine, type EnginePage} from './engine';
import type {Section} from './schema';

type Draft = Partial<EnginePage> & Pick<EnginePage, 'url' | 'title'> & {text?: string; parts?: Partial<Section>[]};

function page({text = '', parts = [], ...rest}: Draft): EnginePage {
  const intro: Section = {heading: rest.title, level: 1, anchor: '', text, code: ''};
  const sections = [
    intro,
    ...parts.map((part): Section => ({heading: '', level: 2, anchor: '', text: '', code: '', ...part})),
  ];
  return {
    description: '',
    keywords: [],
    siteSection: 'Docs',
    path: [],
    editions: [],
    legacy: false,
    contentType: null,
    tag: 'docs-default-current',
    version: null,
    current: true,
    ...rest,
    sections,
  };
}

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
    contentType: null,
  }),
  page({
    url: '/docs/saml',
    title: 'SAML',
    siteSection: 'On-Premises',
    text: 'Let readers sign in through your identity provider.',
  }),
  page({url: '/docs/cypress', title: 'Cypress', siteSection: 'Examples', text: 'Contract tests from mocks.'}),
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
    version: '1.x',
    current: false,
    text: 'Call another system when a contract changes.',
  }),
  page({
    url: '/docs/markup',
    title: 'Markup <script>alert(1)</script>',
    text: 'An <img src=x onerror=alert(1)> in a text.',
  }),
  ...filler,
];

const engine = createEngine(pages, {synonyms: [['sso', 'saml']], starters: ['webhooks', 'nothing of this kind']});
const ask = (query: string, from = 0, size = 10, tags: string[] | null = null) =>
  engine.search({query, from, size, tags});
const urls = (query: string): string[] => ask(query).pages.map(({url}) => url);
const text = (hit: PageHit | undefined, section = 0): string =>
  (hit?.sections[section]?.snippet ?? []).map((segment) => segment.text).join('');

test('finds an identifier as a whole and by its words, and points to its section', () => {
  for (const query of ['PACTFLOW_DATABASE_URL', 'database url', 'pactflow_databa', 'PACTFLOW_DATABSE_URL']) {
    const [first] = ask(query).pages;
    assert.equal(first?.url, '/docs/environment-variables', query);
    assert.equal(first.sections[0]?.url, '/docs/environment-variables#pactflow_database_url', query);
  }
});

test('a hit includes the headings above it', () => {
  const headings = ask('PACTFLOW_DATABASE_URL').pages[0]?.sections[0]?.headings.map((heading) =>
    heading.map((segment) => segment.text).join(''),
  );
  assert.deepEqual(headings, ['Environment variables', 'Database', 'PACTFLOW_DATABASE_URL']);
});

test('finds a flag in a code block as typed and marks the hit as code', () => {
  const hit = ask('--contract-content-changed').pages[0];
  assert.equal(hit?.url, '/docs/webhooks');
  assert.equal(hit.sections[0]?.kind, 'code');
  assert.match(text(hit), /--contract-content-changed/);
});

test('ranks the current page above the legacy one, the older version, and the release', () => {
  assert.deepEqual(urls('webhooks').slice(0, 4), [
    '/docs/webhooks',
    '/docs/ui-old/webhooks',
    '/1.x/docs/webhooks',
    '/docs/releases/1.37.2',
  ]);
});

test('ranks legacy and release pages first if the query names them', () => {
  assert.equal(urls('1.37.2')[0], '/docs/releases/1.37.2');
  assert.equal(urls('old webhooks')[0], '/docs/ui-old/webhooks');
});

test('among similar pages, ranks the one whose keyword equals the query first', () => {
  const talk = (url: string, keywords: string[]) =>
    page({url, title: 'About storage', keywords, text: 'Vacuum and backups of the elephant store.'});
  const engine = createEngine(
    [
      ...filler,
      talk('/parts', ['elephant backups', 'store vacuum']),
      talk('/expected', ['elephant store', 'backups', 'vacuum']),
    ],
    {synonyms: [], starters: []},
  );
  assert.equal(engine.search({query: 'elephant store', from: 0, size: 3, tags: null}).pages[0]?.url, '/expected');
});

test('understands typos, prefixes, and synonyms', () => {
  assert.equal(urls('cyprus')[0], '/docs/cypress');
  assert.equal(urls('webho')[0], '/docs/webhooks');
  assert.equal(urls('sso')[0], '/docs/saml');
});

test('finds nothing for an unknown word and suggests queries that have results', () => {
  const answer = ask('minecraft');
  assert.deepEqual([answer.total, answer.pages, answer.suggestions], [0, [], ['webhooks']]);
  assert.deepEqual(ask('minecraft contract').suggestions[0], 'contract');
});

test('counts all matching pages, no matter which part is returned', () => {
  const all = ask('contract', 0, 1000);
  assert.equal(all.total, all.pages.length);
  const part = ask('contract', 5, 7);
  assert.equal(part.total, all.total);
  assert.deepEqual(part.pages, all.pages.slice(5, 12));
  assert.ok(all.pages.every(({sections}) => sections.length >= 1 && sections.length <= 3));
});

test('ranks an earlier version below unversioned pages unless the search is narrowed to it', () => {
  const text = 'Call another system when a contract changes.';
  const all = [
    page({url: '/1.x/docs/webhooks', title: 'Webhooks', tag: 'docs-default-1.x', version: '1.x', current: false, text}),
    page({url: '/notices/webhooks', title: 'Webhooks', tag: 'default', contentType: 'notice', text}),
    ...filler,
  ];
  const found = (tags: string[] | null) =>
    createEngine(all, {synonyms: [], starters: []})
      .search({query: 'webhooks', from: 0, size: 10, tags})
      .pages.map(({url}) => url);
  assert.deepEqual(found(null), ['/notices/webhooks', '/1.x/docs/webhooks']);
  assert.deepEqual(found(['default', 'docs-default-1.x']), ['/1.x/docs/webhooks', '/notices/webhooks']);
});

test('narrows a search to docs tags', () => {
  assert.deepEqual(
    ask('webhooks', 0, 10, ['docs-default-1.x']).pages.map(({url, version}) => [url, version]),
    [['/1.x/docs/webhooks', '1.x']],
  );
  assert.equal(ask('webhooks', 0, 10, []).total, 0);
});

test('responds to any query', () => {
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
    'x'.repeat(512),
    'pact '.repeat(102),
    '('.repeat(512),
  ];
  for (const query of queries) assert.equal(ask(query).query, query);
  for (const query of ['', ' ', '🙂', '('.repeat(512)]) assert.equal(ask(query).total, 0, query);
});

test('treats markup in pages and queries as text', () => {
  const [hit] = ask('<script>alert(1)</script>').pages;
  assert.equal(hit?.title, 'Markup <script>alert(1)</script>');
  assert.equal(text(hit), 'An <img src=x onerror=alert(1)> in a text.');
});

test("finds an error message even if it contains the reader's own names", () => {
  const message = 'There is no verified pact between version 1 of Web and a version of API in production';
  const engine = createEngine(
    [
      ...filler,
      page({
        url: '/shuffled',
        title: 'Answers',
        parts: [
          {
            heading: 'The command fails',
            anchor: 'no',
            text: 'The command prints: in production version of API a and of Web version 1 between pact verified no is There a.',
          },
        ],
      }),
      page({
        url: '/why',
        title: 'Answers',
        parts: [{heading: 'The command fails', anchor: 'no', text: `The command prints: ${message}.`}],
      }),
    ],
    {synonyms: [], starters: []},
  );
  for (const query of [message, message.replace('version 1', 'version d454a'), 'no verified pact between']) {
    assert.equal(engine.search({query, from: 0, size: 3, tags: null}).pages[0]?.sections[0]?.url, '/why#no', query);
  }
});

test('ranks a heading that equals the question above a title with its rarest word', () => {
  const engine = createEngine(
    [
      ...filler,
      page({url: '/check', title: 'Deployment check', text: 'The check succeeds or fails.'}),
      page({
        url: '/why',
        title: 'Questions',
        parts: [{heading: 'Why does the check say unknown?', anchor: 'unknown', text: 'A result is missing.'}],
      }),
    ],
    {synonyms: [], starters: []},
  );
  assert.equal(
    engine.search({query: 'why does the check say unknown', from: 0, size: 3, tags: null}).pages[0]?.sections[0]?.url,
    '/why#unknown',
  );
});

test('ranks the page whose title is typed exactly above one with a similar title', () => {
  const similarPages = [
    page({url: '/notice', title: 'Release v1.13.0'}),
    page({url: '/release', title: 'Release 1.13.0', keywords: ['release']}),
    ...filler,
  ];
  const first = (query: string): string | undefined =>
    createEngine(similarPages, {synonyms: [], starters: []}).search({query, from: 0, size: 3, tags: null}).pages[0]
      ?.url;
  assert.deepEqual([first('release v1.13.0'), first('Release 1.13.0')], ['/notice', '/release']);
});

test('uses a named release line to select pages, not as a search term', () => {
  const about = (releaseLine: string, title: string): EnginePage =>
    page({
      url: `/${releaseLine}/${title}`,
      title: `${title} of ${releaseLine}`,
      editions: [releaseLine],
      text: `${title} in ${releaseLine}.`,
    });
  const pagesOfLines = ['1.x', '2.x'].flatMap((releaseLine) =>
    ['Storage', 'Architecture'].map((title) => about(releaseLine, title)),
  );
  const found = createEngine(
    [...filler, ...pagesOfLines, page({url: '/cloud/storage', title: 'Storage', editions: ['cloud']})],
    {synonyms: [], starters: []},
  );
  const order = (query: string): string[] =>
    found.search({query, from: 0, size: 10, tags: null}).pages.map(({url}) => url);
  assert.equal(order('storage 1.x')[0], '/1.x/Storage');
  assert.equal(order('storage 2.x')[0], '/2.x/Storage');
  assert.ok(!order('storage 1.x').includes('/1.x/Architecture'));
});

test('ranks every current page above its counterpart in the archived version', () => {
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
      version: '1.x',
      current: false,
      editions: ['1.x'],
      text: `All about ${subject} and contracts.`,
    }),
  );
  const found = createEngine(
    [
      ...archivedPages,
      ...currentPages,
      page({url: '/docs/old', title: 'Retired', text: 'Subject3 in passing, long ago.'}),
    ],
    {synonyms: [], starters: []},
  );
  const order = (query: string, tags: string[] | null = null): string[] =>
    found.search({query, from: 0, size: 200, tags}).pages.map(({url}) => url);
  for (const subject of subjects) assert.equal(order(subject)[0], `/docs/${subject}`, subject);
  assert.equal(order('subject3 1.x')[0], '/1.x/docs/Subject3');
  const all = order('contracts');
  assert.equal(all.length, 140);
  assert.ok(
    all.slice(0, 70).every((url) => url.startsWith('/docs/')),
    'an archived page ranks above a current one',
  );
  assert.equal(order('contracts', ['docs-default-1.x']).length, 70);
});
