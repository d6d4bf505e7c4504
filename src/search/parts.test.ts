import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  anchorOf,
  bucketOf,
  chunkOfWord,
  contentTypeAt,
  impactOf,
  inverseFrequency,
  levelOf,
  parsePostings,
  parseRoot,
  parseTexts,
  parseWords,
  BUCKET_LENGTH,
  type Root,
} from './parts';
import {CONTENT_TYPES, IndexFormatError, SCHEMA} from './schema';

const root: Root = {
  schema: SCHEMA,
  language: 'en',
  directory: 'assets/search/en-0123456789ab/',
  tags: [
    {tag: 'docs-default-1.x', version: '1.x', current: false},
    {tag: 'default', version: null, current: true},
  ],
  siteSections: ['Docs'],
  paths: [[], ['One', 'Two']],
  editions: [[], ['1.x']],
  pages: {
    url: ['/a', '/b'],
    title: ['A', 'B'],
    description: ['About A', ''],
    keywords: ['one\ntwo', ''],
    siteSection: [0, 0],
    path: [0, 1],
    editions: [1, 0],
    tag: [0, 1],
    legacy: [0, 1],
    contentType: [-1, CONTENT_TYPES.length - 1],
    levels: ['23', ''],
  },
  headings: ['First', 'Second'],
  anchors: ['', '-'],
  chunks: ['aaa'],
  letters: ['a'],
};

const rejects = (parse: () => unknown, message: RegExp): void => {
  assert.throws(parse, (error) => error instanceof IndexFormatError && message.test(error.message));
};
const withPages = (change: Record<string, unknown>): object => ({...root, pages: {...root.pages, ...change}});

test('parses a root', () => {
  assert.deepEqual(parseRoot(JSON.stringify(root), 'x.json'), root);
});

test('every parser rejects an HTML page, a truncated file, and JSON without an object, and names the file', () => {
  const parsers = [
    parseRoot,
    parsePostings,
    parseWords,
    (text: string, file: string) => parseTexts(text, file, 1),
  ] as const;
  for (const parse of parsers) {
    rejects(() => parse('<!doctype html><html lang=en>', 'x.json'), /^x\.json isn't JSON: it starts with "<!doctype/);
    rejects(() => parse('{"schema":', 'x.json'), /^x\.json isn't JSON: it starts with "{\\"schema/);
    rejects(() => parse('', 'x.json'), /^x\.json isn't JSON: it starts with ""/);
    for (const other of ['7', 'null', '[]', '"text"'])
      rejects(() => parse(other, 'x.json'), /^x\.json contains (a list|null|7|text), expected an object\.$/);
  }
});

test('rejects a root with another schema, and recommends a reload', () => {
  rejects(
    () => parseRoot(JSON.stringify({...root, schema: SCHEMA - 1}), 'x.json'),
    new RegExp(`^x\\.json has schema ${SCHEMA - 1}, expected ${SCHEMA}\\. .* reload without the cache\\.$`),
  );
  rejects(() => parseRoot(JSON.stringify({...root, schema: undefined}), 'x.json'), /^x\.json has schema undefined/);
});

const damagedRoots: [string, object][] = [
  ...Object.keys(root)
    .filter((field) => field !== 'schema')
    .map((field): [string, object] => [`no ${field}`, {...root, [field]: undefined}]),
  ...Object.keys(root.pages).map((column): [string, object] => [
    `no column ${column}`,
    withPages({[column]: undefined}),
  ]),
  ...Object.entries(root.pages).map(([column, values]): [string, object] => [
    `a column ${column} that's too short`,
    withPages({[column]: (values as unknown[]).slice(1)}),
  ]),
  [
    'no pages',
    {...root, headings: [], anchors: [], pages: Object.fromEntries(Object.keys(root.pages).map((key) => [key, []]))},
  ],
  ['a title that is a number', withPages({title: ['A', 2]})],
  ['a site section that is not in the list', withPages({siteSection: [0, 1]})],
  ['a path that is not in the list', withPages({path: [0, 2]})],
  ['editions that are not in the list', withPages({editions: [0, 2]})],
  ['a tag that is not in the list', withPages({tag: [0, 2]})],
  ['a negative index', withPages({tag: [0, -1]})],
  ['an index that is not an integer', withPages({path: [0, 0.5]})],
  ['an index that is a text', withPages({path: [0, '1']})],
  ['an unknown content type', withPages({contentType: [-1, CONTENT_TYPES.length]})],
  ['a legacy value other than 0 and 1', withPages({legacy: [0, 2]})],
  ['a tag without a version', {...root, tags: [{tag: 'a', current: true}, ...root.tags.slice(1)]}],
  ['a tag that is not an object', {...root, tags: [null, ...root.tags.slice(1)]}],
  ['a path that is a text', {...root, paths: ['', '']}],
  ['fewer headings than levels', {...root, headings: ['First'], anchors: ['']}],
  ['fewer anchors than headings', {...root, anchors: ['']}],
  ['chunks that are numbers', {...root, chunks: [1]}],
];

for (const [what, damaged] of damagedRoots) {
  test(`rejects a root with ${what}`, () =>
    rejects(() => parseRoot(JSON.stringify(damaged), 'x.json'), /^x\.json has missing or malformed fields\. Build/));
}

test('parses a chunk, and rejects one with missing or malformed fields', () => {
  const postings = {words: 'Apact', sections: 'BBA', levels: 'G'};
  assert.deepEqual(parsePostings(JSON.stringify(postings), 'x.json'), postings);
  for (const field of Object.keys(postings))
    for (const value of [undefined, 7])
      rejects(
        () => parsePostings(JSON.stringify({...postings, [field]: value}), 'x.json'),
        /^x\.json isn't a chunk of the search index\.$/,
      );
});

test('parses the answers of a chunk, and rejects malformed ones', () => {
  const answer = {title: 'A', text: 'It is.', url: '/a'};
  const postings = {words: '', sections: '', levels: '', answers: {a: answer}};
  assert.deepEqual(parsePostings(JSON.stringify(postings), 'x.json'), postings);
  for (const answers of [null, [], 'a', {a: null}, {a: {...answer, text: undefined}}, {a: {...answer, url: 7}}])
    rejects(() => parsePostings(JSON.stringify({...postings, answers}), 'x.json'), /^x\.json isn't a chunk/);
});

test('parses a word list, and rejects a file without words', () => {
  assert.equal(parseWords('{"words":"Apact"}', 'x.json'), 'Apact');
  for (const other of ['{}', '{"words":["pact"]}'])
    rejects(() => parseWords(other, 'x.json'), /^x\.json isn't a word list of the search index\.$/);
});

test('parses the texts of a page, and rejects another number of sections and malformed sections', () => {
  const texts = {
    sections: [
      ['Text.', 'code'],
      ['', ''],
    ],
  };
  assert.deepEqual(parseTexts(JSON.stringify(texts), 'x.json', 2), texts);
  for (const count of [1, 3])
    rejects(
      () => parseTexts(JSON.stringify(texts), 'x.json', count),
      new RegExp(`^x\\.json doesn't have the texts of ${count} sections\\.$`),
    );
  for (const sections of [
    undefined,
    'ab',
    [['a'], ['b']],
    [
      ['a', 1],
      ['b', ''],
    ],
    [null, null],
    ['ab', 'cd'],
  ])
    rejects(() => parseTexts(JSON.stringify({sections}), 'x.json', 2), /^x\.json doesn't have the texts of 2 sections/);
});

test('a word is in the last chunk that starts at or before its first letters', () => {
  const chunks = ['baa', 'con', 'pac'];
  const cases: [string, number][] = [
    ['baa', 0],
    ['cluster', 0],
    ['co', 0],
    ['comzzz', 0],
    ['con', 1],
    ['consumer', 1],
    ['ownership', 1],
    ['pabzzz', 1],
    ['pact', 2],
    ['zzz', 2],
    ['漢字', 2],
  ];
  for (const [word, chunk] of cases) assert.equal(chunkOfWord(word, chunks), chunk, word);
});

test('a word before the first chunk is in the first chunk', () => {
  for (const word of ['', '1.x', 'a', 'baZ']) assert.equal(chunkOfWord(word, ['baa', 'con']), 0, word);
  assert.equal(chunkOfWord('pact', []), 0);
});

test('the first letters of a word are enough to find its chunk', () => {
  const chunks = ['abc', 'con', 'pac', 'pro'];
  for (const word of ['abcd', 'conduct', 'contract', 'pact', 'package', 'provider']) {
    assert.equal(bucketOf(word).length, BUCKET_LENGTH);
    assert.equal(chunkOfWord(bucketOf(word), chunks), chunkOfWord(word, chunks), word);
  }
});

test('impact levels are nonnegative, keep the order of impacts, and are approximately right', () => {
  const impacts = [0.2, 0.5, 1, 2, 3.3, 8, 20];
  const levels = impacts.map(levelOf);
  assert.deepEqual(
    levels,
    [...levels].sort((a, b) => a - b),
  );
  assert.equal(levelOf(1e-9), 0);
  for (const impact of impacts) assert.ok(Math.abs(Math.log2(impactOf(levelOf(impact)) / impact)) <= 0.5, `${impact}`);
  for (let level = 0; level < 32; level++) assert.equal(levelOf(impactOf(level)), level);
});

test('a rare term has more information than a common one, and no term has a negative amount', () => {
  const [one, some, all] = [1, 50, 100].map((found) => inverseFrequency(found, 100));
  assert.ok(one !== undefined && some !== undefined && all !== undefined && one > some && some > all && all > 0);
});

test('guesses the id of a heading', () => {
  const cases: [string, string][] = [
    ['Create a webhook', 'create-a-webhook'],
    ['PACTFLOW_DATABASE_URL', 'pactflow_database_url'],
    ["What's in 1.x?", 'whats-in-1x'],
    ['Docker & Compose', 'docker--compose'],
    ['Où ça', 'où-ça'],
  ];
  for (const [heading, anchor] of cases) assert.equal(anchorOf(heading), anchor);
});

test('-1 means that a page has no content type', () => {
  assert.deepEqual(
    CONTENT_TYPES.map((_, index) => contentTypeAt(index)),
    CONTENT_TYPES,
  );
  assert.equal(contentTypeAt(-1), null);
});
